import type { PageAssets } from '@furrow/formats/assets.schema';
import type { BuiltManifest } from '@furrow/formats/remote-manifest.schema';
import type { Compiler, StatsChunk } from '@rspack/core';
import { chunkRecords, type ChunkRecord } from './chunk-records';

/** The web build's chunks, kept for the prerendering that follows it. */
export class PageAssetsPlugin {
  private chunks: ChunkRecord[] = [];

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('PageAssetsPlugin', (stats) => {
      this.chunks = [...chunkRecords(stats).values()];
    });
  }

  /**
   * The files that a page or a fragment runs: remote entry, the lifecycles that are exposed for it, its own chunks, and the shared
   * packages they consume.
   *
   * @param expose the module that the container exposes for it
   * @param what names it in the error, and says how it is to be written
   * @param imports the `import()`s that load it, as {@link ChunkRecord} writes them
   * @throws Error when it is in no chunk of its own
   */
  of(expose: './lifecycles' | './fragments', what: string, imports: string[], manifest: BuiltManifest): PageAssets {
    const pages = this.chunks.filter((record) => record.imports.some((name) => imports.includes(name)));
    const lifecycles = manifest.exposes.find(({ path }) => path === expose)?.assets;
    if (pages.length === 0 || !lifecycles)
      throw new Error(`${what} is in no chunk of its own. Write: () => import('./…').`);
    const own = (ending: string) =>
      pages.flatMap(({ chunk }) => chunk.files ?? []).filter((name) => name.endsWith(ending));
    const shared = this.sharedBy(pages, manifest);
    return {
      scripts: [manifest.metaData.remoteEntry.name, ...lifecycles.js.sync, ...own('.js')],
      styles: [...lifecycles.css.sync, ...own('.css')],
      shared: Object.fromEntries(shared.map(({ name, assets }) => [name, [...assets.js.sync, ...assets.css.sync]])),
    };
  }

  /** The shared packages that chunks consume, and those that they consume in turn. */
  private sharedBy(pages: ChunkRecord[], manifest: BuiltManifest): BuiltManifest['shared'] {
    const found = new Set<BuiltManifest['shared'][number]>();
    const follow = ({ children = [] }: StatsChunk) => {
      for (const { chunk: child } of this.chunks.filter(
        ({ chunk: { id } }) => id !== undefined && children.includes(id),
      )) {
        const consumed = manifest.shared.find(({ assets }) =>
          assets.js.sync.some((file) => child.files?.includes(file)),
        );
        if (!consumed || found.has(consumed)) continue;
        found.add(consumed);
        follow(child);
      }
    };
    for (const { chunk } of pages) follow(chunk);
    return [...found];
  }
}
