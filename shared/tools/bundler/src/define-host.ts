import { buildAddress } from '@furrow/formats/release-name';
import { siteFolder } from '@furrow/formats/site-file';
import { rspack, type Configuration } from '@rspack/core';
import { join } from 'node:path';
import { baseConfig, buildMode, sourceFile } from './base-config';
import { BundledPackagesPlugin } from './assets/bundled-packages';
import { devDiscovery, devProxies } from './development/dev-discovery';
import { ChunksPlugin } from './assets/chunk-records';
import { sharedKeys, sharedModules, type SharedModules } from './federation/share';
import { ShellPlugin, outletMark } from './prerender/shell-plugin';
import { siteStylesConfig } from './assets/site-styles';
import { sourceHash } from './source-hash';
import { subresourceIntegrity } from './assets/subresource-integrity';
import { buildName, developedRoot, translationsOf } from './languages';
import { readApp, remoteFolders, type Package } from './workspace';

/** What the configurations of the host have in common. */
type HostBuild = {
  /** The language of the build; empty for that of the sources. */
  language: string;
  /** Absolute path of the host's package. */
  folder: string;
  app: Package;
  production: boolean;
  shared: SharedModules;
  /** Hears of the installed packages that the builds of the host bundle. */
  packages: BundledPackagesPlugin;
  /** Hears of the chunks of the browser's build. */
  chunks: ChunksPlugin;
};

/**
 * The whole bundler configuration of the host. It imports no remote. In production it builds the browser's files: the boot script
 * that runs on every page, and the host itself. A build for Node then makes the shell that the compose step puts around every
 * page. In development the host is served with a discovery document made from the remotes' routes.
 *
 * @param folder absolute path of the host's package
 */
export async function defineHost(folder: string): Promise<Configuration[]> {
  const app = readApp(folder);
  const buildId = (await sourceHash(folder)).slice(0, 8);
  const host: HostBuild = {
    language: '',
    folder,
    app,
    production: buildMode() === 'production',
    shared: await sharedModules(folder, { eager: true }),
    packages: new BundledPackagesPlugin(),
    chunks: new ChunksPlugin(),
  };
  const base = hostConfig(await baseConfig(folder, app, 'web', buildId), app);
  const web = webConfig(host, base);
  if (!host.production) return [web];
  const translated = await Promise.all(
    translationsOf(folder).map(async ({ language }) => {
      const own: HostBuild = { ...host, language, chunks: new ChunksPlugin() };
      const inLanguage = hostConfig(await baseConfig(folder, app, 'web', buildId, language), app);
      const node = hostConfig(await baseConfig(folder, app, 'node', buildId, language), app);
      return [webConfig(own, inLanguage), bootConfig(own, inLanguage), nodeConfig(own, node)];
    }),
  );
  return [
    web,
    siteStylesConfig(folder, web),
    bootConfig(host, base),
    ...translated.flat(),
    nodeConfig(host, hostConfig(await baseConfig(folder, app, 'node', buildId), app)),
  ];
}

/**
 * No page runs two builds of the host. So the name of the build is not among what class names are made of: they stay
 * the same from one release to the next, and deltas and documents are smaller by what does not change.
 */
function hostConfig(base: Configuration, { name }: Package): Configuration {
  return { ...base, output: { ...base.output, uniqueName: name } };
}

/** The build of the host itself, named `web`. */
function webConfig(
  { language, folder, app, production, shared, packages, chunks }: HostBuild,
  base: Configuration,
): Configuration {
  return {
    ...base,
    // The build in the language of the sources empties the folder first.
    dependencies: language ? ['web'] : [],
    entry: { main: sourceFile(folder, production ? 'start.ts' : 'main-development.tsx') },
    output: {
      ...base.output,
      path: join(folder, 'dist'),
      publicPath: production ? buildAddress(app.name, app.version) : '/',
      clean: production && !language,
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin({ __SHARED_PACKAGES__: JSON.stringify(sharedKeys(shared)) }),
      outletHtml(''),
      ...(language
        ? []
        : [
            new rspack.CopyRspackPlugin({
              patterns: [
                { from: sourceFile(folder, 'public'), to: 'public' },
                { from: sourceFile(folder, 'site'), to: production ? siteFolder : '.' },
              ],
            }),
          ]),
      ...(production
        ? [...subresourceIntegrity(), packages, chunks]
        : [
            new rspack.HtmlRspackPlugin({
              filename: 'index.html',
              publicPath: '/',
              scriptLoading: 'defer',
              templateContent: `<!doctype html><html ${developedRoot()}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Development</title></head><body><div id="shell"></div></body></html>`,
            }),
          ]),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Forms and the checks of what is fetched both stand on it, and a page may load both.
          zod: { test: /[\\/]node_modules[\\/]zod[\\/]/, enforce: true, idHint: 'zod' },
          effector: { test: /[\\/]node_modules[\\/]effector[\\/]/, enforce: true, minChunks: 2, idHint: 'effector' },
          base: { test: /[\\/]antd[\\/]base\.(css|ts)$/, enforce: true, minChunks: 2, idHint: 'base' },
          // What two of antd's components stand on is in one file, which a page with any of them loads.
          antd: {
            test: /[\\/]node_modules[\\/](antd|clsx|@(rc-component|ant-design|babel)[\\/][\w-]+)[\\/]/,
            enforce: true,
            minChunks: 2,
            name: 'antd',
          },
        },
      },
    },
    devServer: {
      port: app.config?.port,
      hot: true,
      historyApiFallback: true,
      client: { logging: 'error', overlay: true },
      proxy: devProxies(),
      setupMiddlewares: (middlewares) => [
        { name: 'discovery', path: '/discovery.json', middleware: devDiscovery(remoteFolders()) },
        ...middlewares,
      ],
    },
  };
}

/** The build of the script that runs on every page before the host, named `boot`, and of the one that observes pages. */
function bootConfig({ language, folder, app, packages }: HostBuild, base: Configuration): Configuration {
  return {
    ...base,
    name: buildName('boot', language),
    // The host's build empties the folder first.
    dependencies: [buildName('web', language)],
    entry: { boot: sourceFile(folder, 'boot/boot.ts'), observer: '@furrow/engine/observer' },
    plugins: [...(base.plugins ?? []), packages],
    output: { ...base.output, path: join(folder, 'dist'), publicPath: buildAddress(app.name, app.version) },
  };
}

/** The build for Node, which makes the shell. */
function nodeConfig(
  { language, folder, app, shared, packages, chunks }: HostBuild,
  base: Configuration,
): Configuration {
  const asset = { publicPath: buildAddress(app.name, app.version), outputPath: '../dist/' };
  const emitted = { asset, 'asset/resource': asset };
  return {
    ...base,
    dependencies: [buildName('boot', language)],
    entry: { shell: sourceFile(folder, 'shell-document.tsx') },
    output: {
      ...base.output,
      path: join(folder, '.cache'),
      filename: language ? `[name].${language}.cjs` : '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: buildAddress(app.name, app.version),
    },
    // The pictures of the shell are in its HTML alone, so this build writes them beside the files of the browser's build.
    module: { ...base.module, generator: { ...base.module?.generator, ...emitted } },
    devtool: false,
    // Inline scripts are written as functions and travel in every document.
    optimization: { ...base.optimization, minimize: true },
    plugins: [
      ...(base.plugins ?? []),
      outletHtml(outletMark),
      new ShellPlugin(app, { shared, packages, chunks }, join(folder, 'dist'), language, translationsOf(folder)),
    ],
  };
}

/** What the outlet holds in the host's own render: a mark where the build cuts the shell, nothing in the browser. */
function outletHtml(html: string) {
  return new rspack.DefinePlugin({ __OUTLET_HTML__: JSON.stringify(html) });
}
