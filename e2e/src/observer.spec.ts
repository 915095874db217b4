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
import { fixtureSite, variants } from './fixtures';
import type { TestSite } from './origin';
import { expect, hydrated, test, type Page } from './test';

/** What goes wrong in a canary is noticed by the browser, belongs to the canary, and withdraws it. */

/** Bytes after Brotli. */
const observerBudget = 2048;

const live = { app: 'barn', version: '1.0.0' };
const canary = { app: 'barn', version: '1.1.0' };

/** A page in which everything may go wrong; `isBad` is whether it does. */
const pageThat = (isBad: boolean) => `import { PageMeta } from '@furrow/ui/page-meta';
import { useEffect, useState } from 'react';

const isBad: boolean = ${isBad};

export default function BarnPage() {
  const [isShifted, shift] = useState(false);
  const [isDrawn, draw] = useState(false);
  useEffect(() => {
    document.addEventListener('test:shift', () => shift(isBad));
    document.addEventListener('test:draw', () => draw(isBad));
    document.addEventListener('test:empty', () => isBad && document.querySelector('main')?.replaceChildren());
    if (location.search === '?block') block(2500);
  }, []);
  function add() {
    if (isBad) throw new TypeError('no bale');
  }
  function order() {
    if (isBad) void Promise.reject(new Error('no cart'));
  }
  function count() {
    block(Number(document.documentElement.dataset.block));
  }
  function block(milliseconds: number) {
    const until = performance.now() + (isBad ? milliseconds : 0);
    while (performance.now() < until);
  }
  return (
    <>
      <PageMeta title="Barn" description="Hay by the bale." path="/barn" />
      {isShifted && <div style={{ height: 400 }} />}
      <h1>Barn</h1>
      <button onClick={add}>Add hay</button>
      <button onClick={order}>Order</button>
      <button onClick={count}>Count</button>
      <div style={{ height: 525 }}>
        {isDrawn && <img src="/share/furrow.png" width="1000" height="525" alt="A barn" />}
      </div>
    </>
  );
}
`;
const barnThat = (isBad: boolean, version: string) => ({
  folder: variants.barn.folder,
  version,
  files: {
    'src/pages/barn.page.tsx': pageThat(isBad),
    'src/pages/quiet.page.tsx': `import { PageMeta } from '@furrow/ui/page-meta';

export default function QuietPage() {
  return (
    <>
      <PageMeta title="Quiet barn" description="Nobody is in." path="/barn/quiet" />
      <h1>Quiet barn</h1>
    </>
  );
}
`,
    'src/routes.ts': `import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('barn', [
  { path: '/barn', page: () => import('./pages/barn.page') },
  { path: '/barn/quiet', page: () => import('./pages/quiet.page'), hydrate: 'never' },
]);
`,
  },
});
/** The almanac's fragment throws when it is pressed. */
const almanac = {
  folder: variants.almanac.folder,
  files: {
    'src/fragments/sowing.fragment.tsx': `import type { SowingProps } from './sowing.schema';

export default function SowingFragment({ month }: SowingProps) {
  function sow() {
    throw new Error('no seed');
  }
  return <button onClick={sow}>Sow in {month}</button>;
}
`,
  },
};

let site: TestSite;
let server: Server;
/** What the collector of the test has counted. */
let days: OriginStorage;

test.describe.configure({ mode: 'serial' });
test.use({ allowed: /no bale|no cart|no seed/ });

const storage = () => folderStorage(site.folder, { precompress: false });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  const builds = [barnThat(true, '1.1.0'), almanac, variants.market, barnThat(false, '1.0.0'), variants.host];
  site = await fixtureSite('observer', builds);
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/barn`);
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
  // A visitor counts once a day, so each test has a collector of its own.
  days = memoryStorage();
  const collecting = { storage: days, pause: 0 };
  server = await startServer({ files: folderFiles(site.folder), port: 0, hostname: '127.0.0.1', collecting });
  await context.addInitScript((name) => {
    if (location.protocol === 'http:') localStorage.setItem('visitor', name);
  }, visitorOfLive());
});
test.afterEach(() => server.close());

/** A visitor whose cohort is none of the canary's. */
function visitorOfLive(): string {
  for (let number = 0; ; number++) if (cohortOf('barn', `visitor ${number}`) >= 1) return `visitor ${number}`;
}

/** Opens a page and waits for its observer. */
async function openObserved(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await hydrated(page);
  await page.waitForFunction(() => window.furrowReports?.take);
}

/** Leaves the page, which sends what its visitor waited for; returns what the collector has counted of the visit, with so many failures. */
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

/** Makes what was counted of one visitor what the days of the site say of so many. */
async function countMany(rows: readonly Row[], visitors: number): Promise<void> {
  const times = (_: string, value: unknown) => (typeof value === 'number' ? value * visitors : value);
  const many = JSON.parse(JSON.stringify(rows, times)) as Row[];
  await storage().write(dayFile('2026-01-01'), writeDay(new Map(many.map((row, index) => [`${index}`, row]))));
}

/** Why the canary is withdrawn, if it is, when 200 visitors of each version have reported the same. */
async function reasonFor(rows: readonly Row[]): Promise<string | undefined> {
  await countMany([...liveRows, ...rows], 200);
  const options = { app: 'barn', maxErrorRate: 2, minVisits: 100, interval: 1000, report: () => undefined };
  const watched = await watch({ storage: storage(), ...options, once: true });
  return watched.outcome === 'withdrawn' ? watched.reason : watched.outcome;
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const tell = (page: Page, event: string) =>
  page.evaluate((name) => void document.dispatchEvent(new Event(name)), event);

/** What visitors of the live version report, after they did all that goes wrong in the canary. */
let liveRows: Row[] = [];
let askedSilently: string[];

function usually(vital: 'inp' | 'lcp'): number {
  const rows: Rows = new Map(liveRows.map((row, index) => [`${index}`, row]));
  return percentile75(new Reports(new Map([['2026-01-01', rows]])).measuredOf(live)[vital]) ?? 0;
}

test('a site that names no address is sent nothing and loads no observer; one that does learns how its live version is', async ({
  page,
}) => {
  expect(askedSilently).toEqual([]);
  await openObserved(page, '/barn');
  for (const name of ['Add hay', 'Order', 'Count']) await press(page, name);
  for (const event of ['test:shift', 'test:draw', 'test:empty']) await tell(page, event);
  await measured(page, 'first-input');
  liveRows = await leave(page, live);
  // How long a busy machine blocks a page says nothing about the version.
  for (const { waits } of liveRows) if (waits.blocking) waits.blocking = { 0: 1 };
  const { loads, errors, lcp, inp, cls } = (await readReports(days)).measuredOf(live);
  expect({ loads, errors, cls }).toEqual({ loads: 0, errors: 0, cls: new Map([[0, 1]]) });
  expect([countOf(lcp), countOf(inp)]).toEqual([1, 1]);
});

test('the observer wakes no page that sleeps, tells what it measured there, and stays as small as it is', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${server.url}/barn/quiet`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.furrowReports?.take);
  const [boot = '', observer = '', ...others] = scripts;
  expect(boot).toMatch(/^\/host\/[^/]+\/boot\.\w+\.js$/);
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
    (page) => press(page, 'Add hay').then(() => counted(canary, 1)),
    /^errors: 100.0% of its visits, and 0.0% of those of 1.0.0/,
  ],
  ['rejects late', (page) => press(page, 'Order').then(() => counted(canary, 1)), /^errors: 100.0% of its visits/],
  ['leaves nothing of its page', (page) => tell(page, 'test:empty'), /^errors: 100.0% of its visits/],
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
        .toMatchObject([{ phase: 'frozen', path: '/barn' }]);
    },
    /^errors: 100.0% of its visits/,
  ],
  [
    'answers late',
    async (page) => {
      const usual = usually('inp');
      await page.evaluate((time) => (document.documentElement.dataset.block = `${time}`), 2 * usual + 400);
      await press(page, 'Count');
      await measured(page, 'event', { least: 400 });
    },
    /^INP: \d+ ms at the 75th percentile, and \d+ ms at the 75th percentile of 1.0.0/,
  ],
  [
    'shifts its layout',
    async (page) => {
      await tell(page, 'test:shift');
      await measured(page, 'layout-shift', { least: 0.05 });
    },
    /^CLS: 0\.\d\d at the 75th percentile, and 0.00 at/,
  ],
  [
    'draws its picture late',
    async (page) => {
      const usual = usually('lcp');
      await page.waitForFunction((time) => performance.now() > time, 2 * usual + 1500);
      await tell(page, 'test:draw');
      await measured(page, 'largest-contentful-paint', { element: 'img' });
    },
    /^LCP: \d+ ms at the 75th percentile, and \d+ ms at/,
  ],
  [
    'blocks its load for 2.5 s',
    (page) => measured(page, 'long-animation-frame', { least: 2500 }),
    /^blocked time: \d+ ms at the 75th percentile, and 0 ms at/,
    '?block',
  ],
];
for (const [what, fail, reason, query = ''] of faults) {
  test(`a canary that ${what} is withdrawn by that metric`, async ({ page }) => {
    await openObserved(page, `/_v/barn@1.1.0/barn${query}`);
    await fail(page);
    const failures = reason.source.startsWith('^errors') ? 1 : 0;
    expect(await reasonFor(await leave(page, canary, failures))).toMatch(reason);
  });
}

test('an error in a fragment belongs to the team of the fragment, in reports and in the inspector', async ({
  page,
}) => {
  await openObserved(page, '/market');
  await page.locator('[data-place=first]').getByRole('button').click();
  const failures = async () => (await readReports(days)).failuresOf({ app: 'almanac', version: '1.0.0' });
  await expect.poll(failures).toEqual([
    {
      phase: 'error',
      path: '/market',
      error: 'Error: no seed',
      frame: expect.stringMatching(/^\/almanac\/1\.0\.0-[0-9a-f]{16}\/.+\.js:\d+:\d+$/) as unknown,
      count: 1,
    },
  ]);
  await page.keyboard.press('Alt+i');
  const part = (name: string) =>
    page
      .getByRole('complementary', { name: 'Inspector' })
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(part('almanac')).toContainText('error: Error: no seed');
  await expect(part('almanac')).toContainText(/INP \d+ ms/);
  await expect(part('market')).toContainText(/LCP \d+ ms/);
  await expect(part('market')).not.toContainText('no seed');
});

test('the page for operators tells which canary is worse, loads nothing, and is for everybody', async ({ page }) => {
  const failures = [{ phase: 'error', error: 'TypeError: no bale', count: 60 }];
  const rows: Row[] = [
    { ...canary, cohort: 'canary', route: '/barn', visits: 300, failures, waits: { inp: { 120: 300 } } },
    { ...live, cohort: 'beside 1.1.0', route: '/barn', visits: 900, failures: [], waits: { inp: { 110: 900 } } },
  ];
  await storage().write(dayFile('2026-01-01'), writeDay(new Map(rows.map((row) => [row.version, row]))));
  const file = join(site.folder, '.furrow', 'dashboard.html');
  const program = 'pnpm release';
  await writeFile(file, await dashboardPage(storage(), { now: new Date(), program, again: `${program} dashboard` }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`file://${file}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The canary is worse than what is live.');
  await expect(page.getByRole('row', { name: /^barn 1\.0\.0/ })).toContainText('Errors up');
  const copy = page.getByRole('button', { name: 'Copy: Take barn@1.1.0 back' });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^Copied: pnpm release rollback barn@1\.1\.0 --reason 'errors: /);
  expect(asked.filter((address) => !address.startsWith('data:'))).toEqual([`file://${file}`]);
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'at 390 px nothing stands beside the screen').toBeLessThanOrEqual(0);
});

test('a canary without a fault gets one share after the other until everybody has it', async ({ page }) => {
  await openObserved(page, '/_v/barn@1.1.0/barn');
  const clean = (await leave(page, canary)).filter(({ app }) => app === 'barn');
  // Both versions are what this visitor met, so that no clock of this machine decides.
  const rows = [...clean, ...clean.map((row) => ({ ...row, ...live, cohort: 'beside 1.1.0' }))];
  const steps: string[] = [];
  let counting = countMany(rows, 100);
  await counting;
  const watched = await watch({
    storage: storage(),
    app: 'barn',
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
  await page.goto(`${server.url}/barn`);
  await expect(page.locator('main [data-island=barn]')).toHaveAttribute('data-version', '1.1.0');
});
