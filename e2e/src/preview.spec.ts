import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '@furrow/testing/accessibility';
import { previewVersionOf } from '@furrow/formats/release-name';
import { preview } from '@furrow/release/operations/preview';
import { prune } from '@furrow/release/operations/prune';
import { removeView } from '@furrow/release/operations/remove-view';
import { repair } from '@furrow/release/operations/repair';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../scripts/workspace/process';
import { buildVariant, fixtureSite, release, variants, type Variant } from './fixtures';
import { liveFiles } from './live-files';
import type { TestSite } from './origin';
import { agree, banner, dialog, openShadowRoots } from './override-page';
import { expect, markDocument, open, test, type Locator, type Page } from './test';

/** A change of the barn that is reviewed at an address of its own, while the site goes on. */

const view = 'pr-12--barn';
const day = 24 * 60 * 60 * 1000;

let site: TestSite;
let address: string;
let live: string;
let built: string;

test.describe.configure({ mode: 'serial' });

/** A build for the preview in which the heading of one page differs. */
function changed({ folder }: Variant, version: string, source: string, from: string, to: string): Variant {
  const text = readFileSync(join(root, folder, source), 'utf8');
  const files = { [source]: text.replace(`<h1>${from}</h1>`, `<h1>${to}</h1>`) };
  expect(files[source]).not.toBe(text);
  return { folder, version: previewVersionOf(version, 'pr-12'), files };
}

const oldBarn = (title: string) => changed(variants.barn, '1.1.0', 'src/pages/barn.page.tsx', 'Barn', title);

test.beforeAll(async () => {
  test.setTimeout(400_000);
  const { almanacNext, almanac, barn, host } = variants;
  built = await buildVariant(oldBarn('Old barn'));
  site = await fixtureSite('preview', [almanacNext, almanac, barn, host], {}, { previews: '*.preview.localhost' });
  await writeFile(join(site.folder, '.furrow/site.json'), JSON.stringify({ url: site.url, overrides: true }));
  await repair(origin());
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

/** What the browser says to a page when its window is looked at again. */
const returnTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The day on which a preview ends that was made at this time, as the bar writes it where the browser of the tests is. */
const lastDay = (made: number) =>
  new Date(made + 14 * day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
/** What Details says on a line. */
const detail = (page: Page, name: string) => bar(page).locator('dl > div').filter({ hasText: name }).locator('dd');

const bar = (page: Page) => page.getByRole('region', { name: 'Preview' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a reviewer sees the change in the whole site, with a bar that says what it is', async ({ page }) => {
  const before = await liveFiles(site.folder);
  const made = Date.now();
  const shown = await show(made);
  expect(await liveFiles(site.folder)).toEqual(before);
  expect(shown.written).toContain('barn.html');
  expect(shown.written).not.toContain('almanac.html');

  await open(page, `${address}/barn`);
  await expect(heading(page)).toHaveText('Old barn');
  await expect(bar(page)).toContainText('Preview of barn');
  await expect(bar(page)).toContainText('This page is not live.');
  await expect(bar(page).getByText(`Open until ${lastDay(made)}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the live page' })).toHaveAttribute('href', `${site.url}/barn`);
  await expect(page).toHaveTitle(/^Preview: (?!Preview)/);

  const inCart = page.getByRole('main').locator('output');
  await page.getByRole('button', { name: 'Add hay' }).click();
  await expect(inCart).toHaveText('1');

  const isSameDocument = await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Almanac' }).click();
  await expect(page.locator('[data-island=almanac]')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
  await expect(bar(page)).toContainText('This page is as it is live.');
  await expect(page).toHaveTitle(/^Preview: Almanac/);
  await page.goBack();
  await expect(heading(page)).toHaveText('Old barn');
  await expect(inCart).toHaveText('1');
  await expect(bar(page)).toContainText('This page is not live.');

  await bar(page).getByRole('button', { name: 'Details' }).click();
  await expect(bar(page)).toContainText('A release of the barn team, over everything else that is live.');
  await expect(detail(page, 'Open until')).toContainText(lastDay(made));
  await expect(bar(page)).toContainText('Please look at: the heading');
  const outline = bar(page).getByRole('button', { name: 'Outline what changed' });
  const lineAround = () =>
    page
      .locator('[data-island=barn]')
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

  await page.goto(`${site.url}/barn`);
  await expect(heading(page)).toHaveText('Barn');
  await expect(bar(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Preview/);
});

test.describe('a reviewer who asks for a version of their own', () => {
  // The document preloads the code of the version that the preview shows, which then is not wanted.
  test.use({ allowed: /was preloaded using link preload but not used/ });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(openShadowRoots);
    await show();
  });

  test('gets no second bar for what the preview shows anyway', async ({ page }) => {
    await open(page, `${address}/barn?mf=barn@${previewVersionOf('1.1.0', 'pr-12')}&mf=almanac@1.0.0`);
    await expect(heading(page)).toHaveText('Old barn');
    await expect(page).toHaveURL(`${address}/barn`);
    await expect(bar(page)).toContainText('Preview of barn');
    await expect(dialog(page)).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('mf'))).toBeNull();
  });

  test('reads of both in one bar, on every width, until the version is reset', async ({ page }) => {
    await agree(page, `${address}/barn?mf=almanac@1.1.0`);
    await expect(banner(page)).toContainText('Only you can see almanac 1.1.0. This preview shows 1.0.0.');
    await expect(bar(page)).toContainText('Preview of barn');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [upper, lower] = await Promise.all([banner(page).boundingBox(), bar(page).boundingBox()]);
      expect(lower).toMatchObject({ x: upper?.x, width: upper?.width, y: (upper?.y ?? 0) + (upper?.height ?? 0) });
      const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await groundOf(banner(page))).toBe(await groundOf(bar(page)));
      await bar(page).getByRole('button', { name: 'Details' }).click();
      await expect(bar(page).getByRole('heading', { name: 'What this preview shows' })).toBeInViewport();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('main').getByRole('link', { name: 'Almanac' }).click();
    await expect(page.getByText('Version 1.1.0')).toBeVisible();
    await banner(page).getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Version 1.0.0')).toBeVisible();
    await expect(bar(page)).toContainText('This page is as it is live.');
    await expect(banner(page)).toHaveCount(0);
  });
});

test('the same name again replaces what is shown, beside the release of another team', async ({ page }) => {
  test.setTimeout(180_000);
  const before = await liveFiles(site.folder);
  const [version, source] = ['1.0.0', 'src/pages/market.page.tsx'];
  const first = { ...variants.market, version: previewVersionOf(version, 'pr-12') };
  await show(Date.now(), await buildVariant(first));
  await open(page, `${address}/market`);
  await expect(heading(page)).toHaveText('Market');
  await expect(bar(page)).toContainText(/Preview of barn \S+ and market 1\.0\.0-preview-pr-12/);
  await show(Date.now(), await buildVariant(changed(variants.market, version, source, 'Market', 'Market day')));
  // What is open goes on, by the files of its own release.
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: 'Sowing in july' })).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Market day');
  await open(page, `${address}/barn`);
  await expect(heading(page)).toHaveText('Old barn');
  expect(await liveFiles(site.folder)).toEqual(before);
  await removeView(origin(), view);
  expect(await liveFiles(site.folder)).toEqual(before);
});

test('what another team makes live meanwhile is in the preview at once', async ({ page }) => {
  await show();
  expect((await page.request.get(`${site.url}/market`)).status()).toBe(404);
  await release(site.folder, [await buildVariant(variants.market)]);
  await open(page, `${address}/market`);
  await expect(heading(page)).toHaveText('Market');
  await expect(bar(page)).toContainText('This page is as it is live.');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: 'Sowing in july' })).toBeVisible();
});

test('a page that is open when the time is over says so, and the next one is live', async ({ page }) => {
  await page.clock.install();
  const made = Date.now();
  await show(made);
  await open(page, `${address}/barn`);
  await expect(heading(page)).toHaveText('Old barn');
  await expect(bar(page)).toContainText('This page is not live.');
  await bar(page).getByRole('button', { name: 'Details' }).click();
  await bar(page).getByRole('button', { name: 'Outline what changed' }).click();
  await show(made - 15 * day);
  await page.clock.fastForward(15 * day);
  await expect(bar(page)).toContainText('This preview has ended. The next page you open is live.');
  await expect(bar(page)).not.toContainText('Open until');
  await expect(detail(page, 'Ended')).toContainText(lastDay(made));
  await expect(bar(page).getByRole('button', { name: 'Outline what changed' })).toBeVisible();
  await expect(heading(page)).toHaveText('Old barn');
  const isSameDocument = await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Almanac' }).click();
  await expect(page.locator('[data-island=almanac]')).toBeVisible();
  await expect(bar(page)).toContainText('This preview has ended. You see the live site.');
  await expect(page).toHaveTitle(/^Almanac/);
  expect(await isSameDocument()).toBe(true);
  await expect(bar(page).getByRole('button', { name: 'Outline what changed' })).toBeHidden();
  expect(
    await page.evaluate(() =>
      document.adoptedStyleSheets.some((sheet) => sheet.cssRules[0]?.cssText.includes('dashed')),
    ),
  ).toBe(false);
  await page.reload();
  await expect(bar(page)).toContainText('This preview has ended. You see the live site.');
});

test('a form that is half filled when the time is over keeps what was typed', async ({ page }) => {
  await page.clock.install();
  await show();
  await open(page, `${address}/barn/order`);
  await page.getByLabel('Bales').fill('3');
  await show(Date.now() - 15 * day);
  await page.clock.fastForward(15 * day);
  await expect(bar(page)).toContainText('This preview has ended. The next page you open is live.');
  await expect(page.getByLabel('Bales')).toHaveValue('3');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('main').locator('output')).toHaveText('3');
  await page.getByRole('main').getByRole('link', { name: 'Barn' }).click();
  await expect(heading(page)).toHaveText('Barn');
  await expect(bar(page)).toContainText('This preview has ended. You see the live site.');
});

test('a page that is open when the preview is replaced stays and says so, and the next one is of the other build', async ({
  page,
}) => {
  await show();
  await open(page, `${address}/barn/order`);
  await page.getByLabel('Bales').fill('3');
  await show(Date.now(), await buildVariant(oldBarn('Older barn')));
  await returnTo(page);
  await expect(bar(page)).toContainText('This preview shows something else now. Load the page again to see it.');
  await expect(page.getByLabel('Bales')).toHaveValue('3');
  await page.getByRole('main').getByRole('link', { name: 'Barn' }).click();
  await expect(heading(page)).toHaveText('Older barn');
  await expect(bar(page)).toContainText('Preview of barn');
  await page.getByRole('button', { name: 'Add hay' }).click();
  await expect(heading(page)).toHaveText('Older barn');
});

test.describe('a visitor of a preview that is removed', () => {
  test.use({ allowed: /404/ });

  test('stays on its page, which says so, and leads to the live one; no other page is there', async ({ page }) => {
    await show();
    await open(page, `${address}/barn/order`);
    await page.getByLabel('Bales').fill('3');
    await removeView(origin(), view);
    await returnTo(page);
    await expect(bar(page)).toContainText('This preview has been removed. There is nothing more at its address.');
    await expect(page.getByLabel('Bales')).toHaveValue('3');
    await expect(bar(page)).not.toContainText('Open until');
    await bar(page).getByRole('button', { name: 'Details' }).click();
    await expect(bar(page).getByRole('heading', { name: 'What this preview showed' })).toBeVisible();
    await expect(bar(page).getByText('Please look at')).toBeHidden();
    await expect(bar(page)).not.toContainText(/is live|Live now|\bas live/);
    await expect(page.getByRole('link', { name: 'See the live page' })).toHaveAttribute(
      'href',
      `${site.url}/barn/order`,
    );
    await page.getByRole('main').getByRole('link', { name: 'Barn' }).click();
    await expect(page.getByText('There is no preview at this address.')).toBeVisible();
  });
});

test('a preview whose time is over shows the live site and says so, and a prune removes it', async ({ page }) => {
  const made = Date.now() - 15 * day;
  await show(made);
  await open(page, `${address}/barn`);
  await expect(heading(page)).toHaveText('Barn');
  await expect(bar(page)).toContainText('This preview has ended. You see the live site.');
  await expect(bar(page)).not.toContainText('Open until');
  await bar(page).getByRole('button', { name: 'Details' }).click();
  await expect(bar(page).getByRole('heading', { name: 'What this preview showed' })).toBeVisible();
  await expect(bar(page)).toContainText('A release of the barn team, over everything else that was live.');
  await expect(detail(page, 'Ended')).toContainText(lastDay(made));
  await expect(bar(page).getByText('Please look at')).toBeHidden();
  await expect(bar(page)).not.toContainText(/that is live|\bas live|Orders and forms/);
  await expect(bar(page).getByRole('button', { name: 'Outline what changed' })).toBeHidden();
  await expectAccessible(page);

  const before = await liveFiles(site.folder);
  expect(await prune({ storage: origin(), keep: 5 })).toMatchObject({ views: [view] });
  expect(await liveFiles(site.folder)).toEqual(before);
  expect((await page.request.get(`${site.url}/barn`, { headers: { host: new URL(address).host } })).status()).toBe(404);
});
