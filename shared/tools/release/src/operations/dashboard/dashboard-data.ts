import { entriesOf, hostName, liveEntry } from '@furrow/discovery/discovery';
import { anyLanguage } from '@furrow/formats/languages';
import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import { readBudgets, readPrefixed } from '../../compose/site/settings';
import { all } from '../../domain/all';
import { type JournalEvent, journalFolder } from '../../domain/journal';
import {
  type Compared,
  exchanged,
  type Figures,
  fewestVisits,
  figuresOf,
  type Measured,
  overSameTime,
  type Worse,
  worseMetrics,
} from '../../domain/judgement';
import { viewOf } from '../../domain/ledger';
import { readLedger } from '../../store/ledger-file';
import { readRelease } from '../../store/releases';
import type { OriginStorage } from '../../store/storage';
import { log } from '../log';
import { readReports, type Reports } from '../reports';
import { type PlacedFailure, placeFailures } from '../source-places';
import { status, type VersionStatus } from '../status';
import { type Budgeted, type Heaviest, Weights } from './budgets';
import { canaryRuns, type CountedRun, countedRun } from './canary-runs';
import { type SharedPackage, sharedPackages } from './shared-section';

export type DashboardOptions = {
  /** When the page is written. */
  now: Date;
  /** The beginning of commands that work on this origin, such as `pnpm release --origin s3://furrow-site`. */
  program: string;
  /** The command that writes the page again. */
  again: string;
  /** The environment that the page is about; absent for the site itself. */
  environment?: Environment;
};

/** An environment with the releases that it shows instead of what is live. */
export type Environment = { name: string; shows: VersionName[] };

/** The line of a small chart: one number per day, `undefined` for a day without visits. */
export type Trend = (number | undefined)[];

/** The figures that are drawn by day. */
export type Trends = Record<'failures' | 'inp' | 'lcp', Trend>;

/** How a canary compares with the live version, by the same test as `watch`. */
export type CanaryVerdict =
  { kind: 'worse'; worst: Worse } | { kind: 'better' | 'same' | 'early' | 'steady' | 'unmeasured' };

/** A version with the figures of its visitors. While there is a canary, those of both versions cover the same time. */
export type Shown = { row: VersionStatus; figures?: Figures; trends: Trends };

export type DashboardApp = {
  app: string;
  live?: Shown;
  canary?: Shown;
  verdict: CanaryVerdict;
  heaviest?: Heaviest;
  /** Absent where the site has no budget for it. */
  budgeted?: Budgeted;
};

export type DashboardData = {
  apps: DashboardApp[];
  /** The latest event first; `undefined` when the journal cannot be read. */
  events: JournalEvent[] | undefined;
  /**
   * Canaries that are out, and those that ended last; of an environment, those of the releases that it shows. `undefined`
   * when the journal of the site cannot be read.
   */
  canaries: CountedRun[] | undefined;
  shared: SharedPackage[];
  /** The languages that have a prefix in addresses, and those that a live release has. */
  languages: string[];
  /** The failures of versions that visitors get, the most frequent first. */
  failures: (VersionName & { failure: PlacedFailure })[];
  /**
   * All counted visits of versions that visitors get; `undefined` when no reports are collected or they cannot be read.
   */
  visits: number | undefined;
};

/** The number of days that a chart shows. */
const daysShown = 14;
const failuresPlaced = 6;

/**
 * What operators want to know about a site: the results of `status`, `log`, `failures` and `watch`, from the same
 * functions.
 *
 * @param site the site itself, where `storage` is what an environment shows: canaries have their visitors there
 * @throws Refused when a journal is damaged
 */
export async function dashboardData(storage: OriginStorage, now: Date, site = storage): Promise<DashboardData> {
  const [rows, reports, ledger, budgets, prefixed] = await Promise.all([
    status(storage),
    readReports(storage),
    readLedger(storage),
    readBudgets(storage),
    readPrefixed(storage),
  ]);
  const weights = new Weights(storage, ledger, budgets);
  const names = [...new Set(rows.map(({ app }) => app))].sort((a, b) => rank(a) - rank(b));
  const live = names.map((app) => ({ app, entry: liveEntry(entriesOf(viewOf(ledger), app)) }));
  const apps = await all(live, async ({ app, entry }) => ({
    ...besideEachOther(rows, reports, app),
    ...(await weights.of(app, entry)),
  }));
  const releases = await all(live, async ({ app, entry }) =>
    entry ? [await readRelease(storage, app, entry).catch(() => [])] : [],
  );
  const shown = apps.flatMap(({ live: usual, canary }) => [usual, canary].flatMap((one) => one ?? []));
  const [events, ofSite] = await Promise.all([journalOf(storage), journalOf(site)]);
  const isShown = ({ app, version }: VersionName) =>
    site === storage || shown.some(({ row }) => row.app === app && row.version === version);
  return {
    apps,
    canaries: ofSite && canaryRuns(ofSite, isShown).map((run) => countedRun(run, reports, now)),
    events: events?.toReversed(),
    shared: sharedPackages(releases.flat(2)),
    languages: [
      ...new Set([...prefixed, ...apps.flatMap(({ live: usual }) => Object.keys(usual?.row.translated ?? {}))]),
    ].filter((language) => language !== anyLanguage),
    failures: await failuresOf(storage, reports, shown),
    visits: reports.isCollected ? shown.reduce((sum, { row }) => sum + (row.measured?.visits ?? 0), 0) : undefined,
  };
}

/** The events, the earliest first; `undefined` when they are private. */
async function journalOf(storage: OriginStorage): Promise<JournalEvent[] | undefined> {
  return storage.isHidden?.(`${journalFolder}/`) ? undefined : log(storage);
}

/** The host comes first, because all other apps run in it. */
function rank(app: string): number {
  return app === hostName ? 0 : 1;
}

function besideEachOther(rows: readonly VersionStatus[], reports: Reports, app: string): DashboardApp {
  const inState = (state: VersionStatus['state']) => rows.find((row) => row.app === app && row.state === state);
  const [live, canary] = [inState('live'), inState('canary')];
  const periods = canary && reports.comparedOf(canary);
  const both = periods && overSameTime(periods);
  return {
    app,
    ...(live && { live: shownOf(reports, live, both?.live) }),
    ...(canary && { canary: shownOf(reports, canary, both?.canary) }),
    verdict: verdictOf(reports, periods),
  };
}

/** @param measured the measurements to show; without it, all that there are */
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

/** Failures per thousand visits; `undefined` when there were no visits. */
export function failureRate({ visits, loads, errors }: Figures): number | undefined {
  return visits === 0 ? undefined : ((loads + errors) / visits) * 1000;
}

function verdictOf(reports: Reports, periods: Compared | undefined): CanaryVerdict {
  if (!reports.isCollected) return { kind: 'unmeasured' };
  if (!periods) return { kind: 'steady' };
  if (overSameTime(periods).canary.visits < fewestVisits) return { kind: 'early' };
  const [worst] = worseMetrics(periods);
  if (worst) return { kind: 'worse', worst };
  return { kind: worseMetrics(exchanged(periods)).length > 0 ? 'better' : 'same' };
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
