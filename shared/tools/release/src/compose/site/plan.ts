import {
  canaryEntry,
  type Discovery,
  entriesOf,
  type Entry,
  failuresAddress,
  hostName,
  liveEntry,
  previousEntry,
} from '@furrow/discovery/discovery';
import { canRun } from '@furrow/contract/version';
import { menuStylesFile } from '@furrow/formats/site-file';
import { all } from '../../domain/all';
import { type Ledger, publicView, viewOf } from '../../domain/ledger';
import { ownersOf } from '../../domain/ownership';
import { documentFile, ledgerFile, notFoundDocument } from '../../domain/paths';
import { memoize } from '../../domain/memoize';
import { foreignReservation, teamsProblem } from '../../domain/signature';
import { readStoredLedger } from '../../store/ledger-file';
import { type OriginStorage } from '../../store/storage';
import { readTeams } from '../../store/teams-file';
import { filesFinder, shellHtml, shellPlaces, type SiteContext, type Versions } from './compose-remote';
import { inputsOf } from './composed-file';
import { fragmentFinder, fragmentReader } from './fragments';
import { languagesOf, type SiteLanguage } from './languages';
import { linkedPaths } from '../document/linked-styles';
import { withMenus } from '../document/menus';
import { composeOwnFiles, ownFiles, readHost, trustedPart, type TrustOfSite, withDiscovery } from './own-files';
import { emptyPiece, nothingKnown, type ComposedPiece, type Part } from './pieces';
import { manifestReader, releaseReader } from './release-reader';
import { readSite, type Listing } from './settings';
import { partsOf } from './site-parts';
import { Fillings, slotFiller } from './slots';
import { asFound, expectTrust, type Trust } from '../../domain/trust';

/** Lists what is to be composed. */
export type Planner = {
  /** The plan, by the ledgers as they are, and their {@link etag}. */
  look(): Promise<{ plan: SitePlan; etag: string }>;
  /** The plan is up to date as long as this stays the same. */
  etag(): Promise<string>;
};

/** Plans all of a site. */
export function sitePlanner(storage: OriginStorage): Planner {
  return {
    async look() {
      const { ledger, etag } = await readStoredLedger(storage);
      return { plan: await planSite(storage, ledger), etag: String(etag) };
    },
    etag: () => ledgerEtag(storage),
  };
}

/** The etag of the ledger of a site or of a view. */
export async function ledgerEtag(storage: Pick<OriginStorage, 'read'>): Promise<string> {
  return String((await storage.read(ledgerFile))?.etag ?? null);
}

/** The plan of a site: everything that is to be composed, as far as the origin allows it. */
export type SitePlan = {
  /** The parts to compose. None of them has been read yet. */
  parts: Part[];
  /** Whether all composed files stay unchanged because something that every document needs is missing or damaged. */
  isKept: boolean;
  /** One sentence for each damaged file that affects all documents. */
  damaged: string[];
  /** One sentence when the host may not be on the site, so that no document changes. */
  untrusted: string[];
  /** The fragments in the shell of every document, by their names or in its slots, such as `shop/mini-cart`. */
  shellEmbeds: string[];
  /**
   * The files of the site itself that visitors need before any document, such as the response headers and robots.txt.
   */
  ownFiles: ComposedPiece;
};

/**
 * Plans everything that is composed: `discovery.json`, the documents of live versions and canaries, the files that live
 * versions give to the site, the search index, the 404 page, robots.txt, the sitemaps and the response headers. Damage
 * in the origin affects only the files made from what is damaged: they stay unchanged, and the rest is composed. The
 * same applies to releases without a valid signature on a site that names its teams, and to addresses that two apps
 * claim. Without a live host everything stays unchanged.
 */
export async function planSite(storage: OriginStorage, ledger: Ledger): Promise<SitePlan> {
  const discovery = viewOf(ledger);
  const host = liveEntry(entriesOf(discovery, hostName));
  if (!host) return keptSite({ damaged: await damageWithoutHost(storage), untrusted: [] });
  try {
    const teams = await readTeams(storage, ledger);
    // Many documents check the same entry, and verifying a signature is slow.
    const trustIn = memoize((app: string) => memoize((entry: Entry) => teamsProblem(teams, app, entry)?.text));
    const problemOf: Trust = (app, entry) => trustIn(app)(entry);
    expectTrust(problemOf, hostName, host);
    return await planAround(storage, discovery, { teams, problemOf }, host);
  } catch (error) {
    return keptSite(asFound(error as Error));
  }
}

function keptSite(found: Pick<SitePlan, 'damaged' | 'untrusted'>): SitePlan {
  return { parts: [], isKept: true, ...found, shellEmbeds: [], ownFiles: emptyPiece() };
}

/** A site that once had a host has documents. A new site has none, and nothing is wrong with it. */
async function damageWithoutHost(storage: OriginStorage): Promise<string[]> {
  if (!(await storage.read(notFoundDocument))) return [];
  return ['No version of host is live, so no documents were changed. Promote a version of host.'];
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
  const failuresTo = failuresAddress(discovery);
  const share = settings?.reportShare ?? 100;
  const reports = failuresTo !== undefined && share > 0 ? { to: failuresTo, share } : undefined;
  const shell = withMenus(release.shell, discovery, problemOf);
  const told = {
    ...(allowsOverrides && { overrides: [] }),
    ...(linkedPaths([shellHtml({ shell })]).size > 0 && { menuStyles: `/${menuStylesFile}` }),
  };
  const translated = await languagesOf(storage, settings, discovery, release.release);
  const [first = 'en'] = settings?.languages ?? [];
  const languages = [first, ...translated.map(({ language }) => language.of)];
  const around = { ...release, shell, told, languages, ...(reports && { reports }) };
  const versions: Versions = {
    live: (remote) => (remote === hostName ? undefined : liveEntry(entriesOf(discovery, remote))),
    canary(remote) {
      const canary = remote === hostName ? undefined : canaryEntry(entriesOf(discovery, remote));
      return canary && !problemOf(remote, canary) ? canary : undefined;
    },
    previous(remote, { metadata }, path) {
      const mayRun = (entry: Entry) => canRun(host.extras, entry.extras) && !problemOf(remote, entry);
      return previousEntry(entriesOf(discovery, remote).filter(mayRun), [metadata.version], path);
    },
  };
  const fillings = new Fillings(discovery, settings?.slots);
  const inLanguage = ({ language, shell: given }: Awaited<ReturnType<typeof languagesOf>>[number]) => {
    const shellIn = withMenus(given, discovery, problemOf, language.shell === language.of);
    return {
      ...partsIn(language),
      language,
      around: { ...around, shell: shellIn, language },
      hostInputs: inputsOf(
        languages,
        language.of,
        host.extras.releaseIntegrity,
        told,
        reports,
        shellIn.beforeSlot,
        shellIn.afterSlot,
      ),
    };
  };
  const releaseOf = releaseReader(storage);
  const manifestOf = manifestReader(storage);
  const partsIn = (language?: SiteLanguage) => {
    const readFragment = fragmentReader({ storage, releaseOf, manifestOf }, problemOf, language);
    return { findFragments: fragmentFinder(readFragment), fillSlots: slotFiller(readFragment, fillings) };
  };
  const site: SiteContext = {
    storage,
    around,
    languages: translated.map(inLanguage),
    hostInputs: inputsOf(
      host.extras.releaseIntegrity,
      told,
      reports,
      shell.beforeSlot,
      shell.afterSlot,
      settings?.slots,
      languages,
    ),
    problemOf,
    owners: ownersOf(discovery, (app, claim) => !foreignReservation(trust.teams, app, claim)),
    versions,
    ...partsIn(),
    fillings,
    filesOf: filesFinder(releaseOf, manifestOf),
    manifestOf,
    settings,
  };
  return {
    parts: partsOf(site, discovery),
    isKept: false,
    damaged,
    untrusted: [],
    shellEmbeds: [...fillings.fragmentsIn(shellPlaces(around))],
    ownFiles: withDiscovery(
      settings
        ? await composeOwnFiles(storage, discovery, trust, { site: settings, live: { entry: host, ...release } })
        : { ...emptyPiece(), kept: ownFiles },
      publicView(trustedPart(discovery, problemOf), allowsOverrides),
    ),
  };
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
  for (const { sitemap } of plan.parts) if (sitemap) await visit(sitemap((path) => listings.get(path)));
  await visit(plan.ownFiles);
}
