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
 * The canaries that run in a host beside the live releases of remotes; empty for a remote. Damaged ones are left out.
 */
export async function canaryReleases(storage: OriginStorage, ledger: Ledger, release: Release): Promise<Release[]> {
  if (release.app !== hostName) return [];
  const apps = Object.keys(ledger.apps).filter((app) => app !== hostName);
  const found = await all(apps.sort(), async (app) => {
    const canary = canaryVersion(versionsOf(ledger, app));
    return canary && readRelease(storage, app, entryOf(ledger, app, canary)).catch(() => undefined);
  });
  return found.filter((canary) => canary !== undefined);
}

/**
 * The live releases of other apps against which a release is checked. For the host these are all of them. For a remote
 * they are the host, the remotes that embed its fragments, and the remotes that share a package with it that the host
 * does not provide. So the number of files that a remote's release reads does not grow with the site. A damaged release
 * is left out: it must not hold up other teams, and composing reports it.
 */
export async function relatedReleases(
  storage: OriginStorage,
  ledger: Ledger,
  release: Release,
): Promise<Map<string, Release>> {
  const read = async (app: string, version: PublishedVersion): Promise<[string, Release][]> => {
    const found = await readRelease(storage, app, entryOf(ledger, app, version)).catch(() => undefined);
    return found ? [[app, found]] : [];
  };
  const live = Object.keys(ledger.apps)
    .sort()
    .flatMap((app) => {
      const version = app === release.app ? undefined : liveVersion(versionsOf(ledger, app));
      return version ? [{ app, version }] : [];
    });
  const [host] = await all(
    live.filter(({ app }) => app === hostName),
    ({ app, version }) => read(app, version),
  );
  const given = host?.[0]?.[1].shared ?? {};
  const common = new Set(Object.keys(release.shared).filter((key) => given[key]?.version === undefined));
  const isRelated = ({ relations }: PublishedVersion) =>
    release.app === hostName ||
    // An earlier version of this command published it.
    !relations ||
    relations.embeds.includes(release.app) ||
    relations.shared.some((key) => common.has(key));
  const remotes = live.filter(({ app, version }) => app !== hostName && isRelated(version));
  const found = await all(remotes, ({ app, version }) => read(app, version));
  return new Map([...(host ?? []), ...found.flat()]);
}
