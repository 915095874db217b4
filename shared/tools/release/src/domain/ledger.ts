import {
  discoverySchemaId,
  entrySchema,
  expectSound,
  integritySchema,
  reportAddressSchema,
} from '@furrow/discovery/discovery.schema';
import {
  canaryEntry,
  type Discovery,
  type Entry,
  hostName,
  liveEntry,
  promotedEntries,
} from '@furrow/discovery/discovery';
import { appNameSchema, checkShape, expectFormat, versionSchema } from '@furrow/formats/check-shape';
import {
  array,
  boolean,
  enum as oneOf,
  int,
  looseObject,
  maximum,
  minimum,
  nullable,
  omit,
  optional,
  record,
  string,
} from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/*
 * The ledger, `.furrow/ledger.json`, says what is published, what is live and what was withdrawn. It is private, and it
 * is the only file of an origin that changes by compare-and-swap. Every other file is either derived from it or
 * immutable. The facts that a team signs and what happens to the release afterwards are separate fields.
 */

/** The format of the ledger that this code writes, and the newest one that it can read. */
const ledgerFormat = 1;

/** What a release says of itself, as signed by its team: an entry of the discovery document without its later state. */
const factsSchema = omit(entrySchema, { deployment: true });

/** How a release depends on other remotes, by name. */
const relationsSchema = looseObject({
  /** The remotes whose fragments its pages or its shell embed. */
  embeds: array(string()),
  /** The packages that it shares with other apps. */
  shared: array(string()),
});

const publishedVersionSchema = looseObject({
  facts: factsSchema,
  /** A team's signature over the facts, in base64. */
  signature: optional(string()),
  /** When it was published (ISO date and time in UTC) and from which commit; `null` where unknown. */
  published: looseObject({ at: nullable(string()), commit: nullable(string()) }),
  /** Absent when an older version of this command published it. The release file has this information in that case. */
  relations: optional(relationsSchema),
  /** The percentage of visitors. */
  share: int().check(minimum(0, 'must be 0 or more'), maximum(100, 'must be 100 or less')),
  /** Whether this is the default version, for every visitor who is not assigned to another one. */
  isDefault: boolean(),
  /** The number of the event that made it the default. Absent when it never was, or after it was withdrawn. */
  promoted: optional(int()),
  withdrawn: optional(looseObject({ at: string(), reason: string(), actor: string() })),
});

/** A safe integer that can still be incremented. */
const counter = int().check(maximum(Number.MAX_SAFE_INTEGER - 1, 'has no next number'));

const viewSchema = looseObject({
  /** A preview ends at some time, an environment stays. */
  kind: oneOf(['preview', 'environment']),
  /** When it ends (ISO date and time in UTC). */
  until: optional(string()),
  /** What reviewers should look at. */
  note: optional(string()),
  /** Who has locked an environment and why, and until when (ISO date and time in UTC). */
  locked: optional(looseObject({ actor: string(), reason: string(), until: optional(string()) })),
});

const ledgerSchema = looseObject({
  format: int(),
  /** Increases with every change. */
  revision: counter,
  /** Whether the site names its teams. If so, a missing teams file counts as damage. */
  namesTeams: boolean(),
  /** The address to which browsers report failures. */
  failuresTo: optional(reportAddressSchema),
  /** The last event of the journal, or `null` before the first one. */
  journal: nullable(looseObject({ sequence: counter, hash: string() })),
  /**
   * Folders of releases whose files are being stored, or whose publish was interrupted, each with its start time as ISO
   * date and time.
   */
  storing: record(string(), string()),
  /** Of a view (`view.ts`); absent in the ledger of the site itself. */
  view: optional(viewSchema),
  apps: record(
    appNameSchema,
    looseObject({
      /** The integrity of the release file of every version that was ever published, including pruned ones. */
      numbers: record(versionSchema, integritySchema),
      /** In order of publication. */
      versions: array(publishedVersionSchema),
    }),
  ),
});

export type Facts = Infer<typeof factsSchema>;
export type Relations = Infer<typeof relationsSchema>;
export type PublishedVersion = Infer<typeof publishedVersionSchema>;
export type Ledger = Infer<typeof ledgerSchema>;
export type View = Infer<typeof viewSchema>;

export const emptyLedger: Ledger = {
  format: ledgerFormat,
  revision: 0,
  namesTeams: false,
  journal: null,
  storing: {},
  apps: {},
};

/**
 * Validates a ledger that was read from storage.
 *
 * @throws Error that names the first invalid field and says what it must be
 */
export function parseLedger(value: unknown): Ledger {
  expectFormat(value, ledgerFormat, 'ledger');
  const ledger = checkShape(ledgerSchema, value, 'ledger');
  for (const [app, { numbers, versions }] of Object.entries(ledger.apps)) {
    for (const { facts } of versions) {
      const { version } = facts.metadata;
      if (versions.filter((other) => other.facts.metadata.version === version).length > 1)
        throw new Error(`ledger: apps.${app} has two versions ${version}; a number belongs to one release`);
      if (numbers[version] !== facts.extras.releaseIntegrity)
        throw new Error(`ledger: apps.${app} has the version ${version} with another hash than its number`);
    }
  }
  expectSound(viewOf(ledger));
  return ledger;
}

/**
 * Validates a changed ledger. Apps that did not change were validated when the previous ledger was read.
 *
 * @throws Error that names the first invalid field and says what it must be
 */
export function checkChanged(before: Ledger, changed: Ledger): Ledger {
  const apps = Object.entries(changed.apps).filter(([app, state]) => before.apps[app] !== state);
  const checked = parseLedger({ ...changed, apps: Object.fromEntries(apps) });
  return { ...checked, apps: { ...changed.apps, ...checked.apps } };
}

/** The versions of an app in order of publication, or an empty list for an unknown app. */
export function versionsOf({ apps }: Ledger, app: string): PublishedVersion[] {
  return Object.hasOwn(apps, app) ? (apps[app]?.versions ?? []) : [];
}

/** The ledger in the form of a discovery document: every version with everything known about it. */
export function viewOf(ledger: Ledger): Discovery {
  const names = Object.keys(ledger.apps).sort();
  const apps = names.map(
    (app) => [app, versionsOf(ledger, app).map((version) => entryOf(ledger, app, version))] as const,
  );
  return {
    schema: discoverySchemaId,
    microFrontends: Object.fromEntries(apps.filter(([, entries]) => entries.length > 0)),
  };
}

/** A version as an entry of a discovery document. */
export function entryOf({ failuresTo }: Ledger, app: string, version: PublishedVersion): Entry {
  const { facts, signature, share, isDefault, promoted, withdrawn } = version;
  return {
    ...facts,
    deployment: { traffic: share, default: isDefault },
    extras: {
      ...factsIn(facts.extras),
      ...(signature !== undefined && { signature }),
      ...(promoted !== undefined && { promoted }),
      ...(withdrawn && { withdrawn: true }),
      ...(app === hostName && failuresTo !== undefined && { failuresTo }),
    },
  };
}

/** What an entry of a discovery document says about its release, without its later state. */
export function factsOf({ deployment, ...entry }: Entry): Facts {
  return { ...entry, extras: factsIn(entry.extras) };
}

function factsIn({ signature, promoted, withdrawn, failuresTo, ...facts }: Entry['extras']): Entry['extras'] {
  return facts;
}

/** How many earlier versions of an app a browser may fall back to. */
const earlierVersions = 2;

/**
 * The part of the ledger that browsers need. For each app this is the live version, the canary and the most recent good
 * versions; on a site that allows overrides, all versions.
 *
 * @param showsAll whether the site's settings allow overrides
 */
export function publicView(view: Discovery, showsAll: boolean): Discovery {
  if (showsAll) return view;
  const apps = Object.entries(view.microFrontends).map(([app, entries]) => {
    const earlier = promotedEntries(entries).filter((entry) => !entry.deployment.default);
    const shown = new Set([liveEntry(entries), canaryEntry(entries), ...earlier.slice(0, earlierVersions)]);
    return [app, liveEntry(entries) ? entries.filter((entry) => shown.has(entry)) : []] as const;
  });
  return { ...view, microFrontends: Object.fromEntries(apps.filter(([, entries]) => entries.length > 0)) };
}
