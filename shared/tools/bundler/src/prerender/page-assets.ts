import type { PageAssets } from '@furrow/formats/assets.schema';
import type { BuiltManifest } from '@furrow/formats/remote-manifest.schema';
import { packagesOfEveryPage } from '@furrow/formats/shared-packages';
import type { StatsChunk } from '@rspack/core';
import { ChunksPlugin, type ChunkRecord } from '../assets/chunk-records';

/** The chunks of the web build, kept for the prerendering after it. */
export class PageAssetsPlugin extends ChunksPlugin {
  /**
   * The files that a page or a fragment runs: the remote entry, the lifecycles that are exposed for it, its own chunks,
   * and the shared packages that these consume.
   *
   * @param expose the module that the container exposes for it
   * @param what the name of the page or fragment, for the error
   * @param imports the `import()`s that load it, in the form of {@link ChunkRecord}
   * @throws Error when it has no chunk of its own
   */
  of(expose: './lifecycles' | './fragments', what: string, imports: string[], manifest: BuiltManifest): PageAssets {
    const pages = this.madeFor(imports);
    const lifecycles = manifest.exposes.find(({ path }) => path === expose)?.assets;
    if (pages.length === 0 || !lifecycles)
      throw new Error(`${what} is in no chunk of its own. Write: () => import('./…').`);
    const own = this.assetsOf(pages, manifest);
    const around = this.chunks.filter(({ chunk: { files } }) =>
      lifecycles.js.sync.some((file) => files?.includes(file)),
    );
    const router = Object.entries(this.sharedBy(around, manifest)).filter(([name]) => isFacadeOfEveryPage(name));
    return {
      scripts: [manifest.metaData.remoteEntry.name, ...lifecycles.js.sync, ...own.scripts],
      styles: [...lifecycles.css.sync, ...own.styles],
      shared: { ...Object.fromEntries(router), ...own.shared },
    };
  }

  /**
   * The files that a fragment imports once it is used, such as a drawer, and the shared packages that those consume.
   *
   * @param imports in the form of {@link of}
   */
  importedBy(imports: string[], manifest: BuiltManifest): PageAssets {
    const children = this.madeFor(imports).flatMap(({ chunk }) => this.childrenOf(chunk));
    const lazy = children.filter((record) => record.source !== undefined && !consumedIn(record, manifest));
    return this.assetsOf([...new Set(lazy)], manifest);
  }

  private madeFor(imports: string[]): ChunkRecord[] {
    return this.chunks.filter((record) => record.imports.some((name) => imports.includes(name)));
  }

  private assetsOf(records: ChunkRecord[], manifest: BuiltManifest): PageAssets {
    const files = records.flatMap(({ chunk }) => chunk.files ?? []);
    return {
      scripts: files.filter((name) => name.endsWith('.js')),
      styles: files.filter((name) => name.endsWith('.css')),
      shared: this.sharedBy(records, manifest),
    };
  }

  private childrenOf({ children = [] }: StatsChunk): ChunkRecord[] {
    return this.chunks.filter(({ chunk: { id } }) => id !== undefined && children.includes(id));
  }

  /**
   * The shared packages that chunks consume, directly or through each other: the files of the release's own copies, by
   * share key.
   */
  private sharedBy(pages: ChunkRecord[], manifest: BuiltManifest): PageAssets['shared'] {
    const found: PageAssets['shared'] = {};
    const follow = (parent: StatsChunk) => {
      for (const child of this.childrenOf(parent)) {
        const consumed = consumedIn(child, manifest);
        if (!consumed || consumed.name in found) continue;
        found[consumed.name] = ownCopy(consumed, child.chunk);
        follow(child.chunk);
      }
    };
    for (const { chunk } of pages) follow(chunk);
    return found;
  }
}

/**
 * The files of the copy that a remote offers to the page. For a package that depends on other shared packages, the
 * bundler makes two chunks: the offered one, and `fallback`, for a scope in which the remote offers nothing. A page
 * loads the first.
 */
function ownCopy({ assets }: BuiltManifest['shared'][number], fallback: StatsChunk): string[] {
  const files = [...assets.js.sync, ...assets.css.sync];
  const offered = files.filter((file) => !fallback.files?.includes(file));
  return offered.length > 0 ? offered : files;
}

/** Whether every page runs the facade of this share key. The lifecycles import it, not the pages. */
function isFacadeOfEveryPage(shareKey: string): boolean {
  const [name = ''] = shareKey.split('~');
  return name.startsWith('@furrow/') && packagesOfEveryPage.some((one) => one === name);
}

/** The shared package whose copy is in this chunk, if there is one. */
function consumedIn({ chunk }: ChunkRecord, { shared }: BuiltManifest): BuiltManifest['shared'][number] | undefined {
  return shared.find(({ assets }) => assets.js.sync.some((file) => chunk.files?.includes(file)));
}
