import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  for (const folder of ['documents', 'fragments']) {
    for (const file of await readdir(join(older, folder))) {
      const path = join(older, folder, file);
      const part = JSON.parse(await readFile(path, 'utf8')) as object;
      await writeFile(path, JSON.stringify({ ...part, react: '19.1' }));
    }
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

test('HTML of another React is rendered anew, not hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') Object.assign(window, { heading: document.querySelector('h1') });
    });
  });
  await open(page, `${site.url}/almanac`);
  const kept = await page.evaluate(() => (window as unknown as { heading: Element }).heading.isConnected);
  expect(kept).toBe(false);
  await page.getByRole('button', { name: 'Sow' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1' })).toBeVisible();
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
