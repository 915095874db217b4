import { all } from '../domain/all';
import {
  eventHash,
  journalFile,
  journalFiles,
  journalFolder,
  type JournalEvent,
  nextSequence,
  parseEvent,
  parseJournalFile,
} from '../domain/journal';
import type { Ledger } from '../domain/ledger';
import { parseJson, readText, textOf, type OriginStorage } from './storage';

export type ReadableStorage = Pick<OriginStorage, 'read' | 'list'>;

export type StoredEvent = { event: JournalEvent; hash: string };

/**
 * The events that follow the ledger's last event in the journal, by number. A command that was killed before it swapped
 * the ledger, or that lost the swap, leaves one such event. A longer sequence means that an older ledger was restored.
 */
export async function eventsAfter(storage: ReadableStorage, { journal }: Ledger): Promise<StoredEvent[][]> {
  const found: StoredEvent[][] = [];
  let before = [journal?.hash ?? null];
  for (let sequence = nextSequence({ journal }); ; sequence += 1) {
    const stored = await all(await storage.list(journalFiles(sequence)), (path) => readEvent(storage, path));
    const following = stored.flatMap((one) => (one && before.includes(one.event.previous) ? [one] : []));
    if (following.length === 0) return found;
    found.push(following);
    before = following.map(({ hash }) => hash);
  }
}

export async function readEvent(storage: Pick<OriginStorage, 'read'>, path: string): Promise<StoredEvent | undefined> {
  const { hash } = parseJournalFile(path) ?? {};
  const text = await readText(storage, path);
  if (hash === undefined || text === undefined || eventHash(text) !== hash) return undefined;
  return { event: parseEvent(parseJson(text, path), path), hash };
}

/** The journal as far as it can be read, oldest event first, with one sentence for each problem. */
export type Journal = { events: JournalEvent[]; problems: string[] };

/** A sentence for `verify` when an older ledger was restored and no command has recorded that yet. */
export async function restoredProblem(storage: ReadableStorage, ledger: Ledger): Promise<string | undefined> {
  const { length } = await eventsAfter(storage, ledger);
  if (length < 2) return undefined;
  return `An older ledger was restored: it is missing ${length} journal events after number ${ledger.journal?.sequence ?? 0}. Run "release repair" to record that.`;
}

/** Reads the journal backward from the event that the ledger names. */
export async function readJournal(storage: ReadableStorage, ledger: Ledger): Promise<Journal> {
  const paths = await storage.list(`${journalFolder}/`);
  const texts = await all(paths, async (path) => {
    const named = parseJournalFile(path);
    const file = named && (await storage.read(path));
    return named && file ? [[`${named.sequence} ${named.hash}`, { path, text: textOf(file.bytes) }] as const] : [];
  });
  const stored = new Map(texts.flat());
  const events: JournalEvent[] = [];
  let named = ledger.journal;
  while (named) {
    const { sequence, hash } = named;
    const damage = (what: string) => ({
      events: events.reverse(),
      problems: [
        `${journalFile(sequence, hash)} ${what}. Restore it from a backup; without it, the earlier history is lost.`,
      ],
    });
    const found = stored.get(`${sequence} ${hash}`);
    if (!found) return damage('is missing');
    if (eventHash(found.text) !== hash) return damage('is not the event that the next one names');
    const event = parseEvent(parseJson(found.text, found.path), found.path);
    if (event.sequence !== sequence) return damage(`says that it is event ${event.sequence}`);
    events.push(event);
    named = event.previous === null ? null : { sequence: sequence - 1, hash: event.previous };
  }
  return { events: events.reverse(), problems: [] };
}
