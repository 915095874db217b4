import { formatVersionName, parseReleasePath } from '@furrow/formats/release-name';
import { parseRelease } from '@furrow/formats/release.schema';
import { relationsOf } from '../check/related-releases';
import { previewSite } from '../compose/site/preview';
import { all } from '../domain/all';
import { integrityOf } from '../domain/integrity';
import { toJson } from '../domain/json';
import { emptyLedger, type Ledger, type PublishedVersion } from '../domain/ledger';
import { isComposed, ledgerFile, teamsFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { siteLockFile, type SiteLock } from '../domain/site-lock';
import { numberOf } from '../domain/versions';
import { factsOfRelease } from '../store/candidate';
import { storedFile } from '../store/etag';
import { parseReleased, readText, type OriginStorage } from '../store/storage';

/**
 * A site as it is composed of the releases that a lock names, with today's settings. The releases come from the live
 * site, which keeps them until somebody prunes it. Keys are not checked, because the lock pins each release by its hash.
 *
 * @param site the live site, which is only read
 * @throws Refused when the site no longer has one of the releases, or another file in its place
 */
export async function lockedSite(site: OriginStorage, lock: SiteLock): Promise<OriginStorage> {
  const ledger = await lockedLedger(site, lock);
  const file = storedFile(toJson(ledger));
  const sources: OriginStorage = {
    ...site,
    read(path) {
      if (path === ledgerFile) return Promise.resolve(file);
      return path === teamsFile || isComposed(path) ? Promise.resolve(undefined) : site.read(path);
    },
  };
  return previewSite(sources, ledger);
}

async function lockedLedger(site: OriginStorage, { apps }: SiteLock): Promise<Ledger> {
  const versions = await all(Object.entries(apps), async ([app, pinned]): Promise<[string, Ledger['apps'][string]]> => {
    const version = await lockedVersion(site, pinned);
    const numbers = { [numberOf(version)]: pinned.integrity };
    return [app, { numbers, versions: [version] }];
  });
  return { ...emptyLedger, apps: Object.fromEntries(versions) };
}

async function lockedVersion(
  site: OriginStorage,
  { release: address, integrity }: SiteLock['apps'][string],
): Promise<PublishedVersion> {
  const path = address.slice(1);
  const parsed = parseReleasePath(path);
  if (!parsed) throw new Error(`${address} is not the address of a release.`);
  const text = await readText(site, path);
  const name = formatVersionName(parsed);
  if (text === undefined)
    throw new Refused('FUR-LOCK-RELEASE-GONE', `${siteLockFile} names ${name}, which the site no longer has.`);
  if (integrityOf(text) !== integrity)
    throw new Refused(
      'FUR-LOCK-RELEASE-GONE',
      `${siteLockFile} names ${name} with another hash than that of the release on the site.`,
    );
  const release = parseRelease(parseReleased(text, path), path);
  return onlyVersion({ release, integrity, folder: parsed.folder });
}

/** A release as the version that all visitors get. */
export function onlyVersion(release: Parameters<typeof factsOfRelease>[0]): PublishedVersion {
  return {
    facts: factsOfRelease(release),
    published: { at: null, commit: null },
    relations: relationsOf(release.release),
    share: 100,
    isDefault: true,
  };
}
