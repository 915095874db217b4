import { defineRemote } from '@furrow/bundler/define-remote';
import { workspaceRoot } from '@furrow/bundler/workspace';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './src/parts';

/** The files of the parts, where the workspace has their remotes. */
const files = parts
  .map(({ of }) => {
    const [remote = '', name = ''] = of.split('/');
    return { of, file: join(workspaceRoot(), `remotes/${remote}/src/fragments/${name}/${name}.fragment.tsx`) };
  })
  .filter(({ file }) => existsSync(file));
const builtIn = join(import.meta.dirname, '.cache/built-in.js');
mkdirSync(join(import.meta.dirname, '.cache'), { recursive: true });
writeFileSync(
  builtIn,
  `${files.map(({ file }, index) => `import Part${index} from ${JSON.stringify(file)};`).join('\n')}
export const components = { ${files.map(({ of }, index) => `'${of}': Part${index}`).join(', ')} };
`,
);

const configurations = await defineRemote(import.meta.dirname);

/** One of the three pages breaks the rule whose price it measures: an app imports no other app. */
export default configurations.map(({ plugins, resolve, ...configuration }) => ({
  ...configuration,
  resolve: { ...resolve, alias: { ...resolve?.alias, '@furrow/bench/built-in': builtIn } },
  plugins: plugins?.filter((plugin) => plugin?.constructor.name !== 'OwnSourcesPlugin'),
}));
