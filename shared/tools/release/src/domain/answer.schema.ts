import {
  array,
  boolean,
  enum as oneOf,
  int,
  literal,
  looseObject,
  nullable,
  number,
  optional,
  record,
  strictObject,
  string,
  toJSONSchema,
  union,
  unknown,
  type infer as Infer,
} from 'zod/mini';

/*
 * What a command answers with --json. Later versions add fields and commands, and change or take none away without
 * another format.
 */

const versionName = { app: string(), version: string() };

const view = looseObject({
  name: string(),
  kind: oneOf(['preview', 'environment']),
  /** ISO date and time in UTC at which a preview ends. */
  until: optional(string()),
  locked: optional(looseObject({ actor: string(), reason: string() })),
  releases: array(looseObject({ ...versionName, folder: string() })),
});

const event = looseObject({
  sequence: int(),
  /** ISO date and time in UTC. */
  at: string(),
  command: string(),
  actor: string(),
  /** The team, where a signature proves it. */
  team: optional(string()),
  app: optional(string()),
  version: optional(string()),
  from: optional(string()),
  to: optional(string()),
  reason: optional(string()),
  /** The figures that decided. */
  figures: optional(record(string(), unknown())),
});

/** The visitors of a version, in percent. */
const shares = record(string(), int());

/** Visits that were counted, and failures in them. */
const tally = { visits: number(), failures: number() };

/** The result of each command that has one, by its name. */
export const resultSchemas = {
  status: array(
    looseObject({
      ...versionName,
      traffic: int(),
      state: oneOf(['live', 'canary', 'waiting', 'earlier', 'withdrawn']),
      routes: int(),
      pages: int(),
      publishedAt: nullable(string()),
      commit: nullable(string()),
      bytes: nullable(int()),
      measured: optional(record(string(), unknown())),
      offers: array(string()),
      embeds: record(string(), array(string())),
    }),
  ),
  log: array(event),
  why: array(event),
  failures: array(
    looseObject({
      phase: string(),
      path: string(),
      error: string(),
      count: int(),
      frame: optional(string()),
      source: optional(string()),
    }),
  ),
  watch: looseObject({
    ...versionName,
    /**
     * Of a canary: `undecided` and `kept` after a single look, `promoted` after the last step, `withdrawn`, and `ended`
     * where somebody else promoted it or rolled it back. Of a release in an environment: `ready` to go live, `lacking`
     * something for that after a single look, and `ended` where the environment shows another one.
     */
    outcome: oneOf(['undecided', 'kept', 'promoted', 'withdrawn', 'ended', 'ready', 'lacking']),
    /** Why the canary is withdrawn. */
    reason: optional(string()),
    /** The share of the visitors that the canary had when it was judged, or has after a step, in percent. */
    traffic: optional(int()),
    /** What visitors of the canary met. */
    canary: optional(looseObject(tally)),
    /** What visitors of the live version met over the same period, where they are counted. */
    beside: optional(looseObject({ version: string(), ...tally })),
    /** How many of the visits have been there that the next decision waits for. */
    visitsAtStep: optional(number()),
  }),
  verify: strictObject({
    checked: int(),
    problems: array(string()),
    unapplied: array(event),
    /** Documents of an environment that the next prune composes again. */
    behind: optional(array(string())),
  }),
  audit: strictObject({
    packages: array(strictObject({ ...versionName, package: string(), versions: array(string()) })),
    /** A sentence for each release that does not list its packages. */
    unknown: array(string()),
    /** A sentence for each release whose list of packages is damaged. */
    damaged: array(string()),
    advisories: optional(
      array(
        strictObject({
          ...versionName,
          package: string(),
          installed: string(),
          severity: string(),
          title: string(),
          url: string(),
        }),
      ),
    ),
  }),
  preview: array(view),
  'env list': array(view),
  explain: strictObject({ code: string(), happened: string(), why: string(), advice: string(), example: string() }),
  keygen: strictObject({ publicKey: string() }),
  doctor: array(looseObject({ what: string(), holds: boolean(), isNeeded: boolean() })),
  backup: strictObject({
    /** The number of the last event in the backup. */
    sequence: int(),
    /** How many releases are new in the backup. */
    releases: int(),
    problems: array(string()),
  }),
  restore: strictObject({
    sequence: int(),
    problems: array(string()),
    /** Events after the backup, which have no effect anymore. */
    lost: array(event),
    /** The last day of which there are reports of browsers. */
    lastDay: optional(string()),
  }),
  prune: strictObject({ removed: array(string()), views: array(string()), unknown: array(string()) }),
  /** Of promote, rollback, retire, prune and repair with --dry-run. */
  'dry run': strictObject({
    /** The apps whose visitors would get other versions, by the share of each version. */
    apps: record(string(), strictObject({ before: shares, after: shares })),
    /** Paths of the origin that would be written. */
    written: array(string()),
    removed: array(string()),
  }),
} as const;

type Schemas = typeof resultSchemas;
export type ResultName = keyof Schemas;
export type ResultOf<Name extends ResultName> = Infer<Schemas[Name]>;

/** What every command prints with --json, as one object on standard output. */
export const answerSchema = strictObject({
  format: literal(1),
  /** The name of the command, such as `status` or `env list`. */
  command: string(),
  exitCode: int(),
  /** What the command would have printed for people beside its result. */
  said: array(string()),
  /** The name of the schema of the result. */
  kind: optional(oneOf(Object.keys(resultSchemas) as [ResultName, ...ResultName[]])),
  result: optional(union(Object.values(resultSchemas) as unknown as [Schemas[ResultName], ...Schemas[ResultName][]])),
  /** Sentences about what is damaged or not accepted, although the command succeeded. */
  faults: array(string()),
  /** Sentences about what somebody has to know although the command succeeded. They stand on standard error, too. */
  warnings: array(string()),
  /** Why it was refused, or failed: each reason with its code. */
  refused: optional(array(strictObject({ code: string(), text: string() }))),
});

export type CommandAnswer = Infer<typeof answerSchema>;

/** The JSON Schema of an answer, for programs that check it. */
export function answerJsonSchema(): string {
  return `${JSON.stringify(toJSONSchema(answerSchema), null, 2)}\n`;
}
