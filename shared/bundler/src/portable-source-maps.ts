import { rspack, type Compiler } from '@rspack/core';
import { projectRoot } from './workspace';

/**
 * Removes the absolute paths that Module Federation writes into the modules it generates, and so into source maps. Without them,
 * builds of the same sources are the same on every machine, and contain no path of the machine.
 */
export class PortableSourceMapsPlugin {
  constructor(private folder: string) {}

  apply(compiler: Compiler) {
    const folder = `${projectRoot(this.folder)}/`;
    compiler.hooks.compilation.tap('PortableSourceMapsPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PortableSourceMapsPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.map')) continue;
          const text = asset.source().toString();
          if (!text.includes(folder)) continue;
          compilation.updateAsset(name, new rspack.sources.RawSource(text.replaceAll(folder, '')));
        }
      });
    });
  }
}
