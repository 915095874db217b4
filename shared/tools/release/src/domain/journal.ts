import { integritySchema } from '@furrow/discovery/discovery.schema';
import { checkShape, expectFormat } from '@furrow/formats/check-shape';
import { createHash } from 'node:crypto';
import {
  array,
  boolean,
  int,
  literal,
  looseObject,
  minimum,
  nullable,
  optional,
  record,
  string,
  unknown,
} from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { toJson } from './json';
import { type Ledger, versionsOf } from './ledger';
import { privateFolder } from './paths';
import { canaryVersion, liveVersion, numberOf } from './versions';

/*
 * The journal, `.furrow/journal/`, holds one file for each event that changed the ledger. Each event names the hash of
 * the event before it, and the ledger names the last event, so no event can be changed, removed or inserted unnoticed.
 * An event is written before the ledger. A command that is killed in between leaves an event that nothing refers to.
 */

/** The newest format of an event that this code reads, and the one that it writes. */
const journalFormat = 1;

export const journalFolder = `${privateFolder}/journal`;

/** The state of an app's versions after an event. */
const stateSchema = looseObject({
  live: nullable(string()),
  canary: nullable(looseObject({ version: string(), share: int() })),
});

/** The versions of every app: the release of each number, which event made a version live, and which were withdrawn. */
const baselineSchema = record(
  string(),
  looseObject({
    numbers: record(string(), integritySchema),
    versions: record(string(), looseObject({ promoted: optional(int()), withdrawn: boolean() })),
  }),
);

/** The signed request by which a team sent a command. */
const requestSchema = looseObject({
  /** The address for which it was signed. */
  authority: string(),
  headers: record(string(), string()),
  body: string(),
});

const eventSchema = looseObject({
  format: literal(journalFormat),
  /** A random value that makes every event unique. */
  id: string(),
  sequence: int().check(minimum(1)),
  /** The hash of the previous event, or `null` for the first one. */
  previous: nullable(string()),
  /** ISO date and time in UTC, by the clock of the machine that ran the command. */
  at: string(),
  command: string(),
  /** Who ran the command, as they stated it. */
  actor: string(),
  /** The team whose key signed the release or the request, or absent when no signature proves who ran the command. */
  team: optional(string()),
  app: optional(string()),
  /** The version that the event is about. */
  version: optional(string()),
  /** The version that had the visitors before, and the version that has them now. */
  from: optional(string()),
  to: optional(string()),
  reason: optional(string()),
  /** For a promotion: the environment that showed exactly this release. */
  environment: optional(string()),
  /** For an event of an environment: its name. */
  shownIn: optional(string()),
  /** For a publish: the integrity of the release file. The version number belongs to it from then on. */
  integrity: optional(integritySchema),
  /** The versions that a prune removed from the ledger, as `app@version`. */
  removed: optional(array(string())),
  /** The figures that `watch` had counted. */
  figures: optional(record(string(), unknown())),
  /** For a command that came over HTTP: the request, which proves who sent it. */
  request: optional(requestSchema),
  /** For an older ledger that was restored: the number of its last event. The events in between have no effect. */
  kept: optional(int()),
  /** Whether somebody confirmed the ledger as it was, whatever the events before say. */
  accepts: optional(boolean()),
  /** For an event that may change every app: all versions after it. */
  baseline: optional(baselineSchema),
  /** The state of every app that the event affects, after the event. */
  after: optional(record(string(), stateSchema)),
});

export type JournalEvent = Infer<typeof eventSchema>;
export type Baseline = Infer<typeof baselineSchema>;
export type SentRequest = Infer<typeof requestSchema>;
/** The state of an app's versions, from the point of view of its visitors. */
export type AppState = Infer<typeof stateSchema>;
/** Who runs a command, and why; `team` when a signature proves which team it was. */
export type By = { actor: string; team?: string; reason?: string; request?: SentRequest };

/** How many characters a reason may have. */
export const longestReason = 1000;

/** Whether a text is a reason: one line that says something. People read the journal in terminals, line by line. */
export function isReason(text: string): boolean {
  return text.trim() !== '' && text.length <= longestReason && /^\P{Cc}*$/u.test(text);
}

/** Somebody who did not say who they are. */
export const anybody: By = { actor: 'unknown' };
/** What a command states about its change. The rest of the event follows from the ledger. */
export type Happened = Pick<
  JournalEvent,
  | 'command'
  | 'app'
  | 'version'
  | 'from'
  | 'to'
  | 'team'
  | 'environment'
  | 'shownIn'
  | 'integrity'
  | 'removed'
  | 'figures'
  | 'kept'
  | 'accepts'
  | 'baseline'
> &
  By;

/** The number of the next event. */
export function nextSequence({ journal }: Pick<Ledger, 'journal'>): number {
  return (journal?.sequence ?? 0) + 1;
}

/** The file of an event in the journal, named by the hash of its text. */
export function journalFile(sequence: number, hash: string): string {
  return `${journalFiles(sequence)}${hash}.json`;
}

/** The common prefix of all events with this number. There can be several after commands were killed. */
export function journalFiles(sequence: number): string {
  return `${journalFolder}/${String(sequence).padStart(8, '0')}-`;
}

/** Parses the name of a journal file, or returns undefined for any other path. */
export function parseJournalFile(path: string): { sequence: number; hash: string } | undefined {
  const [, sequence, hash] = /^\.furrow\/journal\/(\d{8,})-([0-9a-f]{32})\.json$/.exec(path) ?? [];
  return sequence !== undefined && hash !== undefined ? { sequence: Number(sequence), hash } : undefined;
}

/** The text of an event, and the hash by which the next event refers to it. */
export function writeEvent(event: JournalEvent): { text: string; hash: string } {
  const text = toJson(event);
  return { text, hash: eventHash(text) };
}

/** The first 32 hexadecimal digits of the SHA-384 of an event's text. */
export function eventHash(text: string): string {
  return createHash('sha384').update(text).digest('hex').slice(0, 32);
}

/** @throws Error that says what to update, or names the field that is wrong */
export function parseEvent(value: unknown, path: string): JournalEvent {
  expectFormat(value, journalFormat, path);
  return checkShape(eventSchema, value, path);
}

/** The state of an app's versions according to the ledger. */
export function stateOf(ledger: Ledger, app: string): AppState {
  const versions = versionsOf(ledger, app);
  const live = liveVersion(versions);
  const canary = canaryVersion(versions);
  return {
    live: live ? numberOf(live) : null,
    canary: canary ? { version: numberOf(canary), share: canary.share } : null,
  };
}

/** The apps whose state differs between two ledgers, with their new state. */
export function changedStates(before: Ledger, after: Ledger): Record<string, AppState> {
  const apps = [...new Set([...Object.keys(before.apps), ...Object.keys(after.apps)])];
  const same = (a: AppState, b: AppState) => JSON.stringify(a) === JSON.stringify(b);
  return statesOf(
    after,
    apps.filter((app) => before.apps[app] !== after.apps[app] && !same(stateOf(before, app), stateOf(after, app))),
  );
}

/** The state of each of these apps according to the ledger. */
export function statesOf(ledger: Ledger, apps: Iterable<string>): Record<string, AppState> {
  return Object.fromEntries([...apps].sort().map((app) => [app, stateOf(ledger, app)]));
}

/** All versions in the ledger. */
export function baselineOf({ apps }: Pick<Ledger, 'apps'>): Baseline {
  return Object.fromEntries(
    Object.entries(apps).map(([app, { numbers, versions }]) => {
      const told = versions.map((version) => {
        const { promoted, withdrawn } = version;
        return [numberOf(version), { ...(promoted !== undefined && { promoted }), withdrawn: withdrawn !== undefined }];
      });
      return [app, { numbers, versions: Object.fromEntries(told) }];
    }),
  );
}
