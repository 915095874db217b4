/** The entry of the browser's storage, which the page about cookies names. */
const storageKey = 'furrow.recent';
const kept = 5;

/** What was looked for last, the latest first: the address of a page that was opened, or `?` and a query. Without storage it is nothing. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Puts this one first. A full or forbidden storage remembers nothing. */
export function remember(one: string): void {
  write([one, ...readRecent().filter((other) => other !== one)].slice(0, kept));
}

export function clearRecent(): void {
  write([]);
}

function write(recent: string[]): void {
  try {
    if (recent.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(recent));
  } catch {
    // Nothing is lost but a convenience.
  }
}
