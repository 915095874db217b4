import { hostName, type Entry } from '@furrow/discovery/discovery';
import { matchesPattern } from '@furrow/discovery/route-match';
import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import { createScale, sumOf } from '../../check/weigh';
import { all } from '../../domain/all';
import { type JournalEvent, journalFolder } from '../../domain/journal';
import { type Figures, fewestVisits, figuresOf, type Measured, type Worse, worseMetrics } from '../../domain/judgement';
import { viewOf } from '../../domain/ledger';
import { readLedger } from '../../store/ledger-file';
import type { OriginStorage } from '../../store/storage';
import { log } from '../log';
import { readReports, type Reports } from '../reports';
import { type PlacedFailure, placeFailures } from '../source-places';
import { status, type VersionStatus } from '../status';

/** A line of a small chart: a number a day, `undefined` where nobody was counted. */
export type Trend = (number | undefined)[];

/** What is drawn day by day. */
export type Trends = Record<'failures' | 'inp' | 'lcp', Trend>;

/** How a canary is beside what is live, by the test of `watch`. */
export type Verdict = { kind: 'worse'; worst: Worse } | { kind: 'better' | 'same' | 'early' | 'steady' | 'unmeasured' };

/** A version with what its visitors met; while there is a canary, both versions over the same time. */
export type Shown = { row: VersionStatus; figures?: Figures; trends: Trends };

export type DashboardApp = {
  app: string;
  live?: Shown;
  canary?: Shown;
  verdict: Verdict;
  /** The heaviest of the weighed pages, in bytes after Brotli; absent for an app without pages. */
  heaviest?: { path: string; bytes: number };
};

export type DashboardData = {
  apps: DashboardApp[];
  /** The latest event first; `undefined` where the journal is hidden. */
  events: JournalEvent[] | undefined;
  /** Failures of what visitors get, the most frequent first. */
  failures: (VersionName & { failure: PlacedFailure })[];
  /** All visits that were counted of what visitors get; `undefined` where nobody collects, or where it is hidden. */
  visits: number | undefined;
};

/** On how many days a chart looks back. */
const daysShown = 14;
/** Of each app, so that a large site is not weighed as a whole. */
const pagesWeighed = 12;
const failuresPlaced = 6;

/**
 * What operators want to see of a site: what `status`, `log`, `failures` and `watch` tell, by the functions that they call.
 *
 * @throws Refused when the journal is damaged
 */
export async function dashboardData(storage: OriginStorage): Promise<DashboardData> {
  const [rows, reports, ledger] = await Promise.all([status(storage), readReports(storage), readLedger(storage)]);
  const entries = viewOf(ledger).microFrontends;
  const weigh = createScale(storage, { precompressed: true });
  const names = [...new Set(rows.map(({ app }) => app))].sort((a, b) => rank(a) - rank(b));
  const apps = await all(names, async (app) => ({
    ...besideEachOther(rows, reports, app),
    ...(await heaviestOf(
      weigh,
      entries[app]?.find(({ deployment }) => deployment.default),
    )),
  }));
  const shown = apps.flatMap(({ live, canary }) => [live, canary].flatMap((one) => one ?? []));
  const isHidden = storage.isHidden?.(`${journalFolder}/`) ?? false;
  return {
    apps,
    events: isHidden ? undefined : (await log(storage)).reverse(),
    failures: await failuresOf(storage, reports, shown),
    visits: reports.isCollected ? shown.reduce((sum, { row }) => sum + (row.measured?.visits ?? 0), 0) : undefined,
  };
}

/** The host comes first: everything else stands in it. */
function rank(app: string): number {
  return app === hostName ? 0 : 1;
}

function besideEachOther(rows: readonly VersionStatus[], reports: Reports, app: string): DashboardApp {
  const inState = (state: VersionStatus['state']) => rows.find((row) => row.app === app && row.state === state);
  const [live, canary] = [inState('live'), inState('canary')];
  const measured = canary && reports.measuredOf(canary, { cohort: 'canary' });
  const beside = live && canary && reports.measuredOf(live, { cohort: `beside ${canary.version}` });
  return {
    app,
    ...(live && { live: shownOf(reports, live, beside) }),
    ...(canary && { canary: shownOf(reports, canary, measured) }),
    verdict: verdictOf(reports, measured, beside),
  };
}

/** @param measured over which time; without it, all that is known */
function shownOf(reports: Reports, row: VersionStatus, measured: Measured | undefined): Shown {
  const figures = measured ? figuresOf(measured) : row.measured;
  const days = reports.dayNames.slice(-daysShown).map((day) => figuresOf(reports.measuredOf(row, { day })));
  const trends: Trends = {
    failures: days.map(failureRate),
    inp: days.map(({ inp }) => inp),
    lcp: days.map(({ lcp }) => lcp),
  };
  return { row, trends, ...(reports.isCollected && figures && { figures }) };
}

/** Failures in a thousand visits; `undefined` where nobody was counted. */
export function failureRate({ visits, loads, errors }: Figures): number | undefined {
  return visits === 0 ? undefined : ((loads + errors) / visits) * 1000;
}

function verdictOf(reports: Reports, canary: Measured | undefined, live: Measured | undefined): Verdict {
  if (!reports.isCollected) return { kind: 'unmeasured' };
  if (!canary || !live) return { kind: 'steady' };
  if (canary.visits < fewestVisits) return { kind: 'early' };
  const [worst] = worseMetrics(live, canary);
  if (worst) return { kind: 'worse', worst };
  return { kind: worseMetrics(canary, live).length > 0 ? 'better' : 'same' };
}

/** Weighs the first page of each of the first routes, by the scale of the gate. */
async function heaviestOf(
  weigh: ReturnType<typeof createScale>,
  live: Entry | undefined,
): Promise<Pick<DashboardApp, 'heaviest'>> {
  const { routes = [], pages = [] } = live?.extras ?? {};
  const first = routes.flatMap((pattern) => pages.find((path) => matchesPattern(pattern, path)) ?? []);
  const weights = await all(first.slice(0, pagesWeighed), async (path) => {
    const files = await weigh(path);
    return { path, bytes: sumOf(files.filter(({ kind }) => kind !== 'wake')) };
  });
  const [heaviest] = weights.sort((a, b) => b.bytes - a.bytes);
  return heaviest ? { heaviest } : {};
}

async function failuresOf(
  storage: OriginStorage,
  reports: Reports,
  shown: readonly Shown[],
): Promise<DashboardData['failures']> {
  const found = shown
    .flatMap(({ row }) => reports.failuresOf(row).map((failure) => ({ app: row.app, version: row.version, failure })))
    .sort((a, b) => b.failure.count - a.failure.count || (formatVersionName(a) < formatVersionName(b) ? -1 : 1));
  const told = found.slice(0, failuresPlaced);
  const placed = await placeFailures(
    storage,
    told.map(({ failure }) => failure),
  );
  return found.map((one, index) => ({ ...one, failure: placed[index] ?? one.failure }));
}
