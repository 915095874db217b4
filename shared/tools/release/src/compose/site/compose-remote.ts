import { type Entry, hostName, ownsPath } from '@furrow/discovery/discovery';
import { parsePageDocument } from '@furrow/formats/page-document.schema';
import { addressIn } from '@furrow/formats/language-address';
import { formatVersionName } from '@furrow/formats/release-name';
import type { Release } from '@furrow/formats/release.schema';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { LRUCache } from 'lru-cache';
import { memoize } from '../../domain/memoize';
import { folderOf } from '../../domain/versions';
import { disputeOf, type Owners } from '../../domain/ownership';
import { canaryFile, documentFile, isPagePath } from '../../domain/paths';
import type { StoredRelease } from '../../domain/stored-release';
import { readReleased } from '../../store/releases';
import type { OriginStorage } from '../../store/storage';
import { inputsOf, type Composed } from './composed-file';
import { type Canary, composeDocument, type ComposedHost, releasedOf } from '../document/document';
import { type FragmentFinder, shellName, type VersionOf } from './fragments';
import { slotsIn } from '../document/embed';
import { linksIn } from '../document/links-in';
import { emptyPiece, type ComposedPiece, type Piece } from './pieces';
import { pagesInLanguages, type SiteLanguage } from './languages';
import { listingOf, type OriginSettings } from './settings';
import type { Fillings, Places, SlotFiller } from './slots';
import type { ManifestReader, ReleaseReader } from './release-reader';
import type { Trust } from '../../domain/trust';
import { asFound } from '../../domain/trust';

/** Finds the versions of a remote that visitors get, leaving out those that may not be on the site. */
export type Versions = {
  live: VersionOf;
  canary: VersionOf;
  /** The version to fall back to when the code of another one does not run at the path. */
  previous: (remote: string, entry: Entry, path: string) => Entry | undefined;
};

/** What the documents of all remotes have in common. */
export type SiteContext = {
  storage: OriginStorage;
  around: ComposedHost;
  /** A hash of everything in the host that a document depends on. */
  hostInputs: string;
  problemOf: Trust;
  owners: Owners;
  versions: Versions;
  findFragments: FragmentFinder;
  fillings: Fillings;
  fillSlots: SlotFiller;
  filesOf: FilesFinder;
  manifestOf: ManifestReader;
  /** What documents in other languages have of their own. */
  languages: readonly InLanguage[];
  /** The language of the documents, if it is not that of the sources. */
  language?: SiteLanguage;
  /** The settings of the site, or `undefined` when they are damaged. */
  settings: OriginSettings | undefined;
};

/** What the documents in a language have of their own. */
export type InLanguage = Pick<SiteContext, 'around' | 'hostInputs' | 'findFragments' | 'fillSlots'> & {
  language: SiteLanguage;
};

/** A version of a remote for which documents are composed. */
type Version = SiteContext & { name: string; entry: Entry };

/** One of the documents of a page. */
type Variant = { file: string; inputs: string; versionOf: VersionOf; canaries: Canary[]; previous: Entry | undefined };

type ReleasedPage = Release['pages'][number];

/** The files of a release that all of its pages have in common. */
type ReleaseFiles = { release: StoredRelease; manifest: unknown; pages: ReadonlyMap<string, ReleasedPage> };

export type FilesFinder = (name: string, entry: Entry) => Promise<ReleaseFiles>;

/**
 * How many releases stay in memory. Pages are composed a few at a time, and neighbors are mostly of the same remotes.
 */
const releasesAtOnce = 24;

/**
 * Reads the files that all pages of a release have in common. Pages that are composed shortly after each other share
 * one read.
 */
export function filesFinder(releaseOf: ReleaseReader, manifestOf: ManifestReader): FilesFinder {
  const find = memoize(
    async ({ name, entry }: { name: string; entry: Entry }): Promise<ReleaseFiles> => {
      const release = await releaseOf(name, entry);
      const manifest = await manifestOf(release, manifestFile);
      return { release, manifest, pages: new Map(release.pages.map((page) => [page.path, page])) };
    },
    new LRUCache<string, Promise<ReleaseFiles>>({ max: releasesAtOnce }),
    ({ name, entry }) => `${name} ${entry.extras.releaseIntegrity}`,
  );
  return (name, entry) => find({ name, entry });
}

/** The fragments that the shell embeds in every document. */
export const shellEmbeds = ({ release }: Pick<ComposedHost, 'release'>) => release.embeds ?? [];

/** The fragments and the slots of the shell. */
export function shellPlaces(around: Pick<ComposedHost, 'shell' | 'release'>): Places {
  return {
    embeds: shellEmbeds(around).map(({ of }) => of),
    slots: slotsIn(shellHtml(around)).map(({ name }) => `${hostName}/${name}`),
  };
}

export const shellHtml = ({ shell }: Pick<ComposedHost, 'shell'>) => shell.beforeSlot + shell.afterSlot;

/** What a document depends on when it embeds fragments of these remotes. */
export function fragmentInputs(remotes: readonly string[], versionOf: VersionOf, problemOf: Trust): unknown[] {
  return remotes.map((remote) => {
    const shown = versionOf(remote);
    return [remote, shown?.extras.releaseIntegrity, shown && problemOf(remote, shown)];
  });
}

/** One piece for each page of a version in each language, with all documents of that page. */
export function pagePieces(site: SiteContext, name: string, entry: Entry): Piece[] {
  return [
    ...piecesIn(site, name, entry, entry.extras.pages),
    ...site.languages.flatMap((own) => piecesIn({ ...site, ...own }, name, entry, pagesInLanguages(entry))),
  ];
}

function piecesIn(site: SiteContext, name: string, entry: Entry, pages: readonly string[]): Piece[] {
  const placed = (path: string) => addressIn(path, site.language?.of ?? '');
  const version = { ...site, name, entry };
  const variantsOf = documentsOf(version);
  const problem = site.problemOf(name, entry);
  const dispute = disputeOf(site.owners, name, entry);
  return pages.map((address): Piece => {
    const place = placed(address);
    const file = entry.deployment.default ? documentFile(place) : canaryFile(name, entry.metadata.version, place);
    return {
      address: place,
      file,
      async compose(known) {
        // The places are those that the index recorded last time.
        const { embeds = [], slots = [] } = known(file) ?? {};
        const variants = variantsOf(address, { embeds, slots });
        const kept = isPagePath(address) ? variants.map((variant) => variant.file) : [];
        if (problem !== undefined) return { ...emptyPiece(), kept, untrusted: [problem] };
        const refused = dispute(address);
        if (refused !== undefined) return { ...emptyPiece(), kept, damaged: [refused] };
        if (variants.every((variant) => known(variant.file)?.inputs === variant.inputs))
          return { ...emptyPiece(), unchanged: variants.map((variant) => variant.file) };
        return composePage(version, address, variantsOf).catch((error: Error) => ({
          ...emptyPiece(),
          kept,
          ...asFound(error),
        }));
      },
    };
  });
}

/** @throws Error when the release is damaged, or may not have the page */
async function composePage(site: Version, address: string, variantsOf: VariantsOf): Promise<ComposedPiece> {
  const { storage, name, entry } = site;
  const files = await site.filesOf(name, entry);
  const released = files.pages.get(address);
  const title = formatVersionName({ app: name, version: entry.metadata.version });
  if (!released) throw new Error(`${title} lists page ${address} but does not contain it. Roll it back.`);
  if (!isPagePath(address) || !ownsPath(entry, address))
    throw new Error(`${title} contains page ${address}, which it is not allowed to have. Roll it back.`);
  const { language } = site;
  const translated =
    language && files.release.translated?.find(({ path, language: of }) => path === address && of === language.of);
  const shown = translated ?? released;
  const document = await readReleased(storage, files.release, shown.document);
  const page = parsePageDocument(document, `${folderOf(entry)}/${shown.document}`);
  if (language && !translated) page.fragment = linksIn(page.fragment, language.of, language.isPage);
  const manifest = translated
    ? await site.manifestOf(files.release, `${files.release.languages?.[translated.language]?.manifest}`)
    : files.manifest;
  const embeds = [...new Set(shown.embeds?.map(({ of }) => of))];
  const slots = [...new Set(shown.slots?.map((slot) => `${name}/${slot.name}`))];
  const piece = emptyPiece();
  for (const variant of variantsOf(address, { embeds, slots })) {
    try {
      const { content, inputs } = await composeVariant(
        site,
        { ...files, manifest, released: shown, page },
        variant,
        piece,
      );
      const embedding = { ...(embeds.length > 0 && { embeds }), ...(slots.length > 0 && { slots }) };
      piece.files.set(variant.file, {
        content,
        inputs,
        listing: listingOf(addressIn(address, language?.of ?? ''), content),
        ...embedding,
      });
    } catch (error) {
      piece.damaged.push((error as Error).message);
      piece.kept.push(variant.file);
    }
  }
  return piece;
}

/**
 * Composes one document of a page. Damaged fragments of the shell, damaged parts of slots and places that show their
 * fallback are recorded in the piece.
 */
async function composeVariant(
  { around, findFragments, fillSlots, name, entry }: Version,
  {
    release,
    manifest,
    released,
    page,
  }: ReleaseFiles & { released: ReleasedPage; page: ReturnType<typeof parsePageDocument> },
  { versionOf, canaries, previous, inputs }: Variant,
  piece: ComposedPiece,
): Promise<Pick<Composed, 'inputs'> & { content: string }> {
  const where = `The page ${released.path} of ${name}`;
  const inPage = await findFragments(where, released.embeds ?? [], versionOf);
  if (inPage.damaged[0] !== undefined) throw new Error(inPage.damaged[0]);
  const inShell = await findFragments(shellName, shellEmbeds(around), versionOf);
  const embedded = new Map([...inPage.found, ...inShell.found]);
  const inSlots = await fillSlots(
    where,
    {
      pieces: [
        { release, html: page.fragment },
        { release: around.release, html: shellHtml(around) },
      ],
      embeds: [...(released.embeds ?? []), ...shellEmbeds(around)],
      found: embedded,
    },
    versionOf,
  );
  const damaged = [...inShell.damaged, ...inSlots.damaged];
  piece.warnings.push(...inPage.warnings, ...inShell.warnings, ...inSlots.warnings);
  piece.damaged.push(...damaged);
  const fragments = new Map([...embedded, ...inSlots.found]);
  const slots = inSlots.filled;
  return {
    content: composeDocument(around, { name, entry, release, manifest, page, fragments, slots, canaries, previous }),
    inputs: inputsWithDamage(inputs, damaged),
  };
}

/**
 * The inputs of a document whose shell or slots lack damaged fragments. They differ from the inputs of the complete document,
 * so the next command composes the document again once the damage is repaired.
 */
export function inputsWithDamage(inputs: string, damaged: readonly string[]): string {
  return damaged.length > 0 ? inputsOf(inputs, damaged) : inputs;
}

type VariantsOf = (path: string, places: Places) => Variant[];

/**
 * Makes a function that lists the documents of a page, given its fragments and slots. A page of the default version has
 * one additional document for each remote with a canary and a fragment in the page or the shell. A visitor of that
 * canary gets this document: it shows the canary's fragments, and the default version of everything else.
 */
function documentsOf(site: Version): VariantsOf {
  const { around, hostInputs, problemOf, versions, fillings, language, name, entry } = site;
  const placed = (path: string) => addressIn(path, language?.of ?? '');
  const { version } = entry.metadata;
  const inShell = shellPlaces(around);
  const ownInput = inputsOf(hostInputs, name, entry);
  // A page always shows its own remote's fragments in the page's own version.
  const withOwn =
    (versionOf: VersionOf): VersionOf =>
    (remote) =>
      remote === name ? entry : versionOf(remote);
  const inputOfCanary = ({ name: app, entry: { metadata, deployment } }: Canary) => [app, metadata, deployment];

  return (path, { embeds, slots }) => {
    const places = { embeds: [...embeds, ...inShell.embeds], slots: [...slots, ...inShell.slots] };
    const remotes = fillings.remotesIn(places).filter((remote) => remote !== name);
    // The release file names the code in the language of the sources alone.
    const previous = language ? undefined : versions.previous(name, entry, path);
    const pageInput = inputsOf(ownInput, previous && releasedOf(previous));
    const variant = (file: string, versionOf: VersionOf, canaries: Canary[] = []): Variant => {
      const inputs = inputsOf(pageInput, canaries.map(inputOfCanary), fragmentInputs(remotes, versionOf, problemOf));
      return { file, inputs, versionOf: withOwn(versionOf), canaries, previous };
    };
    if (!entry.deployment.default) return [variant(canaryFile(name, version, placed(path)), versions.live)];

    const canariesOf = (app: string): Canary[] => {
      const canary = versions.canary(app);
      return canary ? [{ name: app, entry: canary }] : [];
    };
    const own = canariesOf(name).filter((canary) => canary.entry.extras.pages.includes(path));
    const ofFragments = remotes.flatMap(canariesOf);
    return [
      variant(documentFile(placed(path)), versions.live, [...own, ...ofFragments]),
      ...ofFragments.map((canary) =>
        variant(canaryFile(canary.name, canary.entry.metadata.version, placed(path)), (remote) =>
          remote === canary.name ? canary.entry : versions.live(remote),
        ),
      ),
    ];
  };
}
