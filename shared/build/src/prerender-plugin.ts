import { buildFile, type Build } from '@furrow/formats/build.schema';
import { contractVersion } from '@furrow/formats/contract-version';
import { pageDocumentFolder, type PageAssets, type PageDocument } from '@furrow/formats/page-document.schema';
import { manifestFile, parseBuiltManifest, type BuiltManifest } from '@furrow/formats/remote-manifest.schema';
import type { PrerenderedRemote } from '@furrow/remote/prerender';
import type { Compiler, StatsChunk } from '@rspack/core';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { placedError } from './build-error';
import { runtimeFile } from './release-files';
import { shareScopeOf, type SharedModules } from './share';
import type { Package } from './workspace';

/** The web build's chunks, kept for the prerendering that follows it. */
export class PageAssetsPlugin {
  private chunks: StatsChunk[] = [];
  private folder = '';

  apply(compiler: Compiler) {
    this.folder = compiler.context;
    compiler.hooks.done.tap('PageAssetsPlugin', (stats) => {
      this.chunks =
        stats.toJson({ all: false, ids: true, chunks: true, chunkRelations: true, chunkModules: true }).chunks ?? [];
    });
  }

  /**
   * The files the page of `module` runs: remote entry, lifecycles, its own chunk, and the shared packages it consumes.
   *
   * @param module path of the page's file, relative to the app's folder
   * @throws Error when no chunk holds the page
   */
  of(module: string, manifest: BuiltManifest): PageAssets {
    const file = join(this.folder, module);
    const page = this.chunks.find(({ modules }) => modules?.some(({ nameForCondition }) => nameForCondition === file));
    const lifecycles = manifest.exposes[0]?.assets;
    if (!page || !lifecycles)
      throw new Error(`No chunk holds ${module}. Import it only from routes.ts, with import().`);
    const own = (ending: string) => (page.files ?? []).filter((name) => name.endsWith(ending));
    const shared = this.sharedBy(page, manifest);
    return {
      scripts: [manifest.metaData.remoteEntry.name, ...lifecycles.js.sync, ...own('.js')],
      styles: [...lifecycles.css.sync, ...own('.css')],
      shared: Object.fromEntries(shared.map(({ name, assets }) => [name, [...assets.js.sync, ...assets.css.sync]])),
    };
  }

  /** The shared packages a chunk consumes, and those that they consume in turn. */
  private sharedBy(chunk: StatsChunk, manifest: BuiltManifest): BuiltManifest['shared'] {
    const found = new Set<BuiltManifest['shared'][number]>();
    const follow = ({ children = [] }: StatsChunk) => {
      for (const child of this.chunks.filter(({ id }) => id !== undefined && children.includes(id))) {
        const consumed = manifest.shared.find(({ assets }) =>
          assets.js.sync.some((file) => child.files?.includes(file)),
        );
        if (!consumed || found.has(consumed)) continue;
        found.add(consumed);
        follow(child);
      }
    };
    follow(chunk);
    return [...found];
  }
}

/** Runs the node build and writes the release's page documents and `build.json` beside the web build's files. */
export class PrerenderPlugin {
  constructor(
    private app: Package,
    private assets: PageAssetsPlugin,
    private shared: SharedModules,
    private output: string,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('PrerenderPlugin', async (stats) => {
      // Without the web build's files its errors are on screen already.
      if (stats.hasErrors() || !existsSync(this.output)) return;
      await this.write(await this.prerender(compiler));
    });
  }

  private async prerender({ outputPath, context }: Compiler): Promise<PrerenderedRemote> {
    const bundle = join(outputPath, 'prerender.cjs');
    process.setSourceMapsEnabled(true);
    try {
      const { prerenderRemote } = createRequire(bundle)(bundle) as { prerenderRemote(): Promise<PrerenderedRemote> };
      return await prerenderRemote();
    } catch (error) {
      throw placedError(error, context);
    } finally {
      process.setSourceMapsEnabled(false);
    }
  }

  private async write({ name, react, routes, pages }: PrerenderedRemote) {
    if (name !== this.app.name) {
      throw new Error(
        `routes.ts says "${name}", package.json says "${this.app.name}": a remote has one name everywhere.`,
      );
    }
    const text = await readFile(join(this.output, manifestFile), 'utf8');
    const manifest = parseBuiltManifest(JSON.parse(text), manifestFile);
    await mkdir(join(this.output, pageDocumentFolder), { recursive: true });
    const moduleOf = new Map(routes.map(({ pattern, module }) => [pattern, module]));
    for (const [index, { pattern, path, ...page }] of pages.entries()) {
      const assets = this.assets.of(moduleOf.get(pattern) ?? '', manifest);
      const document: PageDocument = { path, react, ...page, assets };
      await writeFile(join(this.output, pageDocumentFolder, `${index}.json`), JSON.stringify(document));
    }
    const build: Build = {
      app: name,
      version: this.app.version,
      contract: contractVersion,
      react,
      routes: routes.map(({ pattern, pages, module, shell }) => {
        const { scripts, styles, shared } = this.assets.of(module, manifest);
        return { pattern, pages, source: module, files: [...styles, ...scripts], uses: Object.keys(shared), shell };
      }),
      lifecycles: manifest.exposes.length === 1,
      shared: shareScopeOf(this.shared),
      runtime: runtimeFile,
    };
    await writeFile(join(this.output, buildFile), JSON.stringify(build));
    await rm(join(this.output, 'mf-stats.json'), { force: true });
  }
}
