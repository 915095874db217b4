import { type Entry, ownsPath } from '@furrow/discovery/discovery';
import { fragmentParts } from '@furrow/formats/fragment-props';
import { parsePageDocument } from '@furrow/formats/page-document.schema';
import { formatVersionName, releaseFolder } from '@furrow/formats/release-name';
import type { Release } from '@furrow/formats/release.schema';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { canaryFile, documentFile, isPagePath } from '../domain/paths';
import { readRelease } from '../store/releases';
import { readRequired, type Storage } from '../store/storage';
import { inputsOf, type Composed, type Known } from './composed-index';
import { type Canary, composeDocument, withoutRemovals, type ComposedHost } from './document';
import { type FragmentFinder, shellName, type VersionOf } from './fragments';
import { listingOf } from './site';
import { expectTrust, type Trust } from './trust';

/** Finds the versions of a remote that visitors get, as far as they may be on the site. */
export type Versions = { live: VersionOf; canary: VersionOf };

/** The fragments that stand in every document, in the shell around its page. */
export const shellEmbeds = ({ release }: ComposedHost) => release.embeds ?? [];

/** What a document depends on because it embeds fragments of these remotes. */
export function fragmentInputs(remotes: readonly string[], versionOf: VersionOf, problemOf: Trust): unknown[] {
  return remotes.map((remote) => {
    const shown = versionOf(remote);
    return [remote, shown?.extras.releaseIntegrity, shown && problemOf(remote, shown)];
  });
}

/** A part of the site, such as the documents of one remote. */
export type ComposedPart = {
  files: Map<string, Composed>;
  /** Files that are known to be what they were. */
  unchanged: string[];
  /** Files that could not be composed, and stay as they are. */
  kept: string[];
  /** One sentence per damaged file. */
  damaged: string[];
  /** One sentence per place that shows its fallback. */
  warnings: string[];
};

export type RemoteToCompose = {
  storage: Storage;
  around: ComposedHost;
  /** What the host around a document depends on, in short. */
  hostInputs: string;
  problemOf: Trust;
  versions: Versions;
  findFragments: FragmentFinder;
  known: Known;
  name: string;
  entry: Entry;
};

export const emptyPart = (): ComposedPart => ({ files: new Map(), unchanged: [], kept: [], damaged: [], warnings: [] });

/** One of the documents of a page. */
type Variant = { file: string; inputs: string; versionOf: VersionOf; canaries: Canary[] };

/** The documents of one version of a remote. */
export async function composeRemote(options: RemoteToCompose): Promise<ComposedPart> {
  const { storage, around, problemOf, findFragments, known, name, entry } = options;
  const { version } = entry.metadata;
  const variantsOf = documentsOf(options);
  /** The documents of a page, as far as the index knows what the page embeds. */
  const knownVariants = (path: string) => {
    const [main] = variantsOf(path, []);
    return variantsOf(path, (main && known(main.file)?.embeds) ?? []);
  };
  const isKnown = (path: string) => knownVariants(path).every(({ file, inputs }) => known(file)?.inputs === inputs);
  const filesOf = (paths: string[]) => paths.flatMap(knownVariants).map(({ file }) => file);

  const same = problemOf(name, entry) === undefined ? entry.extras.pages.filter(isKnown) : [];
  const remote: ComposedPart = { ...emptyPart(), unchanged: filesOf(same) };
  if (same.length === entry.extras.pages.length) return remote;
  const folder = releaseFolder(name, version);
  const read = async () => {
    expectTrust(problemOf, name, entry);
    return {
      release: await readRelease(storage, name, entry),
      manifest: await readRequired(storage, `${folder}/${manifestFile}`),
    };
  };
  const parts = await read().catch((error: Error) => void remote.damaged.push(error.message));
  const others = entry.extras.pages.filter((path) => isPagePath(path) && !same.includes(path));
  if (!parts) return { ...remote, kept: filesOf(others) };

  const composePage = async ({ path, document, embeds = [] }: Release['pages'][number], variant: Variant) => {
    if (!isPagePath(path) || !ownsPath(entry, path))
      throw new Error(
        `${formatVersionName({ app: name, version })} holds a page ${path}, which it may not have. Roll it back.`,
      );
    const file = `${folder}/${document}`;
    const page = parsePageDocument(await readRequired(storage, file), file);
    const { versionOf, canaries } = variant;
    const inPage = await findFragments(`The page ${path} of ${name}`, embeds, versionOf);
    if (inPage.damaged[0] !== undefined) throw new Error(inPage.damaged[0]);
    const inShell = await findFragments(shellName, shellEmbeds(around), versionOf);
    remote.warnings.push(...inPage.warnings, ...inShell.warnings);
    remote.damaged.push(...inShell.damaged);
    const fragments = new Map([...inPage.found, ...inShell.found]);
    return {
      content: composeDocument(around, { name, entry, ...parts, page, fragments, canaries }),
      inputs: inputsWithDamage(variant.inputs, inShell.damaged),
    };
  };
  const toCompose = parts.release.pages
    .filter(({ path }) => !same.includes(path))
    .flatMap((page) => {
      const embeds = [...new Set(page.embeds?.map(({ of }) => of))];
      return variantsOf(page.path, embeds).map((variant) => ({ page, embeds, variant }));
    });
  const outcomes = await Promise.allSettled(toCompose.map(({ page, variant }) => composePage(page, variant)));
  for (const [index, { page, embeds, variant }] of toCompose.entries()) {
    const outcome = outcomes[index];
    if (outcome?.status === 'fulfilled') {
      const { content, inputs } = outcome.value;
      const listing = listingOf(page.path, content);
      const embedding = embeds.length > 0 ? { embeds } : {};
      remote.files.set(variant.file, { content, inputs, listing, ...embedding });
    } else {
      remote.damaged.push((outcome?.reason as Error).message);
      if (isPagePath(page.path)) remote.kept.push(variant.file);
    }
  }
  return remote;
}

/**
 * The inputs of a document whose shell lacks fragments because they are damaged. They differ from those of the whole document, so that
 * the next command after the mend composes it again.
 */
export function inputsWithDamage(inputs: string, damaged: readonly string[]): string {
  return damaged.length > 0 ? inputsOf(inputs, damaged) : inputs;
}

/**
 * Makes a function that lists the documents of a page, by what the page embeds. A page of the default version has one more document for
 * each remote that has a canary and a fragment in the page or in the shell: whoever gets that canary finds its fragments there, and the
 * default version of all others.
 */
function documentsOf({ around, hostInputs, problemOf, versions, name, entry }: RemoteToCompose) {
  const { version } = entry.metadata;
  const inShell = shellEmbeds(around).map(({ of }) => of);
  const ownInput = inputsOf(hostInputs, name, withoutRemovals(entry));
  // A page shows fragments of its own remote in its own version.
  const withOwn =
    (versionOf: VersionOf): VersionOf =>
    (remote) =>
      remote === name ? entry : versionOf(remote);
  const inputOfCanary = ({ name: app, entry: { metadata, deployment } }: Canary) => [app, metadata, deployment];

  return (path: string, embeds: readonly string[]): Variant[] => {
    const embedded = [...embeds, ...inShell].map((of) => fragmentParts(of).remote);
    const remotes = [...new Set(embedded)].filter((remote) => remote !== name);
    const variant = (file: string, versionOf: VersionOf, canaries: Canary[] = []): Variant => {
      const inputs = inputsOf(ownInput, canaries.map(inputOfCanary), fragmentInputs(remotes, versionOf, problemOf));
      return { file, inputs, versionOf: withOwn(versionOf), canaries };
    };
    if (!entry.deployment.default) return [variant(canaryFile(name, version, path), versions.live)];

    const canariesOf = (app: string): Canary[] => {
      const canary = versions.canary(app);
      return canary ? [{ name: app, entry: canary }] : [];
    };
    const own = canariesOf(name).filter((canary) => canary.entry.extras.pages.includes(path));
    const ofFragments = remotes.flatMap(canariesOf);
    return [
      variant(documentFile(path), versions.live, [...own, ...ofFragments]),
      ...ofFragments.map((canary) =>
        variant(canaryFile(canary.name, canary.entry.metadata.version, path), (remote) =>
          remote === canary.name ? canary.entry : versions.live(remote),
        ),
      ),
    ];
  };
}
