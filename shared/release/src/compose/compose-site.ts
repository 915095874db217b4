import {
  canaryEntry,
  type Discovery,
  entriesOf,
  type Entry,
  failuresAddress,
  hostName,
  liveEntry,
} from '@furrow/discovery/discovery';
import { fragmentParts } from '@furrow/formats/fragment-props';
import { type PublicSite, publicSiteFile, publicSiteFormat } from '@furrow/formats/public-site.schema';
import { releaseFolder } from '@furrow/formats/release-name';
import { parseShellDocument, type ShellDocument, shellFile } from '@furrow/formats/shell-document.schema';
import { remotesOf } from '../domain/deployment';
import { signatureProblem } from '../domain/signature';
import { toJson } from '../domain/json';
import {
  documentFile,
  headersFile,
  isPagePath,
  nginxHeadersFile,
  notFoundDocument,
  robotsFile,
  sitemapFile,
  sourceMapsFile,
} from '../domain/paths';
import { readRelease } from '../store/releases';
import { readRequired, type Storage } from '../store/storage';
import { readTeams } from '../store/teams-file';
import {
  composeRemote,
  emptyPart,
  fragmentInputs,
  inputsWithDamage,
  shellEmbeds,
  type ComposedPart,
  type RemoteToCompose,
  type Versions,
} from './compose-remote';
import { inputsOf, type Composed, type Known } from './composed-index';
import { composeNotFound, withoutRemovals, type ComposedHost } from './document';
import { fragmentFinder, shellName } from './fragments';
import { composeSearchIndex } from './search-index';
import { nginxHeaders, readSite, robots, securityHeaders, sitemap, type Listing } from './site';
import { readSiteFile } from './site-file';
import { expectTrust, type Trust } from './trust';

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
  /** One sentence per place of a composed page that shows its fallback, because there is no such fragment. */
  warnings: string[];
  /** The fragments that stand in every document, such as `shop/mini-cart`. */
  shellEmbeds: string[];
};

/**
 * Every derived file of the site: documents of the live versions and of canaries, the files that live versions give to the site,
 * the index of the search, the 404, robots.txt, the sitemap and the response headers. What is damaged in the origin concerns only the files that are made
 * of it: they stay as they are, and the rest is composed. The same goes for releases that a site with teams does not find signed
 * by one of their owners. Without a live host there is nothing to compose, and nothing is.
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
  const warnings: string[] = [];
  const result = { files, unchanged, damaged, warnings, isKept: (path: string) => kept.has(path), shellEmbeds: [] };
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
  const versions: Versions = {
    live: (remote) => (remote === hostName ? undefined : liveEntry(entriesOf(discovery, remote))),
    canary(remote) {
      const canary = remote === hostName ? undefined : canaryEntry(entriesOf(discovery, remote));
      return canary && !problemOf(remote, canary) ? canary : undefined;
    },
  };
  const hostInputs = inputsOf(host.extras.releaseIntegrity, overrides);
  const site = {
    storage,
    around,
    hostInputs,
    problemOf,
    versions,
    findFragments: fragmentFinder(storage, (app, entry) => expectTrust(problemOf, app, entry)),
    known,
  };
  const take = (part: ComposedPart) => {
    for (const [file, document] of part.files) files.set(file, document);
    for (const file of part.unchanged) unchanged.add(file);
    for (const file of part.kept) kept.add(file);
    addNew(damaged, part.damaged);
    addNew(warnings, part.warnings);
  };
  for (const [name, entries] of remotesOf(discovery)) {
    for (const entry of [liveEntry(entries), canaryEntry(entries)]) {
      if (!entry || !liveEntry(entries)) continue;
      const remote = await composeRemote({ ...site, name, entry });
      take(remote);
      if (!entry.deployment.default) continue;
      for (const path of entry.extras.pages.filter(isPagePath)) {
        const file = documentFile(path);
        // What a page that stays as it is says of itself is not read: it is listed, unless it is known not to be.
        pages.set(path, (remote.files.get(file) ?? known(file))?.listing ?? { isListed: true });
      }
    }
  }
  for (const [name, entries] of Object.entries(discovery.microFrontends)) {
    const live = liveEntry(entries);
    if (live) take(await composeGivenFiles({ ...site, name, entry: live }));
  }
  take(await composeSearchIndex({ storage, discovery, problemOf, known }));
  take(await composeNotFoundDocument(site));

  const ofSite = await composeOwnFiles(storage, discovery, problemOf, pages).catch(
    (error: Error) => void damaged.push(error.message),
  );
  for (const path of ownFiles) {
    const content = ofSite?.get(path);
    if (content !== undefined) files.set(path, { content, inputs: ownInputs });
    else if (!ofSite) kept.add(path);
  }
  return { ...result, shellEmbeds: [...new Set(shellEmbeds(around).map(({ of }) => of))] };
}

/** The files that a live version gives to the site. */
async function composeGivenFiles({ storage, problemOf, known, name, entry }: RemoteToCompose): Promise<ComposedPart> {
  const part = emptyPart();
  for (const address of entry.extras.siteFiles ?? []) {
    const path = address.slice(1);
    const inputs = inputsOf(name, withoutRemovals(entry));
    if (known(path)?.inputs === inputs && !problemOf(name, entry)) {
      part.unchanged.push(path);
      continue;
    }
    const content = await readSiteFile({ storage, problemOf, name, entry, path }).catch(
      (error: Error) => void part.damaged.push(error.message),
    );
    if (content) part.files.set(path, { content, inputs });
    else part.kept.push(path);
  }
  return part;
}

/** The document for an unknown path. */
async function composeNotFoundDocument(site: Omit<RemoteToCompose, 'name' | 'entry'>): Promise<ComposedPart> {
  const { around, hostInputs, problemOf, versions, findFragments, known } = site;
  const part = emptyPart();
  const embeds = shellEmbeds(around);
  const remotes = [...new Set(embeds.map(({ of }) => fragmentParts(of).remote))];
  const inputs = inputsOf(hostInputs, fragmentInputs(remotes, versions.live, problemOf));
  if (known(notFoundDocument)?.inputs === inputs) return { ...part, unchanged: [notFoundDocument] };
  const { found, damaged, warnings } = await findFragments(shellName, embeds, versions.live);
  const content = composeNotFound(around, found);
  part.files.set(notFoundDocument, { content, inputs: inputsWithDamage(inputs, damaged) });
  return { ...part, damaged, warnings };
}

/** A page that has several documents says the same in each, and the shell in all. */
function addNew(sentences: string[], more: readonly string[]): void {
  for (const sentence of more) if (!sentences.includes(sentence)) sentences.push(sentence);
}

/** The inputs of a file that is composed every time, because that takes little. */
const ownInputs = '';

/** The files that the site itself writes, beside the documents. */
const ownFiles = [robotsFile, sitemapFile, publicSiteFile, headersFile, nginxHeadersFile, sourceMapsFile];

/** @throws Error when the settings of the site are damaged */
async function composeOwnFiles(
  storage: Storage,
  discovery: Discovery,
  problemOf: Trust,
  pages: ReadonlyMap<string, Listing>,
): Promise<Map<string, string>> {
  const [site, teams] = await Promise.all([readSite(storage), readTeams(storage)]);
  const { url, overrides } = site;
  const told: PublicSite = { format: publicSiteFormat, url, ...(overrides && { overrides }), ...(teams && { teams }) };
  const headers = securityHeaders(site, await readShells(storage, discovery, problemOf), failuresAddress(discovery));
  return new Map([
    [robotsFile, robots(site)],
    [sitemapFile, sitemap(site, pages)],
    [publicSiteFile, toJson(told)],
    [headersFile, toJson(headers)],
    [nginxHeadersFile, nginxHeaders(headers)],
    ...(site.sourceMaps
      ? ([[sourceMapsFile, 'Servers give source maps to visitors while this file is here.\n']] as const)
      : []),
  ]);
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

/** @throws Error when a file of the host's release is missing or broken */
async function readHost(storage: Storage, entry: Entry): Promise<ComposedHost> {
  const file = `${releaseFolder(hostName, entry.metadata.version)}/${shellFile}`;
  const [shell, release] = await Promise.all([readRequired(storage, file), readRelease(storage, hostName, entry)]);
  return { shell: parseShellDocument(shell, file), release };
}
