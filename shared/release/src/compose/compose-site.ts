import {
  type Discovery,
  type Entry,
  canaryEntry,
  failuresAddress,
  hostName,
  liveEntry,
} from '@furrow/discovery/discovery';
import { parsePageDocument } from '@furrow/formats/page-document.schema';
import { releaseFolder } from '@furrow/formats/release-name';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { type ShellDocument, parseShellDocument, shellFile } from '@furrow/formats/shell-document.schema';
import { remotesOf } from '../domain/deployment';
import { toJson } from '../domain/json';
import { canaryFile, documentFile, headersFile, nginxHeadersFile, notFoundDocument } from '../domain/paths';
import { readDiscovery } from '../storage/discovery-file';
import { readRelease } from '../storage/read-release';
import { readJson, type Storage } from '../storage/storage';
import { composeDocument, composeNotFound, type ComposedHost } from './document';
import { nginxHeaders, readSite, robots, securityHeaders, sitemap } from './site';

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
