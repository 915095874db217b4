import { rspack } from '@rspack/core';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BundledPackagesPlugin } from './bundled-packages';

const app = { name: 'shop', version: '1.2.0' };
let folder: string;
let output: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-bundled-'));
  output = join(folder, 'dist');
  await install('seed', 'MIT', "import { plow } from 'plow'; export const seed = () => plow() + location.href;");
  await install('plow', 'ISC', 'export const plow = () => document.title;');
  await install('unused', 'GPL-3.0-only', 'export const unused = () => document.title;');
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts a package where the build finds it. */
async function install(name: string, license: string, code: string) {
  const installed = join(folder, 'node_modules', name);
  await mkdir(installed, { recursive: true });
  await writeFile(
    join(installed, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', license, main: 'main.js' }),
  );
  await writeFile(join(installed, 'main.js'), code);
  await writeFile(join(installed, 'LICENSE'), `Copyright the makers of ${name}`);
}

/** Builds the source and writes what the plugin has recorded. */
async function build(source: string) {
  await writeFile(join(folder, 'main.js'), source);
  const plugin = new BundledPackagesPlugin();
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './main.js',
    output: { path: output },
    plugins: [plugin],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString()));
      else compiler.close(() => done());
    });
  });
  await plugin.write(app, output);
}

const written = (file: string) => readFile(join(output, file), 'utf8');

it('writes into a release what is bundled in it: the notices, a bill of materials, and names for the audit', async () => {
  await build("import { seed } from 'seed'; console.log(seed());");
  const notices = await written('site/licenses/shop.txt');
  for (const name of ['seed', 'plow']) expect(notices).toContain(`Copyright the makers of ${name}`);
  expect(notices).not.toContain('unused');
  const bill = JSON.parse(await written('bom.cdx.json')) as { bomFormat: string; components: { purl: string }[] };
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: app } });
  expect(bill.components.map(({ purl }) => purl)).toEqual(['pkg:npm/plow@1.0.0', 'pkg:npm/seed@1.0.0']);
  expect(JSON.parse(await written('packages.json'))).toEqual({ plow: ['1.0.0'], seed: ['1.0.0'] });
});

it('leaves out a package whose code the build does not keep', async () => {
  await build("import { unused } from 'unused'; import { seed } from 'seed'; console.log(seed());");
  expect(JSON.parse(await written('packages.json'))).toEqual({ plow: ['1.0.0'], seed: ['1.0.0'] });
});

it('writes no file of a release for a build that contains a package under a license that is not allowed', async () => {
  await expect(build("import { unused } from 'unused'; console.log(unused());")).rejects.toThrow(
    'unused@1.0.0: GPL-3.0-only\nAllowed are 0BSD',
  );
  expect(existsSync(output) ? await readdir(output) : []).toEqual(['main.js']);
});
