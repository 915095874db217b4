import {
  type Discovery,
  discoveryPath,
  entriesOf,
  type Entry,
  failuresAddress,
  hostName,
  liveEntry,
} from '@furrow/discovery/discovery';
import { hostOfferFile, hostOfferOf } from '@furrow/formats/host-offer.schema';
import { type PublicSite, publicSiteFile, publicSiteFormat } from '@furrow/formats/public-site.schema';
import { budgetsFile, robotsFile, sitemapFile } from '@furrow/formats/site-file';
import { parseShellDocument, type ShellDocument, shellFile } from '@furrow/formats/shell-document.schema';
import { all } from '../../domain/all';
import { toJson } from '../../domain/json';
import { headersFile, isPagePath, nginxHeadersFile, sourceMapsFile } from '../../domain/paths';
import type { Teams } from '../../domain/signature';
import type { StoredRelease } from '../../domain/stored-release';
import { readRelease, readReleased } from '../../store/releases';
import type { OriginStorage } from '../../store/storage';
import type { Composed } from './composed-file';
import { shellsOf } from './languages';
import type { ComposedHost } from '../document/document';
import { type ComposedPiece, emptyPiece } from './pieces';
import { nginxHeaders, robots, securityHeaders, type OriginSettings, sitemapIndex } from './settings';
import type { Trust } from '../../domain/trust';
import { liveName } from '../../domain/view';

/*
 * The files that belong to the site and to no app.
 */

/** The teams that the site names, and whether an entry is valid by their keys. */
export type TrustOfSite = { teams: Teams | undefined; problemOf: Trust };

/** The live host, as already read. */
type LiveHost = { entry: Entry; shell: ShellDocument; release: StoredRelease };

/** The public settings of the site. */
export function publicSettings(site: OriginSettings, teams: Teams | undefined): string {
  const { url, languages, overrides, proofs, slots, packages, previews, requires, reportShare } = site;
  const staging = requires?.[liveName]?.from;
  const told: PublicSite = {
    format: publicSiteFormat,
    url,
    ...(languages && { languages }),
    ...(overrides && { overrides: [] }),
    ...(proofs && { proofs }),
    ...(slots && { slots }),
    ...(packages !== undefined && { packages }),
    ...(previews !== undefined && { previews }),
    ...(staging !== undefined && { staging }),
    ...(reportShare !== undefined && { reportShare }),
    ...(teams && { teams: publicTeams(teams) }),
  };
  return toJson(told);
}

/** Where a team may show its releases concerns the site alone. Commands of earlier versions do not know it. */
function publicTeams(teams: Teams): Teams {
  return Object.fromEntries(Object.entries(teams).map(([name, { promotes, canaries, ...team }]) => [name, team]));
}

/** The files of the site that are written before the documents. They are composed every time because that is cheap. */
export const ownFiles = [
  budgetsFile,
  hostOfferFile,
  robotsFile,
  sitemapFile,
  publicSiteFile,
  headersFile,
  nginxHeadersFile,
  sourceMapsFile,
];

export async function composeOwnFiles(
  storage: OriginStorage,
  discovery: Discovery,
  { teams, problemOf }: TrustOfSite,
  { site, live }: { site: OriginSettings; live: LiveHost },
): Promise<ComposedPiece> {
  const shells = await readShells(storage, discovery, problemOf, live);
  const headers = securityHeaders(site, shells, failuresAddress(discovery));
  const contents: [string, string][] = [
    [robotsFile, robots(site)],
    [sitemapFile, sitemapIndex(site, appsWithPages(discovery))],
    [publicSiteFile, publicSettings(site, teams)],
    [hostOfferFile, toJson(hostOfferOf(live.release, site.budgets))],
    [headersFile, toJson(headers)],
    [nginxHeadersFile, nginxHeaders(headers)],
    ...(site.budgets ? ([[budgetsFile, toJson(site.budgets)]] as [string, string][]) : []),
    ...(site.sourceMaps
      ? ([[sourceMapsFile, 'Servers send source maps to visitors as long as this file exists.\n']] as [
          string,
          string,
        ][])
      : []),
  ];
  return { ...emptyPiece(), files: new Map(contents.map(([file, content]) => [file, { content, inputs: '' }])) };
}

function appsWithPages({ microFrontends }: Discovery): string[] {
  return Object.keys(microFrontends).filter((app) =>
    liveEntry(microFrontends[app] ?? [])?.extras.pages.some(isPagePath),
  );
}

/** The discovery document without the entries that may not be on the site. */
export function trustedPart(discovery: Discovery, problemOf: Trust): Discovery {
  const apps = Object.entries(discovery.microFrontends).map(
    ([app, entries]) => [app, entries.filter((entry) => !problemOf(app, entry))] as const,
  );
  return { ...discovery, microFrontends: Object.fromEntries(apps) };
}

/**
 * The discovery document comes first. A document that has not been composed again is of an earlier version, which still
 * works.
 */
export function withDiscovery(own: ComposedPiece, shown: Discovery): ComposedPiece {
  const told: [string, Composed] = [discoveryPath, { content: toJson(shown), inputs: '' }];
  return { ...own, files: new Map([told, ...own.files]) };
}

/**
 * The response headers allow the inline scripts of every published host, so that they still match right after a
 * promotion or a rollback. A damaged or untrusted host that is not live cannot be promoted, so its scripts are left
 * out.
 */
async function readShells(
  storage: OriginStorage,
  discovery: Discovery,
  problemOf: Trust,
  live: LiveHost,
): Promise<ShellDocument[]> {
  const trusted = entriesOf(discovery, hostName).filter((entry) => !problemOf(hostName, entry));
  const shells = await all(trusted, async (entry) =>
    entry === live.entry ? live : readHost(storage, entry).catch(() => undefined),
  );
  const hosts = shells.flatMap((host) => (host ? [host] : []));
  const translated = await all(hosts, ({ release }) => shellsOf(storage, release).catch(() => []));
  return [...hosts.map(({ shell }) => shell), ...translated.flat().map(({ shell }) => shell)];
}

/** @throws Error when a file of the host's release is missing or broken */
export async function readHost(storage: OriginStorage, entry: Entry): Promise<Omit<ComposedHost, 'told'>> {
  const release = await readRelease(storage, hostName, entry);
  const shell = await readReleased(storage, release, shellFile);
  return { shell: parseShellDocument(shell, `${release.folder}/${shellFile}`), release };
}
