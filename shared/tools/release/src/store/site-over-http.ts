import { canaryEntry, discoveryPath, liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { hostOfferFile } from '@furrow/formats/host-offer.schema';
import { parsePublicSite, publicSiteFile, type PublicSite } from '@furrow/formats/public-site.schema';
import { parseReleasePath } from '@furrow/formats/release-name';
import { releaseFile } from '@furrow/formats/release.schema';
import { keptFile, keptPartFile } from '@furrow/formats/kept-entry';
import { searchFile, searchPartFile } from '@furrow/formats/search-entry';
import { budgetsFile, menuStylesFile, robotsFile, sitemapFile, sitemapOfApp } from '@furrow/formats/site-file';
import { folderOf } from '../domain/versions';
import { toJson } from '../domain/json';
import { type Ledger, viewOf } from '../domain/ledger';
import { ledgerFromEntries } from '../domain/ledger-from-entries';
import {
  addressOf,
  canaryFile,
  documentFile,
  isPagePath,
  ledgerFile,
  notFoundDocument,
  privateFolder,
  settingsFile,
  teamsFile,
} from '../domain/paths';
import { reasonOf } from '../domain/machine-failure';
import { Refused } from '../domain/refused';
import { liveName } from '../domain/view';
import { cookieOfKey, keyNeeded, viewCookie } from '../domain/view-key';
import { storedFile } from './etag';
import { readLedger } from './ledger-file';
import { allFilesOf, readRelease } from './releases';
import { requestsTo } from './requests';
import { expectPath, readJson, textOf, type OriginStorage, type StoredFile } from './storage';
import type { Traffic } from './s3-transport';

/** Milliseconds for one file, and its bytes: whoever answers for the site must not hold a command up for ever. */
export const longest = 10 * 60_000;
export const largest = 200_000_000;

/**
 * A live site as its visitors see it: it can be read, and not be changed. What the servers keep to themselves, above
 * all `.furrow/` and source maps, is hidden; the settings on which documents depend are taken from what the site says
 * to everybody.
 *
 * @throws Refused when the address is not that of a site
 */
export function siteOverHttp(address: string, onTraffic?: (traffic: Traffic) => void): OriginStorage {
  const { origin, headers: known } = readableAddress(address);
  const send = requestsTo(origin);

  async function fetchFile(path: string): Promise<{ status: number; bytes: Buffer }> {
    // The 404 document has no address of its own; an address without a page shows it.
    const url = origin + (path === notFoundDocument ? '/404' : addressOf(path));
    const signal = AbortSignal.timeout(longest);
    const lost = (error: Error) => {
      if (error instanceof Refused) throw error;
      const why = signal.aborted ? `${url} took longer than ${longest / 60_000} minutes` : reasonOf(error);
      throw new Refused('FUR-SITE-SILENT', `${origin} does not respond: ${why}`);
    };
    const options = { signal, headers: { 'Cache-Control': 'no-cache', ...known } };
    const response = await send(url, options).catch(lost);
    const { statusCode: status = 0, headers } = response;
    if (status === 200 && path.endsWith('.json') && headers['content-type']?.startsWith('text/html'))
      throw new Refused(
        'FUR-SITE-OTHER-ANSWER',
        `${url} is answered with a web page instead of JSON. Is the address that of a site of Furrow, and does nothing in between ask for a login?`,
      );
    if (status >= 300 && status < 400 && headers.location !== undefined)
      throw new Refused(
        'FUR-SITE-OTHER-ANSWER',
        `${url} leads to ${headers.location} (status ${status}). Name the address that answers. Is that a page to log in at, then log in first.`,
      );
    const bytes = await readAtMost(largest, response, url).catch(lost);
    onTraffic?.({ sent: 0, received: bytes.length });
    if (status === 403 && textOf(bytes).startsWith(keyNeeded))
      throw new Refused(
        'FUR-PREVIEW-KEY',
        `${origin} opens with a key. Name the link that you were given: ${origin}/?key=…`,
      );
    return { status, bytes };
  }

  async function read(path: string): Promise<StoredFile | undefined> {
    expectPath(path);
    if (path === settingsFile) {
      const budgets = await readJson({ read }, budgetsFile);
      return asFile({ ...settingsOf(await readPublicSite()), ...(budgets !== undefined && { budgets }) });
    }
    if (path === teamsFile) return asFile((await readPublicSite()).teams);
    if (path === ledgerFile) return asFile(await readPublicLedger());
    if (isHidden(path)) return undefined;
    const { status, bytes } = await fetchFile(path);
    if (status === (path === notFoundDocument ? 404 : 200)) return storedFile(bytes);
    if (status === 404) return undefined;
    throw new Error(`${origin}${addressOf(path)} returned status ${status}.`);
  }

  /** What documents, and the checks of who signed what, depend on. */
  async function readPublicSite(): Promise<PublicSite> {
    const told = await readJson({ read }, publicSiteFile);
    if (told !== undefined) return parsePublicSite(told);
    throw new Refused(
      'FUR-SITE-NO-SETTINGS',
      `${origin} does not publish its settings: ${publicSiteFile} is missing. Run "release repair" there with the current version of this command.`,
    );
  }

  /** What the discovery document says, in the form of the ledger, which is private. */
  async function readPublicLedger(): Promise<Ledger | undefined> {
    const told = await readJson({ read }, discoveryPath);
    return told === undefined ? undefined : ledgerFromEntries(parseDiscovery(told));
  }

  /** The files that the discovery document and the releases name, because a site cannot be listed over HTTP. */
  async function list(prefix: string): Promise<string[]> {
    const discovery = viewOf(await readLedger({ read }));
    const paths = [discoveryPath, hostOfferFile, publicSiteFile, robotsFile, sitemapFile, notFoundDocument];
    for (const file of [budgetsFile, menuStylesFile]) if (await read(file)) paths.push(file);
    for (const [app, entries] of Object.entries(discovery.microFrontends)) {
      const live = liveEntry(entries);
      const canary = canaryEntry(entries);
      paths.push(...(live?.extras.pages ?? []).map(documentFile));
      if (live?.extras.pages.some(isPagePath)) paths.push(sitemapOfApp(app));
      const siteFiles = (live?.extras.siteFiles ?? []).map((file) => file.slice(1));
      paths.push(...siteFiles);
      if (siteFiles.includes(searchPartFile(app))) paths.push(searchFile);
      if (siteFiles.includes(keptPartFile(app))) paths.push(keptFile);
      if (canary) paths.push(...canary.extras.pages.map((path) => canaryFile(app, canary.metadata.version, path)));
      for (const entry of entries) {
        const folder = folderOf(entry);
        if (!`${folder}/`.startsWith(prefix) && !prefix.startsWith(`${folder}/`)) continue;
        const release = await readRelease({ read }, app, entry).catch(() => undefined);
        const files = release && (await allFilesOf({ read }, release).catch(() => release.files));
        paths.push(...[releaseFile, ...Object.keys(files ?? {})].map((file) => `${folder}/${file}`));
      }
    }
    return [...new Set(paths)].filter((path) => path.startsWith(prefix) && !isHidden(path)).sort();
  }

  const refuse = () =>
    Promise.reject(
      new Refused(
        'FUR-SITE-READ-ONLY',
        `${origin} can only be read over HTTP. Name the place of its origin with --origin.`,
      ),
    );
  return { read, list, isHidden, write: refuse, remove: refuse };
}

/**
 * The address of a site without a slash at its end.
 *
 * @throws Refused when the text is no such address
 */
export function siteAddress(text: string): string {
  if (/^https?:\/\/[^/?#]+\/?$/.test(text) && URL.canParse(text)) return text.replace(/\/$/, '');
  throw new Refused(
    'FUR-SITE-ADDRESS',
    `"${text}" is not the address of a site. Write one like https://furrow.example, without a path.`,
  );
}

/**
 * Where a site is read, which may be a preview: its address without a slash at its end, and the headers that let somebody
 * in who names a preview together with its key, `https://pr-12--shop.preview.furrow.example/?key=…`.
 *
 * @throws Refused when the text is no such address
 */
export function readableAddress(text: string): { origin: string; headers: Record<string, string> } {
  const [, address = text, key] = /^([^?]*)\?key=([^&#]+)$/.exec(text) ?? [];
  const headers = key === undefined ? {} : { Cookie: `${viewCookie}=${cookieOfKey(decodeURIComponent(key))}` };
  return { origin: siteAddress(address), headers: headers as Record<string, string> };
}

/** The settings as the operator writes them, as far as everybody may know them. */
function settingsOf({
  url,
  languages,
  overrides,
  proofs,
  slots,
  packages,
  previews,
  staging,
  reportShare,
}: PublicSite) {
  return {
    url,
    ...(overrides && { overrides: true }),
    ...(staging !== undefined && { requires: { [liveName]: { from: staging } } }),
    languages,
    proofs,
    slots,
    packages,
    previews,
    reportShare,
  };
}

function isHidden(path: string): boolean {
  return path.startsWith(`${privateFolder}/`) || (parseReleasePath(path) !== undefined && path.endsWith('.map'));
}

/** @throws Refused when there is more to read */
async function readAtMost(most: number, stream: AsyncIterable<Buffer>, url: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most)
      throw new Refused('FUR-SITE-OTHER-ANSWER', `${url} answers with more than ${most / 1_000_000} MB.`);
  }
  return Buffer.concat(chunks);
}

function asFile(value: unknown): StoredFile | undefined {
  return value === undefined ? undefined : storedFile(toJson(value));
}
