import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { developedCopy, type DevelopedApp } from './developed-app';
import { fixtureSite, variants } from './fixtures';
import type { TestSite } from './origin';
import { expect, hydrated, markDocument, test, type Page } from './test';

/**
 * A remote of this machine inside a live site that knows nothing of it: the live shell, the live pages of other teams, and what is saved here at once.
 * What of it needs no browser is in `developed-site.test.ts` of shared/release.
 */

let live: TestSite;
let app: DevelopedApp;

// React in development recommends its tools, and a development build asks for its chunks without the mode in which the document preloads them.
test.use({
  allowed: /React DevTools|request credentials mode does not match|was preloaded using link preload but not used/,
});

test.beforeAll(async () => {
  test.setTimeout(300_000);
  live = await fixtureSite('against', [
    variants.almanac,
    variants.barn,
    variants.orchard,
    variants.market,
    variants.host,
  ]);
  app = await developedCopy('e2e/fixtures/almanac', {}, live.url);
});

test.afterAll(async () => {
  await app.stop();
  await live.close();
});

/**
 * Changes a source file of the remote until the change is seen, as a developer does: who sees nothing saves once more. The bundler's watcher may miss a
 * save on a busy machine.
 */
async function save(file: string, from: string, to: string, isSeen: () => Promise<void>): Promise<void> {
  const path = join('src', file);
  const text = await readFile(join(app.folder, path), 'utf8');
  expect(text).toContain(from);
  const changed = text.replace(from, to);
  await expect(async () => {
    await app.save(path, changed);
    await isSeen();
  }).toPass({ timeout: 120_000 });
}

const place = (page: Page, name: string) => page.locator(`[data-place="${name}"]`);

test('a page and a fragment of this machine are in the live site, and show what is saved without losing what was done', async ({
  page,
}) => {
  test.setTimeout(600_000);
  expect(app.said()).toContain(`${app.url}: the live site, with almanac from here (in place of 1.0.0, 2 routes)`);

  // A page: its HTML is the one of this machine, it runs in the live shell, and a saved file reaches it while its state stays.
  await page.goto(`${app.url}/almanac`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Sow' }).click();
  await expect(page.getByRole('status')).toHaveText('1');
  const isSameDocument = await markDocument(page);
  await save('pages/year.page.tsx', '<h1>Almanac</h1>', '<h1>Almanac of today</h1>', () =>
    expect(page.locator('h1')).toHaveText('Almanac of today'),
  );
  await expect(page.getByRole('status')).toHaveText('1');
  expect(await isSameDocument()).toBe(true);

  // Another team's live page, without a document: the fragment in it is the one of this machine.
  await page.getByRole('link', { name: 'Market', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Market');
  const first = place(page, 'first');
  await first.getByRole('button', { name: 'Sow in june' }).click();
  await expect(first.locator('output')).toHaveText('1');
  await save('fragments/sowing.fragment.tsx', 'Sowing in {month}', 'Sowing, in {month}', () =>
    expect(first.getByRole('heading')).toHaveText('Sowing, in june'),
  );
  await expect(first.locator('output')).toHaveText('1');
  expect(await isSameDocument()).toBe(true);

  // Visitors see the same in the HTML, before any code runs, and hydration finds no difference.
  const html = async (path: string) => (await page.request.get(app.url + path)).text();
  expect(await html('/almanac')).toContain('<h1>Almanac of today</h1>');
  await expect.poll(() => html('/market')).toContain('Sowing, in <!-- -->june');
  expect(await (await page.request.get(`${live.url}/market`)).text()).not.toContain('Sowing, in');
  await page.reload();
  await expect(first.getByRole('heading')).toHaveText('Sowing, in june');
  await first.getByRole('button', { name: 'Sow in june' }).click();
  await expect(first.locator('output')).toHaveText('1');

  // A new route is there as soon as it is saved, and a mistake is told and leaves the site as it was.
  const sowing = "path: '/sowing', page: () => import('./pages/year.page') },\n  { path: '/almanac/:month'";
  await save('routes.ts', "path: '/almanac/:month'", sowing, async () =>
    expect((await page.request.get(`${app.url}/sowing`)).status()).toBe(200),
  );
  await save('pages/year.page.tsx', '<h1>Almanac of today</h1>', '<h1>{window.name}</h1>', () =>
    expect.poll(() => app.said()).toContain('src/pages/year.page.tsx:12: almanac: /almanac failed to prerender'),
  );
  expect(await html('/almanac')).toContain('<h1>Almanac of today</h1>');
  await page.goto('about:blank');
});
