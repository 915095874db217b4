import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rollback } from '@furrow/release/operations/promote';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { expectAccessible } from '@furrow/testing/accessibility';
import { changesSinceDocument, rememberDocument } from '@furrow/testing/hydration';
import { distOf, release, variants } from './fixtures';
import { cart, drawer, fillCart } from './mini-cart';
import { copiedSite, liveReleases, type TestSite } from './origin';
import { expect, markDocument, open, test } from './test';

/** One remote brings a page in a language of which the host and all other remotes have no word. */

const island = 'main [data-island]';

let site: TestSite;
let released: Record<string, string>;

const releases = () => liveReleases(site.folder, 'almanac');

// One story: each test goes on from what the one before has released.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // Each document of the site is composed in the language.
  test.setTimeout(400_000);
  site = await copiedSite();
  released = releases();
  await release(site.folder, [await distOf(variants.almanac)]);
  const file = join(site.folder, '.furrow/site.json');
  const settings = JSON.parse(await readFile(file, 'utf8')) as { languages: string[] };
  await writeFile(file, JSON.stringify({ ...settings, languages: [...settings.languages, 'pt'] }));
  await release(site.folder, [await distOf(variants.almanacInPortuguese)]);
});
test.afterAll(() => site.close());

test('its page is in that language inside the shell in the language of the sources, and lives', async ({ page }) => {
  await fillCart(page);
  await open(page, `${site.url}/pt/almanac`);
  // A screen reader hears each part in its own language.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator(island)).toHaveAttribute('lang', 'pt');
  await expect(page).toHaveTitle('Almanaque | Furrow');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://furrow.example/pt/almanac');
  await page.getByRole('button', { name: 'Semear' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^1$/ })).toBeVisible();
  await expectAccessible(page);

  await cart(page).press('Enter');
  await expect(drawer(page).getByRole('heading', { name: 'Honey' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  expect(releases()).toEqual(released);
});

test('each page leads to itself in the language by its own name, and offers it to whom chose it before', async ({
  page,
}) => {
  await open(page, `${site.url}/es/almanac`);
  const languages = page.getByRole('navigation', { name: /^(?:Idioma|Language)$/ });
  await languages.getByRole('link', { name: 'Português' }).press('Enter');
  await expect(page).toHaveURL(`${site.url}/pt/almanac`);
  await expect(languages.locator('[aria-current]')).toHaveText('Português');
  await languages.getByRole('link', { name: 'English' }).press('Enter');
  await expect(page).toHaveURL(`${site.url}/almanac`);
  await page.goto(`${site.url}/pt/almanac`);
  await languages.getByRole('link', { name: 'Português' }).press('Enter');
  await open(page, `${site.url}/about?from=mail`);
  await expectAccessible(page);
  const offer = page.getByRole('main').getByRole('link', { name: 'Português' });
  await offer.press('Enter');
  await expect(page).toHaveURL(`${site.url}/pt/about?from=mail`);
  await expect(offer).toHaveCount(0);

  // Three languages fit beside the other choices.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('its links, those of the shell and Back stay under the language, without another document', async ({ page }) => {
  await open(page, `${site.url}/pt/almanac`);
  const elsewhere = page.locator(
    ':is(header, main, footer) a[href^="/"]:not([href="/pt"], [href^="/pt/"], [data-language])',
  );
  expect(await elsewhere.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([]);
  const isSame = await markDocument(page);
  await page.getByRole('link', { name: 'Junho' }).press('Enter');
  await expect(page).toHaveURL(`${site.url}/pt/almanac/june`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Month of june');
  // It is in the language of the shell, as everything around it.
  await expect(page.locator(island)).not.toHaveAttribute('lang');
  await page.getByRole('link', { name: 'Whole year' }).click();
  await expect(page).toHaveURL(`${site.url}/pt/almanac`);
  await expect(page.locator(island)).toHaveAttribute('lang', 'pt');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${site.url}/pt/about`);
  await expect(page.locator(island)).not.toHaveAttribute('lang');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almanaque');
  await expect(page.getByRole('button', { name: 'Semear' })).toBeVisible();
  expect(await isSame()).toBe(true);

  await page.getByRole('navigation', { name: 'Language', exact: true }).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${site.url}/es/almanac`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('what comes to life is the document that was sent', async ({ page }) => {
  await rememberDocument(page);
  for (const path of ['/pt/almanac', '/pt/almanac/june']) {
    await open(page, site.url + path);
    const changed = (await changesSinceDocument(page)).filter((each) => !/aria-current="(page|true)"/.test(each));
    expect(changed).toEqual([]);
  }
});

test('the sitemap names the page in each language that it has', async ({ request }) => {
  const sitemap = await (await request.get(`${site.url}/sitemap/almanac.xml`)).text();
  expect(sitemap.match(/hreflang="pt" href="https:\/\/furrow.example\/pt\/almanac"/g)).toHaveLength(2);
  expect(sitemap).not.toContain('/pt/almanac/june');
});

test('a file that its team gives to the site in that language is under its prefix', async ({ request }) => {
  const given = async (path: string) => (await request.get(site.url + path)).text();
  expect(await given('/sowing/days.txt')).toBe('june');
  expect(await given('/pt/sowing/days.txt')).toBe('junho');
  expect((await request.get(`${site.url}/es/sowing/days.txt`)).status()).toBe(404);
});

test.describe('an unknown address under its prefix', () => {
  test.use({ allowed: /404/ });

  test('is answered, and leads home under it', async ({ page }) => {
    const answer = await page.goto(`${site.url}/pt/nada`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(`${site.url}/pt`);
  });
});

test('a rollback takes it back, and its address shows the page of the sources', async ({ page }) => {
  await rollback({ storage: folderStorage(site.folder, { precompress: false }), app: 'almanac' });
  await open(page, `${site.url}/pt/almanac`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almanac');
  await expect(page.locator(island)).not.toHaveAttribute('lang');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://furrow.example/almanac');
  expect((await page.request.get(`${site.url}/pt/sowing/days.txt`)).status()).toBe(404);
  expect(releases()).toEqual(released);
});
