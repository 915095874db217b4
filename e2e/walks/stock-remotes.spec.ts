import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root, run } from '../../scripts/workspace/process';
import { fixtureSite, variants } from '../src/fixtures';
import { expect, leaveAndClose, markDocument, test, type Page } from '../src/test';
import { goLive } from './checked-release';

/** Remotes of Module Federation with React 18, of webpack, Rspack and Vite, which docs/other-toolchains.md adapts. */
const remotes = ['pantry', 'cellar', 'larder'];
const fixture = join(root, 'e2e/fixtures/stock-remotes');
const distOf = (app: string) => join(fixture, 'dist', app);
const nameOf = (app: string) => `${app[0]?.toUpperCase()}${app.slice(1)}`;

type Adapted = { built: string; version: string };

/** Adapts a build again, of which some files are changed, and returns what the adapter says and its folder. */
async function adaptedAgain(app: string, version: string, change: (text: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-stock-'));
  const description = JSON.parse(await readFile(join(fixture, `${app}.json`), 'utf8')) as Adapted;
  const [built, dist, file] = [join(folder, 'built'), join(folder, 'dist'), join(folder, 'remote.json')];
  await cp(join(fixture, description.built), built, { recursive: true });
  for (const path of await readdir(built, { recursive: true })) {
    if (/\.(?:js|json)$/.test(path))
      await writeFile(join(built, path), change(await readFile(join(built, path), 'utf8')));
  }
  await writeFile(file, JSON.stringify({ ...description, version, built, dist }));
  const { code, output } = await run('node', ['adapter/release.js', file], { folder: fixture });
  return { dist, code, output, remove: () => rm(folder, { recursive: true }) };
}

// The components throw on purpose.
test.use({ allowed: /The shelf broke|No jars this year|(?:pantry|cellar|larder) 1\.1\.0 failed at/ });

test('components of existing remotes pass the gate, run with their own React, are navigated between, and stand in for versions that fail', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const site = await fixtureSite('stock', [variants.host]);
  const storage = folderStorage(site.folder, { precompress: false });
  for (const app of remotes) {
    const checked = await goLive(storage, distOf(app));
    expect(checked).toMatchObject({ app, live: true, warnings: [] });
  }

  await page.goto(`${site.url}/pantry`);
  await usePage(page, 'pantry');
  const isSameDocument = await markDocument(page);
  for (const app of ['cellar', 'larder', 'pantry']) {
    await followLink(page);
    await usePage(page, app);
  }
  expect(await isSameDocument()).toBe(true);

  for (const app of remotes) {
    const broken = '(()=>{throw new Error("No jars this year.")})()';
    const next = await adaptedAgain(app, '1.1.0', (text) => text.replaceAll(/(["`])Add a jar\1/g, broken));
    await goLive(storage, next.dist, false);
    await next.remove();
  }
  await page.goto(`${site.url}/pantry`);
  for (const app of ['pantry', 'cellar', 'larder']) {
    await usePage(page, app);
    await followLink(page);
  }

  // What fails later is replaced by a sentence, and the page of the site stays.
  await usePage(page, 'pantry');
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Add a jar' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('This part of the page has failed.');
  await expect(page.locator('h1')).toHaveText('Pantry');
  await leaveAndClose(site, page);
});

test('the adapter refuses a build that it cannot show, and says what to change', async () => {
  const cases: [RegExp, string, string][] = [
    [/"publicPath":\s*"auto"/, '"publicPath": "https://cdn.example/"', 'has to be built with the publicPath auto'],
    [/"version":\s*"18\.3\.1"/g, '"version": "19.2.0"', 'add react-dom/client to what the remote shares'],
    [/\.\/App/g, './Other', 'does not expose ./App'],
  ];
  for (const [text, changed, reason] of cases) {
    const { code, output, remove } = await adaptedAgain('pantry', '1.0.0', (file) => file.replace(text, changed));
    await remove();
    expect(output).toContain(reason);
    expect(code).toBe(1);
  }
});

const followLink = (page: Page) => page.getByRole('main').getByRole('link').click();

/** Uses the component on the page, which only the first version of its remote shows. */
async function usePage(page: Page, app: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('h1')).toHaveText(nameOf(app));
  await expect(page.locator(`[data-island=${app}]`)).toHaveAttribute('data-version', '1.0.0');
  await main.getByRole('button', { name: 'Add a jar' }).click();
  await expect(main.getByRole('status')).toHaveText('1');
  await expect(main.getByText('Stored with React 18.3.1')).toBeVisible();
  // The component counts on the root element how often it is shown, and takes that back when it is unmounted.
  await expect(page.locator('html')).toHaveAttribute('data-shown', '1');
  await expect(main.locator('.stock')).toHaveCSS('border-inline-start-width', '7px');
}
