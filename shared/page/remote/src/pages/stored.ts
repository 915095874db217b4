/** An entry of the browser's storage that code of the site writes. Each remote lists its own in `stored.ts`. */
export type StoredEntry = {
  key: string;
  /** `local` lasts until it is erased, `session` ends with the tab. */
  storage: 'local' | 'session';
  /** What it holds, in the visitor's words: `Orders and their receipts`. */
  holds: string;
};

/** What the functions here need of an entry. */
type Place = Pick<StoredEntry, 'key' | 'storage'>;

/** The text that is stored; undefined where there is none, or the browser forbids the storage. */
export function readStored(place: Place): string | undefined {
  try {
    return areaOf(place).getItem(place.key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores the text, or removes the entry where it is undefined.
 *
 * @returns false where the storage is full or forbidden: then everything is as it was
 */
export function writeStored(place: Place, text: string | undefined): boolean {
  try {
    if (text === undefined) areaOf(place).removeItem(place.key);
    else areaOf(place).setItem(place.key, text);
    return true;
  } catch {
    return false;
  }
}

/** Where a text is stored that this release cannot read, because a later one may. */
export function setAsidePlace({ key, storage }: Place): Place {
  return { key: `${key}.unreadable`, storage };
}

/**
 * Moves what is stored to {@link setAsidePlace}, behind what is there already.
 *
 * @returns false where the storage is full or forbidden: then everything is as it was
 */
export function setAsideStored(place: Place): boolean {
  const text = readStored(place);
  if (text === undefined) return true;
  const aside = setAsidePlace(place);
  const before = readStored(aside);
  // What refuses even what it holds would not take it back either.
  if (!writeStored(place, text)) return false;
  // A full storage has room for the text only once it is not there twice.
  return (
    writeStored(place, undefined) &&
    (writeStored(aside, before === undefined ? text : `${before}\n${text}`) || (writeStored(place, text) && false))
  );
}

/**
 * Tells the code of this tab that an entry changed, as a browser tells other tabs.
 *
 * @throws DOMException where the browser forbids the storage
 */
export function announceStored(place: Place, oldValue: string | null, newValue: string | null): void {
  const change = { key: place.key, oldValue, newValue, storageArea: areaOf(place) };
  window.dispatchEvent(new StorageEvent('storage', change));
}

/** Removes the entries and what was set aside of them in all tabs, and tells their code. */
export function eraseStored(places: readonly Place[]): void {
  for (const place of places.flatMap((each) => [each, setAsidePlace(each)])) {
    const oldValue = readStored(place) ?? null;
    if (oldValue !== null && writeStored(place, undefined)) announceStored(place, oldValue, null);
    // Each tab has a session of its own. Others hear that the key leaves the storage that all tabs share, and drop it.
    const mark = { key: place.key, storage: 'local' } as const;
    if (place.storage === 'session' && writeStored(mark, '')) writeStored(mark, undefined);
  }
}

/**
 * Calls back when another tab or {@link eraseStored} changed the entry, and when the page comes back from the
 * back/forward cache. An entry of the session that {@link eraseStored} erases in another tab goes in this tab before.
 */
export function followStored(place: Place, listener: (event: Event) => void): () => void {
  const { key, storage } = place;
  function changed(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    if (storage === 'session' && event.key !== null && event.storageArea === window.localStorage) {
      if (event.newValue !== null) return;
      writeStored(place, undefined);
    }
    listener(event);
  }
  const cameBack = (event: PageTransitionEvent) => void (event.persisted && listener(event));
  window.addEventListener('storage', changed);
  window.addEventListener('pageshow', cameBack);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', cameBack);
  };
}

/** Whether a stored moment can be shown: ISO 8601, from the year 1900 to the last day that a `Date` holds. */
export function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^(\+(?!00)\d{4}|19|[2-9]\d)\d{2}-\d{2}-\d{2}T/.test(value) &&
    Date.parse(value) <= 864e13
  );
}

/** @throws DOMException where the browser forbids the storage */
function areaOf({ storage }: Place): Storage {
  return storage === 'local' ? window.localStorage : window.sessionStorage;
}
