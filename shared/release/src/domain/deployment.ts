import {
  canaryEntry,
  type Discovery,
  entriesOf,
  type Entry,
  hostName,
  liveEntry,
  promotedEntries,
} from '@furrow/discovery/discovery';
import { Refused } from './refused';

/*
 * How the discovery document changes when a version is published, promoted, rolled back, retired or pruned. Each function
 * returns the changed document and leaves the given one as it is.
 */

/**
 * Adds a version without traffic. Nothing changes when the same release is there already.
 *
 * @throws Refused when the version is there with other content
 */
export function addEntry(discovery: Discovery, app: string, entry: Entry): Discovery {
  const entries = entriesOf(discovery, app);
  const known = versionEntry(discovery, app, entry.metadata.version);
  if (known && known.extras.releaseIntegrity !== entry.extras.releaseIntegrity)
    throw alreadyPublished(app, entry.metadata.version);
  if (known) return discovery;
  const failuresTo = entries.at(-1)?.extras.failuresTo;
  const extras = failuresTo === undefined ? entry.extras : { ...entry.extras, failuresTo };
  return withEntries(discovery, app, [...entries, { ...entry, extras }]);
}

/** The refusal of a version that is published with other content. */
export function alreadyPublished(app: string, version: string): Refused {
  return new Refused(
    `${app}@${version} is already published with other content, and a published version never changes. ` +
      `Raise the version in the package.json of ${app}, then publish again.`,
  );
}

/**
 * Gives a version its share of the visitors: 100 makes it the default, less makes it the canary beside the default, 0 takes
 * its visitors away and nobody else's. There is one canary at a time, so an earlier one loses its share.
 *
 * @throws Refused when there is no such version, when a first version is to share its traffic with nobody, or when the host is to
 *   have a canary
 */
export function promoteEntry(discovery: Discovery, app: string, version: string, traffic: number): Discovery {
  const entries = entriesOf(discovery, app);
  const chosen = findEntry(discovery, app, version);
  const live = liveEntry(entries);

  if (traffic === 100) {
    if (chosen === live && chosen.deployment.traffic === 100) return discovery;
    const promoted = 1 + Math.max(0, ...entries.map((entry) => entry.extras.promoted ?? 0));
    return withEntries(
      discovery,
      app,
      entries.map((entry) => {
        if (entry !== chosen) return withDeployment(entry, 0, false);
        const { withdrawn, ...extras } = entry.extras;
        return { ...withDeployment(entry, 100, true), extras: { ...extras, promoted } };
      }),
    );
  }

  if (traffic === 0 && chosen.deployment.traffic === 0) return discovery;
  if (traffic > 0 && app === hostName)
    throw new Refused(
      `The host has no canary: its shell is in every document. Promote ${app}@${version} without --traffic.`,
    );
  if (!live)
    throw new Refused(
      `${app} has no live version beside which ${version} could get ${traffic}%. Promote it without --traffic.`,
    );
  if (chosen === live) {
    throw new Refused(
      `${app}@${version} is the default version. To take visitors away from it, promote or roll back to another one.`,
    );
  }
  return withEntries(
    discovery,
    app,
    entries.map((entry) => {
      if (entry === live) return withDeployment(entry, 100 - traffic, true);
      return withDeployment(entry, entry === chosen ? traffic : 0, false);
    }),
  );
}

/** The version that a rollback withdraws: the canary, or without one the default version. */
export function rollbackStart(discovery: Discovery, app: string): string {
  const entries = entriesOf(discovery, app);
  const bad = canaryEntry(entries) ?? liveEntry(entries);
  if (!bad) throw new Refused(`${app} has no live version to roll back.`);
  return bad.metadata.version;
}

/**
 * Withdraws a version that has visitors and gives them to the last good one: the default, when a canary is withdrawn; the
 * version that was the default before, when the default is.
 *
 * @param from the version to withdraw; when it is withdrawn already and has no visitors, nothing changes
 * @returns the changed document, and the version that has the visitors now
 * @throws Refused when `from` has no visitors and was not withdrawn, or when there is nothing to go back to
 */
export function rollbackEntry(discovery: Discovery, app: string, from: string): { discovery: Discovery; to: string } {
  const entries = entriesOf(discovery, app);
  const bad = findEntry(discovery, app, from);
  const live = liveEntry(entries);
  if (!live) throw new Refused(`${app} has no live version to roll back.`);
  // One that was withdrawn may have visitors again, as a canary.
  if (bad !== live && bad.deployment.traffic === 0) {
    if (bad.extras.withdrawn) return { discovery, to: live.metadata.version };
    throw new Refused(`${app}@${from} has no visitors.`);
  }
  const target = bad === live ? promotedEntries(entries).find((entry) => entry !== live) : live;
  if (!target) {
    throw new Refused(
      `${app}@${from} is the only version of ${app} that was ever live. Publish and promote a repaired version instead.`,
    );
  }
  const next = entries.map((entry) => {
    if (entry === target) return withDeployment(entry, 100, true);
    if (entry !== bad) return withDeployment(entry, 0, false);
    const { promoted, ...extras } = entry.extras;
    return { ...withDeployment(entry, 0, false), extras: { ...extras, withdrawn: true } };
  });
  return { discovery: withEntries(discovery, app, next), to: target.metadata.version };
}

/**
 * Takes all visitors from an app; its versions stay, to be promoted again. Nothing changes when it has none.
 *
 * @throws Refused when nothing of the app is published, or when it is the host, without which there is no site
 */
export function retireApp(discovery: Discovery, app: string): Discovery {
  const entries = entriesOf(discovery, app);
  if (app === hostName)
    throw new Refused('Without the host there is no site. Promote or roll back to another version of it.');
  if (entries.length === 0) throw new Refused(`Nothing of ${app} is published.`);
  if (!liveEntry(entries)) return discovery;
  return withEntries(
    discovery,
    app,
    entries.map((entry) => withDeployment(entry, 0, false)),
  );
}

/** Names the address for reports of failed remotes, or none, in every version of the host, so that it outlives a rollback. */
export function withFailuresAddress(discovery: Discovery, address: string | undefined): Discovery {
  const entries = entriesOf(discovery, hostName);
  if (entries.length === 0)
    throw new Refused('The live host names the address, and there is no host yet. Publish it first.');
  return withEntries(
    discovery,
    hostName,
    entries.map(({ extras: { failuresTo, ...extras }, ...entry }) => ({
      ...entry,
      extras: address === undefined ? extras : { ...extras, failuresTo: address },
    })),
  );
}

/** Puts an entry in the place of the one of its version. */
export function replaceEntry(discovery: Discovery, app: string, entry: Entry): Discovery {
  const entries = entriesOf(discovery, app);
  const isSame = (other: Entry) => other.metadata.version === entry.metadata.version;
  return withEntries(
    discovery,
    app,
    entries.map((other) => (isSame(other) ? entry : other)),
  );
}

/** Takes versions out of the document; an app without versions goes with them. */
export function dropEntries(discovery: Discovery, app: string, versions: readonly string[]): Discovery {
  const kept = entriesOf(discovery, app).filter((entry) => !versions.includes(entry.metadata.version));
  if (kept.length > 0) return withEntries(discovery, app, kept);
  const { [app]: gone, ...others } = discovery.microFrontends;
  return { ...discovery, microFrontends: others };
}

/** The entry of a version, whatever its state. */
export function versionEntry(discovery: Discovery, app: string, version: string): Entry | undefined {
  return entriesOf(discovery, app).find(({ metadata }) => metadata.version === version);
}

/**
 * The entry of a published version.
 *
 * @throws Refused that lists the versions there are, or says that this one is being removed
 */
export function findEntry(discovery: Discovery, app: string, version: string): Entry {
  const entry = versionEntry(discovery, app, version);
  if (entry?.extras.removing)
    throw new Refused(`${app}@${version} is being removed. Publish it again when "release prune" has ended.`);
  if (entry) return entry;
  const known = entriesOf(discovery, app)
    .filter(({ extras }) => !extras.removing)
    .map(({ metadata }) => metadata.version)
    .join(', ');
  throw new Refused(
    known
      ? `There is no ${app}@${version}. Published are: ${known}.`
      : `Nothing of ${app} is published. Run "release publish ${app}" first.`,
  );
}

/**
 * Marks versions as being removed. From then on nobody may promote them, so their files can go; {@link dropRemoved} takes
 * them out of the document afterwards. Every other way leaves a moment in which a version is promoted while its files go.
 *
 * @param removed entries of the app, or of versions that were stored and never published, each with the seal of its files
 */
export function markRemoving(
  discovery: Discovery,
  app: string,
  removed: readonly { entry: Entry; seal: string | null }[],
): Discovery {
  const entries = entriesOf(discovery, app);
  const marked = removed.map(({ entry, seal }): Entry => {
    const { promoted, ...extras } = entry.extras;
    const listed = entries.some((other) => other.metadata.version === entry.metadata.version);
    return { ...withDeployment(entry, 0, false), extras: { ...extras, removing: { seal, listed } } };
  });
  return withEntries(discovery, app, [
    ...entries.map((entry) => marked.find(({ metadata }) => metadata.version === entry.metadata.version) ?? entry),
    ...marked.filter(({ extras }) => !extras.removing?.listed),
  ]);
}

/** Takes a version whose files are removed out of the document, unless somebody published it anew in the meantime. */
export function dropRemoved(discovery: Discovery, app: string, version: string, seal: string | null): Discovery {
  const removing = versionEntry(discovery, app, version)?.extras.removing;
  if (removing?.seal !== seal) return discovery;
  return countRemoval(dropEntries(discovery, app, [version]), discovery);
}

/** Makes the document differ from each one that there was before, unless it is empty. */
function countRemoval(discovery: Discovery, before: Discovery): Discovery {
  const counts = Object.values(before.microFrontends).flatMap((entries) =>
    entries.map(({ extras }) => extras.removals ?? 0),
  );
  const [first] = Object.entries(discovery.microFrontends);
  if (!first) return discovery;
  const [app, [entry, ...others]] = first;
  if (!entry) return discovery;
  const extras = { ...entry.extras, removals: 1 + Math.max(0, ...counts) };
  return withEntries(discovery, app, [{ ...entry, extras }, ...others]);
}

function withEntries(discovery: Discovery, app: string, entries: Entry[]): Discovery {
  const microFrontends = { ...discovery.microFrontends, [app]: entries };
  const sorted = Object.fromEntries(Object.entries(microFrontends).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return { ...discovery, microFrontends: sorted };
}

function withDeployment(entry: Entry, traffic: number, isDefault: boolean): Entry {
  return { ...entry, deployment: { traffic, default: isDefault } };
}
