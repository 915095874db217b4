import type { Compiler } from '@rspack/core';

/** The fields of a source map that are read here. */
type Map = { sources: string[]; sourcesContent?: (string | null)[] };

/**
 * Leaves the text of installed packages out of source maps, which made half of a release. `release failures` still
 * names the lines of a package, and shows those of the team.
 */
export class LeanMapsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('LeanMapsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'LeanMapsPlugin', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.map')))
          compilation.updateAsset(file, (asset) => new sources.RawSource(leanMap(String(asset.source()))));
      });
    });
  }
}

/** The text of a source map without the text of installed packages. */
export function leanMap(text: string): string {
  const map = JSON.parse(text) as Map;
  const { sources, sourcesContent } = map;
  const isInstalled = (source = '') => source.includes('/node_modules/');
  const lean = sourcesContent?.map((content, index) => (isInstalled(sources[index]) ? null : content));
  return JSON.stringify({ ...map, ...(lean && { sourcesContent: lean }) });
}
