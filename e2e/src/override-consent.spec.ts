import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '@furrow/testing/accessibility';
import { fixtureSite, variants } from './fixtures';
import { liveVersion, type TestSite } from './origin';
import { agree, banner, dialog, inspector, openShadowRoots, version } from './override-page';
import { expect, open, test } from './test';

/** What a link, and the code of a page, must not do with overrides. */

let site: TestSite;

const live = '1.0.0';
const next = '1.1.0';

test.describe.configure({ mode: 'default' });
// The document preloads the code of the live version, which then is not wanted.
test.use({ allowed: /was preloaded using link preload but not used/ });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const builds = [variants.almanacNext, variants.almanac, variants.barn, variants.host];
  const settings = { overrides: true };
  site = await fixtureSite('consent', builds, settings);
});

test.afterAll(() => site.close());

test.beforeEach(({ page }) => page.addInitScript(openShadowRoots));

test('a link alone runs nothing but what is live: the visitor has to agree, and code cannot', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/almanac?mf=almanac@${next},barn@${live}`);
  await expect(dialog(page).getByRole('listitem'), 'everybody gets that of the barn').toHaveText([`almanac@${next}`]);
  await expect(dialog(page).getByRole('button', { name: 'Stay on the Live Site' })).toBeFocused();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: 'Load It' })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
  await expect(dialog(page)).toBeVisible();
  const isHydrated = () =>
    page.locator('main h1').evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));
  expect(await isHydrated(), 'no remote has run').toBe(false);
  expect(asked.filter((url) => url.includes(`/almanac/${next}/`) || !url.startsWith(site.url))).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(version(page)).toHaveText(`Version ${live}`);
  await expect.poll(isHydrated).toBe(true);
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('mf'))).toBeNull();
});

/** Lets the next version of the almanac be one that was rolled back while `use` runs. */
async function rolledBack(use: () => Promise<void>): Promise<void> {
  const file = join(site.folder, 'discovery.json');
  const before = await readFile(file, 'utf8');
  const discovery = JSON.parse(before) as {
    microFrontends: Record<string, { metadata: { version: string }; extras: Record<string, unknown> }[]>;
  };
  const entry = discovery.microFrontends['almanac']?.find(({ metadata }) => metadata.version === next);
  Object.assign(entry?.extras ?? {}, { promoted: undefined, withdrawn: true });
  await writeFile(file, JSON.stringify(discovery));
  try {
    await use();
  } finally {
    await writeFile(file, before);
  }
}

test('a version that was rolled back is for browsers that are registered for previews', async ({ page }) => {
  await rolledBack(async () => {
    const address = `${site.url}/almanac?mf=almanac@${next}`;
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('it was rolled back');
    await expect(version(page)).toHaveText(`Version ${live}`);
    await page.keyboard.press('Alt+i');
    await inspector(page).getByRole('checkbox', { name: 'Preview versions that are not live in this browser' }).check();
    await expect(inspector(page).getByRole('option', { name: `${next}, rolled back` })).toHaveCount(1);
    await agree(page, address);
    await expect(version(page)).toHaveText(`Version ${next}`);
  });
});

test('a version that registered the browser while it was live asks in each document after its rollback', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/barn`);
  // What the code of that version may have written.
  await page.evaluate((kept) => {
    localStorage.setItem('mf-preview', 'on');
    sessionStorage.setItem('mf', kept);
  }, `almanac@${next}`);
  await rolledBack(async () => {
    await page.goto(`${site.url}/almanac`);
    await expect(dialog(page).getByRole('listitem')).toHaveText([`almanac@${next}, which was rolled back`]);
    await expectAccessible(page);
    expect(asked.filter((url) => url.includes(`/almanac/${next}`))).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Load It' }).click();
    await expect(version(page)).toHaveText(`Version ${next}`);
    await page.getByRole('link', { name: 'June' }).click();
    await expect(page.locator('h1')).toHaveText('Month of june');
    await expect(version(page)).toHaveText(`Version ${next}`);

    await page.reload();
    await dialog(page).getByRole('button', { name: 'Stay on the Live Site' }).click();
    await expect(version(page)).toHaveText(`Version ${live}`);
    expect(await page.evaluate(() => sessionStorage.getItem('mf'))).toBeNull();
    await page.reload();
    await expect(version(page)).toHaveText(`Version ${live}`);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('the banner comes back when code of the page takes it away', async ({ page }) => {
  await agree(page, `${site.url}/almanac?mf=almanac@${next}`);
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => document.body.firstElementChild?.remove());
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => {
    document.body.firstElementChild?.setAttribute('style', 'display: none');
    document.body.firstElementChild?.setAttribute('hidden', '');
  });
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body > div { display: none !important; opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await expect(banner(page)).toBeVisible();
});

test('code of the page sees neither the dialog nor the banner from inside', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/almanac?mf=almanac@${next}`);
  await expect(page.locator('html > div')).toHaveCount(1);
  expect(await page.locator('html > div').evaluate((host) => host.shadowRoot)).toBeNull();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(version(page)).toHaveText(`Version ${next}`);
  expect(
    await page
      .locator('body > div')
      .first()
      .evaluate((host) => host.shadowRoot),
  ).toBeNull();
  await page.close();
});

test('where the settings do not name any overrides an address changes nothing', async ({ page }) => {
  await open(page, '/buy-food?mf=shop@1.0.0&mf=dao@9.9.9');
  await expect(dialog(page)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await page.keyboard.press('Alt+i');
  await expect(inspector(page)).toContainText(liveVersion('shop'));
  await expect(inspector(page).getByRole('combobox')).toHaveCount(0);
  await expect(inspector(page).getByRole('checkbox')).toHaveCount(0);
});
