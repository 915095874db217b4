import {
  eraseStored,
  followStored,
  readStored,
  setAsideStored,
  writeStored,
  type StoredEntry,
} from '@furrow/remote/stored';
import {
  isEntry,
  nobody,
  parseLedger,
  readLedger,
  type YouEntry,
  type Stored,
  type Visitor,
  type You,
} from './you-entry';

export { nobody };
export type { YouEntry, EntryKind, Visitor, You } from './you-entry';

/** The localStorage key of the visitor's ledger. */
export const youKey = 'furrow.you';

/** The visitor's ledger in the storage of the browser. */
export const youStored: StoredEntry = { key: youKey, storage: 'local', holds: 'You, and what you did here' };

/** The window hears this event whenever code of this tab has changed the ledger. */
const changedEvent = 'furrow:you';

/** What is recorded: the moment is now and the id is made of kind and ref, unless they are told. */
export type NewEntry = Omit<YouEntry, 'id' | 'at'> & Partial<Pick<YouEntry, 'id' | 'at'>>;

let seen: { text: string | undefined; you: You } | undefined;

/** The ledger as this browser keeps it, the same object as long as nobody changes it. What cannot be read counts as empty. */
export function readYou(): You {
  const text = readStored(youStored);
  if (!seen || seen.text !== text) seen = { text, you: readLedger(parseLedger(text)) };
  return seen.you;
}

/** Calls back when the ledger changed: in this tab, in another one, or while the page was in the back/forward cache. */
export function subscribeYou(listener: () => void): () => void {
  const stop = followStored(youStored, listener);
  window.addEventListener(changedEvent, listener);
  return () => {
    window.removeEventListener(changedEvent, listener);
    stop();
  };
}

/**
 * Writes down what the visitor did. An entry of the same id is replaced, so that an order on its way is still one order.
 *
 * @returns false where the storage is full or forbidden: then nothing is remembered, and nothing else is different
 */
export function recordEntry({ id, at = new Date().toISOString(), ...rest }: NewEntry): boolean {
  const entry: YouEntry = { id: id ?? `${rest.kind}:${rest.ref}`, at, ...rest };
  return change(({ entries, ...other }) => ({ ...other, entries: [...without(entries, entry.id), entry] }));
}

/** Takes an entry out. To bring it back, record it as it was. */
export function forgetEntry(id: string): boolean {
  return change(({ entries, ...other }) => ({ ...other, entries: without(entries, id) }));
}

/** Remembers who the visitor is. Fields that are empty or not named stay unchanged. */
export function introduceVisitor(visitor: Partial<Visitor>): boolean {
  const told = Object.entries(visitor).filter(([field, text]) => field in nobody && text.trim() !== '');
  return change((stored) => ({ ...stored, ...Object.fromEntries(told.map(([field, text]) => [field, text.trim()])) }));
}

/** Sets all of who the visitor is, as the visitor says; an empty text is what the site no longer knows. */
export function renameVisitor({ first, last, farm, place }: Visitor): boolean {
  const told = { first: first.trim(), last: last.trim(), farm: farm.trim(), place: place.trim() };
  return change((stored) => ({ ...stored, ...told }));
}

/** Removes everything, also what could not be read. */
export function eraseYou(): void {
  eraseStored([youStored]);
  announce();
}

/** The ledger as a file for another browser: JSON, whole, also what this release does not know. */
export function exportYou(): string {
  return JSON.stringify(parseLedger(readStored(youStored)) ?? emptyStored, null, 2);
}

/**
 * Adds what a file of {@link exportYou} holds. An id that is here already stays unchanged, and so does a name.
 *
 * @returns how many entries came
 * @throws TypeError when the text is no such file, or the storage refuses it
 */
export function importYou(text: string): number {
  const file = parseLedger(text);
  if (!file) throw new TypeError('This site cannot read that file.');
  const known = new Set(readYou().entries.map(({ id }) => id));
  const added = file.entries.filter(isEntry).filter(({ id }) => !known.has(id) && known.add(id));
  const visitor = readLedger(file);
  const isKept = change(({ entries, ...other }) => {
    const mine = readLedger({ ...other, entries });
    const told = Object.fromEntries(
      Object.keys(nobody).map((field) => [field, mine[field as keyof Visitor] || visitor[field as keyof Visitor]]),
    );
    return { ...other, ...told, entries: [...entries, ...added] };
  });
  if (!isKept) throw new TypeError('This browser’s storage is full or turned off.');
  return added.length;
}

const emptyStored: Stored = { v: 1, ...nobody, entries: [] };

function change(next: (stored: Stored) => Stored): boolean {
  const stored = parseLedger(readStored(youStored));
  // Nothing is lost: what cannot be read today may be readable to a later release.
  if (!stored && !setAsideStored(youStored)) return false;
  if (!writeStored(youStored, JSON.stringify(next(stored ?? emptyStored)))) return false;
  announce();
  return true;
}

function without(entries: readonly unknown[], id: string): unknown[] {
  return entries.filter((entry) => (entry as Partial<YouEntry> | null)?.id !== id);
}

function announce(): void {
  window.dispatchEvent(new Event(changedEvent));
}
