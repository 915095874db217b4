import { type ShellDocument, parseShellDocument, shellFile } from '@furrow/formats/shell-document.schema';
import {
  type Discovery,
  type Entry,
  canaryEntry,
  discoveryPath,
  failuresAddress,
  hostName,
  liveEntry,
} from '@furrow/discovery/discovery';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { parsePageDocument } from '@furrow/formats/page-document.schema';
import { type Release, parseRelease } from '@furrow/formats/release.schema';
import { releaseFolder } from '@furrow/formats/release-name';
import { integrityOf } from './integrity';
import { toJson } from './json';
import { composeDocument, composeNotFound, type ComposedHost } from './compose';
import { canaryFile, documentFile, headersFile, isComposed, nginxHeadersFile, notFoundDocument } from './paths';
import { readDiscovery } from './pointer';
import { nginxHeaders, readSite, robots, securityHeaders, sitemap } from './site';
import { ConflictError, readJson, readText, textOf, type Storage } from './storage';

const attempts = 50;

/** The files that were written and removed. */
export type Reconciled = { written: string[]; removed: string[] };

/**
 * Makes the composed documents what the discovery document says. They depend on nothing else, so this may run at any time,
 * twice, by two teams at once, or after a command that was killed: it writes only what differs.
 *
 * Every document is read before the discovery document and written only if it is still the same; afterwards the discovery
 * document is read again. So a document composed from an older discovery document never stays.
 */
export async function reconcile(storage: Storage): Promise<Reconciled> {
  const written = new Set<string>();
  const removed = new Set<string>();

  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const present = await readComposed(storage);
    const pointer = (await storage.read(discoveryPath))?.etag;
    try {
      const wanted = await composeSite(storage);
      await all([...wanted], async ([path, content]) => {
        const file = present.get(path);
        if (file?.text === content && file.sound) return;
        await storage.write(path, content, { ifMatch: file?.etag ?? null });
        written.add(path);
        removed.delete(path);
      });
      await all([...present], async ([path, file]) => {
        if (wanted.has(path)) return;
        await storage.remove(path, { ifMatch: file.etag });
        removed.add(path);
        written.delete(path);
      });
      if ((await storage.read(discoveryPath))?.etag === pointer)
        return { written: [...written].sort(), removed: [...removed].sort() };
    } catch (error) {
      const moved = (await storage.read(discoveryPath))?.etag !== pointer;
      if (!moved && !(error instanceof ConflictError)) throw error;
    }
  }
  throw new Error(`The documents changed ${attempts} times while this command composed them. Run "release repair".`);
}

/** Does the work for every item at once, and fails only when all of it has ended: nothing goes on behind a second attempt. */
async function all<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(items.map(work));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function readComposed(storage: Storage) {
  const paths = (await storage.list('')).filter(isComposed);
  const files = await Promise.all(
    paths.map(async (path) => {
      const [file, copies] = await Promise.all([storage.read(path), storage.copies?.(path) ?? []]);
      if (!file) return [];
      const sound = copies.every(({ bytes }) => bytes !== undefined && Buffer.compare(bytes, file.bytes) === 0);
      return [[path, { text: textOf(file.bytes), etag: file.etag, sound }] as const];
    }),
  );
  return new Map(files.flat());
}

/**
 * Every derived file of the site, by path: documents of the live versions and of canaries, the 404, robots.txt, the
 * sitemap and the response headers. Without a live host there is nothing to compose, and nothing is.
 */
export async function composeSite(storage: Storage): Promise<Map<string, string>> {
  const discovery = await readDiscovery(storage);
  const files = new Map<string, string>();
  const host = liveEntry(discovery.microFrontends[hostName]);
  if (!host) return files;

  const around = await readHost(storage, host);
  const paths: string[] = [];
  for (const [name, entries] of remotesOf(discovery)) {
    const live = liveEntry(entries);
    if (!live) continue;
    const canary = canaryEntry(entries);
    for (const [path, html] of await composeRemote(storage, around, name, live, canary)) {
      files.set(documentFile(path), html);
      paths.push(path);
    }
    if (!canary) continue;
    for (const [path, html] of await composeRemote(storage, around, name, canary)) {
      files.set(canaryFile(name, canary.metadata.version, path), html);
    }
  }

  const site = await readSite(storage);
  const headers = securityHeaders(site, await readShells(storage, discovery), failuresAddress(discovery));
  files.set(notFoundDocument, composeNotFound(around));
  files.set('robots.txt', robots(site));
  files.set('sitemap.xml', sitemap(site, paths));
  files.set(headersFile, toJson(headers));
  files.set(nginxHeadersFile, nginxHeaders(headers));
  return files;
}

async function composeRemote(
  storage: Storage,
  around: ComposedHost,
  name: string,
  entry: Entry,
  canary?: Entry,
): Promise<[string, string][]> {
  const release = await readRelease(storage, name, entry);
  const folder = releaseFolder(name, entry.metadata.version);
  const manifest = await readJson(storage, `${folder}/${manifestFile}`);
  return Promise.all(
    release.pages.map(async ({ path, document }): Promise<[string, string]> => {
      const file = `${folder}/${document}`;
      const page = parsePageDocument(await readJson(storage, file), file);
      const rival = canary?.extras.pages.includes(path) ? canary : undefined;
      return [path, composeDocument(around, { name, entry, manifest, release, page, ...(rival && { canary: rival }) })];
    }),
  );
}

/** The response headers allow the inline scripts of every published host, so that a promotion or a rollback finds its own allowed. */
async function readShells(storage: Storage, discovery: Discovery): Promise<ShellDocument[]> {
  const hosts = discovery.microFrontends[hostName] ?? [];
  return Promise.all(hosts.map(async (entry) => (await readHost(storage, entry)).shell));
}

/** @throws Error when a file of the host's release is missing or broken */
async function readHost(storage: Storage, entry: Entry): Promise<ComposedHost> {
  const file = `${releaseFolder(hostName, entry.metadata.version)}/${shellFile}`;
  const [shell, release] = await Promise.all([readJson(storage, file), readRelease(storage, hostName, entry)]);
  return { shell: parseShellDocument(shell, file), release };
}

/** @throws Error when the release file is missing or is not the one the discovery document names */
export async function readRelease(storage: Storage, app: string, entry: Entry): Promise<Release> {
  const path = entry.extras.release.slice(1);
  const text = await readText(storage, path);
  if (text === undefined)
    throw new Error(`${path} is missing. Run "release verify", then publish ${app}@${entry.metadata.version} again.`);
  if (integrityOf(text) !== entry.metadata.integrity)
    throw new Error(`${path} is not the file that ${discoveryPath} names. Run "release verify".`);
  return parseRelease(JSON.parse(text), path);
}

/** Every app but the host, with its versions. */
export function remotesOf(discovery: Discovery): [string, Entry[]][] {
  return Object.entries(discovery.microFrontends).filter(([name]) => name !== hostName);
}
