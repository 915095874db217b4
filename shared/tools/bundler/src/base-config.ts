import { requestTimeout } from '@furrow/contract/request-timeout';
import { classHashLength } from '@furrow/formats/class-names';
import { buildAddress, versionIn } from '@furrow/formats/release-name';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AnonymousChunksPlugin } from './development/anonymous-chunks';
import { ErrorsOnce } from './development/errors-once';
import { leanStoreHook } from './patches/effector-react/lean-store-hook';
import { leanIcons } from './patches/lucide-react/lean-icons';
import { LeanMapsPlugin } from './assets/lean-maps';
import { leanRouter } from './patches/react-router/lean-router';
import { OwnSourcesPlugin } from './development/own-sources-plugin';
import { ReproducibleBuildPlugin } from './reproducible-build';
import { builtLanguage, buildName, developedLanguage, languageFolder, languageRules, ownWords } from './languages';
import { directionOf } from '@furrow/formats/languages';
import { partsOfSite, writtenFiles, type Package } from './workspace';

export type BuildMode = 'production' | 'development';

/** `NODE_ENV` as a build mode: production, unless it is `development`. */
export function buildMode(): BuildMode {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}

/**
 * Whether a development build is for documents of the live site around a remote: `furrow dev --against` sets
 * `FURROW_AGAINST`. Like a production build, such a build writes a release, and it has hot reload.
 */
export function isAgainstSite(): boolean {
  return buildMode() === 'development' && Boolean(process.env.FURROW_AGAINST);
}

/**
 * `FURROW_REACT=development` uses React's development build in a production build. It reports differences that it finds
 * while it hydrates.
 */
const reactMode = process.env.FURROW_REACT === 'development' ? 'development' : undefined;

export type Platform = 'web' | 'node';

/**
 * What the web and the node builds of every app have in common: TypeScript through SWC, CSS modules, assets whose names carry
 * their content, and chunks whose names carry the build.
 *
 * @param folder absolute path of the app's package
 * @param buildId names this build, because two builds of one app may run in one page and must not share a name
 * @param language the language of the build; empty for the build in the language of the sources
 */
export async function baseConfig(
  folder: string,
  app: Package,
  target: Platform,
  buildId: string,
  language = '',
): Promise<Configuration> {
  const mode = buildMode();
  const production = mode === 'production';
  const { antd, icons } = partsOfSite(folder);
  const router = production ? leanRouter(folder) : undefined;
  const assets = production && target === 'node' ? { publicPath: buildAddress(app.name, app.version) } : {};
  // All files of a build share one hash, because a table with the hash of each file would be part of every remote
  // entry.
  const chunkName = languageFolder(language) + (production ? `[name].${buildId}` : '[name]');
  const modules = {
    exportsOnly: target === 'node',
    exportsConvention: 'as-is' as const,
    // Five characters of 64 are enough: among 500 style sheets, two have the same ones in one build of 8,000.
    localIdentName: production ? `[local]-[hash:${classHashLength}]` : '[name]-[local]-[hash]',
  };
  // Custom properties are the site's tokens. A module may set them, so they must keep their names.
  const cssModules = { namedExports: false, dashedIdents: false };
  return {
    name: buildName(target, language),
    context: folder,
    mode,
    target: target === 'web' ? ['web', 'es2022'] : 'node20',
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      uniqueName: `${app.name}-${buildId}${language && `-${language}`}${production ? '' : '-dev'}`,
      ...(target === 'web' && {
        filename: `${chunkName}.js`,
        chunkFilename: `${chunkName}.js`,
        cssFilename: `${chunkName}.css`,
        cssChunkFilename: `${chunkName}.css`,
        crossOriginLoading: 'anonymous',
        // A module that threw because a shared package did not load must throw again. Otherwise its importers would get
        // it half evaluated.
        strictModuleErrorHandling: true,
        chunkLoadTimeout: requestTimeout,
      }),
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
      // The names are the same on every machine and differ between apps, because they begin with the name of the app.
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
        // The index files of these packages attach statics to the default export, which keeps all of them in the
        // bundle: antd's form engine alone is 12 kB.
        { test: /[\\/](@rc-component|@ant-design)[\\/][^\\/]+[\\/](es|lib)[\\/]/, sideEffects: false },
        ...(antd ? await antdLoaders(antd) : []),
        ...(router?.module.rules ?? []),
        { test: /\.css$/, type: 'css/auto', sideEffects: true },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
        scriptRule(production, target),
        ...(production || target === 'node' ? [] : [halfSavedRule(folder)]),
        compiledRule,
        ...languageRules(language || developedLanguage()),
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        __APP_VERSION__: JSON.stringify(versionIn(app.version, language)),
        __LANGUAGE__: builtLanguage(target, language),
        __RIGHT_TO_LEFT__: JSON.stringify(directionOf(language || developedLanguage()) === 'rtl'),
        __HOST_ORIGIN__: JSON.stringify(production || isAgainstSite() ? '' : 'http://localhost:3000'),
      }),
      new OwnSourcesPlugin(folder),
      new ErrorsOnce(),
      ...(production && target === 'web' ? [ownWords(folder)] : []),
      ...(production ? [...(icons ? [leanIcons(icons)] : []), leanStoreHook()] : []),
      ...(target === 'node'
        ? []
        : production
          ? [new ReproducibleBuildPlugin(folder), new LeanMapsPlugin()]
          : ofDevelopment()),
    ],
    optimization: {
      nodeEnv: reactMode ?? mode,
      splitChunks: false,
      runtimeChunk: false,
      // The development build of React is only for reading its messages.
      minimize: production && target === 'web' && !reactMode,
      // For older targets, Lightning CSS would expand logical properties. The expanded rules would override the rules
      // after them and be ten times as large.
      minimizer: [
        // A third pass makes the host's first file 0.8 kB smaller.
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({
          removeUnusedLocalIdents: false,
          minimizerOptions: { targets: ['chrome >= 111', 'safari >= 16.4', 'firefox >= 121'] },
        }),
      ],
      moduleIds: production ? 'natural' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
    },
    performance: false,
    // A lazily compiled page would be requested from the address of the remote's development server, not from the
    // host's.
    lazyCompilation: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    watchOptions: { ignored: writtenFiles(folder) },
    cache: production ? false : { type: 'memory' },
  };
}

const ofDevelopment = () => [new ReactRefreshRspackPlugin(), new AnonymousChunksPlugin()];

/**
 * The modules of antd and of its own packages that insert rules into the page, modules that only those use, and modules
 * without any effect for our components.
 */
const styleModules =
  /[\\/](antd[\\/]es[\\/][\w-]+[\\/]style[\\/][\w-]+\.js|antd[\\/]es[\\/](config-provider[\\/](index|defaultRenderEmpty)|_util[\\/]wave[\\/]index|theme[\\/](internal|useToken|util[\\/]genStyleUtils)|slider[\\/]SliderTooltip)\.js|@rc-component[\\/](util[\\/]es[\\/](Dom[\\/]dynamicCSS|hooks[\\/]useId)|virtual-list[\\/]es[\\/](ScrollBar|hooks[\\/]use(MobileTouchMove|ScrollDrag|FrameWheel)))\.js|@ant-design[\\/]icons[\\/]es[\\/]icons[\\/]\w+\.js)$/;

/** What the module that a package names as `antd` returns. */
type AntdRules = {
  /** The class that carries antd's variables. */
  key: string;
  /** The rules of each style sheet beside the module, by its name. */
  rules: Record<string, string>;
  /** The tokens with which components measure. */
  figures: Record<string, unknown>;
};

/**
 * Leaves antd's style engine out of the builds for browsers and for prerendering; its rules are in style sheets
 * instead.
 *
 * @param module absolute path of the module that knows the rules
 */
async function antdLoaders(module: string): Promise<RuleSetRule[]> {
  const { antdRules } = (await import(pathToFileURL(module).href)) as { antdRules: () => AntdRules };
  const { key, rules, figures } = antdRules();
  return [
    {
      test: styleModules,
      loader: join(import.meta.dirname, 'patches/antd/antd-loader.cjs'),
      options: { key, figures },
    },
    {
      test: /\.css$/,
      include: dirname(module),
      loader: join(import.meta.dirname, 'patches/antd/antd-rules-loader.cjs'),
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

/** While an app is being developed, its files may be read in the moment in which an editor has emptied them. */
function halfSavedRule(folder: string): RuleSetRule {
  return {
    test: /\.tsx?$/,
    include: join(folder, 'src'),
    enforce: 'pre',
    loader: join(import.meta.dirname, 'development/half-saved-loader.cjs'),
  };
}

/**
 * Compiled files of our packages import others like the sources do, without the file extensions that Node would
 * require.
 */
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
