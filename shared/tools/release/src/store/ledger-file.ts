import { discoveryPath } from '@furrow/discovery/discovery';
import { randomUUID } from 'node:crypto';
import { takeNumber } from '../domain/deployment';
import {
  anybody,
  type AppState,
  baselineOf,
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
import { eventsAfter, readEvent, type StoredEvent } from './journal-file';
import { LastParsed } from './last-parsed';
import { repeatOnConflict } from './repeat-on-conflict';
import { bytesOf, ConflictError, parseJson, textOf, type OriginStorage } from './storage';

/**
 * Reads the ledger of the origin. It is empty where nothing has been published yet.
 *
 * @throws Refused when the ledger is damaged or missing, or the origin still has the layout from before it existed
 */
export async function readLedger(storage: Pick<OriginStorage, 'read'>): Promise<Ledger> {
  return (await readStoredLedger(storage)).ledger;
}

/**
 * The ledger and the etag of its file, or `null` when there is none. Everything derived from the ledger is up to date
 * while the etag stays the same.
 */
type StoredLedger = { ledger: Ledger; etag: string | null };

export async function readStoredLedger(storage: Pick<OriginStorage, 'read'>): Promise<StoredLedger> {
  const file = await storage.read(ledgerFile);
  if (file) return { ledger: ledgers.of(file.bytes), etag: file.etag };
  if (await storage.read(discoveryPath))
    throw new Refused(
      'FUR-LEDGER-MISSING',
      `This origin has no ${ledgerFile}. If an earlier version of this command made it, run once: release upgrade. Otherwise the file was lost; restore it from a backup.`,
    );
  return { ledger: emptyLedger, etag: null };
}

const ledgers = new LastParsed((bytes) => {
  try {
    return parseLedger(parseJson(textOf(bytes), ledgerFile));
  } catch (error) {
    throw new Refused(
      'FUR-LEDGER-DAMAGED',
      `${ledgerFile} cannot be used: ${(error as Error).message}. Restore its last good copy from a backup, then run "release repair".`,
    );
  }
});

/**
 * The ledger that a command wants, and what happened, for the journal. A change without an event affects neither
 * visitors nor teams.
 */
export type Change = { ledger: Ledger; happened?: Happened };

/**
 * Updates the ledger: reads it, applies `change`, and swaps in the result unless somebody else changed the ledger
 * meanwhile. In that case it starts over with the new ledger. The event is written to the journal first. Nothing is
 * written when `change` returns the same ledger.
 *
 * @param change runs once per attempt and must have no side effects. If it throws, the update fails, unless the ledger
 *   changed meanwhile and the reason may be gone
 * @returns the resulting ledger
 */
export async function updateLedger(
  storage: OriginStorage,
  change: (ledger: Ledger) => Change | Promise<Change>,
): Promise<Ledger> {
  let seen: StoredLedger | undefined;
  const update = async (): Promise<Ledger> => {
    seen = undefined;
    const stored = await readStoredLedger(storage);
    seen = stored;
    const later = await eventsAfter(storage, stored.ledger);
    const known = withNumbers(stored.ledger, later);
    if (later.length > 1) {
      await noteRestored(storage, stored, known, later);
      return update();
    }
    const changed = await change(known);
    if (changed.ledger === known) return known;
    return swapLedger(storage, stored, changed, changedStates(known, changed.ledger));
  };
  return repeatOnConflict(
    update,
    (times) => `${ledgerFile} changed ${times} times while this command tried to change it. Try again.`,
    async (error) => error instanceof ConflictError || (seen !== undefined && (await isOutdated(storage, seen))),
  );
}

/** Whether the ledger is known to have changed since it was read. */
async function isOutdated(storage: OriginStorage, { etag }: StoredLedger): Promise<boolean> {
  return storage.read(ledgerFile).then(
    (file) => (file?.etag ?? null) !== etag,
    () => false,
  );
}

/**
 * Writes the first ledger of an origin that already has releases.
 *
 * @throws ConflictError when a ledger exists by now
 */
export async function createLedger(storage: OriginStorage, ledger: Ledger, by: By): Promise<void> {
  const happened = { command: 'upgrade', baseline: baselineOf(ledger), ...by };
  const nothing: StoredLedger = { ledger: emptyLedger, etag: null };
  await swapLedger(storage, nothing, { ledger, happened }, changedStates(emptyLedger, ledger));
}

/** @param after the state of the affected apps after the event */
async function swapLedger(
  storage: OriginStorage,
  { ledger: before, etag }: StoredLedger,
  { ledger, happened }: Change,
  after: Record<string, AppState>,
): Promise<Ledger> {
  const sequence = nextSequence(ledger);
  const previous = ledger.journal?.hash ?? null;
  const at = new Date().toISOString();
  const states = happened?.baseline ? statesOf(ledger, Object.keys(ledger.apps)) : after;
  const event =
    happened && writeEvent({ format: 1, id: randomUUID(), sequence, previous, at, ...happened, after: states });
  const journal = event ? { ...ledger.journal, sequence, hash: event.hash } : ledger.journal;
  const next = checkChanged(before, { ...ledger, revision: ledger.revision + 1, journal });
  // The event stays when the swap fails. If an older ledger was restored at this moment, another command may already
  // have continued from the event.
  if (event) await storage.write(journalFile(sequence, event.hash), event.text, { ifMatch: null });
  const bytes = bytesOf(toJson(next));
  try {
    await storage.write(ledgerFile, bytes, { ifMatch: etag });
  } catch (error) {
    const now = event && (await ledgerAfter(storage, event.hash, sequence, error as Error));
    if (!now) throw error;
    return now;
  }
  return ledgers.remember(bytes, next);
}

/**
 * The ledger of now if an event is part of its history, or undefined if not. In a bucket the response to a swap may be
 * lost, and when the swap is sent again, another command may have changed the ledger already. Then the bucket refuses
 * the swap although it succeeded, and the command must not be applied a second time.
 *
 * @param problem what went wrong with the swap
 * @throws Error when that cannot be found out
 */
async function ledgerAfter(
  storage: OriginStorage,
  hash: string,
  sequence: number,
  problem: Error,
): Promise<Ledger | undefined> {
  try {
    const { ledger } = await readStoredLedger(storage);
    let named = ledger.journal;
    while (named && named.sequence > sequence) {
      const { event } = (await readEvent(storage, journalFile(named.sequence, named.hash))) ?? {};
      // An older ledger was restored, which does not have the change.
      if (event?.kept !== undefined && event.kept < sequence) return undefined;
      named = event && event.previous !== null ? { sequence: named.sequence - 1, hash: event.previous } : null;
    }
    return named?.hash === hash ? ledger : undefined;
  } catch (error) {
    throw new Error(
      `${problem.message}\nNobody knows whether this command has changed the site, because the ledger cannot be read: ${(error as Error).message}\nSee "release log" before you repeat the command.`,
    );
  }
}

/**
 * Adds the version numbers that these events published to the ledger, because a number belongs to one release forever.
 */
function withNumbers(ledger: Ledger, later: readonly StoredEvent[][]): Ledger {
  return later.flat().reduce((known, { event: { app, version, integrity } }) => {
    if (app === undefined || version === undefined || integrity === undefined) return known;
    return takeNumber(known, app, version, integrity);
  }, ledger);
}

/** Records in the journal that an older ledger was restored, after all events so far. */
async function noteRestored(
  storage: OriginStorage,
  stored: StoredLedger,
  ledger: Ledger,
  later: readonly StoredEvent[][],
) {
  const [newest] = later.at(-1) ?? [];
  if (!newest) return;
  const told = later.flat().flatMap(({ event: { after = {} } }) => Object.keys(after));
  const journal = { ...ledger.journal, sequence: newest.event.sequence, hash: newest.hash };
  const kept = ledger.journal?.sequence ?? 0;
  const reason = `an older ledger was restored, which ends with event ${kept}`;
  const change = { ledger: { ...ledger, journal }, happened: { command: 'restore', kept, ...anybody, reason } };
  await swapLedger(storage, stored, change, statesOf(ledger, new Set([...Object.keys(ledger.apps), ...told])));
}
