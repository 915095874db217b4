import { hostName } from '@furrow/discovery/discovery';
import { headersFile, isComposed, isReleaseFile, teamsFile } from '../domain/paths';
import { judge } from '../check/gate';
import { relationsOf } from '../check/related-releases';
import { previewSite } from '../compose/preview';
import { securityHeaders } from '../compose/site';
import { toJson } from '../domain/json';
import { type Ledger, type PublishedVersion, versionsOf } from '../domain/ledger';
import { Refused } from '../domain/refused';
import { liveVersion, numberOf } from '../domain/versions';
import { type ReadOriginFile, storageFiles } from '../server/files';
import { type Candidate, factsOfRelease } from '../store/candidate';
import { etagOf } from '../store/etag';
import { readLedger } from '../store/ledger-file';
import { overlayStorage } from '../store/memory-storage';
import { storeRelease } from '../store/releases';
import { bytesOf, type OriginStorage, type StoredFile } from '../store/storage';

export type DevelopedSite = {
  /** The files of the site, as a server reads them. Each document is composed when it is read. */
  files: ReadOriginFile;
  /** The version that everybody else sees; undefined when the remote is not live. */
  live: string | undefined;
  /** Why the gate would refuse a release of what is developed, one sentence for each reason. */
  problems: string[];
};

type DevelopedOptions = {
  /** The live site; it is only read. */
  site: OriginStorage;
  /** The response headers of its documents. */
  headers: Record<string, string>;
  /** What is developed: a build of a remote. */
  candidate: Candidate;
  /** Hears what does not fit while documents are composed. */
  report?: (sentences: readonly string[]) => void;
};

/**
 * The live site with one remote as it is being developed: new or in the place of all its published versions, so that nothing of them can stand
 * in for what fails. Nothing is judged by keys, because nobody has signed what is developed, and pages report to nobody.
 *
 * @throws Refused when the build is of the host, or when there is no site
 */
export async function developedSite({ site, headers, candidate, report }: DevelopedOptions): Promise<DevelopedSite> {
  const { release } = candidate;
  if (release.app === hostName)
    throw new Refused(
      'The host is around all remotes: develop it with "pnpm dev". A remote has a live site around it.',
    );
  const ledger = await readLedger(site);
  const live = liveVersion(versionsOf(ledger, release.app));
  const overlay = overlayStorage(site);
  await overlay.remove(teamsFile);
  await storeRelease(overlay, candidate);
  const { problems } = await judge(overlay, { ledger, teams: undefined }, release);
  // What cannot be composed is missing: the live document would hide that.
  const sources: OriginStorage = {
    ...overlay,
    read: (path) => (isComposed(path) ? Promise.resolve(undefined) : overlay.read(path)),
  };
  // The rest of what is said was said to those who released it.
  const concerns = (sentence: string) => sentence.includes(release.app);
  const preview = await previewSite(sources, withDeveloped(ledger, candidate), (said) =>
    report?.(said.filter(concerns)),
  );
  const read = async (path: string): Promise<StoredFile | undefined> =>
    path === headersFile ? asFile(toJson(headers)) : preview.read(path);
  return { files: storageFiles({ read }), live: live && numberOf(live), problems };
}

function withDeveloped({ failuresTo, ...ledger }: Ledger, candidate: Candidate): Ledger {
  const { app } = candidate.release;
  const version: PublishedVersion = {
    facts: factsOfRelease(candidate),
    published: { at: null, commit: null },
    relations: relationsOf(candidate.release),
    share: 100,
    isDefault: true,
  };
  return { ...ledger, namesTeams: false, apps: { ...ledger.apps, [app]: { numbers: {}, versions: [version] } } };
}

/** Remembers the files of releases, which never change, of a site that is read over a network. */
export function rememberReleases(site: OriginStorage): OriginStorage {
  const known = new Map<string, Promise<StoredFile | undefined>>();
  return {
    ...site,
    read(path) {
      if (!isReleaseFile(path)) return site.read(path);
      const reading = known.get(path) ?? site.read(path);
      known.set(path, reading);
      reading.catch(() => known.delete(path));
      return reading;
    },
  };
}

/**
 * The headers by which a live site tells browsers what its documents may do.
 *
 * @throws Refused when the site does not answer
 */
export async function policyOf(address: string): Promise<Record<string, string>> {
  const response = await fetch(address, { method: 'HEAD' }).catch((error: Error) => {
    throw new Refused(`${address} does not answer: ${String(error.cause ?? error.message)}`);
  });
  const names = Object.keys(securityHeaders({ url: address, connect: [], images: [] }, []));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function asFile(text: string): StoredFile {
  const bytes = bytesOf(text);
  return { bytes, etag: etagOf(bytes) };
}
