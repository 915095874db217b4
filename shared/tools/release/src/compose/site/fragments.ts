import { Script } from 'node:vm';
import { fromJSONSchema } from 'zod';
import type { Entry } from '@furrow/discovery/discovery';
import { checkShape } from '@furrow/formats/check-shape';
import { formatFragmentProps, fragmentFile, fragmentParts } from '@furrow/formats/fragment-props';
import { type EmbeddedFragment, type OfferedFragment, parseFragmentDocument } from '@furrow/formats/fragment.schema';
import { formatVersionName, versionIn } from '@furrow/formats/release-name';
import { manifestFile, remoteManifestSchema } from '@furrow/formats/remote-manifest.schema';
import { LRUCache } from 'lru-cache';
import { memoize } from '../../domain/memoize';
import type { StoredRelease } from '../../domain/stored-release';
import { readReleased } from '../../store/releases';
import { readText, type OriginStorage } from '../../store/storage';
import { embedKey, type FoundFragment, type FoundFragments } from '../document/embed';
import { linksIn } from '../document/links-in';
import { partProblems } from '../document/part-problems';
import { partAttributes } from '../document/part-language';
import type { SiteLanguage } from './languages';
import type { ManifestReader, ReleaseReader } from './release-reader';
import type { Reason } from '../../domain/refused';
import type { Trust } from '../../domain/trust';

/** Returns the version of a remote whose fragments go into a document, or `undefined`. */
export type VersionOf = (remote: string) => Entry | undefined;

export type FragmentFinder = (
  /** The embedding page, as in `The page / of content`. */
  where: string,
  embeds: readonly EmbeddedFragment[],
  versionOf: VersionOf,
) => Promise<{
  found: FoundFragments;
  /**
   * One sentence for each place that shows its fallback, because the fragment does not exist or may not be on the site.
   */
  warnings: string[];
  /** One sentence for each fragment that cannot be read. */
  damaged: string[];
}>;

/** How many fragments stay in memory. */
const atOnce = 64;

/** What messages call the shell, which embeds fragments like a page does. */
export const shellName = 'The shell of host';

/** A fragment that a release offers. */
export type FragmentOffer = { release: StoredRelease; offered: OfferedFragment };

/** Reads fragments in two steps. Both reject when the release is damaged. */
export type FragmentReader = {
  /** What the release says about a fragment, or the reason why there is none. */
  offer(of: string, versionOf: VersionOf): Promise<FragmentOffer | string>;
  /** The fragment with its HTML. */
  read(offer: FragmentOffer): Promise<FoundFragment>;
  /** What the fragment could do to a page that it stands in, as the gate would say of one that fills a slot. */
  problemsOf(fragment: FoundFragment): Promise<Reason[]>;
};

/**
 * Reads fragments of releases.
 *
 * @param problemOf explains why an entry may not be on the site; its fragments stand nowhere
 * @param language that of the documents, if it is not that of the sources; a fragment that is not translated keeps its
 *   language, with its links in that of the documents
 */
export function fragmentReader(
  { storage, releaseOf, manifestOf }: { storage: OriginStorage; releaseOf: ReleaseReader; manifestOf: ManifestReader },
  problemOf: Trust,
  language?: SiteLanguage,
): FragmentReader {
  const fragmentOf = memoize(
    readFragment,
    new LRUCache<string, Promise<FoundFragment>>({ max: atOnce }),
    ({ version, name }) => `${version}/${name}`,
  );

  /** @param version the name of the version, such as `shop@1.1.0` */
  async function readFragment({
    release,
    name,
  }: {
    release: StoredRelease;
    version: string;
    name: string;
  }): Promise<FoundFragment> {
    const { folder } = release;
    const inLanguage = language && release.languages?.[language.of];
    const translated = inLanguage?.fragments ? inLanguage : undefined;
    const file = fragmentFile(name, translated && language?.of);
    const manifest = translated?.manifest ?? manifestFile;
    const [document, described] = await Promise.all([
      readReleased(storage, release, file),
      manifestOf(release, manifest),
    ]);
    const { globalName, remoteEntry } = checkShape(remoteManifestSchema, described, `${folder}/${manifest}`).metaData;
    const parsed = parseFragmentDocument(document, `${folder}/${file}`);
    const found = { release, document: parsed, container: { file: remoteEntry.name, globalName } };
    // A translated fragment says its language as well: the page around it may be in another one.
    if (!language) return found;
    if (translated)
      return {
        ...found,
        version: versionIn(release.version, language.of),
        language: partAttributes(language.of, language),
      };
    const { of, other, isPage } = language;
    const variants = parsed.variants.map((each) => ({ ...each, html: linksIn(each.html, of, isPage) }));
    return { ...found, document: { ...parsed, variants }, language: partAttributes(other, language) };
  }

  const problemsOf = memoize(async ({ release, document: { name, variants, assets } }: FoundFragment) => {
    const sheets = assets.styles.map(async (file) => (await readText(storage, `${release.folder}/${file}`)) ?? '');
    return partProblems(release.app, name, {
      variants: variants.map(({ html }) => html),
      sheets: await Promise.all(sheets),
    });
  }, new WeakMap<FoundFragment, Promise<Reason[]>>());

  return {
    problemsOf,
    async offer(of, versionOf) {
      const { remote, name } = fragmentParts(of);
      const entry = versionOf(remote);
      if (!entry) return `${remote} has no live version`;
      const untrusted = problemOf(remote, entry);
      if (untrusted !== undefined) return untrusted;
      const release = await releaseOf(remote, entry);
      const offered = release.fragments?.find((fragment) => fragment.name === name);
      return offered ? { release, offered } : `${formatVersionName(release)} does not offer that fragment`;
    },
    read: ({ release, offered: { name } }) => fragmentOf({ release, version: formatVersionName(release), name }),
  };
}

/** Finds the fragments that pages and the shell embed. */
export function fragmentFinder(reader: FragmentReader): FragmentFinder {
  async function find({ of, props }: EmbeddedFragment, versionOf: VersionOf): Promise<FoundFragment | string> {
    const offer = await reader.offer(of, versionOf);
    if (typeof offer === 'string') return offer;
    return propsProblem(offer.offered, props) ?? reader.read(offer);
  }

  return async (where, embeds, versionOf) => {
    const found = new Map<string, FoundFragment>();
    const warnings: string[] = [];
    const damaged: string[] = [];
    for (const embedded of embeds) {
      const fragment = await find(embedded, versionOf).catch((error: Error) => void damaged.push(error.message));
      if (typeof fragment === 'string')
        warnings.push(`${where} shows its fallback instead of ${embedded.of}: ${fragment}.`);
      else if (fragment) found.set(embedKey(embedded), fragment);
    }
    return { found, warnings, damaged };
  };
}

/** The props for which a fragment is prerendered, as texts. Documents of many pages ask for those of one fragment. */
const prerenderedBy = memoize(
  ({ variants }: OfferedFragment) => new Set(variants.map(formatFragmentProps)),
  new WeakMap<OfferedFragment, Set<string>>(),
);

/** Whether a release has the HTML of a fragment for these props. */
export function isPrerendered(offered: OfferedFragment, props: EmbeddedFragment['props']): boolean {
  return prerenderedBy(offered).has(formatFragmentProps(props));
}

/** In milliseconds of processor time. A reasonable schema takes less than one. */
const longestCheck = 500;

/**
 * Explains why a fragment does not accept these props; returns `undefined` when it does. It accepts the props for which
 * it was prerendered, and others according to its schema. Another team wrote that schema, and a pattern or a reference
 * in it may take forever, so the check has a time limit.
 */
export function propsProblem(offered: OfferedFragment, props: EmbeddedFragment['props']): string | undefined {
  if (isPrerendered(offered, props)) return undefined;
  const { schema } = offered;
  let checked;
  try {
    checked = withinTime(() => fromJSONSchema(schema).safeParse(props));
  } catch (error) {
    return `its schema cannot be read (${(error as Error).message})`;
  }
  if (!checked) return 'its schema takes too long to check the props';
  if (checked.success) return undefined;
  const [issue] = checked.error.issues;
  const field = issue?.path.join('.');
  return `it does not accept the props ${formatFragmentProps(props)} (${field ? `${field}: ` : ''}${issue?.message ?? 'invalid'})`;
}

const run = new Script('work()');

/**
 * Runs the work, or returns undefined after the time limit. V8 can interrupt a script even within a regular expression,
 * but it goes by the clock. On a busy machine the clock says little about the work, so the work begins again until the
 * processor has spent the time on it.
 */
function withinTime<Result>(work: () => Result): Result | undefined {
  const began = process.cpuUsage();
  for (;;) {
    try {
      return run.runInNewContext({ work }, { timeout: longestCheck }) as Result;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      const { user, system } = process.cpuUsage(began);
      if ((user + system) / 1000 >= longestCheck) return undefined;
    }
  }
}
