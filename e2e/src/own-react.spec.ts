import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveEntry } from '@furrow/discovery/discovery';
import { hydrationProblems } from '@furrow/release/check/hydration';
import { viewOf } from '@furrow/release/domain/ledger';
import { status } from '@furrow/release/operations/status';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { readLedger } from '@furrow/release/store/ledger-file';
import { readRelease } from '@furrow/release/store/releases';
import { buildVariant, fixtureSite, variants } from './fixtures';
import type { TestSite } from './origin';
import { changesSinceDocument, rememberDocument } from './hydration';
import { expect, markDocument, open, test } from './test';

/** One fixture brings React 19.1 beside the host's own; of another, the HTML says that an older React wrote it. */

let site: TestSite;
let older: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  older = await mkdtemp(join(tmpdir(), 'furrow-older-'));
  await cp(await buildVariant(variants.almanac), older, { recursive: true });
  const parts = await Promise.all(
    ['documents', 'fragments'].map(async (name) => (await readdir(join(older, name))).map((file) => join(name, file))),
  );
  for (const file of ['build.json', ...parts.flat()]) {
    const path = join(older, file);
    const part = JSON.parse(await readFile(path, 'utf8')) as object;
    await writeFile(path, JSON.stringify({ ...part, react: '19.1' }));
  }
  site = await fixtureSite('own-react', [older, variants.orchard, variants.barn, variants.market, variants.host]);
});

test.afterAll(async () => {
  await site.close();
  await rm(older, { recursive: true });
});

test('a remote with a React of its own hydrates what it prerendered and shares the cart', async ({ page }) => {
  await rememberDocument(page);
  await open(page, `${site.url}/orchard`);
  expect((await changesSinceDocument(page)).filter((change) => change.startsWith('page'))).toEqual([]);
  await expect(page.getByText('React 19.1')).toBeVisible();
  await page.getByRole('button', { name: 'Pick' }).click();
  await expect(page.getByLabel('Apples picked')).toHaveValue('1');

  await page.getByRole('button', { name: 'Add apples' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart') ?? '')).toContain('Long Orchard');
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', { name: 'Barn' }).click();
  await expect(page.locator('h1')).toHaveText('Barn');
  await page.getByRole('button', { name: 'Add hay' }).click();
  await page.getByRole('link', { name: 'Orchard' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2');
  expect(await isSameDocument()).toBe(true);
});

test('HTML of another React is rendered anew, not hydrated, and the page is never empty meanwhile', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const seen = { heading: document.querySelector('h1'), wasEmpty: false };
      Object.assign(window, seen);
      const look = () => document.querySelector('[data-island] h1') ?? Object.assign(window, { wasEmpty: true });
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
  });
  await open(page, `${site.url}/almanac`);
  const kept = await page.evaluate(() => (window as unknown as { heading: Element }).heading.isConnected);
  expect(kept).toBe(false);
  expect(await page.evaluate(() => (window as unknown as { wasEmpty: boolean }).wasEmpty)).toBe(false);
  await page.getByRole('button', { name: 'Sow' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1' })).toBeVisible();
});

test('the check in the browser takes it as it is, and status says so', async () => {
  const storage = folderStorage(site.folder);
  const { app, version, rendersAnew } = (await status(storage)).find((row) => row.app === 'almanac')!;
  expect(rendersAnew).toContain(`The pages of ${app}@${version} were rendered by React 19.1 and run on the 19.`);
  const { microFrontends } = viewOf(await readLedger(storage));
  const release = await readRelease(storage, app, liveEntry(microFrontends[app])!);
  expect(await hydrationProblems(storage, release, {})).toEqual([]);
});

test('a fragment hydrates with the React that wrote it, whatever the page has, and is rendered anew by another one', async ({
  page,
}) => {
  await page.goto(`${site.url}/market/fair`);
  const part = (name: string) => page.locator(`[data-place=${name}]`);
  const headings = await page.locator('furrow-fragment h2').elementHandles();
  await expect(part('apples')).toContainText('React 19.1');
  await part('apples').getByRole('button', { name: 'Pick' }).click();
  await part('sowing').getByRole('button', { name: 'Sow in june' }).click();
  await expect(part('apples')).toContainText('1 picked');
  await expect(part('sowing').getByRole('status')).toHaveText('1');
  const kept = await Promise.all(headings.map((heading) => heading.evaluate(({ isConnected }) => isConnected)));
  expect(kept).toEqual([false, true]);
  await part('apples').getByRole('button', { name: 'Add apples' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart') ?? '')).toContain('Long Orchard');
});
