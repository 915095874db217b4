import { rspack, type Compiler } from '@rspack/core';
import { projectRoot } from './workspace';

/**
 * Removes the absolute paths that Module Federation writes into the modules it generates, and so into source maps. Then
 * builds of the same sources are the same on every machine.
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
          // The name of a module without a file is its text, which contains the paths that it imports, in URL encoding.
          const portable = text.replaceAll(folder, '').replaceAll(encodeURIComponent(folder), '');
          if (portable !== text) compilation.updateAsset(name, new rspack.sources.RawSource(portable));
        }
      });
    });
  }
}
