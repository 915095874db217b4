import { buildAddress } from '@furrow/formats/release-name';
import { siteMarker } from '@furrow/formats/shared-packages';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { baseConfig, buildMode, isAgainstSite, sourceFile, type Platform } from './base-config';
import { buildName, developedRoot, languageFolder, translationsOf } from './languages';
import { bootScripts } from './prerender/boot-scripts';
import { BundledPackagesPlugin } from './assets/bundled-packages';
import { DevRoutesPlugin } from './development/dev-discovery';
import { federationPlugin } from './federation/federation-plugin';
import {
  leanBundlerRuntime,
  leanBundlerRuntimeRules,
  remoteEntryFile,
  RemoteEntryPlugin,
  runtimeConfig,
} from './federation/federation-runtime';
import { PageAssetsPlugin } from './prerender/page-assets';
import { PrerenderPlugin } from './prerender/prerender-plugin';
import { TranslatedPart } from './prerender/translated-part';
import { runtimeFile } from './assets/release-files';
import { sharedModules, type SharedModules } from './federation/share';
import { sourceHash } from './source-hash';
import { stackHandler } from './development/source-stack';
import { subresourceIntegrity } from './assets/subresource-integrity';
import { partsOfSite, readApp, type Package } from './workspace';

/** What may differ between the builds of two remotes. */
export type RemoteOptions = {
  /** The remote brings its own React, of any minor: only effector and the cart model are shared. */
  ownReact?: boolean;
  /**
   * How files that only this remote has are read, by what the build is for: one for browsers, one for Node, where pages
   * are prerendered.
   */
  rules?: (target: Platform, language: string) => RuleSetRule[];
  /** Further files for the site beside those of `site-files.ts`, such as pictures, which programs of the build make. */
  siteFiles?: () => Promise<Record<string, Uint8Array>>;
};

/** Where a remote that is developed against a live site leaves its release, relative to its folder. */
const developedFolder = '.cache/developed';

/** What the configurations of one remote have in common. */
type RemoteBuild = {
  /** The language of the build; empty for that of the sources. */
  language: string;
  /** Absolute path of the remote's package. */
  folder: string;
  app: Package;
  production: boolean;
  /** Whether the build leaves a release, which documents are composed of. */
  isReleased: boolean;
  /** Absolute path of the folder of the release. */
  output: string;
  shared: SharedModules;
  /** Hears of the installed packages that the builds of this remote bundle. */
  packages: BundledPackagesPlugin;
  /** Whether the remote has a `fragments.ts`. */
  offersFragments: boolean;
  /** Where imports of `@furrow/app/routes` and `@furrow/app/fragments` lead: to the files of this remote. */
  ownModules: Record<string, string>;
};

/**
 * The whole bundler configuration of a remote: the container that hosts load, the standalone page (without federation), and a
 * build for Node that prerenders the pages. In development all but the last are served with hot reload.
 *
 * @param folder absolute path of the remote's package
 * @throws Error when the remote has no `routes.ts`
 */
export async function defineRemote(
  folder: string,
  { ownReact = false, rules = () => [], siteFiles }: RemoteOptions = {},
): Promise<Configuration[]> {
  const routes = sourceFile(folder, 'routes.ts');
  if (!existsSync(routes)) throw new Error(`${folder} has no src/routes.ts, which lists the pages of a remote.`);
  const app = readApp(folder);
  const buildId = (await sourceHash(folder)).slice(0, 8);
  const production = buildMode() === 'production';
  const configFor = async (target: Platform, language = '') =>
    withReact(
      withRules(await baseConfig(folder, app, target, buildId, language), rules(target, language)),
      folder,
      ownReact,
    );
  const offersFragments = existsSync(sourceFile(folder, 'fragments.ts'));
  const isReleased = production || isAgainstSite();
  const remote: RemoteBuild = {
    language: '',
    folder,
    app,
    production,
    isReleased,
    output: join(folder, production ? 'dist' : developedFolder),
    // While it is developed a remote brings React's development build along, which no production host has: an override
    // works everywhere.
    shared: await sharedModules(folder, { eager: false, ownReact: ownReact || !production }),
    packages: new BundledPackagesPlugin(),
    offersFragments,
    ownModules: {
      '@furrow/app/routes': routes,
      '@furrow/app/fragments': offersFragments
        ? sourceFile(folder, 'fragments.ts')
        : join(import.meta.dirname, 'prerender/no-fragments.js'),
    },
  };
  const base = await configFor('web');
  const bootEntries = bootScripts(folder);
  const hasBoot = Object.keys(bootEntries).length > 0;
  const assets = new PageAssetsPlugin();
  const container = containerConfig(remote, base);
  const standalone = standaloneConfig(remote, base);
  const node: Configuration = {
    ...nodeConfig(remote, await configFor('node')),
    // The last of the builds whose files it reads.
    dependencies: [isReleased && hasBoot ? 'boot' : 'web'],
  };
  if (!isReleased) {
    node.plugins?.push(new DevRoutesPlugin(folder));
    return [standalone, container, node];
  }
  // What a visitor of a developed page sees is in the language of the sources.
  const translations = production ? translationsOf(folder) : [];
  const parts = translations.map((translation) => new TranslatedPart(remote.output, translation));
  container.plugins?.push(assets);
  node.plugins?.push(
    new PrerenderPlugin(app, { assets, packages: remote.packages }, remote.shared, remote.output, siteFiles, parts),
  );
  node.dependencies?.push(...translations.map(({ language }) => buildName('node', language)));
  const boot = hasBoot ? [bootConfig(remote, base, bootEntries)] : [];
  if (!production) return [container, ...boot, node];
  const translated = await Promise.all(
    parts.map(async (part) => {
      const { language } = part.translation;
      const own = { ...remote, language };
      const web = await configFor('web', language);
      const inLanguage = containerConfig(own, web);
      inLanguage.plugins?.push(part.assets);
      const prerendering: Configuration = {
        ...nodeConfig(own, await configFor('node', language)),
        dependencies: [buildName(hasBoot ? 'boot' : 'web', language)],
      };
      prerendering.plugins?.push(part);
      return [inLanguage, ...(hasBoot ? [bootConfig(own, web, bootEntries)] : []), prerendering];
    }),
  );
  return [runtimeConfig(folder, remote.packages), container, standalone, ...boot, ...translated.flat(), node];
}

/** The build of the container that hosts load, named `web`. */
function containerConfig(remote: RemoteBuild, base: Configuration): Configuration {
  const { language, folder, app, production, isReleased, output, packages, ownModules } = remote;
  // The id of an element is a property of window as well: a page may well have an element #shop.
  const globalName = `furrow_${app.name.replaceAll('-', '_')}${language && `__${language.replaceAll('-', '_')}`}`;
  const file = languageFolder(language) + remoteEntryFile;
  return {
    ...base,
    // The build in the language of the sources empties the folder first.
    dependencies: language ? ['web'] : production ? ['runtime'] : [],
    entry: {},
    output: {
      ...base.output,
      path: output,
      // Behind the host's development server the container runs on a page of another origin.
      publicPath: isReleased ? 'auto' : `http://localhost:${app.config?.port}${buildAddress(app.name, app.version)}`,
      clean: production && !language && { keep: runtimeFile },
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...ownModules } },
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), ...(production ? leanBundlerRuntimeRules() : [])],
    },
    plugins: [
      ...(base.plugins ?? []),
      releaseFolderDefine(''),
      remotePlugin(remote, globalName),
      ...(production
        ? [
            leanBundlerRuntime(),
            new RemoteEntryPlugin({ name: app.name, globalName, siteKey: siteMarker }, join(folder, 'dist'), file),
            ...subresourceIntegrity(),
          ]
        : []),
      ...(isReleased ? [packages] : []),
    ],
  };
}

function remotePlugin({ language, app, production, shared, offersFragments }: RemoteBuild, globalName: string) {
  return federationPlugin({
    name: app.name,
    filename: languageFolder(language) + remoteEntryFile,
    ...(language && { manifest: { filePath: language, disableAssetsAnalyze: false } }),
    // A property of window can be taken away again, a top-level var cannot.
    library: { type: 'window', name: globalName },
    exposes: {
      './lifecycles': '@furrow/remote/exposed-lifecycles',
      ...(offersFragments && { './fragments': '@furrow/remote/exposed-fragments' }),
    },
    shared,
    experiments: { externalRuntime: production },
  });
}

/** The build of the page on which the remote runs alone, named `standalone`. */
function standaloneConfig(
  { folder, app, production, packages, ownModules }: RemoteBuild,
  base: Configuration,
): Configuration {
  return {
    ...base,
    name: 'standalone',
    // No visitor and no report of a failure comes from this page.
    devtool: production ? false : base.devtool,
    // The container's build empties the folder first.
    dependencies: ['web'],
    entry: { standalone: '@furrow/remote/standalone-entry' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        ...ownModules,
        '@furrow/app/site.css': partsOfSite(folder).styles ?? join(import.meta.dirname, 'prerender/no-styles.css'),
      },
    },
    output: {
      ...base.output,
      path: join(folder, 'dist/standalone'),
      publicPath: production ? 'auto' : '/',
    },
    plugins: [
      ...(base.plugins ?? []),
      releaseFolderDefine('../'),
      ...(production ? [...subresourceIntegrity(), packages] : []),
      new rspack.HtmlRspackPlugin({
        filename: 'index.html',
        scriptLoading: 'defer',
        templateContent: `<!doctype html><html ${developedRoot()}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${app.name}, standalone</title></head><body></body></html>`,
      }),
    ],
    devServer: {
      port: app.config?.port,
      hot: true,
      liveReload: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { logging: 'error', overlay: true },
      setupMiddlewares: (middlewares) => [
        { name: 'source stack', path: '/source-stack', middleware: stackHandler(folder) },
        ...middlewares,
        { name: 'addresses of pages', middleware: toStandalonePage },
      ],
    },
  };
}

/** The standalone page has the paths of pages behind its hash. An address as the site has it leads there. */
function toStandalonePage({ method, url = '/' }: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (method !== 'GET' || url === '/' || /\.\w+(?:\?|$)/.test(url)) return next();
  response.writeHead(302, { Location: `/#${url}` }).end();
}

/** The build of the boot scripts of the remote's fragments and pages, named `boot`. */
function bootConfig(
  { language, app, output, packages }: RemoteBuild,
  base: Configuration,
  entry: Record<string, string>,
): Configuration {
  return {
    ...base,
    name: buildName('boot', language),
    // The container's build empties the folder first.
    dependencies: [buildName('web', language)],
    entry,
    output: { ...base.output, path: output, publicPath: buildAddress(app.name, app.version) },
    plugins: [...(base.plugins ?? []), packages],
    devServer: false,
  };
}

/** The build for Node, which runs the remote's own code: to prerender the pages, or in development to know the routes. */
function nodeConfig(
  { language, folder, app, isReleased, ownModules }: RemoteBuild,
  base: Configuration,
): Configuration {
  const siteFiles = sourceFile(folder, 'site-files.ts');
  const slots = sourceFile(folder, 'slots.ts');
  return {
    ...base,
    entry: { prerender: '@furrow/remote/prerender' },
    output: {
      ...base.output,
      path: join(folder, '.cache', language),
      filename: '[name].cjs',
      chunkFilename: 'pages/[id].cjs',
      library: { type: 'commonjs2' },
      publicPath: buildAddress(app.name, app.version),
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        ...ownModules,
        '@furrow/app/slots': existsSync(slots) ? slots : join(import.meta.dirname, 'prerender/no-slots.js'),
        '@furrow/app/site-files': existsSync(siteFiles)
          ? siteFiles
          : join(import.meta.dirname, 'prerender/no-site-files.js'),
      },
    },
    // Of a release each page has its chunk. Otherwise the pages are in one file, which is read again after each change.
    ...(!isReleased && {
      module: { ...base.module, parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } } },
    }),
    // So that an error names the line of the source.
    devtool: 'cheap-module-source-map',
    devServer: false,
    plugins: [...(base.plugins ?? []), releaseFolderDefine('')],
  };
}

/** Defines `__RELEASE_FOLDER__`: the relative path from a build's public path to the folder of the release. */
function releaseFolderDefine(path: string) {
  return new rspack.DefinePlugin({ __RELEASE_FOLDER__: JSON.stringify(path) });
}

function withRules(config: Configuration, rules: RuleSetRule[]): Configuration {
  return { ...config, module: { ...config.module, rules: [...(config.module?.rules ?? []), ...rules] } };
}

/** With a React of its own, everything in the remote's bundles uses that one, the shared packages' components as well. */
function withReact(config: Configuration, folder: string, ownReact: boolean): Configuration {
  if (!ownReact) return config;
  const own = (name: string) => join(folder, 'node_modules', name);
  return { ...config, resolve: { ...config.resolve, alias: { react: own('react'), 'react-dom': own('react-dom') } } };
}
