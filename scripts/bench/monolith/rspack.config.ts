import { baseConfig } from '@furrow/bundler/base-config';
import { remoteFolders } from '@furrow/bundler/workspace';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const site = { name: 'monolith', version: '1.0.0' };
const host = join(import.meta.dirname, '../../../host');
// This folder has no packages of its own.
const base = await baseConfig(host, site, 'web', 'bench');

/** How one remote has its articles read. Nothing is prerendered here, so their words are shipped as elements. */
const ofArticles = join(host, '../remotes/content/markdown/article-rule.ts');
type ArticleRule = { articleRule: (options: { bodies: boolean }) => object };
const rules = existsSync(ofArticles) ? [((await import(ofArticles)) as ArticleRule).articleRule({ bodies: true })] : [];

/** The pages of all remotes of the workspace, as `@furrow/app/routes`. */
const lists = remoteFolders().map((folder) => JSON.stringify(join(folder, 'src/routes.ts')));
const ownRoutes = join(host, '../.cache/bench-routes.js');
mkdirSync(join(host, '../.cache'), { recursive: true });
writeFileSync(
  ownRoutes,
  `${lists.map((file, index) => `import { routes as of${index} } from ${file};`).join('\n')}
export const routes = { name: 'monolith', routes: [${lists.map((_, index) => `...of${index}.routes`).join(', ')}] };
`,
);

export default {
  ...base,
  context: import.meta.dirname,
  entry: { main: './main.tsx' },
  devtool: false,
  output: { ...base.output, publicPath: '/monolith/1.0.0/', filename: '[name].js', cssFilename: '[name].css' },
  module: { ...base.module, rules: [...(base.module?.rules ?? []), ...rules] },
  resolve: {
    ...base.resolve,
    alias: { ...base.resolve?.alias, '@furrow/app/routes': ownRoutes },
    modules: ['node_modules', join(host, 'node_modules')],
  },
  // The one rule that this bundle exists to break: an app imports no other app.
  plugins: base.plugins?.filter((plugin) => plugin?.constructor.name !== 'OwnSourcesPlugin'),
};
