import { cohortOf } from '@furrow/discovery/cohort';
import { dashboardPage } from '@furrow/release/operations/dashboard/dashboard';
import { promote, reportTo } from '@furrow/release/operations/promote';
import { type Row, type Rows, writeDay, dayFile } from '@furrow/release/domain/day';
import { countOf, percentile75 } from '@furrow/release/domain/judgement';
import { readReports, Reports } from '@furrow/release/operations/reports';
import { watch } from '@furrow/release/operations/watch';
import { folderFiles } from '@furrow/release/server/files';
import { startServer, type Server } from '@furrow/release/server/serve';
import { readDays } from '@furrow/release/store/day-files';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import type { OriginStorage } from '@furrow/release/store/storage';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expectAccessible } from '@furrow/testing/accessibility';
import { buildVariant } from './fixtures';
import { faulty, nextShop } from './next-shop';
import { copiedSite, liveVersion, nextVersion, type TestSite } from './origin';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { expect, hydrated, test, type Page } from './test';

/** What goes wrong in a canary is noticed by the browser, belongs to the canary, and withdraws it. */

/** Bytes after Brotli. */
const observerBudget = 2048;

const live = { app: 'shop', version: liveVersion('shop') };
const canary = { app: 'shop', version: nextVersion('shop') };
/** A release of giving in whose fragment everything goes wrong. */
const giving = { app: 'giving', version: nextVersion('giving') };

let site: TestSite;
let server: Server;
/** What the collector of the test has counted. */
let days: OriginStorage;

test.describe.configure({ mode: 'serial' });
test.use({ allowed: /no bale|no cart/ });

const storage = () => folderStorage(site.folder, { precompress: false });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  const fragment = 'src/fragments/support-farm/support-farm.fragment.tsx';
  const withFragment = await buildVariant({
    folder: 'remotes/giving',
    version: giving.version,
    files: { [fragment]: await faulty(`remotes/giving/${fragment}`, 'SupportFarmFragment') },
  });
  site = await copiedSite();
  for (const [dist, isLive] of [
    [await buildVariant(await nextShop()), false],
    [withFragment, true],
  ] as const)
    await publish({
      storage: storage(),
      candidate: await readCandidate(dist),
      promote: isLive,
      published: { publishedAt: new Date(0).toISOString(), commit: null },
    });
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/marketplace`);
  await hydrated(page);
  await page.goto('about:blank');
  await page.close();
  askedSilently = asked.filter((address) => /observer|_reports/.test(address));
  await reportTo(storage(), '/_reports');
});
test.afterAll(() => site.close());

test.beforeEach(async ({ context }) => {
  // The test before has withdrawn it.
  await promote({ storage: storage(), ...canary, traffic: 1 });
  // A visitor counts once for each canary, so each test has a collector of its own.
  days = memoryStorage();
  const collecting = { storage: days, pause: 0 };
  server = await startServer({ files: folderFiles(site.folder), port: 0, hostname: '127.0.0.1', collecting });
  await context.addInitScript((name) => {
    if (location.protocol === 'http:') localStorage.setItem('visitor', name);
  }, visitorOfLive());
});
test.afterEach(async ({ page }) => {
  // A page that is still open would ask for the releases of a site that is gone.
  await page.goto('about:blank');
  await server.close();
});

/** A visitor whose cohort is not one of the canary's. */
function visitorOfLive(): string {
  for (let number = 0; ; number++) if (cohortOf('shop', `visitor ${number}`) >= 1) return `visitor ${number}`;
}

/** Opens a page and waits for its observer. */
async function openObserved(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await hydrated(page);
  await page.waitForFunction(() => window.furrowReports?.take);
}

/**
 * Leaves the page, which sends what its visitor waited for; returns what the collector has counted of the visit, with
 * so many failures.
 */
async function leave(page: Page, version: typeof live, failures = 0): Promise<Row[]> {
  await page.goto('about:blank');
  // What is sent at one moment may arrive in any order.
  await counted(version, failures);
  await expect.poll(async () => countOf((await readReports(days)).measuredOf(version).cls)).toBe(1);
  return [...(await readDays(days)).values()].flatMap((rows) => [...rows.values()]);
}

/** Waits until the collector has counted so many failures of the version. */
async function counted(version: typeof live, failures: number): Promise<void> {
  await expect.poll(async () => (await readReports(days)).failuresOf(version).length).toBe(failures);
}

/** Waits until the browser has measured something of the type: of an element, or of more than `least` in its unit. */
async function measured(page: Page, type: string, { element = '', least = 0 } = {}): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; value?: number })[])
            if (
              wanted.element ? entry.element?.matches(wanted.element) : (entry.value ?? entry.duration) >= wanted.least
            )
              resolve(true);
        }).observe({ type: wanted.type, buffered: true });
      }),
    { type, element, least },
  );
}

/** A period of the comparison in which both versions have as many visitors. */
const period = { run: 'a', since: '2026-01-01T08:00:00.000Z', share: 0.5 };

/** Makes what was counted of one visitor what the days of the site say of so many. */
async function countMany(rows: readonly Row[], visitors: number): Promise<void> {
  const times = (_: string, value: unknown) => (typeof value === 'number' ? value * visitors : value);
  const many = (JSON.parse(JSON.stringify(rows, times)) as Row[]).map((row) => ({
    ...row,
    ...(row.period && { period }),
  }));
  await storage().write(dayFile('2026-01-01'), writeDay(new Map(many.map((row, index) => [`${index}`, row]))));
}

/** Why the canary is withdrawn, if it is, when 200 visitors of each version have reported the same. */
async function reasonFor(rows: readonly Row[]): Promise<string | undefined> {
  await countMany([...liveRows, ...rows], 200);
  const options = { app: 'shop', maxErrorRate: 2, minVisits: 100, interval: 1000, report: () => undefined };
  const watched = await watch({ storage: storage(), ...options, once: true });
  return watched.outcome === 'withdrawn' ? watched.reason : watched.outcome;
}

/** Presses the first "Add to Cart" of the page, which goes wrong in this way. */
async function addToCart(page: Page, fault = '', milliseconds = 0): Promise<void> {
  await goWrong(page, fault, milliseconds);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
}
const goWrong = (page: Page, fault: string, milliseconds = 0) =>
  page.evaluate((wrong) => void Object.assign(document.documentElement.dataset, wrong), {
    fault,
    milliseconds: `${milliseconds}`,
  });
const tell = (page: Page, event: string) =>
  page.evaluate((name) => void document.dispatchEvent(new Event(name)), event);

/** What visitors of the live version report, after they did all that goes wrong in the canary. */
let liveRows: Row[] = [];
let askedSilently: string[];

function usually(vital: 'inp' | 'lcp'): number {
  const rows: Rows = new Map(liveRows.map((row, index) => [`${index}`, row]));
  return percentile75(new Reports(new Map([['2026-01-01', rows]])).measuredOf(live)[vital]) ?? 0;
}

test('a site that does not name any address is sent nothing and loads no observer; one that does learns how its live version is', async ({
  page,
}) => {
  expect(askedSilently).toEqual([]);
  await openObserved(page, '/marketplace');
  await addToCart(page);
  await measured(page, 'first-input');
  liveRows = await leave(page, live);
  // How long a busy machine blocks a page says nothing about the version.
  for (const { waits } of liveRows) if (waits.blocking) waits.blocking = { 0: 1 };
  const { loads, errors, lcp, inp, cls } = (await readReports(days)).measuredOf(live);
  expect({ loads, errors }).toEqual({ loads: 0, errors: 0 });
  expect([countOf(lcp), countOf(inp), countOf(cls)]).toEqual([1, 1, 1]);
  expect(percentile75(cls)).toBeLessThan(0.01);
});

test('the observer wakes no page that sleeps, reports what it measured there, and stays as small as it is', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${server.url}/marketplace/lot/heirloom-tomatoes/proof/3`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.furrowReports?.take);
  const [observer = '', ...others] = scripts.filter((path) => !/\bboot\.\w+\.js$/.test(path));
  expect(observer).toMatch(/^\/host\/[^/]+\/observer\.\w+\.js$/);
  expect(others).toEqual([]);
  const { byteLength } = brotliCompressSync(await readFile(join(site.folder, observer)));
  expect(byteLength, 'bytes of the observer, which are 2 kB at most').toBeLessThanOrEqual(observerBudget);
  await leave(page, live);
  expect(countOf((await readReports(days)).measuredOf(live).lcp)).toBe(1);
});

const faults: [what: string, fail: (page: Page) => Promise<unknown>, reason: RegExp, query?: string][] = [
  [
    'throws in a handler',
    (page) => addToCart(page, 'throw').then(() => counted(canary, 1)),
    new RegExp(`^errors: 100.0% of its visits, compared with 0.0% for ${live.version}`),
  ],
  ['rejects late', (page) => addToCart(page, 'reject').then(() => counted(canary, 1)), /^errors: 100.0% of its visits/],
  ['leaves no trace of its page', (page) => tell(page, 'test:empty'), /^errors: 100.0% of its visits/],
  [
    'answers nothing for seconds',
    async (page) => {
      const sent = page.waitForRequest('**/v1/logs');
      // The clock of the page goes on by eight seconds in which nothing runs.
      await page.evaluate(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 8000;
      });
      await sent;
      await expect
        .poll(async () => (await readReports(days)).failuresOf(canary))
        .toMatchObject([{ phase: 'frozen', path: '/marketplace' }]);
    },
    /^errors: 100.0% of its visits/,
  ],
  [
    'answers late',
    async (page) => {
      const usual = usually('inp');
      await addToCart(page, 'block', 2 * usual + 400);
      await measured(page, 'event', { least: 400 });
    },
    /^INP: \d+ ms at the 75th percentile, compared with \d+ ms at the 75th percentile for /,
  ],
  [
    'shifts its layout',
    async (page) => {
      await tell(page, 'test:shift');
      await measured(page, 'layout-shift', { least: 0.05 });
    },
    /^CLS: 0\.\d\d at the 75th percentile, compared with 0.00 at/,
  ],
  [
    'draws its picture late',
    async (page) => {
      const usual = usually('lcp');
      await page.waitForFunction((time) => performance.now() > time, 2 * usual + 1500);
      await tell(page, 'test:draw');
      await measured(page, 'largest-contentful-paint', { element: 'img[alt="Drawn late"]' });
    },
    /^LCP: \d+ ms at the 75th percentile, compared with \d+ ms at/,
  ],
  [
    'blocks its load for 2.5 s',
    (page) => measured(page, 'long-animation-frame', { least: 2500 }),
    /^blocked time: \d+ ms at the 75th percentile, compared with 0 ms at/,
    '?block',
  ],
];
for (const [what, fail, reason, query = ''] of faults) {
  test(`a canary that ${what} is withdrawn by that metric`, async ({ page }) => {
    await openObserved(page, `/_v/shop@${canary.version}/marketplace${query}`);
    await fail(page);
    const failures = reason.source.startsWith('^errors') ? 1 : 0;
    expect(await reasonFor(await leave(page, canary, failures))).toMatch(reason);
  });
}

test('what a press on a fragment of giving breaks in a page of content belongs to giving, in reports and in the inspector', async ({
  page,
}) => {
  await page.goto(`${server.url}/farms/green-valley`);
  const fragment = page.locator('[data-fragment="giving/support-farm"]');
  const heart = fragment.getByRole('button', { name: 'Favorite' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.waitForFunction(() => window.furrowReports?.take);
  for (const fault of ['throw', 'reject']) {
    await goWrong(page, fault);
    await heart.click();
  }
  await goWrong(page, 'block', 400);
  await heart.click();
  await measured(page, 'event', { least: 400 });
  await page.keyboard.press('Alt+i');
  const part = (name: string) =>
    page
      .getByRole('complementary', { name: 'Inspector' })
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(part('giving')).toContainText('error: TypeError: no bale');
  await expect(part('giving')).toContainText(/INP \d+ ms/);
  await expect(part('content')).not.toContainText('no bale');
  await page.goto('about:blank');
  const reports = async () => readReports(days);
  const found = async () => (await reports()).failuresOf(giving).map(({ phase, path, error }) => [phase, path, error]);
  await expect
    .poll(async () => (await found()).sort())
    .toEqual([
      ['error', '/farms/:id', 'TypeError: no bale'],
      ['unhandledrejection', '/farms/:id', 'Error: no cart'],
    ]);
  for (const { frame } of (await reports()).failuresOf(giving))
    expect(frame).toMatch(new RegExp(`^/giving/${giving.version}-[0-9a-f]{16}/.+\\.js:\\d+:\\d+$`));
  await expect
    .poll(async () => percentile75((await reports()).measuredOf(giving).inp) ?? 0)
    .toBeGreaterThanOrEqual(400);
});

test('a shift and a late picture of a fragment of giving in a page of content belong to giving', async ({ page }) => {
  await page.goto(`${server.url}/farms/green-valley`);
  const heart = page.locator('[data-fragment="giving/support-farm"]').getByRole('button', { name: 'Favorite' });
  // Browsers stop to look for the largest paint at the first press of a visitor, and a press by a script does not count as one.
  await heart.evaluate((button) => (button as HTMLElement).click());
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.waitForFunction(() => window.furrowReports?.take);
  await tell(page, 'test:shift');
  await measured(page, 'layout-shift', { least: 0.05 });
  await page.waitForFunction(() => performance.now() > 2000);
  await tell(page, 'test:draw');
  await measured(page, 'largest-contentful-paint', { element: 'img[alt="Drawn late"]' });
  await page.goto('about:blank');
  const waits = async (version: typeof live) => {
    const { cls, lcp } = (await readReports(days)).measuredOf(version);
    return { cls: percentile75(cls), lcp: percentile75(lcp) };
  };
  await expect.poll(async () => (await waits(giving)).lcp ?? 0).toBeGreaterThanOrEqual(2000);
  expect((await waits(giving)).cls).toBeGreaterThanOrEqual(0.05);
  const content = await waits({ app: 'content', version: liveVersion('content') });
  expect(content.cls ?? 0).toBeLessThan(0.05);
  expect(content.lcp).toBeUndefined();
});

test('the page for operators tells which canary is worse, loads nothing, and is for everybody', async ({ page }) => {
  const failures = [{ phase: 'error', error: 'TypeError: no bale', count: 60 }];
  const rows: Row[] = [
    { ...canary, cohort: 'canary', period, route: '/marketplace', visits: 300, failures, waits: { inp: { 120: 300 } } },
    {
      ...live,
      cohort: `beside ${canary.version}`,
      period,
      route: '/marketplace',
      visits: 900,
      failures: [],
      waits: { inp: { 110: 900 } },
    },
  ];
  await storage().write(dayFile('2026-01-01'), writeDay(new Map(rows.map((row) => [row.version, row]))));
  const file = join(site.folder, '.furrow', 'dashboard.html');
  const program = 'pnpm release';
  await writeFile(file, await dashboardPage(storage(), { now: new Date(), program, again: `${program} dashboard` }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`file://${file}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The canary is worse than the live version.');
  await expect(page.getByRole('row', { name: `shop ${live.version}` })).toContainText('Errors up');
  const copy = page.getByRole('button', { name: `Copy: Roll back shop@${canary.version}` });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    new RegExp(`^Copied: pnpm release rollback shop@${canary.version} --reason 'errors: `),
  );
  expect(asked.filter((address) => !address.startsWith('data:'))).toEqual([`file://${file}`]);
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'at 390 px nothing stands beside the screen').toBeLessThanOrEqual(0);
});

test('a canary without a fault gets one share after the other until everybody has it', async ({ page }) => {
  await openObserved(page, `/_v/shop@${canary.version}/marketplace`);
  const clean = (await leave(page, canary)).filter(({ app }) => app === 'shop');
  // Both versions are what this visitor met, so that no clock of this machine decides.
  const rows = [...clean, ...clean.map((row) => ({ ...row, ...live, cohort: `beside ${canary.version}` }))];
  const steps: string[] = [];
  let counting = countMany(rows, 100);
  await counting;
  const watched = await watch({
    storage: storage(),
    app: 'shop',
    maxErrorRate: 2,
    minVisits: 100,
    interval: 1,
    steps: [1, 10, 50, 100],
    report(line) {
      const [, step] = /goes from (.*)/.exec(line) ?? [];
      if (step === undefined) return;
      steps.push(step);
      counting = countMany(rows, 100 * (steps.length + 1));
    },
  });
  await counting;
  expect(watched.outcome).toBe('promoted');
  expect(steps).toEqual(['1% to 10%', '10% to 50%', '50% to 100%']);
  await page.goto(`${server.url}/marketplace`);
  await expect(page.locator('main [data-island=shop]')).toHaveAttribute('data-version', canary.version);
});
