import {
  canaryEntry,
  type Discovery,
  entriesOf,
  type Entry,
  failuresAddress,
  hostName,
  liveEntry,
  ownsPath,
} from '@furrow/discovery/discovery';
import { parsePageDocument } from '@furrow/formats/page-document.schema';
import { formatVersionName, releaseFolder } from '@furrow/formats/release-name';
import type { Release } from '@furrow/formats/release.schema';
import { isSiteFile, siteFolder } from '@furrow/formats/site-file';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { parseShellDocument, type ShellDocument, shellFile } from '@furrow/formats/shell-document.schema';
import { remotesOf } from '../domain/deployment';
import { integrityOf } from '../domain/integrity';
import { signatureProblem } from '../domain/signature';
import { toJson } from '../domain/json';
import {
  canaryFile,
  documentFile,
  headersFile,
  isPagePath,
  nginxHeadersFile,
  notFoundDocument,
  robotsFile,
  sitemapFile,
  sourceMapsFile,
} from '../domain/paths';
import { etagOf } from '../storage/etag';
import { readRelease } from '../storage/releases';
import { bytesOf, readJson, type Storage } from '../storage/storage';
import { readTeams } from '../storage/teams-file';
import type { ComposedFile } from './composed-index';
import { composeDocument, composeNotFound, withoutRemovals, type ComposedHost } from './document';
import { listingOf, nginxHeaders, readSite, robots, securityHeaders, sitemap, type Listing } from './site';

/** A composed file. */
export type Composed = Pick<ComposedFile, 'inputs' | 'listing'> & { content: string | Uint8Array };

/** Tells what is known of a file that was composed before; undefined when that is not certain. */
export type Known = (path: string) => ComposedFile | undefined;

/** What the site is to be, as far as it can be composed. */
export type ComposedSite = {
  /** Every derived file that was composed, by path. */
  files: Map<string, Composed>;
  /** The derived files that are what they were: they are known to be made of the same. */
  unchanged: Set<string>;
  /** Whether a derived file stays as it is, because what it is made of is damaged. */
  isKept(path: string): boolean;
  /** One sentence per damaged file, that names it and says what to do. */
  damaged: string[];
};

/**
 * Every derived file of the site: documents of the live versions and of canaries, the files that live versions give to the site,
 * the 404, robots.txt, the sitemap and the response headers. What is damaged in the origin concerns only the files that are made of it: they stay as they are, and
 * the rest is composed. The same goes for releases that a site with teams does not find signed by one of their owners.
 * Without a live host there is nothing to compose, and nothing is.
 *
 * @param known files that are composed of what they were composed of before are left out; nothing is, when it is absent
 */
export async function composeSite(
  storage: Storage,
  discovery: Discovery,
  known: Known = () => undefined,
): Promise<ComposedSite> {
  const files: ComposedSite['files'] = new Map();
  const unchanged = new Set<string>();
  const kept = new Set<string>();
  const damaged: string[] = [];
  const result = { files, unchanged, damaged, isKept: (path: string) => kept.has(path) };
  const host = liveEntry(entriesOf(discovery, hostName));
  if (!host) return result;

  const readTrusted = async () => {
    const teams = await readTeams(storage);
    const problemOf: Trust = (app, entry) => signatureProblem(teams, app, entry);
    expectTrust(problemOf, hostName, host);
    return { problemOf, composed: await readHost(storage, host) };
  };
  const read = await readTrusted().catch((error: Error) => void damaged.push(error.message));
  if (!read) return { ...result, isKept: () => true };
  const { problemOf, composed } = read;
  // Settings that are damaged are named below, and let nothing be overridden.
  const { overrides } = await readSite(storage).catch(() => ({ overrides: undefined }));
  const around = { ...composed, ...(overrides && { overrides }) };
  const pages = new Map<string, Listing>();
  for (const [name, entries] of remotesOf(discovery)) {
    const live = liveEntry(entries);
    if (!live) continue;
    const canary = canaryEntry(entries);
    const trusted = canary && !problemOf(name, canary) ? canary : undefined;
    const { version } = canary?.metadata ?? { version: '' };
    for (const { entry, fileOf, rival } of [
      { entry: live, fileOf: documentFile, rival: trusted },
      ...(canary
        ? [{ entry: canary, fileOf: (path: string) => canaryFile(name, version, path), rival: undefined }]
        : []),
    ]) {
      const inputs = inputsOf(host.extras.releaseIntegrity, overrides, name, withoutRemovals(entry), rival);
      const isKnown = (path: string) => known(fileOf(path))?.inputs === inputs;
      const remote = await composeRemote({ storage, around, problemOf, name, entry, canary: rival, isKnown });
      for (const [path, content] of remote.pages)
        files.set(fileOf(path), { content, inputs, listing: listingOf(path, content) });
      for (const path of remote.unchanged) unchanged.add(fileOf(path));
      for (const path of remote.kept) kept.add(fileOf(path));
      damaged.push(...remote.damaged);
      if (entry !== live) continue;
      for (const [path, html] of remote.pages) pages.set(path, listingOf(path, html));
      // What a page that stays as it is says of itself is not read: it is listed, unless it is known not to be.
      for (const path of [...remote.kept, ...remote.unchanged])
        pages.set(path, known(fileOf(path))?.listing ?? { isListed: true });
    }
  }

  for (const [name, entries] of Object.entries(discovery.microFrontends)) {
    const live = liveEntry(entries);
    if (!live) continue;
    for (const address of live.extras.siteFiles ?? []) {
      const path = address.slice(1);
      const inputs = inputsOf(name, withoutRemovals(live));
      if (known(path)?.inputs === inputs && !problemOf(name, live)) {
        unchanged.add(path);
        continue;
      }
      const content = await readSiteFile({ storage, problemOf, name, entry: live, path }).catch(
        (error: Error) => void damaged.push(error.message),
      );
      if (content) files.set(path, { content, inputs });
      else kept.add(path);
    }
  }

  files.set(notFoundDocument, { content: composeNotFound(around), inputs: ownInputs });
  const ofSite = await composeSiteFiles(storage, discovery, problemOf, pages).catch(
    (error: Error) => void damaged.push(error.message),
  );
  for (const path of siteFiles) {
    const content = ofSite?.get(path);
    if (content !== undefined) files.set(path, { content, inputs: ownInputs });
    else if (!ofSite) kept.add(path);
  }
  return result;
}

/** Of a file that is composed every time, because that takes little. */
const ownInputs = '';

/** What a file depends on, in short. */
function inputsOf(...parts: unknown[]): string {
  return etagOf(bytesOf(JSON.stringify(parts)));
}

const siteFiles = [robotsFile, sitemapFile, headersFile, nginxHeadersFile, sourceMapsFile];

/** @throws Error when the file is missing or is not the one that its release pins, and when the release may not be on the site */
async function readSiteFile({
  storage,
  problemOf,
  name,
  entry,
  path,
}: Pick<RemoteToCompose, 'storage' | 'problemOf' | 'name' | 'entry'> & { path: string }): Promise<Uint8Array> {
  expectTrust(problemOf, name, entry);
  const release = await readRelease(storage, name, entry);
  const file = `${releaseFolder(name, entry.metadata.version)}/${siteFolder}${path}`;
  const stored = await storage.read(file);
  if (!isSiteFile(path)) throw new Error(`${file} may not have an address of the site. Roll the version back.`);
  if (!stored || integrityOf(stored.bytes) !== release.files[siteFolder + path]?.integrity)
    throw new Error(
      `${file} is not the file that its release names. Copy it from a backup, or publish the next version.`,
    );
  return stored.bytes;
}

/** @throws Error when the settings of the site are damaged */
async function composeSiteFiles(
  storage: Storage,
  discovery: Discovery,
  problemOf: Trust,
  pages: ReadonlyMap<string, Listing>,
): Promise<Map<string, string>> {
  const site = await readSite(storage);
  const headers = securityHeaders(site, await readShells(storage, discovery, problemOf), failuresAddress(discovery));
  return new Map([
    [robotsFile, robots(site)],
    [sitemapFile, sitemap(site, pages)],
    [headersFile, toJson(headers)],
    [nginxHeadersFile, nginxHeaders(headers)],
    ...(site.sourceMaps
      ? ([[sourceMapsFile, 'Servers give source maps to visitors while this file is here.\n']] as const)
      : []),
  ]);
}

type ComposedRemote = {
  /** HTML by the path of the page. */
  pages: Map<string, string>;
  /** Paths of the pages that are known to be what they were. */
  unchanged: string[];
  /** Paths of the pages that could not be composed. */
  kept: string[];
  damaged: string[];
};

/** Why an entry may not be on the site; `undefined` when it may. */
type Trust = (app: string, entry: Entry) => string | undefined;

type RemoteToCompose = {
  storage: Storage;
  around: ComposedHost;
  problemOf: Trust;
  name: string;
  entry: Entry;
  canary: Entry | undefined;
  /** Whether the page at the path is composed already, of the same. */
  isKnown(path: string): boolean;
};

async function composeRemote({
  storage,
  around,
  problemOf,
  name,
  entry,
  canary,
  isKnown,
}: RemoteToCompose): Promise<ComposedRemote> {
  const unchanged = problemOf(name, entry) === undefined ? entry.extras.pages.filter(isKnown) : [];
  const remote: ComposedRemote = { pages: new Map(), unchanged, kept: [], damaged: [] };
  if (unchanged.length === entry.extras.pages.length) return remote;
  const folder = releaseFolder(name, entry.metadata.version);
  const read = async () => {
    expectTrust(problemOf, name, entry);
    return {
      release: await readRelease(storage, name, entry),
      manifest: await readRequired(storage, `${folder}/${manifestFile}`),
    };
  };
  const parts = await read().catch((error: Error) => void remote.damaged.push(error.message));
  if (!parts)
    return { ...remote, kept: entry.extras.pages.filter((path) => isPagePath(path) && !unchanged.includes(path)) };

  const composePage = async ({ path, document }: Release['pages'][number]) => {
    if (!isPagePath(path) || !ownsPath(entry, path))
      throw new Error(
        `${formatVersionName({ app: name, version: entry.metadata.version })} holds a page ${path}, which it may not have. Roll it back.`,
      );
    const file = `${folder}/${document}`;
    const page = parsePageDocument(await readRequired(storage, file), file);
    const rival = canary?.extras.pages.includes(path) ? canary : undefined;
    return composeDocument(around, { name, entry, ...parts, page, ...(rival && { canary: rival }) });
  };
  const toCompose = parts.release.pages.filter(({ path }) => !unchanged.includes(path));
  const outcomes = await Promise.allSettled(toCompose.map(composePage));
  for (const [index, outcome] of outcomes.entries()) {
    const path = toCompose[index]?.path ?? '';
    if (outcome.status === 'fulfilled') remote.pages.set(path, outcome.value);
    else {
      remote.damaged.push((outcome.reason as Error).message);
      if (isPagePath(path)) remote.kept.push(path);
    }
  }
  return remote;
}

/**
 * The response headers allow the inline scripts of every published host, so that a promotion or a rollback finds its own
 * allowed. A damaged or untrusted host that is not live cannot be promoted, so its scripts are left out.
 */
async function readShells(storage: Storage, discovery: Discovery, problemOf: Trust): Promise<ShellDocument[]> {
  const hosts = entriesOf(discovery, hostName).filter(({ extras }) => !extras.removing);
  const trusted = hosts.filter((entry) => !problemOf(hostName, entry));
  const shells = await Promise.all(trusted.map((entry) => readHost(storage, entry).catch(() => undefined)));
  return shells.flatMap((host) => (host ? [host.shell] : []));
}

/** @throws Error when the entry may not be on the site */
function expectTrust(problemOf: Trust, app: string, entry: Entry): void {
  const problem = problemOf(app, entry);
  if (problem !== undefined) throw new Error(problem);
}

/** @throws Error when a file of the host's release is missing or broken */
async function readHost(storage: Storage, entry: Entry): Promise<ComposedHost> {
  const file = `${releaseFolder(hostName, entry.metadata.version)}/${shellFile}`;
  const [shell, release] = await Promise.all([readRequired(storage, file), readRelease(storage, hostName, entry)]);
  return { shell: parseShellDocument(shell, file), release };
}

/** @throws Error when the file is missing or holds no JSON */
async function readRequired(storage: Storage, path: string): Promise<unknown> {
  const value = await readJson(storage, path);
  if (value === undefined) throw new Error(`${path} is missing. Copy it from a backup, or publish the next version.`);
  return value;
}
