import { buildAddress } from '@furrow/formats/release-name';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { antdRules } from '@furrow/ui/antd/antd-rules';
import { join } from 'node:path';
import { leanIcons, leanStoreHook } from './lean-packages';
import { leanRouter } from './lean-router';
import { OwnSourcesPlugin } from './own-sources-plugin';
import { PortableSourceMapsPlugin } from './portable-source-maps';
import { writtenFiles, type Package } from './workspace';

export type BuildMode = 'production' | 'development';

/** `NODE_ENV` as a build mode: production, unless it is `development`. */
export function buildMode(): BuildMode {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}

/**
 * Whether a development build is for documents in which the live site is around a remote: `furrow dev --against` sets `FURROW_AGAINST`. Such a build
 * leaves a release, as one for production does, and has hot reload.
 */
export function isAgainstSite(): boolean {
  return buildMode() === 'development' && Boolean(process.env.FURROW_AGAINST);
}

/** `FURROW_REACT=development` puts React's development build into a production build: it reports what does not match while it hydrates. */
const reactMode = process.env.FURROW_REACT === 'development' ? 'development' : undefined;

export type Platform = 'web' | 'node';

/**
 * What the web and the node builds of every app have in common: TypeScript through SWC, CSS modules, assets whose names carry
 * their content, and chunks whose names carry the build.
 *
 * @param folder absolute path of the app's package
 * @param buildId names this build, because two builds of one app may run in one page and must not share a name
 */
export function baseConfig(folder: string, app: Package, target: Platform, buildId: string): Configuration {
  const mode = buildMode();
  const production = mode === 'production';
  const router = production ? leanRouter(folder) : undefined;
  const assets =
    production && target === 'node' ? { publicPath: buildAddress(app.name, app.version), emit: false } : {};
  // One name for all files of a build: a table of each file's own hash would be in every remote entry.
  const chunkName = production ? `[name].${buildId}` : '[name]';
  const modules = {
    exportsOnly: target === 'node',
    exportsConvention: 'as-is' as const,
    localIdentName: production ? '[local]-[hash]' : '[name]-[local]-[hash]',
  };
  // Custom properties are the site's tokens: a module may set them, and they must keep their names.
  const cssModules = { namedExports: false, dashedIdents: false };
  return {
    name: target,
    context: folder,
    mode,
    target: target === 'web' ? ['web', 'es2022'] : 'node20',
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      uniqueName: `${app.name}-${buildId}${production ? '' : '-dev'}`,
      ...(target === 'web' && {
        filename: `${chunkName}.js`,
        chunkFilename: `${chunkName}.js`,
        cssFilename: `${chunkName}.css`,
        cssChunkFilename: `${chunkName}.css`,
        crossOriginLoading: 'anonymous',
        // A module that threw because a shared package did not load throws again, instead of being handed out half evaluated.
        strictModuleErrorHandling: true,
        chunkLoadTimeout: 8000,
      }),
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
      // The same on every machine, and apart for each app: its folders begin with the app's name.
      devtoolModuleFilenameTemplate: `webpack://${app.name}/[resource-path]`,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...router?.resolve.alias },
      conditionNames: target === 'web' ? ['browser', 'import', 'module', '...'] : ['node', 'import', 'module', '...'],
    },
    module: {
      generator: {
        asset: assets,
        'asset/resource': assets,
        'css/auto': modules,
        'css/module': modules,
        css: { exportsOnly: target === 'node' },
      },
      parser: { 'css/module': cssModules, 'css/auto': cssModules },
      rules: [
        // Their index files attach statics to the default export, which keeps all of them: antd's form engine alone is 12 kB.
        { test: /[\\/](@rc-component|@ant-design)[\\/][^\\/]+[\\/](es|lib)[\\/]/, sideEffects: false },
        ...antdLoaders(),
        ...(router?.module.rules ?? []),
        { test: /\.css$/, type: 'css/auto', sideEffects: true },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
        scriptRule(production, target),
        compiledRule,
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        __APP_VERSION__: JSON.stringify(app.version),
        __HOST_ORIGIN__: JSON.stringify(production || isAgainstSite() ? '' : 'http://localhost:3000'),
      }),
      new OwnSourcesPlugin(folder),
      ...(production ? [leanIcons(), leanStoreHook()] : []),
      ...(target === 'web' ? [production ? new PortableSourceMapsPlugin(folder) : new ReactRefreshRspackPlugin()] : []),
    ],
    optimization: {
      nodeEnv: reactMode ?? mode,
      splitChunks: false,
      runtimeChunk: false,
      // The development build of React is for reading its messages only.
      minimize: production && target === 'web' && !reactMode,
      // For older targets, Lightning CSS would write logical properties out: they would outrank the rules after them and weigh ten times as much.
      minimizer: [
        // A third pass takes 0.8 kB off the host's first file.
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({
          removeUnusedLocalIdents: false,
          minimizerOptions: { targets: ['chrome >= 111', 'safari >= 16.4', 'firefox >= 121'] },
        }),
      ],
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
    },
    performance: false,
    // A lazily compiled page would be asked for at the dev server's address, not at the host's.
    lazyCompilation: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    watchOptions: { ignored: writtenFiles(folder) },
    cache: production ? false : { type: 'memory' },
  };
}

/** The modules of antd and of its own packages that write rules into the page, that only such modules use, or that do nothing for our components. */
const styleModules =
  /[\\/](antd[\\/]es[\\/][\w-]+[\\/]style[\\/][\w-]+\.js|antd[\\/]es[\\/](config-provider[\\/](index|defaultRenderEmpty)|_util[\\/]wave[\\/]index|theme[\\/](internal|useToken|util[\\/]genStyleUtils)|slider[\\/]SliderTooltip)\.js|@rc-component[\\/](util[\\/]es[\\/]Dom[\\/]dynamicCSS|virtual-list[\\/]es[\\/](ScrollBar|hooks[\\/]use(MobileTouchMove|ScrollDrag|FrameWheel)))\.js|@ant-design[\\/]icons[\\/]es[\\/]icons[\\/]\w+\.js)$/;

/** antd without its style engine, and its rules as stylesheets, in the browser's build and in the one that prerenders. */
function antdLoaders(): RuleSetRule[] {
  const { key, rules, figures } = antdRules();
  return [
    { test: styleModules, loader: join(import.meta.dirname, 'antd-loader.cjs'), options: { key, figures } },
    {
      test: /[\\/]antd[\\/][\w-]+\.css$/,
      descriptionData: { name: '@furrow/ui' },
      loader: join(import.meta.dirname, 'antd-rules-loader.cjs'),
      options: { rules },
    },
  ];
}

function scriptRule(production: boolean, target: Platform): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        externalHelpers: false,
        transform: {
          react: { runtime: 'automatic', development: !production, refresh: !production && target === 'web' },
        },
      },
    },
  };
}

/** What was compiled of our packages imports from others as the sources do: without the endings that Node would ask of it. */
const compiledRule: RuleSetRule = {
  test: /\.js$/,
  descriptionData: { name: /^@furrow\// },
  type: 'javascript/auto',
  resolve: { fullySpecified: false },
};

/** Absolute path of a file in the app's `src`. */
export function sourceFile(folder: string, file: string): string {
  return join(folder, 'src', file);
}
