import type { PageAssets } from '@furrow/formats/assets.schema';
import { buildFile, type Build } from '@furrow/formats/build.schema';
import { documentText } from '@furrow/formats/check-shape';
import { fragmentFile } from '@furrow/formats/fragment-props';
import type { FragmentDocument } from '@furrow/formats/fragment.schema';
import { contractVersion } from '@furrow/contract/version';
import { pageDocumentFolder, type PageDocument } from '@furrow/formats/page-document.schema';
import { siteFolder } from '@furrow/formats/site-file';
import { manifestFile, parseBuiltManifest, type BuiltManifest } from '@furrow/formats/remote-manifest.schema';
import type { ChunkId, PrerenderedRemote } from '@furrow/remote/prerender';
import type { Compiler } from '@rspack/core';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { isAgainstSite } from '../base-config';
import { bootFile, strayBootFile } from './boot-scripts';
import { placedError } from '../development/build-error';
import type { BundledPackagesPlugin } from '../assets/bundled-packages';
import { chunkRecords, type ChunkRecords } from '../assets/chunk-records';
import type { HydratePolicy } from '@furrow/contract/hydrate-policy';
import { hydratePolicyOf } from './hydrate-policy';
import { writeContractTypes } from './contract-types';
import type { PageAssetsPlugin } from './page-assets';
import { runtimeFile } from '../assets/release-files';
import { shareScopeOf, type SharedModules } from '../federation/share';
import { styledTexts, tokensUsed } from './tokens';
import type { Package } from '../workspace';

/** The files that the pages of a route run, by its pattern. */
type AssetsOfRoutes = ReadonlyMap<string, PageAssets>;

/** Runs the node build and writes the release's page documents and `build.json` beside the web build's files. */
export class PrerenderPlugin {
  constructor(
    private app: Package,
    private web: { assets: PageAssetsPlugin; packages: BundledPackagesPlugin },
    private shared: SharedModules,
    private output: string,
    private siteFiles: () => Promise<Record<string, Uint8Array>> = () => Promise.resolve({}),
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('PrerenderPlugin', async (stats) => {
      // The folder is missing when the web build failed, which has already reported its errors.
      if (stats.hasErrors() || !existsSync(this.output)) return;
      const chunks = chunkRecords(stats);
      try {
        await this.write(compiler.context, await this.prerender(compiler, chunks), chunks);
      } catch (error) {
        if (!isAgainstSite()) throw error;
        // The last release without an error stays until this error is corrected.
        console.error((error as Error).message);
      }
    });
  }

  private async prerender({ outputPath, context }: Compiler, chunks: ChunkRecords): Promise<PrerenderedRemote> {
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

  private async write(folder: string, prerendered: PrerenderedRemote, chunks: ChunkRecords): Promise<void> {
    const { name, routes, fragments, slots, files } = prerendered;
    if (name !== this.app.name) {
      throw new Error(
        `routes.ts says "${name}", package.json says "${this.app.name}": a remote has one name everywhere.`,
      );
    }
    const text = await readFile(join(this.output, manifestFile), 'utf8');
    const manifest = parseBuiltManifest(JSON.parse(text), manifestFile);
    const importsOf = (ids: ChunkId[]) => ids.flatMap((id) => chunks.get(id)?.imports ?? []);
    const assetsOf = new Map(
      routes.map(({ pattern, chunks: ids }) => [
        pattern,
        this.web.assets.of('./lifecycles', `The page of "${pattern}"`, importsOf(ids), manifest),
      ]),
    );
    const written = await readdir(this.output);
    const pageNames = new Map(routes.map(({ pattern, chunks: ids }) => [pattern, pageName(ids, chunks)]));
    const bootOfPage = (pattern: string) => bootFile(pageNames.get(pattern) ?? '', written);
    const stray = strayBootFile([...fragments.map((fragment) => fragment.name), ...pageNames.values()], written);
    if (stray !== undefined) throw strayBootError(stray);
    await this.writePages(prerendered, assetsOf, bootOfPage);
    const fragmentFiles = this.fragmentFiles(prerendered, importsOf, manifest, written);
    const siteFiles = Object.entries(await this.siteFiles()).map(
      ([path, bytes]) => [siteFolder + path, bytes] as const,
    );
    await this.writeFiles({ ...files, ...fragmentFiles, ...Object.fromEntries(siteFiles) });
    const usesTokens = tokensUsed(await styledTexts(this.output));
    const build: Build = { ...this.buildOf(prerendered, assetsOf, manifest), usesTokens };
    await writeFile(join(this.output, buildFile), documentText(build));
    await writeContractTypes(folder, this.output, name, { fragments, slots });
    await this.web.packages.write(this.app, this.output);
  }

  /** Writes a page document for each prerendered page. */
  private async writePages(
    { react, routes, pages }: PrerenderedRemote,
    assetsOf: AssetsOfRoutes,
    bootOf: (pattern: string) => string | undefined,
  ): Promise<void> {
    const declared = new Map(routes.map(({ pattern, hydrate }) => [pattern, hydrate]));
    // The document of a removed page must not stay in a folder that is written many times.
    await rm(join(this.output, pageDocumentFolder), { recursive: true, force: true });
    await mkdir(join(this.output, pageDocumentFolder), { recursive: true });
    for (const [index, { pattern, path, head, fragment, embeds, slots }] of pages.entries()) {
      const assets = assetsOf.get(pattern) ?? { scripts: [], styles: [], shared: {} };
      const hydrate = policyOf(path, fragment, Object.keys(assets.shared), declared.get(pattern));
      const boot = bootOf(pattern);
      const document: PageDocument = { path, react, head, fragment, hydrate, assets, boot, embeds, slots };
      await writeFile(join(this.output, pageDocumentFolder, `${index}.json`), documentText(document));
    }
  }

  /** The documents of the remote's fragments, by file. */
  private fragmentFiles(
    { react, fragments }: PrerenderedRemote,
    importsOf: (chunks: ChunkId[]) => string[],
    manifest: BuiltManifest,
    written: readonly string[],
  ): Record<string, string> {
    const files: Record<string, string> = {};
    for (const { name, variants, chunks, hydrate: declared, size } of fragments) {
      const what = `The fragment ${name}`;
      const imports = importsOf(chunks);
      const assets = this.web.assets.of('./fragments', what, imports, manifest);
      const html = variants.map((variant) => variant.html).join('');
      const document: FragmentDocument = {
        name,
        react,
        hydrate: policyOf(what, html, Object.keys(assets.shared), declared),
        size,
        variants,
        assets,
        later: this.web.assets.importedBy(imports, manifest),
        boot: bootFile(name, written),
      };
      files[fragmentFile(name)] = documentText(document);
    }
    return files;
  }

  private async writeFiles(files: Record<string, string | Uint8Array>): Promise<void> {
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(this.output, file)), { recursive: true });
      await writeFile(join(this.output, file), content);
    }
  }

  private buildOf(
    { name, react, requires, routes, navigation, fragments, slots }: PrerenderedRemote,
    assetsOf: AssetsOfRoutes,
    manifest: BuiltManifest,
  ): Build {
    return {
      app: name,
      version: this.app.version,
      contract: contractVersion,
      ...(requires && { requires }),
      react,
      routes: routes.map(({ pattern, pages: paths, files: own, kind, shell }) => {
        const { scripts = [], styles = [], shared = {} } = assetsOf.get(pattern) ?? {};
        const files = [...styles, ...scripts, ...own];
        return { pattern, pages: paths, files, uses: Object.keys(shared), kind, shell };
      }),
      navigation,
      ...(fragments.length > 0 && {
        fragments: fragments.map(({ name: own, schema, variants, fills, slots: held }) => ({
          name: own,
          schema,
          variants: variants.map(({ props }) => props),
          ...(fills && { fills: [...fills] }),
          ...(held.length > 0 && { slots: held }),
        })),
      }),
      ...(slots.length > 0 && { slots }),
      lifecycles: manifest.exposes.some(({ path }) => path === './lifecycles'),
      shared: shareScopeOf(this.shared),
      runtime: runtimeFile,
    };
  }
}

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
