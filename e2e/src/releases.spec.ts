import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { promote, reportTo, retire } from '@furrow/release/operations/promote';
import { reconcile } from '@furrow/release/compose/apply/reconcile';
import { root } from '../../scripts/workspace/process';
import { buildVariant, fixtureSite, release, variants } from './fixtures';
import { liveFolder, type TestSite } from './origin';
import { heardFailures } from './heard-failures';
import { expect, hydrated, markDocument, open, test, type Page } from './test';

/** Releases that happen while visitors are on the site. */

let site: TestSite;
let withSowing: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { host, barn, almanac, almanacWithSowing } = variants;
  withSowing = await buildVariant(almanacWithSowing);
  site = await fixtureSite('releases', [almanac, barn, host]);
});

test.afterAll(() => site.close());

test('what a link needs is fetched when it is pointed at, and only once', async ({ page }) => {
  await open(page, `${site.url}/barn`);
  const link = page.getByRole('link', { name: 'June' });
  await link.hover();
  // The document, remote entry, lifecycles, page chunk, and the styles of both.
  await expect.poll(() => fetched(page, '/almanac/')).toHaveLength(6);
  const ahead = await fetched(page, '/almanac/');
  expect(new Set(ahead).size, 'nothing twice').toBe(ahead.length);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Month of june');
  expect(await fetched(page, '/almanac/'), 'nothing more on the click').toEqual(ahead);
});

/** Paths that came over the network, in their order; what was taken from a preload or a cache has no size. */
async function fetched(page: Page, folder: string): Promise<string[]> {
  return page.evaluate((start) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith(start));
  }, folder);
}

test('a released file leads to its sources where the site gives them away, and contains nothing about the machine that built it', async ({
  request,
}) => {
  await writeFile(join(site.folder, '.furrow/site.json'), '{ "sourceMaps": true }');
  await reconcile(folderStorage(site.folder, { precompress: false }));
  const document = await (await request.get(`${site.url}/almanac`)).text();
  const script = /\/almanac\/[^"]+\/\d+\.[^"]+\.js/.exec(document)?.[0] ?? '';
  const map = /sourceMappingURL=(\S+)/.exec(await (await request.get(site.url + script)).text())?.[1] ?? '';
  for (const file of [map, 'remoteEntry.js.map']) {
    const text = await (await request.get(new URL(file, site.url + script).href)).text();
    expect(text).not.toContain(root);
    const { sources } = JSON.parse(text) as { sources: string[] };
    if (file === map)
      expect(sources).toContainEqual(expect.stringMatching(/^webpack:.*\/src\/pages\/year\.page\.tsx$/));
  }
});

test('a release tells every installed package of which its source maps show a file', async () => {
  for (const folder of [liveFolder('host'), liveFolder('shop')]) {
    const told = Object.keys(JSON.parse(readFileSync(join(folder, 'packages.json'), 'utf8')) as object);
    const maps = readdirSync(folder).filter((file) => file.endsWith('.map'));
    const sources = maps.flatMap(
      (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] }).sources,
    );
    const shown = sources.flatMap((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
    expect(new Set(shown).size).toBeGreaterThan(5);
    expect(told).toEqual(expect.arrayContaining([...new Set(shown)]));
  }
});

test.describe('a remote that is taken off the site', () => {
  test.use({ allowed: /404/ });

  test('goes on for who is on its page, and its next page is a 404', async ({ page, context }) => {
    await open(page, `${site.url}/almanac`);
    const other = await context.newPage();
    await open(other, `${site.url}/barn`);
    const storage = folderStorage(site.folder, { precompress: false });
    await retire({ storage, app: 'almanac' });

    await page.getByRole('button', { name: 'Sow' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1');
    await page.getByRole('link', { name: 'June' }).click();
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');

    await other.reload();
    await hydrated(other);
    await other.getByRole('link', { name: 'June' }).click();
    await expect(other.locator('h1')).toHaveText('Oops! Page not found');
    expect((await page.request.get(`${site.url}/almanac/june`)).status()).toBe(404);

    await promote({ storage, app: 'almanac', version: '1.0.0' });
  });
});

test('a route that is added to a remote and released is live without a host build', async ({ page }) => {
  const host = () => readFileSync(join(liveFolder('host', site.folder), 'release.json'), 'utf8');
  const before = host();
  expect((await page.request.get(`${site.url}/sowing`)).status()).toBe(404);
  await release(site.folder, [withSowing]);
  expect((await page.request.get(`${site.url}/sowing`)).status()).toBe(200);
  expect(host()).toBe(before);

  await open(page, `${site.url}/sowing`);
  await expect(page.locator('h1')).toHaveText('Sowing');
  await open(page, `${site.url}/barn`);
  const isSameDocument = await markDocument(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/sowing');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('h1')).toHaveText('Sowing');
  expect(await isSameDocument()).toBe(true);
});

test.describe('a failure', () => {
  test.use({ allowed: /barn 1\.0\.0 failed at|404|preload|integrity/ });

  test('is sent once to the address that the discovery document names', async ({ page }) => {
    const storage = folderStorage(site.folder, { precompress: false });
    await reportTo(storage, '/failures');
    const sent = await heardFailures(page, '/failures');
    await page.route('**/barn/1.0.0-*/remoteEntry.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.url}/barn`);
    await expect(page.getByText('its buttons aren’t working')).toBeVisible();
    await expect
      .poll(() => sent)
      .toEqual([
        {
          remote: 'barn',
          version: '1.0.0',
          path: '/barn',
          phase: 'entry',
          error: expect.stringContaining('changed since release'),
        },
      ]);
  });
});
