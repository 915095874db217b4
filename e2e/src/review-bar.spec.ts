import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '@furrow/testing/accessibility';
import { createEnvironment, promoteIn } from '@furrow/release/operations/environment';
import { composeView, preview } from '@furrow/release/operations/preview';
import { promote } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { writeRemote } from '@furrow/release/testing/fixture';
import { copiedSite, type TestSite } from './origin';
import { expect, test, type Locator, type Page } from './test';

/** What the bar for reviewers says of a page, while releases go from an environment to the visitors. */

let site: TestSite;
let folder: string;
let staging: string;

test.describe.configure({ mode: 'serial' });
// The bar reads the HTML of these remotes. They have no code.
test.use({ allowed: /almanac|barn/ });

const origin = () => folderStorage(site.folder, { precompress: false });
const published = { publishedAt: '2026-11-20T00:00:00.000Z', commit: null };

/** Changes settings of the site. */
async function configure(settings: object): Promise<void> {
  const file = join(site.folder, '.furrow/site.json');
  const before = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...before, url: site.url, ...settings }));
}

/** Releases a remote with a page of its name, and shows the release in staging. */
async function stage(app: string): Promise<void> {
  const dist = await writeRemote(join(folder, app), app, { pages: { [`/${app}`]: [`/${app}`] } });
  await publish({ storage: origin(), candidate: await readCandidate(dist), published });
  await promoteIn({ storage: origin(), name: 'staging', app, version: '1.0.0' });
}

test.beforeAll(async () => {
  site = await copiedSite({ previews: '*.preview.localhost' });
  await configure({});
  folder = await mkdtemp(join(tmpdir(), 'furrow-review-bar-'));
  staging = `http://staging.preview.localhost:${new URL(site.url).port}`;
  await createEnvironment({ storage: origin(), name: 'staging' });
  for (const app of ['almanac', 'barn']) await stage(app);
});
test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const bar = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('says of each page whether what it shows of the releases is live at this moment', async ({ page }) => {
  await page.goto(`${staging}/almanac`);
  await expect(bar(page)).toContainText('staging shows almanac 1.0.0 and barn 1.0.0');
  await expect(bar(page)).toContainText('This page is not live.');

  await promote({ storage: origin(), app: 'almanac', version: '1.0.0', from: 'staging' });
  await page.reload();
  await expect(bar(page)).toContainText('This page shows almanac 1.0.0, which is live.');
  await bar(page).getByRole('button', { name: 'Details' }).click();
  await expect(bar(page)).toContainText('Live nowalmanac 1.0.0');
  await expect(bar(page)).toContainText(
    'Releases of the almanac and barn teams, over everything else that is live. Orders and forms stay in this browser.',
  );
  await page.goto(`${staging}/barn`);
  await expect(bar(page)).toContainText('This page is not live.');
  await page.goto(`${staging}/about`);
  await expect(bar(page)).toContainText('This page is as it is live.');
});

test('says where pages may send what is entered, on a site whose settings let them', async ({ page }) => {
  await configure({ connect: ['https://api.furrow.example'] });
  await composeView(origin(), 'staging');
  await page.goto(`${staging}/barn`);
  await bar(page).getByRole('button', { name: 'Details' }).click();
  await expect(bar(page)).toContainText('Orders and forms may be sent to https://api.furrow.example.');
  await configure({ connect: [] });
  await composeView(origin(), 'staging');
});

test('is in English on a page in any language, and says so to those who listen', async ({ page }) => {
  await page.goto(`${staging}/es/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  for (const part of [bar(page), page.getByRole('link', { name: 'See the live page' })])
    expect(await part.evaluate((element) => element.matches(':lang(en)') && getComputedStyle(element).direction)).toBe(
      'ltr',
    );
  await expect(page.getByRole('link', { name: 'See the live page' })).toHaveAttribute('href', `${site.url}/es/about`);
  await expectAccessible(page);
});

test('is one line on a phone, with all the rest in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${staging}/barn`);
  const line = bar(page).getByText('staging: almanac 1.0.0 and barn 1.0.0');
  await expect(line).toBeVisible();
  await expect(bar(page).getByText('staging shows')).toBeHidden();
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(60);
  const live = page.getByRole('link', { name: 'See the live page' });
  await expect(live).toBeHidden();

  const details = bar(page).getByRole('button', { name: 'Details' });
  await details.click();
  const heading = bar(page).getByRole('heading', { name: 'What this preview shows' });
  await expect(heading).toBeInViewport();
  await expect(bar(page).getByText('This page is not live.').last()).toBeVisible();
  await expect(live).toHaveAttribute('href', `${site.url}/barn`);
  for (const shown of [live, bar(page).getByRole('button', { name: 'Outline what changed' })])
    await expect(shown).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(heading).toBeHidden();
  await expect(details).toBeFocused();
});

test('says the whole name of a preview on a phone, however long, and marks what was not committed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const longest = `the-season-strip-${'x'.repeat(38)}-z`;
  const version = '1.1.0-preview-pr-12';
  const dist = await writeRemote(join(folder, 'barn'), 'barn', { version, pages: { '/barn': ['/barn'] } });
  for (const [name, height] of [
    ['pr-12', 60],
    [longest, 110],
  ] as const) {
    const view = `${name}--barn`;
    const made = { publishedAt: '2026-11-20T00:00:00.000Z', commit: '8a33cea+' };
    await preview({ storage: origin(), candidate: await readCandidate(dist), view, published: made });
    await page.goto(`${staging.replace('staging', view)}/barn`);
    const line = bar(page).getByText(`Preview ${name}: barn`);
    await expect(line).toBeVisible();
    const cut = await line.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
      scrollHeight - clientHeight,
      scrollWidth - clientWidth,
    ]);
    expect(cut, name).toEqual([0, 0]);
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await bar(page).getByRole('button', { name: 'Details' }).click();
  await expect(bar(page)).toContainText('Commit8a33cea and changes that are not committed');
});

test('begins and ends where the page does, with its details under the button', async ({ page }) => {
  for (const width of [1000, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${staging}/about`);
    await bar(page).getByRole('button', { name: 'Details' }).click();
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, width: 0 };
    const logo = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Furrow' }).first());
    const first = await boxOf(bar(page).locator('.what'));
    expect(Math.abs(first.x - logo.x), `the bar at ${width} px`).toBeLessThan(12);
    const live = await boxOf(page.getByRole('link', { name: 'See the live page' }));
    const details = await boxOf(bar(page).locator('.more'));
    const past = details.x + details.width - (live.x + live.width);
    expect(past, `the details at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(past, `the details at ${width} px`).toBeLessThanOrEqual(40);
  }
});

test.describe('when what the preview shows cannot be loaded', () => {
  test.use({ allowed: /almanac|barn|_view\/view\.json/ });

  test('says so above the page, which is still that of the preview', async ({ page }) => {
    await page.route('**/_view/view.json', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${staging}/barn`);
    await expect(bar(page)).toHaveText('This is a preview. What it shows could not be loaded.');
    await expect(page.getByRole('heading', { level: 1, name: 'barn /barn' })).toBeVisible();
    await expect(bar(page).getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('copies the link of the page that is open', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('and says that it did, for a while', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${staging}/barn?lot=3#loft`);
    await bar(page).getByRole('button', { name: 'Details' }).click();
    const copy = bar(page).getByRole('button', { name: 'Copy this link' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy.click();
    await expect(bar(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${staging}/barn?lot=3#loft`);
    await page.clock.runFor(2000);
    await expect(copy).toBeVisible();
  });

  test('or says where the link is, when the browser does not let it copy', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await page.goto(`${staging}/barn`);
    await bar(page).getByRole('button', { name: 'Details' }).click();
    await bar(page).getByRole('button', { name: 'Copy this link' }).click();
    await expect(bar(page).getByRole('button', { name: 'Copy it from the address bar' })).toBeVisible();
  });
});

test('is one line of text on paper, whatever is open on the screen', async ({ page }) => {
  const view = 'pr-13--barn';
  const version = '1.1.0-preview-pr-13';
  const dist = await writeRemote(join(folder, 'barn'), 'barn', { version, pages: { '/barn': ['/barn'] } });
  const made = { publishedAt: new Date().toISOString(), commit: null };
  await preview({ storage: origin(), candidate: await readCandidate(dist), view, published: made });
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${staging.replace('staging', view)}/barn`);
    const details = bar(page).getByRole('button', { name: 'Details' });
    await details.click();
    const more = bar(page).getByRole('heading', { name: 'What this preview shows' });
    await expect(more).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const what = bar(page).getByText(`Preview of barn ${version}`);
    await expect(what).toBeVisible();
    for (const left of [
      bar(page).getByText('Preview pr-13: barn'),
      bar(page).getByText('Open until').first(),
      bar(page).getByRole('button', { includeHidden: true }).first(),
      details,
      more,
      page.getByRole('link', { name: 'See the live page' }),
    ])
      await expect(left, `at ${width} px`).toBeHidden();
    expect((await bar(page).boundingBox())?.height, `at ${width} px`).toBeLessThan(40);
    const ground = await bar(page).evaluate((section) => getComputedStyle(section).backgroundColor);
    expect(ground).toBe('rgba(0, 0, 0, 0)');
  }
});
