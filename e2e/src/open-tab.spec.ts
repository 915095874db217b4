import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@furrow/contract/version';
import { reconcile } from '@furrow/release/compose/reconcile';
import { appsInPart } from '@furrow/release/domain/discovery-parts';
import { reportTo, rollback } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { writeRemote } from '@furrow/release/testing/fixture';
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

// A page may ask for the discovery document once more while its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('an edge that keeps an old discovery document', () => {
  test('opens a page that went live since, because its document is asked for', async ({ page }) => {
    await page.route('**/discovery.json', async (route) => {
      const response = await route.fetch();
      const { microFrontends, ...rest } = (await response.json()) as { microFrontends: Record<string, unknown> };
      const { almanac, ...others } = microFrontends;
      expect(almanac).toBeDefined();
      await route.fulfill({ response, json: { ...rest, microFrontends: others } });
    });
    await open(page, `${site.url}/barn`);
    await link(page, 'Almanac').click();
    await expect(version(page, '1.1.0')).toBeVisible();
  });
});

test.describe('a remote that speaks a contract which the open page does not', () => {
  test('is not mounted in the page: a link to it loads its document', async ({ page }) => {
    await page.route('**/discovery.json', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { microFrontends: Record<string, { extras: { contract: number } }[]> };
      for (const { extras } of json.microFrontends.almanac ?? []) extras.contract = contractVersion + 1;
      await route.fulfill({ response, json });
    });
    await open(page, `${site.url}/barn`);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await link(page, 'Almanac').click();
    await expect(version(page, '1.1.0')).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  });
});

test.describe('an edge that answers unknown paths with the first page', () => {
  test.use({ allowed: /503|failed at|no page at/ });

  test('loads such a path anew once, and then says what is wrong', async ({ page }) => {
    let documents = 0;
    await page.route('**/discovery.json', (route) => route.fulfill({ status: 503 }));
    await page.route('**/nowhere', async (route) => {
      documents += 1;
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
            error: expect.stringMatching(/^main\.\w+\.js is unreachable or not as released$/),
          },
        ]);
      await page.unroute(script);
      await page.getByRole('button', { name: 'Try again' }).click();
      await hydrated(page);
      await expect(notice).toBeHidden();
      await page.getByRole('button', { name: 'Sow' }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('1');
    });
  });
}

test.describe('a rollback', () => {
  // The site names an address for reports, and nobody collects them there.
  test.use({ allowed: /404|405|failed at|preload|integrity|Refused/ });

  test('reaches tabs that are open: on the page of the version that is withdrawn, and where only its files tell', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const known = page.waitForResponse('**/discovery.json');
    await open(page, `${site.url}/almanac`);
    await known;
    await expect(version(page, '1.1.0')).toBeVisible();
    const other = await context.newPage();
    // For this tab the discovery document that it has is always new.
    await other.clock.setFixedTime(new Date());
    const otherKnows = other.waitForResponse('**/discovery.json');
    await open(other, `${site.url}/barn`);
    await otherKnows;

    const storage = folderStorage(site.folder, { precompress: false });
    const withdrawn = liveFolder('almanac', site.folder);
    await rollback({ storage, app: 'almanac' });
    await rm(withdrawn, { recursive: true });

    await page.clock.fastForward(5000);
    await link(page, 'June').click();
    await expect(page.locator('h1')).toHaveText('Month of june');
    await expect(version(page, '1.0.0')).toBeVisible();
    await link(other, 'Almanac').click();
    await expect(version(other, '1.0.0')).toBeVisible();
  });
});

test.describe('a site of many remotes', () => {
  test('is followed by parts of its discovery document, and a rollback by the part that it changes', async ({
    page,
  }) => {
    const { host, barn, almanac, almanacNext } = variants;
    const many = await fixtureSite('many', [almanac, barn, host, almanacNext]);
    const storage = folderStorage(many.folder, { precompress: false });
    for (let team = 1; team < appsInPart; team += 1) {
      const dist = await writeRemote(join(many.folder, '.furrow/builds'), `team${team}`);
      const published = { publishedAt: new Date(0).toISOString(), commit: null };
      await publish({ storage, candidate: await readCandidate(dist), published, promote: true, compose: false });
    }
    await reconcile(storage);

    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/discovery')) asked.push(pathname.replace(/[0-9a-f]{16}/, '<part>'));
    });
    await page.clock.install();
    const known = page.waitForResponse(/\/discovery\/[0-9a-f]{16}\.json$/);
    await open(page, `${many.url}/barn`);
    await known;
    await link(page, 'Almanac').click();
    await expect(version(page, '1.1.0')).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['/discovery/parts.json', '/discovery/<part>.json']));

    await rollback({ storage, app: 'almanac' });
    await page.clock.fastForward(5000);
    await link(page, 'June').click();
    await expect(page.locator('h1')).toHaveText('Month of june');
    await expect(version(page, '1.0.0')).toBeVisible();
    expect(asked).not.toContain('/discovery.json');
    // The page is left before its server stops: what it was still loading is then cancelled, and does not fail.
    await page.goto('about:blank');
    await many.close();
  });
});
