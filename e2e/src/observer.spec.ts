import { dashboardPage } from '@furrow/release/operations/dashboard/dashboard';
import { type Row, writeDay, dayFile } from '@furrow/release/domain/day';
import { countOf, percentile75 } from '@furrow/release/domain/judgement';
import { readReports } from '@furrow/release/operations/reports';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expectAccessible } from '@furrow/testing/accessibility';
import { canary, goWrong, leave, live, market, measured, observed, serveObserved, storage, tell } from './observed';
import { expect, test } from './test';

/** What the browser notices belongs to the app that it is of, also in a page of another team, and operators see it. */

/** Bytes after Brotli. */
const observerBudget = 2048;

/** A period of the comparison in which both versions have as many visitors. */
const period = { run: 'a', since: '2026-01-01T08:00:00.000Z', share: 0.5 };

test.use({ allowed: /no bale|no cart/ });
serveObserved();

test('the observer wakes no page that sleeps, reports what it measured there, and stays as small as it is', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${observed.server.url}/market/quiet`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.furrowReports?.take);
  const [observer = '', ...others] = scripts.filter((path) => !/\bboot\.\w+\.js$/.test(path));
  expect(observer).toMatch(/^\/host\/[^/]+\/observer\.\w+\.js$/);
  expect(others).toEqual([]);
  const { byteLength } = brotliCompressSync(await readFile(join(observed.site.folder, observer)));
  expect(byteLength, 'bytes of the observer, which are 2 kB at most').toBeLessThanOrEqual(observerBudget);
  await leave(page, market);
  expect(countOf((await readReports(observed.days)).measuredOf(market).lcp)).toBe(1);
});

test('what a press on a fragment breaks in a page of another team belongs to the team of the fragment, in reports and in the inspector', async ({
  page,
}) => {
  await page.goto(`${observed.server.url}/market/quiet`);
  const fragment = page.locator('[data-fragment="almanac/sowing"]');
  const sow = fragment.getByRole('button', { name: 'Sow in june' });
  await sow.click();
  await expect(fragment.locator('output')).toHaveText('1');
  await page.waitForFunction(() => window.furrowReports?.take);
  for (const fault of ['throw', 'reject']) {
    await goWrong(page, fault);
    await sow.click();
  }
  await goWrong(page, 'block', 400);
  await sow.click();
  await measured(page, 'event', { least: 400 });
  await page.keyboard.press('Alt+i');
  const part = (name: string) =>
    page
      .getByRole('complementary', { name: 'Inspector' })
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(part('almanac')).toContainText('error: TypeError: no bale');
  await expect(part('almanac')).toContainText(/INP \d+ ms/);
  await expect(part('market')).not.toContainText('no bale');
  await page.goto('about:blank');
  const reports = async () => readReports(observed.days);
  const found = async () => (await reports()).failuresOf(live).map(({ phase, path, error }) => [phase, path, error]);
  await expect
    .poll(async () => (await found()).sort())
    .toEqual([
      ['error', '/market/quiet', 'TypeError: no bale'],
      ['unhandledrejection', '/market/quiet', 'Error: no cart'],
    ]);
  for (const { frame } of (await reports()).failuresOf(live))
    expect(frame).toMatch(new RegExp(`^/almanac/${live.version}-[0-9a-f]{16}/.+\\.js:\\d+:\\d+$`));
  await expect.poll(async () => percentile75((await reports()).measuredOf(live).inp) ?? 0).toBeGreaterThanOrEqual(400);
});

test('a shift and a late picture of a fragment in a page of another team belong to the team of the fragment', async ({
  page,
}) => {
  await page.goto(`${observed.server.url}/market/quiet`);
  const fragment = page.locator('[data-fragment="almanac/sowing"]');
  const sow = fragment.getByRole('button', { name: 'Sow in june' });
  // Browsers stop to look for the largest paint at the first press of a visitor, and a press by a script does not count as one.
  await sow.evaluate((button) => (button as HTMLElement).click());
  await expect(fragment.locator('output')).toHaveText('1');
  await page.waitForFunction(() => window.furrowReports?.take);
  await tell(page, 'test:shift');
  await measured(page, 'layout-shift', { least: 0.05 });
  await page.waitForFunction(() => performance.now() > 2000);
  await tell(page, 'test:draw');
  await measured(page, 'largest-contentful-paint', { element: 'img[alt="Drawn late"]' });
  await page.goto('about:blank');
  const waits = async (version: typeof live) => {
    const { cls, lcp } = (await readReports(observed.days)).measuredOf(version);
    return { cls: percentile75(cls), lcp: percentile75(lcp) };
  };
  await expect.poll(async () => (await waits(live)).lcp ?? 0).toBeGreaterThanOrEqual(2000);
  expect((await waits(live)).cls).toBeGreaterThanOrEqual(0.05);
  const around = await waits(market);
  expect(around.cls ?? 0).toBeLessThan(0.05);
  expect(around.lcp).toBeUndefined();
});

test('the page for operators tells which canary is worse, loads nothing, and is for everybody', async ({ page }) => {
  const failures = [{ phase: 'error', error: 'TypeError: no bale', count: 60 }];
  const rows: Row[] = [
    { ...canary, cohort: 'canary', period, route: '/almanac', visits: 300, failures, waits: { inp: { 120: 300 } } },
    {
      ...live,
      cohort: `beside ${canary.version}`,
      period,
      route: '/almanac',
      visits: 900,
      failures: [],
      waits: { inp: { 110: 900 } },
    },
  ];
  await storage().write(dayFile('2026-01-01'), writeDay(new Map(rows.map((row) => [row.version, row]))));
  const file = join(observed.site.folder, '.furrow', 'dashboard.html');
  const program = 'pnpm release';
  await writeFile(file, await dashboardPage(storage(), { now: new Date(), program, again: `${program} dashboard` }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`file://${file}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The canary is worse than the live version.');
  await expect(page.getByRole('row', { name: `almanac ${live.version}` })).toContainText('Errors up');
  const copy = page.getByRole('button', { name: `Copy: Roll back almanac@${canary.version}` });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    new RegExp(`^Copied: pnpm release rollback almanac@${canary.version} --reason 'errors: `),
  );
  expect(asked.filter((address) => !address.startsWith('data:'))).toEqual([`file://${file}`]);
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'at 390 px nothing stands beside the screen').toBeLessThanOrEqual(0);
});
