import { readStored, writeStored } from '@furrow/remote/stored';
import { stored } from '../../stored';

const kept = 5;

/**
 * What was looked for last, the latest first: the address of a page that was opened, or `?` and a query. Without
 * storage it is nothing.
 */
export function readRecent(): string[] {
  try {
    const read: unknown = JSON.parse(readStored(stored.recent) ?? '[]');
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string').slice(0, kept) : [];
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
  // Where the storage is full or forbidden, nothing is lost but a convenience.
  writeStored(stored.recent, recent.length === 0 ? undefined : JSON.stringify(recent));
}
