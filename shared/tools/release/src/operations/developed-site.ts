import { hostName } from '@furrow/discovery/discovery';
import { LRUCache } from 'lru-cache';
import { headersFile, isComposed, isReleaseFile, teamsFile } from '../domain/paths';
import { judge } from '../check/gate';
import { previewSite } from '../compose/site/preview';
import { integrityHeader, securityHeaders } from '../compose/site/settings';
import { toJson } from '../domain/json';
import { type Ledger, versionsOf } from '../domain/ledger';
import { reasonOf } from '../domain/machine-failure';
import { Refused, textsOf } from '../domain/refused';
import { liveVersion, numberOf } from '../domain/versions';
import { type ReadOriginFile, storageFiles } from '../server/files';
import type { Candidate } from '../store/candidate';
import { storedFile } from '../store/etag';
import { readLedger } from '../store/ledger-file';
import { overlayStorage } from '../store/memory-storage';
import { storeRelease } from '../store/releases';
import { requestsTo } from '../store/requests';
import { readableAddress } from '../store/site-over-http';
import { textOf, type OriginStorage, type StoredFile } from '../store/storage';
import { onlyVersion } from './locked-site';

export type DevelopedSite = {
  /** The files of the site, for a server. Each document is composed when it is read. */
  files: ReadOriginFile;
  /** The version that all other visitors get; undefined when the remote is not live. */
  live: string | undefined;
  /** The reasons why the gate would refuse a release of the local build, one sentence each. */
  problems: string[];
};

type DevelopedOptions = {
  /** The live site, which is only read. */
  site: OriginStorage;
  /** The response headers of its documents. */
  headers: Record<string, string>;
  /** The local build of a remote. */
  candidate: Candidate;
  /** The address of a script that documents run before all others. */
  firstScript?: string | undefined;
  /** The direction of the language in which the local build is shown, which may be another one than that of the site. */
  direction?: 'ltr' | 'rtl';
  /** Called with each problem that occurs while documents are composed. */
  report?: (sentences: readonly string[]) => void;
};

/**
 * The live site with a local build of one remote, which is new or takes the place of all published versions. So no
 * published version can hide an error of the local build. Keys are not checked, because nobody has signed the local
 * build, and pages send no reports.
 *
 * @throws Refused when the build is of the host, or when there is no site
 */
export async function developedSite({
  site,
  headers,
  candidate,
  firstScript,
  direction = 'ltr',
  report,
}: DevelopedOptions): Promise<DevelopedSite> {
  const { release } = candidate;
  if (release.app === hostName)
    throw new Refused(
      'FUR-REMOTE-IS-HOST',
      'The host wraps all remotes, so develop it with "pnpm dev". A remote has a live site around it.',
    );
  const ledger = await readLedger(site);
  const live = liveVersion(versionsOf(ledger, release.app));
  const overlay = overlayStorage(site);
  await overlay.remove(teamsFile);
  await storeRelease(overlay, candidate);
  const { problems } = await judge(overlay, { ledger, teams: undefined }, release);
  // A document that cannot be composed is missing, because the live document would hide the error.
  const sources: OriginStorage = {
    ...overlay,
    read: (path) => (isComposed(path) ? Promise.resolve(undefined) : overlay.read(path)),
  };
  // All other findings were reported to those who released them.
  const concerns = (sentence: string) => sentence.includes(release.app);
  const preview = await previewSite(sources, withDeveloped(ledger, candidate), (said) =>
    report?.(said.filter(concerns)),
  );
  // The files of the local build change with every save, so nobody knows their hashes.
  const { [integrityHeader]: _, ...headersHere } = headers;
  const read = async (path: string): Promise<StoredFile | undefined> => {
    if (path === headersFile) return storedFile(toJson(headersHere));
    const file = await preview.read(path);
    if (!file || !path.endsWith('.html') || isReleaseFile(path)) return file;
    if (firstScript === undefined && direction === 'ltr') return file;
    const script = firstScript === undefined ? '' : `<script src="${firstScript}"></script>`;
    const root = direction === 'ltr' ? '<html' : '<html dir="rtl"';
    return storedFile(textOf(file.bytes).replace('<html', root).replace('<head>', `<head>${script}`));
  };
  return { files: storageFiles({ read }), live: live && numberOf(live), problems: textsOf(problems) };
}

function withDeveloped({ failuresTo, ...ledger }: Ledger, candidate: Candidate): Ledger {
  const own = { numbers: {}, versions: [onlyVersion(candidate)] };
  return { ...ledger, namesTeams: false, apps: { ...ledger.apps, [candidate.release.app]: own } };
}

const filesKept = 20_000;

/** Caches the files of releases, which never change, of a site that is read over a network. */
export function rememberReleases(site: OriginStorage): OriginStorage {
  const releases = new LRUCache<string, StoredFile>({ max: filesKept, fetchMethod: (path) => site.read(path) });
  return { ...site, read: (path) => (isReleaseFile(path) ? releases.fetch(path) : site.read(path)) };
}

/**
 * The headers by which a live site tells browsers what its documents may do.
 *
 * @throws Refused when the site does not respond
 */
export async function policyOf(address: string): Promise<Record<string, string>> {
  const { origin, headers } = readableAddress(address);
  const response = await requestsTo(origin)(origin, { method: 'HEAD', headers }).catch((error: Error) => {
    throw new Refused('FUR-SITE-SILENT', `${origin} does not respond: ${reasonOf(error)}`);
  });
  response.resume();
  const names = Object.keys(securityHeaders({ url: origin, connect: [], images: [] }, []));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = response.headers[name.toLowerCase()];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
