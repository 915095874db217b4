import { baseConfig } from '@furrow/bundler/base-config';
import { join } from 'node:path';
import { articleRule } from '../../../remotes/content/markdown/article-rule';

const site = { name: 'monolith', version: '1.0.0' };
const host = join(import.meta.dirname, '../../../host');
// This folder has no packages of its own.
const base = baseConfig(host, site, 'web', 'bench');

export default {
  ...base,
  context: import.meta.dirname,
  entry: { main: './main.tsx' },
  devtool: false,
  output: { ...base.output, publicPath: '/monolith/1.0.0/', filename: '[name].js', cssFilename: '[name].css' },
  // Nothing is prerendered here, so the words of an article are shipped as elements.
  module: { ...base.module, rules: [...(base.module?.rules ?? []), articleRule({ bodies: true })] },
  resolve: { ...base.resolve, modules: ['node_modules', join(host, 'node_modules')] },
  // The one rule that this bundle exists to break: an app imports no other app.
  plugins: base.plugins?.filter((plugin) => plugin?.constructor.name !== 'OwnSourcesPlugin'),
};
