import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { duplicatedPackages, installedModules } from './duplicates';

const zod = { 'zod/v4/core/util.js': 20_000, 'zod/v4/core/schemas.js': 80_000 };
const modulesOf = new Map(
  Object.entries({
    'host/1.0.0/forms.js': { ...zod, 'react-hook-form/dist/index.js': 90_000 },
    'host/1.0.0/checks.js': zod,
    'shop/1.0.0/page.js': { 'lucide-react/dist/Icon.js': 2_000, '@scope/charts/lines.js': 40_000 },
    'shop/1.0.0/drawer.js': { 'lucide-react/dist/Icon.js': 2_000, '@scope/charts/lines.js': 40_000 },
  }).map(([file, modules]) => [file, new Map(Object.entries(modules))]),
);
const host = ['host/1.0.0/forms.js', 'host/1.0.0/checks.js'];

it('names a package that two files hold, and the pages that may load both', () => {
  expect(
    duplicatedPackages(
      ['/contact', '/demo', '/login'].map((page) => ({ page, files: host })),
      modulesOf,
    ),
  ).toEqual([
    'zod is in host/1.0.0/checks.js and host/1.0.0/forms.js, which /contact and 2 other pages may load: put it into a chunk that both load, in shared/tools/bundler.',
  ]);
});

it('counts a package once where a file is named twice, and lets small modules be', () => {
  const files = ['host/1.0.0/checks.js', 'host/1.0.0/checks.js', 'shop/1.0.0/page.js', 'shop/1.0.0/drawer.js'];
  expect(duplicatedPackages([{ page: '/buy-food', files }], modulesOf)).toEqual([
    '@scope/charts is in shop/1.0.0/drawer.js and shop/1.0.0/page.js, which /buy-food may load: put it into a chunk that both load, in shared/tools/bundler.',
  ]);
  expect(duplicatedPackages([{ page: '/buy-food', files: ['host/1.0.0/checks.js'] }], modulesOf)).toEqual([]);
});

it('reads what is installed in a script from its source map', async () => {
  const script = join(await mkdtemp(join(tmpdir(), 'furrow-duplicates-')), 'main.js');
  const sources = ['webpack://shop/src/a.ts', 'webpack://shop/../../node_modules/.pnpm/zod@4/node_modules/zod/mini.js'];
  await writeFile(`${script}.map`, JSON.stringify({ sources, sourcesContent: ['own', 'é'] }));
  expect([...(await installedModules(script))]).toEqual([['zod/mini.js', 2]]);
  expect([...(await installedModules(`${script}x`))]).toEqual([]);
});
