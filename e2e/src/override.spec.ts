import { fixtureSite, variants } from './fixtures';
import type { TestSite } from './origin';
import { expectAccessible } from '@furrow/testing/accessibility';
import { agree, banner, inspector, openShadowRoots, version } from './override-page';
import { expect, hydrated, open, test } from './test';

/** Versions that one visitor asks to see instead of the live ones, and the inspector, which tells which is which. */

let site: TestSite;

const live = '1.0.0';
const next = '1.1.0';

test.describe.configure({ mode: 'default' });
// The document preloads the code of the live version, which then is not wanted.
test.use({ allowed: /was preloaded using link preload but not used/ });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const builds = [variants.almanacNext, variants.barnNext, variants.almanac, variants.barn, variants.host];
  site = await fixtureSite('override', builds, {
    overrides: true,
  });
});

test.afterAll(() => site.close());

test.beforeEach(({ page }) => page.addInitScript(openShadowRoots));

test('an address shows another published version, for this visitor and session', async ({ page, browser }) => {
  await agree(page, `${site.url}/almanac?week=2&mf=almanac@${next}#rain`);
  await expect(version(page)).toHaveText(`Version ${next}`);
  await expect(banner(page)).toContainText(`Only you can see almanac ${next}. Everyone else sees ${live}.`);
  expect(page.url(), 'a copied address does not carry it').toBe(`${site.url}/almanac?week=2#rain`);

  await page.getByRole('link', { name: 'June' }).click();
  await expect(page.locator('h1')).toHaveText('Month of june');
  await expect(version(page)).toHaveText(`Version ${next}`);
  await page.reload();
  await expect(version(page)).toHaveText(`Version ${next}`);
  await page.goto(`${site.url}/barn`);
  await expect(version(page)).toHaveText(`Version ${live}`);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('link', { name: 'Almanac' }).click();
  await expect(version(page)).toHaveText(`Version ${next}`);

  const somebody = await browser.newPage();
  await open(somebody, `${site.url}/almanac`);
  await expect(version(somebody)).toHaveText(`Version ${live}`);
  await expect(banner(somebody)).toHaveCount(0);
  await somebody.close();

  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(version(page)).toHaveText(`Version ${live}`);
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('mf'))).toBeNull();
});

for (const query of [`mf=almanac@${next}&mf=barn@${next}`, `mf=almanac@${next},barn@${next}`]) {
  test(`several at once: ?${query}`, async ({ page }) => {
    await agree(page, `${site.url}/almanac?${query}`);
    await expect(version(page)).toHaveText(`Version ${next}`);
    await expect(banner(page).getByRole('listitem')).toHaveText([
      `Only you can see almanac ${next}. Everyone else sees ${live}.`,
      `Only you can see barn ${next}. Everyone else sees ${live}.`,
    ]);
    await page.getByRole('link', { name: 'Barn' }).click();
    await expect(page.locator('h1')).toHaveText('Barn');
    await expect(version(page)).toHaveText(`Version ${next}`);
  });
}

test('code of another origin, also of this machine, is refused, and never asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.url}/`)) asked.push(request.url());
  });
  for (const host of [
    'evil.example',
    'localhost:3001',
    'localhost.evil.example',
    'evil.example:3001',
    'localhost@evil.example',
    'localhost:3001.evil.example',
    '127.0.0.1:3001',
    '//evil.example',
    'https://evil.example',
  ]) {
    await page.goto(`${site.url}/almanac?mf=almanac@${encodeURIComponent(host)}`);
    await expect(page.getByRole('alert')).toContainText('Override reset');
    await expect(page.getByRole('alert')).toContainText(host);
    await expect(version(page)).toHaveText(`Version ${live}`);
    await expect(banner(page)).toHaveCount(0);
    expect(page.url()).toBe(`${site.url}/almanac`);
    expect(await page.evaluate(() => sessionStorage.getItem('mf'))).toBeNull();
  }
  expect(asked).toEqual([]);
});

test('a version that was never published is refused', async ({ page }) => {
  await page.goto(`${site.url}/almanac?mf=almanac@9.9.9`);
  await expect(page.getByRole('alert')).toContainText('almanac has no published version 9.9.9');
  await expect(version(page)).toHaveText(`Version ${live}`);
});

test.describe('a version that does not load', () => {
  test.use({ allowed: /almanac 1\.1\.0 failed at|404|integrity|was preloaded using link preload but not used/ });

  test('is reset with a message, and the live one is shown', async ({ page }) => {
    await page.route(`**/almanac/${next}-*/**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await agree(page, `${site.url}/almanac?mf=almanac@${next}&mf=barn@${next}`);
    await expect(page.getByRole('alert')).toContainText('Override reset');
    await expect(page.getByRole('alert')).toContainText('Showing the live version instead.');
    await expect(version(page)).toHaveText(`Version ${live}`);
    await expect(banner(page).getByRole('listitem'), 'the other one stays').toHaveText([/ barn /]);
    await page.getByRole('button', { name: 'Sow' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1');

    await page.reload();
    await expect(version(page)).toHaveText(`Version ${live}`);
    await page.getByRole('link', { name: 'Barn' }).click();
    await expect(version(page)).toHaveText(`Version ${next}`);
  });
});

test('the inspector opens and closes by keyboard, and focus comes back', async ({ page }) => {
  await open(page, `${site.url}/almanac`);
  const link = page.getByRole('link', { name: 'June' });
  await link.focus();
  await page.keyboard.press('Alt+i');
  await expect(inspector(page).getByRole('button', { name: 'Close the inspector' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inspector(page).getByRole('combobox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(inspector(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the inspector tells version and choice of every part, and switches a remote', async ({ page }) => {
  await page.goto(`${site.url}/almanac?mf-inspect`);
  await hydrated(page);
  const part = (name: string) =>
    inspector(page)
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(part('host')).toContainText('shell');
  await expect(part('almanac')).toContainText('this page');
  await expect(part('almanac')).toContainText(`default, ${site.url}/almanac/${live}-`);
  await expect(part('almanac')).toContainText(/\d+ ms, \d+ kB/);
  await expect(part('barn')).toContainText('not loaded');
  await expect(inspector(page).getByRole('row', { name: /^react 19/ })).toContainText('host');
  const select = inspector(page).getByRole('combobox', { name: 'Version of almanac' });
  await expect(select).toHaveValue(live);
  await expect(select.getByRole('option')).toHaveText([`${live}, live`, `${next}, kept as a fallback`]);

  // As a visitor does it: what a script chooses does not count.
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(version(page)).toHaveText(`Version ${next}`);
  await expect(banner(page)).toContainText(`almanac ${next}`);
  await expect(part('almanac')).toContainText(`override, ${site.url}/almanac/${next}-`);
  await expect(select).toHaveValue(next);
});

test('banner and inspector are accessible', async ({ page }) => {
  await agree(page, `${site.url}/almanac?mf-inspect&mf=almanac@${next}`);
  await expect(version(page)).toHaveText(`Version ${next}`);
  await expect(inspector(page).getByRole('combobox', { name: 'Version of barn' })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
});

test('who asks for neither loads no byte of them', async ({ page }) => {
  const loaded = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    // What comes when the test has ended has an empty text.
    if (/\.(js|css)$/.test(response.url()))
      loaded.set(
        response.url(),
        response.text().catch(() => ''),
      );
  });
  const words = ['Overridden versions', 'Close the inspector', 'Only you can see', 'inspector-panel'];
  const filesWith = async () => {
    const texts = await Promise.all([...loaded].map(async ([url, text]) => [url, await text] as const));
    return texts.filter(([, text]) => words.some((word) => text.includes(word))).map(([url]) => url);
  };
  await open(page, `${site.url}/almanac`);
  await page.getByRole('link', { name: 'Barn' }).click();
  await expect(page.locator('h1')).toHaveText('Barn');
  await page.waitForLoadState('networkidle');
  expect(await filesWith()).toEqual([]);

  await page.keyboard.press('Alt+i');
  await expect(inspector(page)).toBeVisible();
  expect(await filesWith()).not.toEqual([]);
});
