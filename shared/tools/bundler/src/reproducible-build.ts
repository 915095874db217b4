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
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReproducibleBuildPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (basename(name) === statsFile) compilation.deleteAsset(name);
          const isManifest = basename(name) === manifestFile;
          if (!isManifest && !name.endsWith('.map')) continue;
          const text = asset.source().toString();
          const portable = isManifest ? sortedManifest(text) : mapWithoutPaths(text, root);
          if (portable !== text) compilation.updateAsset(name, new sources.RawSource(portable));
        }
      });
    });
  }
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
