import type { Compiler, Stats, StatsChunk } from '@rspack/core';
import { join, posix } from 'node:path';

/** One chunk, as recorded by the build. */
export type ChunkRecord = {
  chunk: StatsChunk;
  /**
   * The `import()`s that the chunk was made for, each as the importing file and the request. They are the same in the
   * web build and the node build.
   */
  imports: string[];
  /** The file of the last request, relative to the app's folder, without a file extension if the import had none. */
  source: string | undefined;
};

export type ChunkRecords = Map<string | number, ChunkRecord>;

/** The chunks of a finished build, by their numbers in its runtime. */
export function chunkRecords(stats: Stats): ChunkRecords {
  const { chunks = [] } = stats.toJson({
    all: false,
    ids: true,
    chunks: true,
    chunkRelations: true,
    chunkOrigins: true,
  });
  return new Map(
    chunks.flatMap((chunk) => {
      if (chunk.id === undefined || chunk.id === null) return [];
      const origins = (chunk.origins ?? []).filter(({ request }) => request);
      const imports = origins.map(({ moduleName, request }) => `${moduleName} ${request}`);
      const last = origins.at(-1);
      const source = last && join(posix.dirname(last.moduleName), last.request);
      // A page that is opened now has no use for hot updates.
      const files = chunk.files?.filter((file) => !file.includes('.hot-update.'));
      return [[chunk.id, { chunk: { ...chunk, files }, imports, source }] as const];
    }),
  );
}

/** The chunks of a build, kept for the builds after it. */
export class ChunksPlugin {
  protected chunks: ChunkRecord[] = [];

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('ChunksPlugin', (stats) => {
      this.chunks = [...chunkRecords(stats).values()];
    });
  }

  /** The scripts and then the style sheets that `import()` of a package loads. */
  filesOfPackage(name: string): string[] {
    const files = this.chunks
      .filter(({ imports }) => imports.some((one) => one.endsWith(` ${name}`)))
      .flatMap(({ chunk }) => chunk.files ?? []);
    return ['.js', '.css'].flatMap((ending) => files.filter((file) => file.endsWith(ending)));
  }
}
