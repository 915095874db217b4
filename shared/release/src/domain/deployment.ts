import { type Discovery, type Entry, hostName, liveEntry } from '@furrow/discovery/discovery';
import { Refused } from './refused';

/**
 * How the discovery document changes when a version is published, promoted, rolled back, retired or pruned. Each function
 * returns the changed document and leaves the given one as it is.
 */

/** Every app but the host, with its versions. */
export function remotesOf(discovery: Discovery): [string, Entry[]][] {
  return Object.entries(discovery.microFrontends).filter(([name]) => name !== hostName);
}

/** Adds a version without traffic. Identical to one that is there: nothing changes. */
export function addEntry(discovery: Discovery, app: string, entry: Entry): Discovery {
  const entries = discovery.microFrontends[app] ?? [];
  const known = entries.find((other) => other.metadata.version === entry.metadata.version);
  if (known && known.metadata.integrity !== entry.metadata.integrity)
    throw alreadyPublished(app, entry.metadata.version);
  if (known) return discovery;
  const failuresTo = entries.at(-1)?.extras.failuresTo;
  const extras = failuresTo === undefined ? entry.extras : { ...entry.extras, failuresTo };
  return withEntries(discovery, app, [...entries, { ...entry, extras }]);
}

export function alreadyPublished(app: string, version: string): Refused {
  return new Refused(
    `${app}@${version} is already published with other content, and a published version never changes. ` +
      `Raise the version in the package.json of ${app}, then publish again.`,
  );
}

/**
 * Gives a version its share of the visitors: 100 makes it the default, less makes it the canary beside the default, 0 takes
 * its visitors away. There is one canary at a time, so an earlier one loses its share.
 *
 * @throws Refused when there is no such version, or when a first version is to share its traffic with nobody
 */
export function promoteEntry(discovery: Discovery, app: string, version: string, traffic: number): Discovery {
  const entries = discovery.microFrontends[app] ?? [];
  const chosen = findEntry(discovery, app, version);
  const live = liveEntry(entries);

  if (traffic === 100) {
    if (chosen === live && chosen.deployment.traffic === 100) return discovery;
    const turn = 1 + Math.max(0, ...entries.map((entry) => entry.extras.promoted ?? 0));
    return withEntries(
      discovery,
      app,
      entries.map((entry) => {
        if (entry !== chosen) return withDeployment(entry, 0, false);
        const { withdrawn, ...extras } = entry.extras;
        return { ...withDeployment(entry, 100, true), extras: { ...extras, promoted: turn } };
      }),
    );
  }

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

/**
 * Back to the last good version: a canary is withdrawn while the default stays; without one, the default is withdrawn and
 * the version that was the default before it takes over.
 *
 * @throws Refused when there is nothing to go back to
 */
export function rollbackEntry(discovery: Discovery, app: string): { discovery: Discovery; from: string; to: string } {
  const entries = discovery.microFrontends[app] ?? [];
  const live = liveEntry(entries);
  if (!live) throw new Refused(`${app} has no live version to roll back.`);
  const canary = entries.find((entry) => entry !== live && entry.deployment.traffic > 0);
  const good = entries
    .filter((entry) => entry !== live && entry.extras.promoted !== undefined)
    .sort((a, b) => (b.extras.promoted ?? 0) - (a.extras.promoted ?? 0))[0];
  const [bad, target] = canary ? [canary, live] : [live, good];
  if (!target) {
    throw new Refused(
      `${app}@${live.metadata.version} is the only version of ${app} that was ever live. Publish and promote a repaired version instead.`,
    );
  }
  const next = entries.map((entry) => {
    if (entry === target) return withDeployment(entry, 100, true);
    if (entry !== bad) return withDeployment(entry, 0, false);
    const { promoted, ...extras } = entry.extras;
    return { ...withDeployment(entry, 0, false), extras: { ...extras, withdrawn: true } };
  });
  return { discovery: withEntries(discovery, app, next), from: bad.metadata.version, to: target.metadata.version };
}

/**
 * Takes all visitors from an app; its versions stay, to be promoted again.
 *
 * @throws Refused when it has none, or when it is the host, without which there is no site
 */
export function retireApp(discovery: Discovery, app: string): Discovery {
  const entries = discovery.microFrontends[app] ?? [];
  if (app === hostName)
    throw new Refused('Without the host there is no site. Promote or roll back to another version of it.');
  if (!liveEntry(entries)) throw new Refused(`${app} has no live version.`);
  return withEntries(
    discovery,
    app,
    entries.map((entry) => withDeployment(entry, 0, false)),
  );
}

/** Names the address for reports of failed remotes, or none, in every version of the host, so that it outlives a rollback. */
export function withFailuresAddress(discovery: Discovery, address: string | undefined): Discovery {
  const entries = discovery.microFrontends[hostName];
  if (!entries) throw new Refused('The live host names the address, and there is no host yet. Publish it first.');
  return withEntries(
    discovery,
    hostName,
    entries.map(({ extras: { failuresTo, ...extras }, ...entry }) => ({
      ...entry,
      extras: address === undefined ? extras : { ...extras, failuresTo: address },
    })),
  );
}

/** Takes versions out of the document; an app without versions goes with them. */
export function dropEntries(discovery: Discovery, app: string, versions: readonly string[]): Discovery {
  const kept = (discovery.microFrontends[app] ?? []).filter((entry) => !versions.includes(entry.metadata.version));
  if (kept.length > 0) return withEntries(discovery, app, kept);
  const { [app]: gone, ...others } = discovery.microFrontends;
  return { ...discovery, microFrontends: others };
}

/** @throws Refused that lists the versions there are */
export function findEntry(discovery: Discovery, app: string, version: string): Entry {
  const entries = discovery.microFrontends[app];
  const entry = entries?.find((candidate) => candidate.metadata.version === version);
  if (entry) return entry;
  const known = entries?.map((candidate) => candidate.metadata.version).join(', ');
  throw new Refused(
    known
      ? `There is no ${app}@${version}. Published are: ${known}.`
      : `Nothing of ${app} is published. Run "release publish ${app}" first.`,
  );
}

function withEntries(discovery: Discovery, app: string, entries: Entry[]): Discovery {
  const microFrontends = { ...discovery.microFrontends, [app]: entries };
  const sorted = Object.fromEntries(Object.entries(microFrontends).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return { ...discovery, microFrontends: sorted };
}

function withDeployment(entry: Entry, traffic: number, isDefault: boolean): Entry {
  return { ...entry, deployment: { traffic, default: isDefault } };
}
