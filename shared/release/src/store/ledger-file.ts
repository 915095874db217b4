import { discoveryPath } from '@furrow/discovery/discovery';
import { randomUUID } from 'node:crypto';
import { takeNumber } from '../domain/deployment';
import {
  anybody,
  type AppState,
  type By,
  changedStates,
  type Happened,
  journalFile,
  type JournalEvent,
  nextSequence,
  statesOf,
  writeEvent,
} from '../domain/journal';
import { toJson } from '../domain/json';
import { emptyLedger, type Ledger, parseLedger } from '../domain/ledger';
import { ledgerFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { eventsAfter, type StoredEvent } from './journal-file';
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
      const later = await eventsAfter(storage, ledger);
      const known = withNumbers(ledger, later);
      if (later.length > 1) await noteRestored(storage, known, etag, later);
      else {
        const changed = await change(known);
        if (changed.ledger === known) return known;
        return await swapLedger(storage, etag, changed, changedStates(known, changed.ledger));
      }
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
  const happened = { command: 'upgrade', ...by };
  await swapLedger(storage, null, { ledger, happened }, changedStates(emptyLedger, ledger));
}

/** @param after what visitors get of the apps that the change concerns */
async function swapLedger(
  storage: Storage,
  etag: string | null,
  { ledger, happened }: Change,
  after: Record<string, AppState>,
): Promise<Ledger> {
  const next = { ...ledger, revision: ledger.revision + 1 };
  if (!happened) return swap(storage, etag, next);
  const event: JournalEvent = {
    format: 1,
    id: randomUUID(),
    sequence: nextSequence(ledger),
    previous: ledger.journal?.hash ?? null,
    at: new Date().toISOString(),
    ...happened,
    after,
  };
  const { text, hash } = writeEvent(event);
  const path = journalFile(event.sequence, hash);
  // It stays when the swap fails: where an older ledger was brought back at this moment, another command may have gone on from it.
  await storage.write(path, text, { ifMatch: null });
  return swap(storage, etag, { ...next, journal: { ...ledger.journal, sequence: event.sequence, hash } });
}

async function swap(storage: Storage, etag: string | null, next: Ledger): Promise<Ledger> {
  const checked = parseLedger(next);
  await storage.write(ledgerFile, toJson(checked), { ifMatch: etag });
  return checked;
}

/** The ledger with the numbers of versions that were published by these events: a number belongs to one release for ever. */
function withNumbers(ledger: Ledger, later: readonly StoredEvent[][]): Ledger {
  return later.flat().reduce((known, { event: { app, version, integrity } }) => {
    if (app === undefined || version === undefined || integrity === undefined) return known;
    return takeNumber(known, app, version, integrity);
  }, ledger);
}

/** Writes into the journal that an older ledger was brought back, after all that happened until then. */
async function noteRestored(storage: Storage, ledger: Ledger, etag: string | null, later: readonly StoredEvent[][]) {
  const [last] = later.at(-1) ?? [];
  if (!last) return;
  const told = later.flat().flatMap(({ event: { after = {} } }) => Object.keys(after));
  const journal = { ...ledger.journal, sequence: last.event.sequence, hash: last.hash };
  const reason = `an older ledger was brought back, which ends with event ${ledger.journal?.sequence ?? 0}`;
  const change = { ledger: { ...ledger, journal }, happened: { command: 'restore', ...anybody, reason } };
  await swapLedger(storage, etag, change, statesOf(ledger, new Set([...Object.keys(ledger.apps), ...told])));
}
