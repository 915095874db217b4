import { readStored, writeStored } from '@furrow/remote/stored';

/** The paths whose documents were reloaded in this visit, one path in each line. */
const reloaded = { key: 'reloaded', storage: 'session' } as const;

/**
 * Reloads the document of the current address, once for each path in a visit. If the first reload has not helped, a
 * second one would not help either.
 *
 * @param reload what the reload is for, if that is not the path alone
 * @returns whether it reloads
 */
export function reloadOnce(reload = location.pathname): boolean {
  const before = (readStored(reloaded) ?? '').split('\n');
  if (before.includes(reload)) return false;
  // Without storage, the reloads could not be counted and would never end.
  if (!writeStored(reloaded, [...before, reload].join('\n'))) return false;
  location.reload();
  return true;
}
