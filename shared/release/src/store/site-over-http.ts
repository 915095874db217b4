import { canaryEntry, discoveryPath, liveEntry } from '@furrow/discovery/discovery';
import { parseReleasePath, releaseFolder } from '@furrow/formats/release-name';
import { publishedFile, releaseFile } from '@furrow/formats/release.schema';
import { searchFile, searchPartFile } from '@furrow/formats/search-entry';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { toJson } from '../domain/json';
import {
  addressOf,
  canaryFile,
  documentFile,
  notFoundDocument,
  privateFolder,
  robotsFile,
  settingsFile,
  sitemapFile,
} from '../domain/paths';
import { Refused } from '../domain/refused';
import { discoveryOf } from './discovery-file';
import { etagOf } from './etag';
import { readRelease } from './releases';
import { expectPath, textOf, type Storage, type StoredFile } from './storage';
import type { Traffic } from './s3-transport';

const sideBySide = 16;
/** Milliseconds without a byte. */
const silence = 30_000;

/**
 * A live site as its visitors see it: it can be read, and not be changed. What the servers keep to themselves, above all `.furrow/`
 * and source maps, is hidden; the settings on which documents depend are taken from what the site says to everybody.
 *
 * @throws Refused when the address is not that of a site
 */
export function siteOverHttp(address: string, onTraffic?: (traffic: Traffic) => void): Storage {
  if (!/^https?:\/\/[^/?#]+\/?$/.test(address))
    throw new Refused(`"${address}" is no address of a site. Write one like https://furrow.example, without a path.`);
  const origin = address.replace(/\/$/, '');
  const transport = origin.startsWith('https:') ? https : http;
  const agent = new transport.Agent({ keepAlive: true, maxSockets: sideBySide });

  async function fetchFile(path: string): Promise<{ status: number; bytes: Buffer }> {
    // The 404 document has no address of its own; an address without a page shows it.
    const url = origin + (path === notFoundDocument ? '/404' : addressOf(path));
    const response = await new Promise<http.IncomingMessage>((answered, fail) => {
      const sent = transport.get(url, { agent, headers: { 'Cache-Control': 'no-cache' } }, answered);
      sent.setTimeout(silence, () => sent.destroy(new Error(`no answer in ${silence / 1000} seconds`)));
      sent.on('error', (error) => fail(new Error(`${url} does not answer: ${error.message}`)));
    });
    const bytes = await buffer(response);
    onTraffic?.({ sent: 0, received: bytes.length });
    return { status: response.statusCode ?? 0, bytes };
  }

  async function read(path: string): Promise<StoredFile | undefined> {
    expectPath(path);
    if (path === settingsFile) return asFile(await readSettings());
    if (isHidden(path)) return undefined;
    const { status, bytes } = await fetchFile(path);
    if (status === (path === notFoundDocument ? 404 : 200)) return { bytes, etag: etagOf(bytes) };
    if (status === 404) return undefined;
    throw new Error(`${origin}${addressOf(path)} answers with status ${status}.`);
  }

  /** What documents depend on: the address of the site, and whether its pages may be overridden. */
  async function readSettings(): Promise<string | undefined> {
    const [robots, notFound] = await Promise.all([read(robotsFile), read(notFoundDocument)]);
    const url = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(robots ? textOf(robots.bytes) : '')?.[1];
    const data = /<script type="application\/json" id="furrow-page">(.*?)<\/script>/s.exec(
      notFound ? textOf(notFound.bytes) : '',
    )?.[1];
    if (url === undefined) return undefined;
    const { overrides } = (data === undefined ? {} : JSON.parse(data)) as { overrides?: string[] };
    return toJson({ url, ...(overrides && { overrides }) });
  }

  /** The files that the discovery document and the releases name, because a site cannot be listed over HTTP. */
  async function list(prefix: string): Promise<string[]> {
    const discovery = discoveryOf(await read(discoveryPath));
    const paths = [discoveryPath, robotsFile, sitemapFile, notFoundDocument];
    for (const [app, entries] of Object.entries(discovery.microFrontends)) {
      const live = liveEntry(entries);
      const canary = canaryEntry(entries);
      paths.push(...(live?.extras.pages ?? []).map(documentFile));
      const siteFiles = (live?.extras.siteFiles ?? []).map((file) => file.slice(1));
      paths.push(...siteFiles, ...(siteFiles.includes(searchPartFile(app)) ? [searchFile] : []));
      if (canary) paths.push(...canary.extras.pages.map((path) => canaryFile(app, canary.metadata.version, path)));
      for (const entry of entries) {
        const folder = releaseFolder(app, entry.metadata.version);
        if (!`${folder}/`.startsWith(prefix) && !prefix.startsWith(`${folder}/`)) continue;
        const release = await readRelease({ read }, app, entry).catch(() => undefined);
        const files = [releaseFile, publishedFile, ...Object.keys(release?.files ?? {})];
        paths.push(...files.map((file) => `${folder}/${file}`));
      }
    }
    return [...new Set(paths)].filter((path) => path.startsWith(prefix) && !isHidden(path)).sort();
  }

  const refuse = () =>
    Promise.reject(new Refused(`${origin} can only be read over HTTP. Name the place of its origin with --origin.`));
  return { read, list, isHidden, write: refuse, remove: refuse, createFolder: refuse, removeFolder: refuse };
}

function isHidden(path: string): boolean {
  return path.startsWith(`${privateFolder}/`) || (parseReleasePath(path) !== undefined && path.endsWith('.map'));
}

function asFile(text: string | undefined): StoredFile | undefined {
  const bytes = text === undefined ? undefined : Buffer.from(text);
  return bytes && { bytes, etag: etagOf(bytes) };
}
