import type { HydratePolicy } from '@furrow/contract/hydrate-policy';
import type { PageAssets } from '@furrow/formats/assets.schema';
import { documentText } from '@furrow/formats/check-shape';
import { fragmentFile } from '@furrow/formats/fragment-props';
import type { FragmentDocument } from '@furrow/formats/fragment.schema';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import { type BuiltManifest, manifestFile, parseBuiltManifest } from '@furrow/formats/remote-manifest.schema';
import type { ChunkId, PrerenderedRemote } from '@furrow/remote/prerender';
import type { Compiler } from '@rspack/core';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { isAgainstSite } from '../base-config';
import type { ChunkRecords } from '../assets/chunk-records';
import { placedError } from '../development/build-error';
import { languageFolder } from '../languages';
import { bootFile, strayBootFile } from './boot-scripts';
import { hydratePolicyOf } from './hydrate-policy';
import type { PageAssetsPlugin } from './page-assets';

/** The files that the pages of a route run, by its pattern. */
export type AssetsOfRoutes = ReadonlyMap<string, PageAssets>;

/** What the prerendering of a build gives to a release. */
export type PrerenderedDocuments = {
  manifest: BuiltManifest;
  assetsOf: AssetsOfRoutes;
  pages: PageDocument[];
  /** The documents of the fragments, by file. */
  fragments: Record<string, string>;
};

/**
 * Runs the node build of a remote.
 *
 * @throws Error that names the line of the source
 */
export async function prerender({ outputPath, context }: Compiler, chunks: ChunkRecords): Promise<PrerenderedRemote> {
  const bundle = join(outputPath, 'prerender.cjs');
  forgetModules(outputPath);
  process.setSourceMapsEnabled(true);
  try {
    const { prerenderRemote } = createRequire(bundle)(bundle) as {
      prerenderRemote(sourceOf: (chunk: ChunkId) => string | undefined): Promise<PrerenderedRemote>;
    };
    return await prerenderRemote((id) => chunks.get(id)?.source);
  } catch (error) {
    throw placedError(error, context);
  } finally {
    process.setSourceMapsEnabled(false);
  }
}

/**
 * Makes the documents of what was prerendered, with the files that each page and fragment runs.
 *
 * @param output the folder of the build
 * @param language empty for the language of the sources
 */
export async function documentsOf(
  { react, routes, pages, fragments }: PrerenderedRemote,
  { chunks, assets, output, language }: Built,
): Promise<PrerenderedDocuments> {
  const folder = join(output, language);
  const text = await readFile(join(folder, manifestFile), 'utf8');
  const manifest = parseBuiltManifest(JSON.parse(text), manifestFile);
  const written = await readdir(folder);
  const importsOf = (ids: ChunkId[]) => ids.flatMap((id) => chunks.get(id)?.imports ?? []);
  const bootOf = (name: string) => {
    const file = bootFile(name, written);
    return file && languageFolder(language) + file;
  };
  const assetsOf = new Map(
    routes.map(({ pattern, chunks: ids }) => [
      pattern,
      assets.of('./lifecycles', `The page of "${pattern}"`, importsOf(ids), manifest),
    ]),
  );
  const declared = new Map(routes.map(({ pattern, hydrate }) => [pattern, hydrate]));
  const pageNames = new Map(routes.map(({ pattern, chunks: ids }) => [pattern, pageName(ids, chunks)]));
  const stray = strayBootFile([...fragments.map((fragment) => fragment.name), ...pageNames.values()], written);
  if (stray !== undefined) throw strayBootError(stray);
  return {
    manifest,
    assetsOf,
    pages: pages.map(({ pattern, path, head, fragment, embeds, slots }) => {
      const own = assetsOf.get(pattern) ?? { scripts: [], styles: [], shared: {} };
      const hydrate = policyOf(path, fragment, Object.keys(own.shared), declared.get(pattern));
      const boot = bootOf(pageNames.get(pattern) ?? '');
      return {
        path,
        ...(language && { language }),
        react,
        head,
        fragment,
        hydrate,
        assets: own,
        boot,
        embeds,
        slots,
      };
    }),
    fragments: Object.fromEntries(
      fragments.map(({ name, variants, chunks: ids, hydrate, size }) => {
        const what = `The fragment ${name}`;
        const imports = importsOf(ids);
        const own = assets.of('./fragments', what, imports, manifest);
        const html = variants.map((variant) => variant.html).join('');
        const document: FragmentDocument = {
          name,
          react,
          hydrate: policyOf(what, html, Object.keys(own.shared), hydrate),
          size,
          variants,
          assets: own,
          later: assets.importedBy(imports, manifest),
          boot: bootOf(name),
        };
        return [fragmentFile(name, language), documentText(document)];
      }),
    ),
  };
}

/** What is known of a build for browsers and of the build for Node after it. */
type Built = { chunks: ChunkRecords; assets: PageAssetsPlugin; output: string; language: string };

/** The name of the page of a route, such as `buy-food.page`, by the chunks that it is loaded from. */
function pageName(ids: ChunkId[], chunks: ChunkRecords): string {
  return basename(chunks.get(ids.at(-1) ?? '')?.source ?? '', '.tsx');
}

/** @param stray the name of a boot script that matches no fragment and no page */
function strayBootError(stray: string): Error {
  const name = basename(stray, '.page');
  return new Error(
    name === stray
      ? `src/fragments holds ${name}.boot.ts, but fragments.ts does not name any fragment ${name}. Name the file like its fragment, or delete it.`
      : `src/pages holds ${name}.boot.ts, but routes.ts imports no page ${stray}.tsx. Name the file like its page, or delete it.`,
  );
}

/** Islands that are developed inside a live site are always hydrated, because hot reload needs their code. */
function policyOf(...page: Parameters<typeof hydratePolicyOf>): HydratePolicy {
  const policy = hydratePolicyOf(...page);
  return isAgainstSite() ? 'load' : policy;
}

/**
 * The next `require` must read the modules of the folder again, because an earlier build of this process wrote them.
 */
function forgetModules(folder: string): void {
  const { cache } = createRequire(join(folder, 'prerender.cjs'));
  for (const file of Object.keys(cache)) if (file.startsWith(join(folder, '/'))) delete cache[file];
}
