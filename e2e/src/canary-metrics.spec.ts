import { type Row, type Rows, writeDay, dayFile } from '@furrow/release/domain/day';
import { countOf, percentile75 } from '@furrow/release/domain/judgement';
import { readReports, Reports } from '@furrow/release/operations/reports';
import { watch } from '@furrow/release/operations/watch';
import {
  canary,
  counted,
  goWrong,
  leave,
  live,
  measured,
  observed,
  openObserved,
  serveObserved,
  storage,
  tell,
} from './observed';
import { shareOfCases } from './share';
import { expect, test, type Page } from './test';

/** What goes wrong in a canary is noticed by the browser, belongs to the canary, and withdraws it. */

test.use({ allowed: /no bale|no cart/ });
serveObserved();

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
  const options = { app: live.app, maxErrorRate: 2, minVisits: 100, interval: 1000, report: () => undefined };
  const watched = await watch({ storage: storage(), ...options, once: true });
  return watched.outcome === 'withdrawn' ? watched.reason : watched.outcome;
}

/** Leaves out how long the page was blocked: where the page does not block itself, a busy machine has done it. */
function withoutBlocking(rows: readonly Row[]): void {
  for (const { waits } of rows) if (waits.blocking) waits.blocking = { 0: 1 };
}

/** Presses the first button of the page, which goes wrong in this way. */
async function sow(page: Page, fault = '', milliseconds = 0): Promise<void> {
  await goWrong(page, fault, milliseconds);
  await page.getByRole('main').getByRole('button', { name: 'Sow' }).click();
}
/** What visitors of the live version report, after they did all that goes wrong in the canary. */
let liveRows: Row[] = [];

function usually(vital: 'inp' | 'lcp'): number {
  const rows: Rows = new Map(liveRows.map((row, index) => [`${index}`, row]));
  return percentile75(new Reports(new Map([['2026-01-01', rows]])).measuredOf(live)[vital]) ?? 0;
}

test('a site that does not name any address is sent nothing and loads no observer; one that does learns how its live version is', async ({
  page,
}) => {
  expect(observed.askedSilently).toEqual([]);
  await openObserved(page, '/almanac');
  await sow(page);
  await measured(page, 'first-input');
  liveRows = await leave(page, live);
  withoutBlocking(liveRows);
  const { loads, errors, lcp, inp, cls } = (await readReports(observed.days)).measuredOf(live);
  expect({ loads, errors }).toEqual({ loads: 0, errors: 0 });
  expect([countOf(lcp), countOf(inp), countOf(cls)]).toEqual([1, 1, 1]);
  expect(percentile75(cls)).toBeLessThan(0.01);
});

type Fault = [what: string, fail: (page: Page) => Promise<unknown>, reason: RegExp, query?: string];

/** What fails in a canary. */
const failures: Fault[] = [
  [
    'throws in a handler',
    (page) => sow(page, 'throw').then(() => counted(canary, 1)),
    new RegExp(`^errors: 100.0% of its visits, compared with 0.0% for ${live.version}`),
  ],
  ['rejects late', (page) => sow(page, 'reject').then(() => counted(canary, 1)), /^errors: 100.0% of its visits/],
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
        .poll(async () => (await readReports(observed.days)).failuresOf(canary))
        .toMatchObject([{ phase: 'frozen', path: '/almanac' }]);
    },
    /^errors: 100.0% of its visits/,
  ],
];

/** What makes visitors of a canary wait. */
const waits: Fault[] = [
  [
    'answers late',
    async (page) => {
      const usual = usually('inp');
      await sow(page, 'block', 2 * usual + 400);
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
for (const [what, fail, reason, query = ''] of [...shareOfCases(failures, 0), ...shareOfCases(waits, 0)]) {
  test(`a canary that ${what} is withdrawn by that metric`, async ({ page }) => {
    await openObserved(page, `/_v/almanac@${canary.version}/almanac${query}`);
    await fail(page);
    const failed = reason.source.startsWith('^errors') ? 1 : 0;
    const rows = await leave(page, canary, failed);
    if (query !== '?block') withoutBlocking(rows);
    expect(await reasonFor(rows)).toMatch(reason);
  });
}

test('a canary without a fault gets one share after the other until everybody has it', async ({ page }) => {
  await openObserved(page, `/_v/almanac@${canary.version}/almanac`);
  const clean = (await leave(page, canary)).filter(({ app }) => app === live.app);
  // Both versions are what this visitor met, so that no clock of this machine decides.
  const rows = [...clean, ...clean.map((row) => ({ ...row, ...live, cohort: `beside ${canary.version}` }))];
  const steps: string[] = [];
  let counting = countMany(rows, 100);
  await counting;
  const watched = await watch({
    storage: storage(),
    app: live.app,
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
  await page.goto(`${observed.server.url}/almanac`);
  await expect(page.locator('main [data-island=almanac]')).toHaveAttribute('data-version', canary.version);
});
