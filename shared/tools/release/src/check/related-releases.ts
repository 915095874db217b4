import { hostName } from '@furrow/discovery/discovery';
import { fragmentParts } from '@furrow/formats/fragment-props';
import type { Release } from '@furrow/formats/release.schema';
import { all } from '../domain/all';
import { canaryVersion, liveVersion } from '../domain/versions';
import { entryOf, type Ledger, type PublishedVersion, type Relations, versionsOf } from '../domain/ledger';
import { readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';

/** The part of a release that the ledger keeps, so that a release of another remote need not read the release file. */
export function relationsOf({ embeds = [], pages, shared }: Release): Relations {
  const embedded = [...embeds, ...pages.flatMap((page) => page.embeds ?? [])];
  return {
    embeds: [...new Set(embedded.map(({ of }) => fragmentParts(of).remote))].sort(),
    shared: Object.keys(shared).sort(),
  };
}

/**
 * Reads one release of each app. A damaged one is left out: it must not hold up other teams, and composing reports it.
 *
 * @param choose the version of an app to read; without one, the app is left out
 */
async function readReleases(
  storage: OriginStorage,
  ledger: Ledger,
  choose: (app: string, versions: readonly PublishedVersion[]) => PublishedVersion | undefined,
): Promise<Map<string, Release>> {
  const found = await all(Object.keys(ledger.apps).sort(), async (app) => {
    const version = choose(app, versionsOf(ledger, app));
    const release = version && (await readRelease(storage, app, entryOf(ledger, app, version)).catch(() => undefined));
    return release ? [[app, release] as const] : [];
  });
  return new Map(found.flat());
}

/** The live releases of all remotes, without damaged ones. */
export async function liveRemotes(storage: OriginStorage, ledger: Ledger): Promise<Release[]> {
  const found = await readReleases(storage, ledger, (app, versions) =>
    app === hostName ? undefined : liveVersion(versions),
  );
  return [...found.values()];
}

/**
 * The canaries that run in a host beside the live releases of remotes; empty for a remote. Damaged ones are left out.
 */
export async function canaryReleases(storage: OriginStorage, ledger: Ledger, release: Release): Promise<Release[]> {
  if (release.app !== hostName) return [];
  const found = await readReleases(storage, ledger, (app, versions) =>
    app === hostName ? undefined : canaryVersion(versions),
  );
  return [...found.values()];
}

/**
 * The live releases of other apps against which a release is checked. For the host these are all of them. For a remote
 * they are the host, the remotes that embed its fragments, those whose slots it fills or that fill its own, and the remotes
 * that share a package with it that the host does not provide. So the number of files that a remote's release reads
 * does not grow with the site. Damaged releases are left out.
 */
export async function relatedReleases(
  storage: OriginStorage,
  ledger: Ledger,
  release: Release,
): Promise<Map<string, Release>> {
  if (release.app === hostName)
    return new Map((await liveRemotes(storage, ledger)).map((remote) => [remote.app, remote]));
  const live = (isMeant: (app: string, version: PublishedVersion) => boolean) =>
    readReleases(storage, ledger, (app, versions) => {
      const version = liveVersion(versions);
      return version && app !== release.app && isMeant(app, version) ? version : undefined;
    });
  const host = await live((app) => app === hostName);
  const given = host.get(hostName)?.shared ?? {};
  const common = new Set(Object.keys(release.shared).filter((key) => given[key]?.version === undefined));
  const filledBefore = liveVersion(versionsOf(ledger, release.app))?.facts.extras.slots?.fills ?? [];
  const fills = [...filledBefore, ...(release.fragments ?? []).flatMap((fragment) => fragment.fills ?? [])];
  const filled = new Set(fills.map(({ slot }) => fragmentParts(slot).remote));
  const remotes = await live((app, { relations, facts }) => {
    if (app === hostName) return false;
    const fillsOwn = facts.extras.slots?.fills?.some(({ slot }) => fragmentParts(slot).remote === release.app);
    if (filled.has(app) || fillsOwn) return true;
    // An earlier version of this command published a version without relations.
    return !relations || relations.embeds.includes(release.app) || relations.shared.some((key) => common.has(key));
  });
  return new Map([...host, ...remotes]);
}
