import { keptFile, type KeptEntry } from '@furrow/formats/kept-entry';
import { eraseStored, readStored } from '@furrow/remote/stored';
import { stored } from '../stored';

const own: readonly KeptEntry[] = Object.values(stored);

/**
 * Every entry of this browser's storage that a live release of the site writes, each once.
 *
 * @throws Error when the list of the site cannot be had
 */
export async function loadKept(): Promise<KeptEntry[]> {
  const response = await fetch(`/${keptFile}`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The list of what the site keeps returned status ${response.status}.`);
  const listed = (await response.json()) as KeptEntry[];
  return [...new Map([...own, ...listed].map((entry) => [entry.key, entry])).values()];
}

/** Those of the entries that hold something in this browser, with how many bytes they take. */
export function heldOf(entries: readonly KeptEntry[]): { entry: KeptEntry; bytes: number }[] {
  return entries.flatMap((entry) => {
    const text = readStored(entry);
    return text === undefined ? [] : [{ entry, bytes: new TextEncoder().encode(text).length }];
  });
}

/**
 * Erases everything that the site keeps in this browser.
 *
 * @returns false when the list of the site cannot be had, so that nothing but what this remote keeps was erased
 */
export async function eraseKept(): Promise<boolean> {
  const listed = await loadKept().catch(() => undefined);
  eraseStored(listed ?? own);
  return listed !== undefined;
}
