import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { partsOfSite } from '../workspace';
import { siteStylesFile } from './release-files';

/**
 * The build of {@link siteStylesFile}. The host's own pages have these rules in the host's style sheet.
 *
 * @param folder absolute path of the host's package
 * @throws Error when none of its packages has the style sheet of the site
 */
export function siteStylesConfig(folder: string, host: Configuration): Configuration {
  const { styles } = partsOfSite(folder);
  if (!styles)
    throw new Error(
      `${folder} depends on no package with the style sheet of the site: add "furrow": { "styles": "site.css" } to the package.json of one.`,
    );
  return {
    ...host,
    name: 'site styles',
    // The host's build empties the folder first.
    dependencies: ['web'],
    entry: { site: styles },
    output: { ...host.output, clean: false, cssFilename: siteStylesFile },
    devtool: false,
    plugins: [{ apply: dropScripts }],
  };
}

/** Deletes the script that the bundler makes for every entry, even for a style sheet. */
function dropScripts(compiler: Compiler): void {
  compiler.hooks.compilation.tap('siteStyles', (compilation) => {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    compilation.hooks.processAssets.tap({ name: 'siteStyles', stage }, (assets) => {
      for (const name of Object.keys(assets)) if (name.endsWith('.js')) compilation.deleteAsset(name);
    });
  });
}
