import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, run } from '../../scripts/workspace/process';

/** A release is named by a hash of its files, so two machines that build the same sources must write the same files. */

const packages = ['barley', 'clover', 'lentil', 'millet', 'quinoa', 'sorghum'];

const config = `import { baseConfig } from '@furrow/bundler/base-config';
import { federationPlugin } from '@furrow/bundler/federation-plugin';
import { leanBundlerRuntime, leanBundlerRuntimeRules } from '@furrow/bundler/federation-runtime';

const base = await baseConfig(import.meta.dirname, { name: 'field', version: '1.0.0' }, 'web', '00000000');
export default {
  ...base,
  entry: {},
  output: { ...base.output, path: import.meta.dirname + '/dist' },
  module: { ...base.module, rules: [...base.module.rules, ...leanBundlerRuntimeRules()] },
  plugins: [
    ...base.plugins,
    leanBundlerRuntime(),
    federationPlugin({
      name: 'field',
      filename: 'remoteEntry.js',
      exposes: { './lifecycles': './src/lifecycles.ts', './fragments': './src/fragments.ts' },
      shared: ${JSON.stringify(packages)},
    }),
  ],
};
`;

const lifecycles = `${packages.map((name) => `import { ${name} } from '${name}';`).join('\n')}
export const mount = () => import('./page').then(({ page }) => page(${packages.join(', ')}));
`;

let folder: string;
test.beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'furrow-reproducible-'))));
test.afterAll(() => rm(folder, { recursive: true }));

/** Builds a remote with shared packages of its own in a new folder, and returns its files with what is in them. */
async function builtIn(place: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    'package.json': JSON.stringify({
      name: 'field',
      version: '1.0.0',
      type: 'module',
      dependencies: { '@furrow/router': '1.0.0' },
    }),
    'package-lock.json': '',
    'rspack.config.ts': config,
    'src/lifecycles.ts': lifecycles,
    'src/fragments.ts': lifecycles,
    'src/page.ts': 'export const page = (...crops: string[]) => crops.join();\n',
  };
  for (const name of packages) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, version: '1.0.0', main: 'index.js' });
    files[`node_modules/${name}/index.js`] = `exports.${name} = ${JSON.stringify(name)};\n`;
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(place, path, '..'), { recursive: true });
    await writeFile(join(place, path), text);
  }
  await mkdir(join(place, 'node_modules/@furrow'));
  for (const name of ['tools/bundler', 'page/router'])
    await symlink(join(root, 'shared', name), join(place, 'node_modules/@furrow', basename(name)));
  const bundler = join(root, 'shared/tools/bundler/bin/furrow-bundler.mjs');
  const { code, output } = await run('node', [bundler, 'build'], { folder: place, env: { NODE_ENV: 'production' } });
  expect(code, output).toBe(0);
  const built = (await readdir(join(place, 'dist'), { recursive: true })).sort();
  return Object.fromEntries(
    await Promise.all(built.map(async (name) => [name, await readFile(join(place, 'dist', name), 'utf8')] as const)),
  );
}

test('two builds of the same sources in different folders are the same, byte by byte', async () => {
  const one = await builtIn(join(folder, 'one'));
  const other = await builtIn(join(folder, 'another, with a longer name'));
  expect(Object.keys(one)).toEqual(
    expect.arrayContaining(['remoteEntry.js', 'remoteEntry.js.map', 'mf-manifest.json']),
  );
  expect(other).toEqual(one);
});
