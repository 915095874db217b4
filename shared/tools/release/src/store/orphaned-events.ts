import { all } from '../domain/all';
import { journalFile, journalFolder, type JournalEvent, parseJournalFile } from '../domain/journal';
import type { Ledger } from '../domain/ledger';
import { findKnown } from '../domain/versions';
import { eventsAfter, type ReadableStorage, readEvent, type StoredEvent } from './journal-file';

/**
 * The events of commands that were killed or that lost the swap of the ledger: another event has the same number, and
 * the journal continues from that one. An event stays when nothing else records which release a version number
 * belongs to.
 *
 * @param before only events from before this time, in milliseconds since 1970
 * @returns their paths
 */
export async function orphanedEvents(storage: ReadableStorage, ledger: Ledger, before: number): Promise<string[]> {
  const left = await leftEvents(storage, ledger);
  return left
    .filter(({ event }) => Date.parse(event.at) < before && !isOnlyWitness(ledger, event))
    .map(({ event, hash }) => journalFile(event.sequence, hash));
}

/**
 * The events that are no part of the ledger's history, oldest first. Their commands were killed or lost the swap of the
 * ledger, or an older ledger was restored that lacks one event only.
 */
export async function unappliedEvents(storage: ReadableStorage, ledger: Ledger): Promise<JournalEvent[]> {
  const [later = [], ...more] = await eventsAfter(storage, ledger);
  const all = [...(await leftEvents(storage, ledger)), ...(more.length === 0 ? later : [])];
  return all.map(({ event }) => event).sort((a, b) => a.sequence - b.sequence);
}

async function leftEvents(storage: ReadableStorage, ledger: Ledger): Promise<StoredEvent[]> {
  const paths = await pathsByNumber(storage);
  const eventsOf = async (sequence: number) => {
    const stored = await all(paths.get(sequence) ?? [], (path) => readEvent(storage, path));
    return stored.filter((one) => one !== undefined);
  };
  const left: StoredEvent[] = [];
  const { sequence: last, hash: newest } = ledger.journal ?? { sequence: 0 };
  const shared = [...paths.keys()].filter((one) => one > 0 && one <= last && (paths.get(one) ?? []).length > 1);
  /** The event from which the journal continues, or undefined where that is uncertain. */
  let next: StoredEvent | undefined;
  for (const sequence of shared.sort((a, b) => b - a)) {
    if (next?.event.sequence !== sequence + 1) next = onlyOne(await eventsOf(sequence + 1));
    const named = sequence === last ? newest : next?.event.previous;
    const found = await eventsOf(sequence);
    next = found.find(({ hash }) => hash === named);
    if (next) left.push(...found.filter((one) => one !== next));
  }
  return left;
}

/** The files of the journal by the number of their event. Other files in the folder have the number 0. */
async function pathsByNumber(storage: ReadableStorage): Promise<Map<number, string[]>> {
  const paths = new Map<number, string[]>();
  for (const path of await storage.list(`${journalFolder}/`)) {
    const { sequence = 0 } = parseJournalFile(path) ?? {};
    paths.set(sequence, [...(paths.get(sequence) ?? []), path]);
  }
  return paths;
}

const onlyOne = <Item>(items: readonly Item[]) => (items.length === 1 ? items[0] : undefined);

/**
 * Whether an event assigned a version number to a release and no event of the current history may have done the same.
 */
function isOnlyWitness(ledger: Ledger, { app = '', version = '', integrity }: JournalEvent): boolean {
  if (integrity === undefined || findKnown(ledger, app, version)) return false;
  return Object.hasOwn(ledger.apps, app) && ledger.apps[app]?.numbers[version] === integrity;
}
