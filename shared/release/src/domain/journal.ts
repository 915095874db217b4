import { integritySchema } from '@furrow/discovery/discovery.schema';
import { checkShape } from '@furrow/formats/check-shape';
import { createHash } from 'node:crypto';
import { array, int, literal, looseObject, minimum, nullable, optional, record, string, unknown } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { toJson } from './json';
import type { Ledger } from './ledger';
import { privateFolder } from './paths';

/*
 * The journal, `.furrow/journal/`, holds one file for each event that changed the ledger. Each event names the hash of the one before, and
 * the ledger names the last one, so that none can be changed, left out or put in between. It is written before the ledger: a command
 * that is killed between the two leaves an event which no other one names.
 */

export const journalFolder = `${privateFolder}/journal`;

/** What the visitors of an app get after an event. */
const stateSchema = looseObject({
  live: nullable(string()),
  canary: nullable(looseObject({ version: string(), share: int() })),
});

const eventSchema = looseObject({
  format: literal(1),
  /** Differs in every event, so that no two are equal. */
  id: string(),
  sequence: int().check(minimum(1)),
  /** The hash of the event before; `null` in the first one. */
  previous: nullable(string()),
  /** ISO date and time, in UTC, by the clock of whoever ran the command. */
  at: string(),
  command: string(),
  /** Who ran it, as they say. */
  actor: string(),
  /** The team whose key signed what the event is about; absent where nothing proves who ran it. */
  team: optional(string()),
  app: optional(string()),
  /** The version that the event is about. */
  version: optional(string()),
  /** The version that had the visitors before, and the one that has them now. */
  from: optional(string()),
  to: optional(string()),
  reason: optional(string()),
  /** Of a version that was published: the integrity of its release file, to which its number belongs from then on. */
  integrity: optional(integritySchema),
  /** The versions that a prune took out of the ledger, as `app@version`. */
  removed: optional(array(string())),
  /** What a watch had counted. */
  figures: optional(record(string(), unknown())),
  /** What visitors of each app that the event concerns get after it. */
  after: optional(record(string(), stateSchema)),
});

export type JournalEvent = Infer<typeof eventSchema>;
/** What the visitors of an app get. */
export type AppState = Infer<typeof stateSchema>;
/** Who runs a command, and why. */
export type By = { actor: string; reason?: string };
/** Whoever does not say who they are. */
export const anybody: By = { actor: 'unknown' };
/** What a command says of its change; the rest of the event follows from the ledger. */
export type Happened = Pick<
  JournalEvent,
  'command' | 'app' | 'version' | 'from' | 'to' | 'team' | 'integrity' | 'removed' | 'figures'
> &
  By;

/** The number that the next event gets. */
export function nextSequence({ journal }: Pick<Ledger, 'journal'>): number {
  return (journal?.sequence ?? 0) + 1;
}

/** The file of an event in the journal, by the hash of its text. */
export function journalFile(sequence: number, hash: string): string {
  return `${journalFiles(sequence)}${hash}.json`;
}

/** How the paths of all events with a number begin: there are several where commands were killed. */
export function journalFiles(sequence: number): string {
  return `${journalFolder}/${String(sequence).padStart(8, '0')}-`;
}

/** Reads the name of a file of the journal; undefined for any other path. */
export function parseJournalFile(path: string): { sequence: number; hash: string } | undefined {
  const [, sequence, hash] = /^\.furrow\/journal\/(\d{8,})-([0-9a-f]{32})\.json$/.exec(path) ?? [];
  return sequence !== undefined && hash !== undefined ? { sequence: Number(sequence), hash } : undefined;
}

/** The text of an event, and the hash that the next one names it by. */
export function writeEvent(event: JournalEvent): { text: string; hash: string } {
  const text = toJson(event);
  return { text, hash: eventHash(text) };
}

/** The first 32 hexadecimal digits of the SHA-384 of an event's text. */
export function eventHash(text: string): string {
  return createHash('sha384').update(text).digest('hex').slice(0, 32);
}

/** @throws Error that names the field which is wrong */
export function parseEvent(value: unknown, path: string): JournalEvent {
  return checkShape(eventSchema, value, path);
}

/** What the visitors of an app get by the ledger. */
export function stateOf(ledger: Ledger, app: string): AppState {
  const versions = Object.hasOwn(ledger.apps, app) ? (ledger.apps[app]?.versions ?? []) : [];
  const live = versions.find(({ isDefault }) => isDefault);
  const canary = versions.find(({ isDefault, share }) => !isDefault && share > 0);
  return {
    live: live?.facts.metadata.version ?? null,
    canary: canary ? { version: canary.facts.metadata.version, share: canary.share } : null,
  };
}

/** The apps whose visitors get something else after a change of the ledger, with what they get. */
export function changedStates(before: Ledger, after: Ledger): Record<string, AppState> {
  const apps = [...new Set([...Object.keys(before.apps), ...Object.keys(after.apps)])];
  const same = (a: AppState, b: AppState) => JSON.stringify(a) === JSON.stringify(b);
  return statesOf(
    after,
    apps.filter((app) => !same(stateOf(before, app), stateOf(after, app))),
  );
}

/** What the visitors of these apps get by the ledger. */
export function statesOf(ledger: Ledger, apps: Iterable<string>): Record<string, AppState> {
  return Object.fromEntries([...apps].sort().map((app) => [app, stateOf(ledger, app)]));
}

/** One sentence for each app of which visitors get something else than the journal says. */
export function unexplainedStates(ledger: Ledger, events: readonly JournalEvent[]): string[] {
  const told: Record<string, AppState> = Object.assign({}, ...events.map(({ after }) => after));
  const nothing: AppState = { live: null, canary: null };
  const problems = Object.keys(ledger.apps).flatMap((app) => [
    ...differences(app, stateOf(ledger, app), (Object.hasOwn(told, app) && told[app]) || nothing),
    ...unknownPromotions(ledger, app),
  ]);
  return problems.map((problem) => `${problem}; somebody changed the ledger past the commands`);
}

function differences(app: string, { live, canary }: AppState, said: AppState): string[] {
  const problems: string[] = [];
  if (live !== said.live)
    problems.push(`${app}: live is ${live ?? 'nothing'}, and by the journal ${said.live ?? 'nothing'}`);
  if (named(canary) !== named(said.canary))
    problems.push(`${app}: the canary is ${named(canary)}, and by the journal ${named(said.canary)}`);
  return problems;
}

/** The versions of an app that became live after all that the journal tells. */
function unknownPromotions({ apps, journal }: Ledger, app: string): string[] {
  return (apps[app]?.versions ?? []).flatMap(({ facts, promoted = 0 }) =>
    promoted > (journal?.sequence ?? 0)
      ? [`${app}@${facts.metadata.version} became live by event ${promoted}, which the journal does not have`]
      : [],
  );
}

const named = (canary: AppState['canary']) => (canary ? `${canary.version} with ${canary.share}%` : 'none');
