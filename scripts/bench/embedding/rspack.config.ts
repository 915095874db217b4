import { defineRemote } from '@furrow/bundler/define-remote';

const configurations = await defineRemote(import.meta.dirname);

/** One of the two pages breaks the rule whose price it measures: an app imports no other app. */
export default configurations.map(({ plugins, ...configuration }) => ({
  ...configuration,
  plugins: plugins?.filter((plugin) => plugin?.constructor.name !== 'OwnSourcesPlugin'),
}));
