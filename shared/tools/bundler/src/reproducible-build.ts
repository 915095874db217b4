import type { Compiler } from '@rspack/core';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { basename } from 'node:path';
import { projectRoot } from './workspace';

/** The longer form of the manifest, which no host reads and which says other things in each build. */
const statsFile = 'mf-stats.json';

/**
 * Makes builds of the same sources the same on every machine and in every folder, so that whoever builds a version
 * again gets the release that is live.
 */
export class ReproducibleBuildPlugin {
  constructor(private folder: string) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    const root = projectRoot(this.folder);
    compiler.hooks.compilation.tap('ReproducibleBuildPlugin', (compilation) => {
      const { PROCESS_ASSETS_STAGE_PRE_PROCESS: first, PROCESS_ASSETS_STAGE_REPORT: last } = Compilation;
      compilation.hooks.processAssets.tap({ name: 'ReproducibleBuildPlugin', stage: first }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const sorted = new sources.ReplaceSource(asset);
          for (const { 0: list, index } of asset.source().toString().matchAll(hashes))
            sorted.replace(index, index + list.length - 1, sortedHashes(list));
          if (sorted.getReplacements().length > 0) compilation.updateAsset(name, sorted);
        }
      });
      compilation.hooks.processAssets.tap({ name: 'ReproducibleBuildPlugin', stage: last }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (basename(name) === statsFile) compilation.deleteAsset(name);
          const isManifest = basename(name) === manifestFile;
          if (!isManifest && !name.endsWith('.map')) continue;
          const text = asset.source().toString();
          const portable = isManifest ? sortedManifest(text) : sortedHashes(mapWithoutPaths(text, root));
          if (portable !== text) compilation.updateAsset(name, new sources.RawSource(portable));
        }
      });
    });
  }
}

/**
 * What the bundler writes in a chunk for the hashes of those that it loads, before it knows them. It lists them in any
 * order. In a source map the quotation marks are escaped.
 */
const hash = String.raw`[\w"\\-]+: ?\\?"\*-\*-\*-CHUNK-SRI-HASH-[\w/+=]+\\?"`;
const hashes = new RegExp(`${hash}(?:,${hash})+`, 'g');

/** The code of a chunk, or its source map, with each list of hashes by chunk. */
export function sortedHashes(code: string): string {
  return code.replace(hashes, (list) => list.split(',').sort().join(','));
}

/** Module Federation's manifest, with shared and exposed modules by name: the bundler lists them in any order. */
export function sortedManifest(manifest: string): string {
  const { shared, exposes, ...rest } = JSON.parse(manifest) as Record<'shared' | 'exposes', Module[]>;
  return JSON.stringify({ ...rest, shared: shared.sort(byId), exposes: exposes.sort(byId) });
}

type Module = { id: string };

function byId(one: Module, other: Module): number {
  return one.id < other.id ? -1 : 1;
}

/**
 * A source map without the absolute paths that Module Federation writes into the modules it generates. A module without
 * a file is named by its text, which contains the paths that it imports in URL encoding.
 *
 * @param root absolute path of the root of the project
 */
export function mapWithoutPaths(map: string, root: string): string {
  return map.replaceAll(`${root}/`, '').replaceAll(encodeURIComponent(`${root}/`), '');
}
