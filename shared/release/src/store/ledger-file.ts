import { discoveryPath } from '@furrow/discovery/discovery';
import { randomUUID } from 'node:crypto';
import {
  type By,
  changedStates,
  eventHash,
  type Happened,
  journalFile,
  journalFolder,
  type JournalEvent,
  nextSequence,
  parseEvent,
  parseJournalFile,
  writeEvent,
} from '../domain/journal';
import { toJson } from '../domain/json';
import { emptyLedger, type Ledger, parseLedger } from '../domain/ledger';
import { ledgerFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { ConflictError, parseJson, textOf, type Storage, type StoredFile } from './storage';

const attempts = 50;

/**
 * The ledger of the origin; an empty one where nothing was published yet.
 *
 * @throws Refused when the origin has the form that it had before there was a ledger
 * @throws Error when the ledger is not valid, or gone; it says what to do
 */
export async function readLedger(storage: Pick<Storage, 'read'>): Promise<Ledger> {
  return (await readPointer(storage)).ledger;
}

/** The ledger and its etag: while the file has this one, all that is derived from the ledger is current. `null` when there is none. */
export async function readPointer(storage: Pick<Storage, 'read'>): Promise<{ ledger: Ledger; etag: string | null }> {
  const file = await storage.read(ledgerFile);
  if (file) return { ledger: ledgerIn(file), etag: file.etag };
  if (await storage.read(discoveryPath))
    throw new Refused(
      `This origin has no ${ledgerFile}. Was it made by an earlier version of this command, then say once: release upgrade. Otherwise the file was lost: bring it back from a backup.`,
    );
  return { ledger: emptyLedger, etag: null };
}

function ledgerIn(file: StoredFile): Ledger {
  try {
    return parseLedger(parseJson(textOf(file.bytes), ledgerFile));
  } catch (error) {
    throw new Error(
      `${ledgerFile} cannot be used: ${(error as Error).message}. Bring its last good copy back from a backup, then run "release repair".`,
    );
  }
}

/** A ledger as a command wants it, and what happened, for the journal; without that, nothing which visitors or teams notice. */
export type Change = { ledger: Ledger; happened?: Happened };

/**
 * Reads the ledger, applies `change`, and swaps the ledger for the result if nobody else did so in the meantime. Otherwise it starts again
 * from what they wrote. What happened is written into the journal first. Nothing is written when the change returns the ledger it was given.
 *
 * @param change may throw, which ends the update unless somebody else wrote the ledger meanwhile: what the change looked at may be gone
 *   because of them. It runs once per attempt, so it must not have effects of its own
 * @returns the ledger as it is now
 */
export async function updateLedger(
  storage: Storage,
  change: (ledger: Ledger) => Change | Promise<Change>,
): Promise<Ledger> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { ledger, etag } = await readPointer(storage);
    try {
      const changed = await change(ledger);
      if (changed.ledger === ledger) return ledger;
      return await swapLedger(storage, { ledger, etag }, changed);
    } catch (error) {
      const isOutdated = ((await storage.read(ledgerFile))?.etag ?? null) !== etag;
      if (!isOutdated && !(error instanceof ConflictError)) throw error;
    }
  }
  throw new Error(`${ledgerFile} changed ${attempts} times while this command tried to change it. Try again.`);
}

/**
 * Writes the first ledger of an origin that has releases already.
 *
 * @throws ConflictError when there is one by now
 */
export async function createLedger(storage: Storage, ledger: Ledger, by: By): Promise<void> {
  await swapLedger(storage, { ledger: emptyLedger, etag: null }, { ledger, happened: { command: 'upgrade', ...by } });
}

async function swapLedger(
  storage: Storage,
  before: { ledger: Ledger; etag: string | null },
  { ledger, happened }: Change,
): Promise<Ledger> {
  const next = { ...ledger, revision: ledger.revision + 1 };
  if (!happened) return swap(storage, before.etag, next);
  const event: JournalEvent = {
    format: 1,
    id: randomUUID(),
    sequence: nextSequence(ledger),
    previous: ledger.journal?.hash ?? null,
    at: new Date().toISOString(),
    ...happened,
    after: changedStates(before.ledger, ledger),
  };
  const { text, hash } = writeEvent(event);
  const path = journalFile(event.sequence, hash);
  await storage.write(path, text, { ifMatch: null });
  try {
    return await swap(storage, before.etag, {
      ...next,
      journal: { ...ledger.journal, sequence: event.sequence, hash },
    });
  } catch (error) {
    if (error instanceof ConflictError) await storage.remove(path);
    throw error;
  }
}

async function swap(storage: Storage, etag: string | null, next: Ledger): Promise<Ledger> {
  const checked = parseLedger(next);
  await storage.write(ledgerFile, toJson(checked), { ifMatch: etag });
  return checked;
}

/** The journal as far as it can be read, the oldest event first, with a sentence for each thing that is wrong with it. */
export type Journal = { events: JournalEvent[]; problems: string[] };

/** Reads the journal back from the event that the ledger names. */
export async function readJournal(storage: Pick<Storage, 'read' | 'list'>, ledger: Ledger): Promise<Journal> {
  const paths = await storage.list(`${journalFolder}/`);
  const texts = await Promise.all(
    paths.map(async (path) => {
      const named = parseJournalFile(path);
      const file = named && (await storage.read(path));
      return named && file ? [[`${named.sequence} ${named.hash}`, { path, text: textOf(file.bytes) }] as const] : [];
    }),
  );
  const stored = new Map(texts.flat());
  const events: JournalEvent[] = [];
  let named = ledger.journal;
  while (named) {
    const { sequence, hash } = named;
    const damage = (what: string) => ({
      events: events.reverse(),
      problems: [
        `${journalFile(sequence, hash)} ${what}. Copy it from a backup: without it nobody knows what happened before.`,
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
