import {
  canaryEntry,
  type Discovery,
  entriesOf,
  type Entry,
  failuresAddress,
  hostName,
  liveEntry,
} from '@furrow/discovery/discovery';
import { all } from '../domain/all';
import { isInParts } from '../domain/discovery-parts';
import { integrityOf } from '../domain/integrity';
import { type Ledger, publicView, viewOf } from '../domain/ledger';
import { ownersOf } from '../domain/ownership';
import { documentFile, isPagePath, notFoundDocument, sitemapFile } from '../domain/paths';
import { remembered } from '../domain/remembered';
import { foreignGift, teamsProblem } from '../domain/signature';
import { type OriginStorage } from '../store/storage';
import { readTeams } from '../store/teams-file';
import { filesFinder, shellEmbeds, type SiteContext, type Versions } from './compose-remote';
import { inputsOf } from './composed-index';
import { fragmentFinder } from './fragments';
import { withMenus } from './menus';
import {
  composeOwnFiles,
  ownFiles,
  publicSettings,
  readHost,
  trustedPart,
  type TrustOfSite,
  withDiscovery,
} from './own-files';
import { emptyPiece, nothingKnown, type ComposedPiece, type Part } from './pieces';
import { readSite, sitemap, type Listing } from './site';
import { partsOf } from './site-parts';
import { expectTrust, type Trust } from './trust';

/** The plan of a site: everything that is to be composed, as far as the origin allows it. */
export type SitePlan = {
  /** The parts to compose. Nothing of them has been read yet. */
  parts: Part[];
  /** Whether all composed files stay as they are because something that every document needs is missing or damaged. */
  isKept: boolean;
  /** One sentence for each damaged file that affects all documents. */
  damaged: string[];
  /** The fragments that the shell embeds in every document, such as `shop/mini-cart`. */
  shellEmbeds: string[];
  /**
   * The files of the site itself that visitors need before any document, such as the response headers and robots.txt.
   */
  ownFiles: ComposedPiece;
  /**
   * The sitemap, or `undefined` when the settings of the site are damaged.
   *
   * @param listingOf what is known about the page at a path; a page without a listing is included
   */
  sitemap(listingOf: (path: string) => Listing | undefined): string | undefined;
};

/**
 * Plans everything that is composed: `discovery.json`, the documents of live versions and canaries, the files that live
 * versions give to the site, the search index, the 404 page, robots.txt, the sitemap and the response headers. Damage
 * in the origin affects only the files made from what is damaged: they stay as they are, and the rest is composed. The
 * same applies to releases without a valid signature on a site that names its teams, and to addresses that two apps
 * claim. Without a live host everything stays as it is.
 */
export async function planSite(storage: OriginStorage, ledger: Ledger): Promise<SitePlan> {
  const discovery = viewOf(ledger);
  const host = liveEntry(entriesOf(discovery, hostName));
  if (!host) return keptSite(await damageWithoutHost(storage));
  try {
    const teams = await readTeams(storage, ledger);
    // Many documents check the same entry, and verifying a signature is slow.
    const trustIn = remembered((app: string) => remembered((entry: Entry) => teamsProblem(teams, app, entry)));
    const problemOf: Trust = (app, entry) => trustIn(app)(entry);
    expectTrust(problemOf, hostName, host);
    return await planAround(storage, discovery, { teams, problemOf }, host);
  } catch (error) {
    return keptSite([(error as Error).message]);
  }
}

function keptSite(damaged: string[]): SitePlan {
  return { parts: [], isKept: true, damaged, shellEmbeds: [], ownFiles: emptyPiece(), sitemap: () => undefined };
}

/** A site that once had a host has documents. A new site has none, and nothing is wrong with it. */
async function damageWithoutHost(storage: OriginStorage): Promise<string[]> {
  if (!(await storage.read(notFoundDocument))) return [];
  return ['No version of host is live, so all documents stay as they are. Promote a version of host.'];
}

/** @throws Error when a file of the host's release is missing or broken */
async function planAround(
  storage: OriginStorage,
  discovery: Discovery,
  trust: TrustOfSite,
  host: Entry,
): Promise<SitePlan> {
  const { problemOf } = trust;
  const release = await readHost(storage, host);
  const damaged: string[] = [];
  const settings = await readSite(storage).catch((error: Error) => void damaged.push(error.message));
  // Damaged settings are reported, and allow no overrides.
  const allowsOverrides = settings?.overrides === true;
  // The keys are pinned by the documents rather than by a release of the host, so a stolen key can be revoked without a
  // release.
  const signers = settings && trust.teams && integrityOf(publicSettings(settings, trust.teams));
  const failuresTo = failuresAddress(discovery);
  const told = {
    ...(allowsOverrides && { overrides: [] }),
    ...(signers !== undefined && { signers }),
    ...(isInParts(discovery) && { inParts: true as const }),
  };
  const share = settings?.reportShare ?? 100;
  const reports = failuresTo !== undefined && share > 0 ? { to: failuresTo, share } : undefined;
  const shell = withMenus(release.shell, discovery, problemOf);
  const around = { ...release, shell, told, ...(reports && { reports }) };
  const versions: Versions = {
    live: (remote) => (remote === hostName ? undefined : liveEntry(entriesOf(discovery, remote))),
    canary(remote) {
      const canary = remote === hostName ? undefined : canaryEntry(entriesOf(discovery, remote));
      return canary && !problemOf(remote, canary) ? canary : undefined;
    },
  };
  const site: SiteContext = {
    storage,
    around,
    hostInputs: inputsOf(host.extras.releaseIntegrity, told, reports, shell.beforeSlot, shell.afterSlot),
    problemOf,
    owners: ownersOf(discovery, (app, claim) => !foreignGift(trust.teams, app, claim)),
    versions,
    findFragments: fragmentFinder(storage, problemOf),
    filesOf: filesFinder(storage),
  };
  return {
    parts: partsOf(site, discovery),
    isKept: false,
    damaged,
    shellEmbeds: [...new Set(shellEmbeds(around).map(({ of }) => of))],
    ownFiles: withDiscovery(
      settings
        ? await composeOwnFiles(storage, discovery, trust, { site: settings, live: { entry: host, ...release } })
        : { ...emptyPiece(), kept: ownFiles },
      publicView(trustedPart(discovery, problemOf), allowsOverrides),
      isInParts(discovery),
    ),
    sitemap: (listingOf) => settings && sitemap(settings, listingsOf(discovery, listingOf)),
  };
}

/** Every page of the site with its entry in the sitemap. */
function listingsOf(
  discovery: Discovery,
  listingOf: (path: string) => Listing | undefined,
): ReadonlyMap<string, Listing> {
  const remotes = Object.entries(discovery.microFrontends).filter(([name]) => name !== hostName);
  const pages = remotes.flatMap(([, entries]) => liveEntry(entries)?.extras.pages ?? []).filter(isPagePath);
  return new Map(pages.map((path) => [path, listingOf(path) ?? { isListed: true }]));
}

/**
 * Composes everything, a few pieces at a time, without keeping the results.
 *
 * @param visit receives each piece once it is composed
 */
export async function composeAll(plan: SitePlan, visit: (piece: ComposedPiece) => Promise<void>): Promise<void> {
  const listings = new Map<string, Listing>();
  await all(
    plan.parts.flatMap(({ pieces }) => pieces),
    async ({ address, file, compose }) => {
      const composed = await compose(nothingKnown);
      const listing = file === documentFile(address) ? composed.files.get(file)?.listing : undefined;
      if (listing) listings.set(address, listing);
      await visit(composed);
    },
  );
  await visit(ownFilesOf(plan, (path) => listings.get(path)));
}

/** The files of the site itself, including the sitemap. */
export function ownFilesOf(plan: SitePlan, listingOf: (path: string) => Listing | undefined): ComposedPiece {
  if (plan.isKept) return emptyPiece();
  const { files, kept } = plan.ownFiles;
  const last = sitemapOf(plan, listingOf);
  return { ...emptyPiece(), files: new Map([...files, ...last.files]), kept: [...kept, ...last.kept] };
}

/** The sitemap. It is composed after the documents, which say how their pages are listed. */
export function sitemapOf(plan: SitePlan, listingOf: (path: string) => Listing | undefined): ComposedPiece {
  const content = plan.sitemap(listingOf);
  if (content === undefined) return { ...emptyPiece(), kept: [sitemapFile] };
  return { ...emptyPiece(), files: new Map([[sitemapFile, { content, inputs: '' }]]) };
}
