import {
  canaryEntry,
  type Discovery,
  entriesOf,
  type Entry,
  hostName,
  liveEntry,
  promotedEntries,
} from '@furrow/discovery/discovery';
import { fragmentParts } from '@furrow/formats/fragment-props';
import { addressIn } from '@furrow/formats/language-address';
import { provesOwnership, sitemapOfApp } from '@furrow/formats/site-file';
import { proofProblems } from '../../domain/domain-proofs';
import { disputeOf } from '../../domain/ownership';
import { isPagePath, notFoundIn } from '../../domain/paths';
import { memoize } from '../../domain/memoize';
import {
  fragmentInputs,
  inputsWithDamage,
  pagePieces,
  shellEmbeds,
  shellHtml,
  shellPlaces,
  type SiteContext,
} from './compose-remote';
import { inputsOf, type Known } from './composed-file';
import { composeNotFound, releasedOf } from '../document/document';
import { shellName } from './fragments';
import { joinedFiles, joinedPiece, joinedSources } from './joined-file';
import { menuSources, menuStylesPiece } from './menu-styles';
import { emptyPiece, type ComposedPiece, type Part, type Piece } from './pieces';
import { type Listing, sitemap } from './settings';
import { readRelease } from '../../store/releases';
import { readSiteFile } from './site-file';
import { asFound } from '../../domain/trust';

/** The name of the part that belongs to no app: the 404 page and what is joined of all releases. No app can have this name. */
export const sitePart = '_site';

/** Everything that is composed: one part for each app with a live version, and one for the site as a whole. */
export function partsOf(site: SiteContext, discovery: Discovery): Part[] {
  const stateOf = stateFinder(site, discovery);
  const inShell = site.fillings.remotesIn(shellPlaces(site.around)).sort();
  const apps = Object.entries(discovery.microFrontends).flatMap(([name, entries]): Part[] => {
    const live = liveEntry(entries);
    if (!live) return [];
    const shown = name === hostName ? [] : [live, canaryEntry(entries)].filter((entry) => entry !== undefined);
    let pieces: Piece[] | undefined;
    const disputed = memoize((entry: Entry) => {
      const dispute = disputeOf(site.owners, name, entry);
      const { pages, siteFiles = [] } = entry.extras;
      return [...pages, ...siteFiles].filter((address) => dispute(address) !== undefined);
    });
    const disputes = [live, ...shown].map(disputed);
    // Documents name the version before theirs.
    const before = promotedEntries(entries).map((entry) => [releasedOf(entry), site.problemOf(name, entry)]);
    const digestOf = memoize((embedded: string) => {
      const named = [...embedded.split(' '), ...inShell].filter((remote) => remote !== '');
      const remotes = [name, ...named, ...site.fillings.remotesAround(name, named)];
      return inputsOf(
        site.hostInputs,
        site.settings?.url,
        site.languages.map(({ hostInputs }) => hostInputs),
        site.settings?.proofs,
        disputes,
        before,
        [...new Set(remotes)].sort().map(stateOf),
      );
    });
    return [
      {
        name,
        get pieces() {
          return (pieces ??= [
            ...shown.flatMap((entry) => pagePieces(site, name, entry)),
            ...filePieces(site, name, live),
          ]);
        },
        digest: (embedded) => digestOf(embedded.join(' ')),
        sitemap: (listingOf) => sitemapPiece(site, name, live, listingOf),
      },
    ];
  });
  const joined = joinedFiles
    .map((file) => ({ file, sources: joinedSources(file, discovery) }))
    .filter(({ sources }) => sources.length > 0);
  const joinedPieces = joined.flatMap(({ file, sources }) => [
    joinedPiece(site, file, sources),
    ...(file.inLanguage ? site.languages.map(({ language }) => joinedPiece(site, file, sources, language)) : []),
  ]);
  const inMenus = menuSources(site, discovery);
  const givers = [...joined.flatMap(({ sources }) => sources), ...inMenus].map(({ name }) => name);
  const ofSite: Part = {
    name: sitePart,
    pieces: [
      notFoundPiece(site),
      ...site.languages.map((own) => notFoundPiece({ ...site, ...own })),
      ...joinedPieces,
      ...menuStylesPiece(site, inMenus),
    ],
    digest: () =>
      inputsOf(
        site.hostInputs,
        ...site.languages.map(({ hostInputs }) => hostInputs),
        [...new Set([...inShell, ...givers])].map(stateOf),
      ),
  };
  return [...apps, ofSite];
}

/** The sitemap of an app. It stays unchanged while the settings of the site are damaged. */
function sitemapPiece(
  { settings, languages }: SiteContext,
  app: string,
  { extras }: Entry,
  listingOf: (path: string) => Listing | undefined,
): ComposedPiece {
  const file = sitemapOfApp(app);
  const pages = extras.pages.filter(isPagePath);
  if (pages.length === 0) return emptyPiece();
  if (!settings) return { ...emptyPiece(), kept: [file] };
  const listed = new Map(pages.map((path) => [path, listingOf(path) ?? { isListed: true }]));
  // The document of a page that is not translated names the page in the language of the sources as its address.
  const translations = languages.map(({ language }) => ({
    ...language,
    pages: new Map(
      pages.flatMap((path) => {
        const listing = listingOf(addressIn(path, language.of));
        return listing?.isListed ? [[path, listing] as const] : [];
      }),
    ),
  }));
  const content = sitemap(settings, listed, translations);
  return { ...emptyPiece(), files: new Map([[file, { content, inputs: '' }]]) };
}

/** Makes a function that returns a hash of what visitors get of a remote. */
function stateFinder({ problemOf }: SiteContext, discovery: Discovery): (remote: string) => string {
  return memoize((remote) => {
    const entries = entriesOf(discovery, remote);
    const shown = [liveEntry(entries), canaryEntry(entries)].filter((entry) => entry !== undefined);
    return inputsOf(
      remote,
      shown.map((entry) => [entry, problemOf(remote, entry)]),
    );
  });
}

/** The remotes of fragments such as `shop/mini-cart`. */
export function remotesIn(fragments: readonly string[]): string[] {
  return [...new Set(fragments.map((of) => fragmentParts(of).remote))].sort();
}

/** One piece for each file that a live version gives to the site. */
function filePieces(site: SiteContext, name: string, entry: Entry): Piece[] {
  const { storage, problemOf, settings } = site;
  const dispute = disputeOf(site.owners, name, entry);
  const inputs = inputsOf(name, entry);
  return (entry.extras.siteFiles ?? []).map((address): Piece => {
    const file = address.slice(1);
    const compose = async (known: Known): Promise<ComposedPiece> => {
      const refused = dispute(address);
      if (refused !== undefined) throw new Error(refused);
      if (provesOwnership(file)) {
        if (!settings) return { ...emptyPiece(), kept: [file] };
        const [ungiven] = proofProblems(settings.proofs, name, [address]);
        // It changes even so: an address that the operator has taken back answers no longer.
        if (ungiven !== undefined) return { ...emptyPiece(), damaged: [`${name} ${ungiven.text}`] };
      }
      if (await isOfAnotherLanguage(site, name, entry, file)) return emptyPiece();
      if (known(file)?.inputs === inputs && !problemOf(name, entry)) return { ...emptyPiece(), unchanged: [file] };
      const content = await readSiteFile({ storage, problemOf, name, entry, path: file });
      return { ...emptyPiece(), files: new Map([[file, { content, inputs }]]) };
    };
    return { address, file, compose: (known) => compose(known).catch(keeping(file)) };
  });
}

/** Whether a file is of a translation of the release, such as `es/feed.atom`, into a language that the site does not have. */
async function isOfAnotherLanguage(
  { storage, languages }: SiteContext,
  name: string,
  entry: Entry,
  file: string,
): Promise<boolean> {
  const [folder = '', ...rest] = file.split('/');
  if (rest.length === 0 || languages.some(({ language }) => language.of === folder)) return false;
  return folder in ((await readRelease(storage, name, entry)).languages ?? {});
}

/** The result for a piece of one file that could not be composed. */
function keeping(file: string) {
  return (error: Error): ComposedPiece => ({ ...emptyPiece(), kept: [file], ...asFound(error) });
}

/** The document for unknown paths. */
function notFoundPiece(site: SiteContext): Piece {
  const { around, hostInputs, problemOf, versions, findFragments, fillings, fillSlots, language } = site;
  const file = notFoundIn(language?.of);
  const embeds = shellEmbeds(around);
  return {
    address: `/${file}`,
    file,
    async compose(known) {
      const remotes = fillings.remotesIn(shellPlaces(around)).sort();
      const inputs = inputsOf(hostInputs, fragmentInputs(remotes, versions.live, problemOf));
      if (known(file)?.inputs === inputs) return { ...emptyPiece(), unchanged: [file] };
      const inShell = await findFragments(shellName, embeds, versions.live);
      const pieces = [{ release: around.release, html: shellHtml(around) }];
      const inSlots = await fillSlots(shellName, { pieces, embeds, found: inShell.found }, versions.live);
      const damaged = [...inShell.damaged, ...inSlots.damaged];
      const warnings = [...inShell.warnings, ...inSlots.warnings];
      const content = composeNotFound(around, new Map([...inShell.found, ...inSlots.found]), inSlots.filled);
      const files = new Map([[file, { content, inputs: inputsWithDamage(inputs, damaged) }]]);
      return { ...emptyPiece(), files, damaged, warnings };
    },
  };
}
