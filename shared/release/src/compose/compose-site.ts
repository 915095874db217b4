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
import { readRelease } from '../storage/releases';
import { readJson, type Storage } from '../storage/storage';
import { readTeams } from '../storage/teams-file';
import { composeDocument, composeNotFound, type ComposedHost } from './document';
import { nginxHeaders, readSite, robots, securityHeaders, sitemap } from './site';

/** What the site is to be, as far as it can be composed. */
export type ComposedSite = {
  /** The content of every derived file, by path. */
  files: Map<string, string | Uint8Array>;
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
 */
export async function composeSite(storage: Storage, discovery: Discovery): Promise<ComposedSite> {
  const files: ComposedSite['files'] = new Map();
  const kept = new Set<string>();
  const damaged: string[] = [];
  const result = { files, damaged, isKept: (path: string) => kept.has(path) };
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
  const documents = new Map<string, string>();
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
      const remote = await composeRemote({ storage, around, problemOf, name, entry, canary: rival });
      for (const [path, html] of remote.pages) files.set(fileOf(path), html);
      for (const path of remote.kept) kept.add(fileOf(path));
      damaged.push(...remote.damaged);
      if (entry !== live) continue;
      for (const [path, html] of remote.pages) documents.set(path, html);
      // What a page that stays as it is says of itself is not read: it is listed.
      for (const path of remote.kept) documents.set(path, '');
    }
  }

  for (const [name, entries] of Object.entries(discovery.microFrontends)) {
    const live = liveEntry(entries);
    if (!live) continue;
    for (const address of live.extras.siteFiles ?? []) {
      const path = address.slice(1);
      const bytes = await readSiteFile({ storage, problemOf, name, entry: live, path }).catch(
        (error: Error) => void damaged.push(error.message),
      );
      if (bytes) files.set(path, bytes);
      else kept.add(path);
    }
  }

  files.set(notFoundDocument, composeNotFound(around));
  const ofSite = await composeSiteFiles(storage, discovery, problemOf, documents).catch(
    (error: Error) => void damaged.push(error.message),
  );
  for (const path of siteFiles) {
    const content = ofSite?.get(path);
    if (content !== undefined) files.set(path, content);
    else if (!ofSite) kept.add(path);
  }
  return result;
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
  documents: Map<string, string>,
): Promise<Map<string, string>> {
  const site = await readSite(storage);
  const headers = securityHeaders(site, await readShells(storage, discovery, problemOf), failuresAddress(discovery));
  return new Map([
    [robotsFile, robots(site)],
    [sitemapFile, sitemap(site, documents)],
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
};

async function composeRemote({
  storage,
  around,
  problemOf,
  name,
  entry,
  canary,
}: RemoteToCompose): Promise<ComposedRemote> {
  const remote: ComposedRemote = { pages: new Map(), kept: [], damaged: [] };
  const folder = releaseFolder(name, entry.metadata.version);
  const read = async () => {
    expectTrust(problemOf, name, entry);
    return {
      release: await readRelease(storage, name, entry),
      manifest: await readRequired(storage, `${folder}/${manifestFile}`),
    };
  };
  const parts = await read().catch((error: Error) => void remote.damaged.push(error.message));
  if (!parts) return { ...remote, kept: entry.extras.pages.filter(isPagePath) };

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
  const outcomes = await Promise.allSettled(parts.release.pages.map(composePage));
  for (const [index, outcome] of outcomes.entries()) {
    const path = parts.release.pages[index]?.path ?? '';
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
