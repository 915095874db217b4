import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '@furrow/testing/accessibility';
import { previewVersionOf } from '@furrow/formats/release-name';
import { preview } from '@furrow/release/operations/preview';
import { prune } from '@furrow/release/operations/prune';
import { removeView } from '@furrow/release/operations/remove-view';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../scripts/workspace/process';
import { buildVariant, release, variants, type Variant } from './fixtures';
import { cart } from './mini-cart';
import { copiedSite, nextVersion, type TestSite } from './origin';
import { expect, markDocument, open, test, type Page } from './test';

/** A change of the shop that is reviewed at an address of its own, while the site goes on. */

const view = 'pr-12--shop';
const source = 'src/pages/buy-food/words.tsx';
const day = 24 * 60 * 60 * 1000;

let site: TestSite;
let address: string;
let live: string;
let built: string;

test.describe.configure({ mode: 'serial' });

/** The shop for the preview: the heading of one page differs. */
function changedShop(): Variant {
  const text = readFileSync(join(root, 'remotes/shop', source), 'utf8');
  const files = { [source]: text.replace('Eat what’s', 'Taste what’s') };
  expect(files[source]).not.toBe(text);
  return { folder: 'remotes/shop', version: previewVersionOf(nextVersion('shop'), 'pr-12'), files };
}

test.beforeAll(async () => {
  test.setTimeout(400_000);
  built = await buildVariant(changedShop());
  site = await copiedSite({ previews: '*.preview.localhost' });
  await writeFile(join(site.folder, '.furrow/site.json'), JSON.stringify({ url: site.url }));
  live = new URL(site.url).port;
  address = `http://${view}.preview.localhost:${live}`;
});
test.afterAll(() => site.close());

const origin = () => folderStorage(site.folder, { precompress: false });

const show = async (now = Date.now(), dist = built) =>
  preview({
    storage: origin(),
    candidate: await readCandidate(dist),
    view,
    note: 'the heading',
    published: { publishedAt: new Date(now).toISOString(), commit: null },
    now,
  });

/** Every file that visitors of the site may get, by its bytes. */
async function liveFiles(): Promise<Map<string, string>> {
  const files = (await readdir(site.folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const isOfSite = (path: string) =>
    !/^(?:\.furrow\/(?!headers)|_views\/|(?:shop|almanac)\/[^/]*preview)/.test(path.slice(site.folder.length + 1));
  return new Map(
    await Promise.all(paths.filter(isOfSite).map(async (path) => [path, await readFile(path, 'base64')] as const)),
  );
}

const bar = (page: Page) => page.getByRole('region', { name: 'Preview' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a reviewer sees the change in the whole site, with a bar that says what it is', async ({ page }) => {
  const before = await liveFiles();
  const shown = await show();
  expect(await liveFiles()).toEqual(before);
  expect(
    shown.written.filter((path) => path.endsWith('.html') && !/^(?:buy-food|marketplace|checkout)/.test(path)),
  ).not.toContain('about.html');

  await open(page, `${address}/buy-food`);
  await expect(heading(page)).toContainText('Taste what’s');
  await expect(bar(page)).toContainText('Preview of shop');
  await expect(bar(page)).toContainText('This page is not live.');
  await expect(page.getByRole('link', { name: 'See the live page' })).toHaveAttribute('href', `${site.url}/buy-food`);
  await expect(page).toHaveTitle(/^Preview: (?!Preview)/);

  await page.getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' }).first().click();

  const isSameDocument = await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page.locator('[data-island=content]')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
  await expect(bar(page)).toContainText('This page is as it is live.');
  await expect(page).toHaveTitle(/^Preview: About/);
  await expect(cart(page)).toContainText('1');
  await page.goBack();
  await expect(heading(page)).toContainText('Taste what’s');
  await expect(bar(page)).toContainText('This page is not live.');

  await bar(page).getByRole('button', { name: 'Details' }).click();
  await expect(bar(page)).toContainText('Please look at: the heading');
  const outline = bar(page).getByRole('button', { name: 'Outline what changed' });
  const lineAround = () =>
    page
      .locator('[data-island=shop]')
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await lineAround()).toBe('none');
  await outline.click();
  await expect(outline).toHaveAttribute('aria-pressed', 'true');
  expect(await lineAround()).toBe('dashed');
  await expectAccessible(page);
  await outline.click();
  expect(await lineAround()).toBe('none');
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('heading')).toBeHidden();
  await expect(bar(page).getByRole('button', { name: 'Details' })).toBeFocused();

  await page.goto(`${site.url}/buy-food`);
  await expect(heading(page)).toContainText('Eat what’s');
  await expect(bar(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Preview/);
});

test('the same name again replaces what is shown, beside the release of another team', async ({ page }) => {
  test.setTimeout(180_000);
  const version = previewVersionOf('1.0.0', 'pr-12');
  const before = await liveFiles();
  await show(Date.now(), await buildVariant({ ...variants.almanac, version }));
  await open(page, `${address}/almanac`);
  await expect(heading(page)).toHaveText('Almanac');
  await expect(bar(page)).toContainText(/Preview of almanac 1\.0\.0-preview-pr-12 and shop \S+/);
  const source = 'src/pages/year.page.tsx';
  const text = readFileSync(join(root, variants.almanac.folder, source), 'utf8');
  const files = { [source]: text.replace('<h1>Almanac</h1>', '<h1>The farming year</h1>') };
  await show(Date.now(), await buildVariant({ ...variants.almanac, version, files }));
  // What is open goes on, by the files of its own release.
  await page.getByRole('button', { name: 'Sow' }).click();
  await expect(page.getByRole('main').locator('output')).toHaveText('1');
  await page.reload();
  await expect(heading(page)).toHaveText('The farming year');
  await open(page, `${address}/buy-food`);
  await expect(heading(page)).toContainText('Taste what’s');
  expect(await liveFiles()).toEqual(before);
  await removeView(origin(), view);
  expect(await liveFiles()).toEqual(before);
});

test('what another team makes live meanwhile is in the preview at once', async ({ page }) => {
  await show();
  expect((await page.request.get(`${site.url}/almanac`)).status()).toBe(404);
  await release(site.folder, [await buildVariant(variants.almanac)]);
  await open(page, `${address}/almanac`);
  await expect(heading(page)).toHaveText('Almanac');
  await expect(bar(page)).toContainText('This page is as it is live.');
  await page.getByRole('button', { name: 'Sow' }).click();
  await expect(page.getByRole('main').locator('output')).toHaveText('1');
});

test('a page that is open when the time is over says so, and the next one is live', async ({ page }) => {
  test.setTimeout(180_000);
  await show(Date.now() - 14 * day + 45_000);
  await open(page, `${address}/buy-food`);
  await expect(heading(page)).toContainText('Taste what’s');
  await expect(bar(page)).toContainText('This page is not live.');
  await expect(bar(page)).toContainText('This preview has ended. The next page you open is live.', { timeout: 60_000 });
  await expect(heading(page)).toContainText('Taste what’s');
  const isSameDocument = await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page.locator('[data-island=content]')).toBeVisible();
  await expect(bar(page)).toContainText('This preview has ended. You see the live site.');
  await expect(page).toHaveTitle(/^About/);
  expect(await isSameDocument()).toBe(true);
  await page.reload();
  await expect(bar(page)).toContainText('This preview has ended. You see the live site.');
});

test('a preview whose time is over shows the live site and says so, and a prune removes it', async ({ page }) => {
  await show(Date.now() - 15 * day);
  await open(page, `${address}/buy-food`);
  await expect(heading(page)).toContainText('Eat what’s');
  await expect(bar(page)).toContainText('This preview has ended. You see the live site.');

  const before = await liveFiles();
  expect(await prune({ storage: origin(), keep: 5 })).toMatchObject({ views: [view] });
  expect(await liveFiles()).toEqual(before);
  expect((await page.request.get(`${site.url}/buy-food`, { headers: { host: new URL(address).host } })).status()).toBe(
    404,
  );
});
