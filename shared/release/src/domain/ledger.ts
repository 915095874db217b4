import {
  discoverySchemaId,
  entrySchema,
  integritySchema,
  parseDiscovery,
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
import { array, boolean, int, looseObject, maximum, minimum, nullable, omit, optional, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/*
 * The ledger, `.furrow/ledger.json`, says what is published, what is live and what was withdrawn. It is private, and the only file of an
 * origin that is swapped: everything else is derived from it, or never changes. What a team signs of a release, and what happened to the
 * release afterwards, are fields of their own.
 */

/** The newest format of the ledger that this code reads, and the one that it writes. */
const ledgerFormat = 1;

/** What a release says of itself, as its team signs it: the entry of the discovery document without all that happens to it later. */
const factsSchema = omit(entrySchema, { deployment: true });

/** In names, what a release has to do with those of others. */
const relationsSchema = looseObject({
  /** The remotes whose fragments its pages or its shell embed. */
  embeds: array(string()),
  /** The packages that it shares with others in a page. */
  shared: array(string()),
});

const publishedVersionSchema = looseObject({
  facts: factsSchema,
  /** A team's signature over the facts, in base64. */
  signature: optional(string()),
  /** When it was published, as ISO date and time in UTC, and from which commit; `null` where that is not known. */
  published: looseObject({ at: nullable(string()), commit: nullable(string()) }),
  /** Absent where an earlier version of this command published it: then its release file tells. */
  relations: optional(relationsSchema),
  /** Percent of the visitors. */
  share: int().check(minimum(0, 'must be 0 or more'), maximum(100, 'must be 100 or less')),
  /** Whether everybody gets it who gets no other version. */
  isDefault: boolean(),
  /** The number of the event that made it the default; absent when none did, and after it was withdrawn. */
  promoted: optional(int()),
  withdrawn: optional(looseObject({ at: string(), reason: string(), actor: string() })),
});

/** A number that has a next one. */
const counter = int().check(maximum(Number.MAX_SAFE_INTEGER - 1, 'has no next number'));

const ledgerSchema = looseObject({
  format: int(),
  /** Grows with every change. */
  revision: counter,
  /** Whether the site names its teams: then a missing file of teams is damage. */
  namesTeams: boolean(),
  /** Where browsers report remotes that failed. */
  failuresTo: optional(reportAddressSchema),
  /** The last event of the journal; `null` before the first one. */
  journal: nullable(looseObject({ sequence: counter, hash: string() })),
  /** Folders of releases that are being stored, or whose publish was ended in between: when that began, as ISO date and time. */
  storing: record(string(), string()),
  apps: record(
    appNameSchema,
    looseObject({
      /** The integrity of the release file of every version that was ever published, also of those that are gone. */
      numbers: record(versionSchema, integritySchema),
      /** In the order in which they were published. */
      versions: array(publishedVersionSchema),
    }),
  ),
});

export type Facts = Infer<typeof factsSchema>;
export type Relations = Infer<typeof relationsSchema>;
export type PublishedVersion = Infer<typeof publishedVersionSchema>;
export type Ledger = Infer<typeof ledgerSchema>;

export const emptyLedger: Ledger = {
  format: ledgerFormat,
  revision: 0,
  namesTeams: false,
  journal: null,
  storing: {},
  apps: {},
};

/**
 * Checks a ledger that was read from somewhere.
 *
 * @throws Error that names the first field which is wrong, and what it must be
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
  parseDiscovery(viewOf(ledger));
  return ledger;
}

/**
 * Checks a changed ledger. The apps that it has in common with the one before were checked when that one was read.
 *
 * @throws Error that names the first field which is wrong, and what it must be
 */
export function checkChanged(before: Ledger, changed: Ledger): Ledger {
  const apps = Object.entries(changed.apps).filter(([app, state]) => before.apps[app] !== state);
  const checked = parseLedger({ ...changed, apps: Object.fromEntries(apps) });
  return { ...checked, apps: { ...changed.apps, ...checked.apps } };
}

/** The versions of an app, in the order in which they were published; none when it is unknown. */
export function versionsOf({ apps }: Ledger, app: string): PublishedVersion[] {
  return Object.hasOwn(apps, app) ? (apps[app]?.versions ?? []) : [];
}

/** The ledger in the form of a discovery document: every version with all that is known of it. */
export function viewOf(ledger: Ledger): Discovery {
  const names = Object.keys(ledger.apps).sort((a, b) => a.localeCompare(b, 'en'));
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

/** What an entry of a discovery document says of its release, without what happened to it. */
export function factsOf({ deployment, ...entry }: Entry): Facts {
  return { ...entry, extras: factsIn(entry.extras) };
}

function factsIn({ signature, promoted, withdrawn, failuresTo, ...facts }: Entry['extras']): Entry['extras'] {
  return facts;
}

/** How many of the earlier versions of an app a browser may fall back to. */
const earlierVersions = 2;

/**
 * What browsers need of the ledger: of each app what is live, the canary, and the last good versions before. Where visitors may see
 * other versions, all of them.
 *
 * @param showsAll whether the settings of the site let anything be overridden
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
