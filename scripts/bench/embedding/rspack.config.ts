import { defineRemote } from '@furrow/bundler/define-remote';

const configurations = await defineRemote(import.meta.dirname);

/** One of the two pages breaks the rule that it measures the price of: an app imports no other. */
export default configurations.map(({ plugins, ...configuration }) => ({
  ...configuration,
  plugins: plugins?.filter((plugin) => plugin?.constructor.name !== 'OwnSourcesPlugin'),
}));
