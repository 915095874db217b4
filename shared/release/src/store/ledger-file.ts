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
  nextSequence,
  statesOf,
  writeEvent,
} from '../domain/journal';
import { toJson } from '../domain/json';
import { checkChanged, emptyLedger, type Ledger, parseLedger } from '../domain/ledger';
import { ledgerFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { etagOf } from './etag';
import { eventsAfter, type StoredEvent } from './journal-file';
import { bytesOf, ConflictError, parseJson, textOf, type Storage, type StoredFile } from './storage';

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

/** The ledger, and the etag of its file: while that has this one, all that is derived from the ledger is current. `null` when there is none. */
type Pointer = { ledger: Ledger; etag: string | null };

export async function readPointer(storage: Pick<Storage, 'read'>): Promise<Pointer> {
  const file = await storage.read(ledgerFile);
  if (file) return { ledger: ledgerIn(file), etag: file.etag };
  if (await storage.read(discoveryPath))
    throw new Refused(
      `This origin has no ${ledgerFile}. Was it made by an earlier version of this command, then say once: release upgrade. Otherwise the file was lost: bring it back from a backup.`,
    );
  return { ledger: emptyLedger, etag: null };
}

/** The ledger that was read or written last, and the hash of its text: a command looks at it several times. */
let last: { hash: string; ledger: Ledger } | undefined;

function ledgerIn({ bytes }: StoredFile): Ledger {
  const hash = etagOf(bytes);
  if (last?.hash === hash) return last.ledger;
  try {
    const ledger = parseLedger(parseJson(textOf(bytes), ledgerFile));
    last = { hash, ledger };
    return ledger;
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
    const pointer = await readPointer(storage);
    try {
      const later = await eventsAfter(storage, pointer.ledger);
      const known = withNumbers(pointer.ledger, later);
      if (later.length > 1) await noteRestored(storage, pointer, known, later);
      else {
        const changed = await change(known);
        if (changed.ledger === known) return known;
        return await swapLedger(storage, pointer, changed, changedStates(known, changed.ledger));
      }
    } catch (error) {
      const isOutdated = ((await storage.read(ledgerFile))?.etag ?? null) !== pointer.etag;
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
  const nothing: Pointer = { ledger: emptyLedger, etag: null };
  await swapLedger(storage, nothing, { ledger, happened }, changedStates(emptyLedger, ledger));
}

/** @param after what visitors get of the apps that the change concerns */
async function swapLedger(
  storage: Storage,
  { ledger: before, etag }: Pointer,
  { ledger, happened }: Change,
  after: Record<string, AppState>,
): Promise<Ledger> {
  const sequence = nextSequence(ledger);
  const previous = ledger.journal?.hash ?? null;
  const at = new Date().toISOString();
  const event = happened && writeEvent({ format: 1, id: randomUUID(), sequence, previous, at, ...happened, after });
  const journal = event ? { ...ledger.journal, sequence, hash: event.hash } : ledger.journal;
  const next = checkChanged(before, { ...ledger, revision: ledger.revision + 1, journal });
  // It stays when the swap fails: where an older ledger was brought back at this moment, another command may have gone on from it.
  if (event) await storage.write(journalFile(sequence, event.hash), event.text, { ifMatch: null });
  const bytes = bytesOf(toJson(next));
  await storage.write(ledgerFile, bytes, { ifMatch: etag });
  last = { hash: etagOf(bytes), ledger: next };
  return next;
}

/** The ledger with the numbers of versions that were published by these events: a number belongs to one release for ever. */
function withNumbers(ledger: Ledger, later: readonly StoredEvent[][]): Ledger {
  return later.flat().reduce((known, { event: { app, version, integrity } }) => {
    if (app === undefined || version === undefined || integrity === undefined) return known;
    return takeNumber(known, app, version, integrity);
  }, ledger);
}

/** Writes into the journal that an older ledger was brought back, after all that happened until then. */
async function noteRestored(storage: Storage, pointer: Pointer, ledger: Ledger, later: readonly StoredEvent[][]) {
  const [newest] = later.at(-1) ?? [];
  if (!newest) return;
  const told = later.flat().flatMap(({ event: { after = {} } }) => Object.keys(after));
  const journal = { ...ledger.journal, sequence: newest.event.sequence, hash: newest.hash };
  const reason = `an older ledger was brought back, which ends with event ${ledger.journal?.sequence ?? 0}`;
  const change = { ledger: { ...ledger, journal }, happened: { command: 'restore', ...anybody, reason } };
  await swapLedger(storage, pointer, change, statesOf(ledger, new Set([...Object.keys(ledger.apps), ...told])));
}
