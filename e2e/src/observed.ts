import { cohortOf } from '@furrow/discovery/cohort';
import { countOf } from '@furrow/release/domain/judgement';
import type { Row } from '@furrow/release/domain/day';
import { promote, reportTo } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { readReports } from '@furrow/release/operations/reports';
import { folderFiles } from '@furrow/release/server/files';
import { startServer, type Server } from '@furrow/release/server/serve';
import { readCandidate } from '@furrow/release/store/candidate';
import { readDays } from '@furrow/release/store/day-files';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import type { OriginStorage } from '@furrow/release/store/storage';
import { faultyAlmanac } from './faulty';
import { buildVariant, fixtureSite, variants } from './fixtures';
import type { TestSite } from './origin';
import { expect, hydrated, test, type Page } from './test';

/** A site that is told by browsers what its visitors meet, with a canary of the almanac. */

export const live = { app: 'almanac', version: '1.0.0' };
export const canary = { app: 'almanac', version: '1.1.0' };
/** The version of the market, whose pages hold parts of the almanac. */
export const market = { app: 'market', version: '1.0.0' };

type Observed = {
  site: TestSite;
  server: Server;
  /** What the collector of the test has counted. */
  days: OriginStorage;
  /** What a page asked of observer and collector while the site did not name any address for reports. */
  askedSilently: string[];
};

/** The site of the tests of a file. */
export const observed = {} as Observed;

export const storage = () => folderStorage(observed.site.folder, { precompress: false });

/** Serves such a site to the tests of a file, each with a collector of its own: a visitor counts once for each canary. */
export function serveObserved(): void {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    const builds = [await faultyAlmanac(live.version), variants.market, variants.host];
    observed.site = await fixtureSite('observed', builds);
    await publish({
      storage: storage(),
      candidate: await readCandidate(await buildVariant(await faultyAlmanac(canary.version))),
      published: { publishedAt: new Date(0).toISOString(), commit: null },
    });
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${observed.site.url}/almanac`);
    await hydrated(page);
    await page.goto('about:blank');
    await page.close();
    observed.askedSilently = asked.filter((address) => /observer|_reports/.test(address));
    await reportTo(storage(), '/_reports');
  });
  test.afterAll(() => observed.site.close());

  test.beforeEach(async ({ context }) => {
    // The test before may have withdrawn it.
    await promote({ storage: storage(), ...canary, traffic: 1 });
    observed.days = memoryStorage();
    const collecting = { storage: observed.days, pause: 0 };
    const files = folderFiles(observed.site.folder);
    observed.server = await startServer({ files, port: 0, hostname: '127.0.0.1', collecting });
    await context.addInitScript((name) => {
      if (location.protocol === 'http:') localStorage.setItem('visitor', name);
    }, visitorOfLive());
  });
  test.afterEach(async ({ page }) => {
    // A page that is still open would ask for the releases of a site that is gone.
    await page.goto('about:blank');
    await observed.server.close();
  });
}

/** A visitor whose cohort is not one of the canary's. */
function visitorOfLive(): string {
  for (let number = 0; ; number++) if (cohortOf('almanac', `visitor ${number}`) >= 1) return `visitor ${number}`;
}

/** Opens a page and waits for its observer. */
export async function openObserved(page: Page, path: string): Promise<void> {
  await page.goto(observed.server.url + path);
  await hydrated(page);
  await page.waitForFunction(() => window.furrowReports?.take);
}

/**
 * Leaves the page, which sends what its visitor waited for; returns what the collector has counted of the visit, with
 * so many failures.
 */
export async function leave(page: Page, version: typeof live, failures = 0): Promise<Row[]> {
  await page.goto('about:blank');
  // What is sent at one moment may arrive in any order.
  await counted(version, failures);
  await expect.poll(async () => countOf((await readReports(observed.days)).measuredOf(version).cls)).toBe(1);
  return [...(await readDays(observed.days)).values()].flatMap((rows) => [...rows.values()]);
}

/** Waits until the collector has counted so many failures of the version. */
export async function counted(version: typeof live, failures: number): Promise<void> {
  await expect.poll(async () => (await readReports(observed.days)).failuresOf(version).length).toBe(failures);
}

/** Waits until the browser has measured something of the type: of an element, or of more than `least` in its unit. */
export async function measured(page: Page, type: string, { element = '', least = 0 } = {}): Promise<void> {
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

/** What a page does when it is pressed goes wrong in this way from now on. */
export const goWrong = (page: Page, fault: string, milliseconds = 0) =>
  page.evaluate((wrong) => void Object.assign(document.documentElement.dataset, wrong), {
    fault,
    milliseconds: `${milliseconds}`,
  });
export const tell = (page: Page, event: string) =>
  page.evaluate((name) => void document.dispatchEvent(new Event(name)), event);
