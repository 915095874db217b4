import { readStored, writeStored } from '@furrow/you/stored';

/** The paths whose documents were reloaded in this visit, one path in each line. */
const reloaded = { key: 'reloaded', storage: 'session' } as const;

/**
 * Reloads the document of the current address, once for each path in a visit. If the first reload has not helped, a
 * second one would not help either.
 *
 * @returns whether it reloads
 */
export function reloadOnce(): boolean {
  const before = (readStored(reloaded) ?? '').split('\n');
  if (before.includes(location.pathname)) return false;
  // Without storage, the reloads could not be counted and would never end.
  if (!writeStored(reloaded, [...before, location.pathname].join('\n'))) return false;
  location.reload();
  return true;
}
