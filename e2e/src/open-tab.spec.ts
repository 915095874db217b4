import { rm } from 'node:fs/promises';
import { reportTo, rollback } from '@furrow/release/operations/promote';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { fixtureSite, variants } from './fixtures';
import { liveFolder, liveVersion, type TestSite } from './origin';
import { heardFailures } from './heard-failures';
import { expect, hydrated, open, test, type Page } from './test';

/** What happens to a site, or to the way to it, while a visitor has it open. */

let site: TestSite;

const version = (page: Page, shown: string) => page.getByText(`Version ${shown}`);
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { host, barn, almanac, almanacNext } = variants;
  site = await fixtureSite('open-tab', [almanac, barn, host, almanacNext]);
});

test.afterAll(() => site.close());

// A page may ask for a document once more while its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('an answer that the page cannot show itself', () => {
  for (const [what, change] of [
    ['a document of another release of the host', (html: string) => html.replace(/(\/boot\.)\w+/, '$1later')],
    ['the page of a captive portal', () => '<!doctype html><title>Wi-Fi</title>'],
  ] as const) {
    test(`${what} is loaded by the browser`, async ({ page }) => {
      await page.route('**/almanac', async (route) => {
        if (route.request().isNavigationRequest()) return route.continue();
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      await open(page, `${site.url}/barn`);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await link(page, 'Almanac').click();
      await expect(version(page, '1.1.0')).toBeVisible();
      await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    });
  }
});

test.describe('an edge that answers unknown paths with the first page', () => {
  test.use({ allowed: /503|failed at|no page at/ });

  test('loads such a path again once, and then says what is wrong', async ({ page }) => {
    let documents = 0;
    await page.route('**/nowhere', async (route) => {
      if (route.request().isNavigationRequest()) documents += 1;
      await route.fulfill({ response: await route.fetch({ url: `${site.url}/barn` }) });
    });
    await page.goto(`${site.url}/nowhere`);
    await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
    expect(documents).toBe(2);
  });
});

for (const [what, answer] of [
  ['404', { status: 404, body: '' }],
  [
    'the page of a captive portal',
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' },
  ],
] as const) {
  test.describe(`the host's own script answered with ${what}`, () => {
    test.use({ allowed: /404|failed at|integrity|Refused|MIME|preloaded using link preload/ });

    test('leaves a page that can be read, says so, reports it, and comes when the visitor tries again', async ({
      page,
    }) => {
      const storage = folderStorage(site.folder, { precompress: false });
      await reportTo(storage, '/failures');
      const sent = await heardFailures(page, '/failures');
      const script = /\/host\/[^/]+\/main\.\w+\.js$/;
      await page.route(script, (route) => route.fulfill(answer));
      await page.goto(`${site.url}/almanac`);
      await page.getByRole('button', { name: 'Sow' }).click();
      const notice = page.getByText('its buttons aren’t working');
      await expect(notice).toBeVisible();
      await expect(version(page, '1.1.0')).toBeVisible();
      await expect
        .poll(() => sent)
        .toEqual([
          {
            remote: 'host',
            version: liveVersion('host'),
            path: '/almanac',
            phase: 'entry',
            error: expect.stringMatching(/^main\.\w+\.js is unreachable, or changed since release$/),
          },
        ]);
      await page.unroute(script);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await hydrated(page);
      await expect(notice).toBeHidden();
      await page.getByRole('button', { name: 'Sow' }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('1');
    });
  });
}

test.describe('a rollback', () => {
  // The site names an address for reports, and nothing receives them there.
  test.use({ allowed: /404|405|failed at|preload|integrity|Refused/ });

  test('reaches tabs that are open: the next page, a page that failed, and one that the visitor comes back to', async ({
    page,
    context,
  }) => {
    await open(page, `${site.url}/almanac`);
    await expect(version(page, '1.1.0')).toBeVisible();
    const other = await context.newPage();
    await open(other, `${site.url}/almanac`);
    await link(other, 'Barn').click();
    await expect(other.locator('h1')).toHaveText('Barn');

    const storage = folderStorage(site.folder, { precompress: false });
    const withdrawn = liveFolder('almanac', site.folder);
    await rollback({ storage, app: 'almanac' });
    await rm(withdrawn, { recursive: true });

    await link(page, 'June').click();
    await expect(page.locator('h1')).toHaveText('Month of june');
    await expect(version(page, '1.0.0')).toBeVisible();
    // A page from memory waits for a second until the site says what is live. The next visit asks again if that was late.
    await expect(async () => {
      if (await version(other, '1.1.0').isVisible()) await link(other, 'Barn').click();
      await expect(other.locator('h1')).toHaveText('Barn');
      await other.goBack();
      await expect(version(other, '1.0.0')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await other.getByRole('button', { name: 'Sow' }).click();
    await expect(other.getByRole('main').getByRole('status')).toHaveText('1');
  });
});
