import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import { errorPhases, loadPhases, vitals } from '@furrow/formats/report.schema';
import { type Cohort, reportsFolder, type Row, type Rows } from '../domain/day';
import type { Beside, Tally } from '../domain/evidence';
import { type Compared, type Measured, nothingMeasured } from '../domain/judgement';
import { Refused } from '../domain/refused';
import { readDays } from '../store/day-files';
import type { OriginStorage } from '../store/storage';

/**
 * Failures of one kind. `path` is the pattern of the route, and `frame` is the place in the code of a release, such as
 * `/shop/1.1.0-…/page.js:1:2345`.
 */
export type ReportedFailure = { phase: string; path: string; error: string; frame?: string; count: number };

/** The reports of browsers, by version. */
export class Reports {
  private readonly rows = new Map<string, { day: string; row: Row }[]>();

  /** @param days the counts by day, the earliest first */
  constructor(private readonly days: ReadonlyMap<string, Rows>) {
    for (const [day, rows] of days) {
      for (const row of rows.values()) {
        const name = formatVersionName(row);
        const known = this.rows.get(name) ?? [];
        this.rows.set(name, known);
        known.push({ day, row });
      }
    }
  }

  /** Whether reports of this site are collected. */
  get isCollected(): boolean {
    return this.days.size > 0;
  }

  /** All failures and visits of a version. */
  of(name: VersionName): Tally {
    const { visits, loads, errors } = this.measuredOf(name);
    return { failures: loads + errors, visits };
  }

  /**
   * What was measured of a version.
   *
   * @param wanted only visitors of this cohort, or of this day
   */
  measuredOf(name: VersionName, wanted: { cohort?: Cohort; day?: string } = {}): Measured {
    const { cohort, day } = wanted;
    const measured = nothingMeasured();
    for (const found of this.rows.get(formatVersionName(name)) ?? [])
      if ((cohort ?? found.row.cohort) === found.row.cohort && (day ?? found.day) === found.day)
        addTo(measured, found.row);
    return measured;
  }

  /**
   * What a canary and the live versions of that time were measured by, for each period in which the canary had
   * one share of the visitors; the earliest first.
   */
  comparedOf({ app, version }: VersionName): Compared {
    const periods = new Map<string, Beside<Measured>>();
    const rows = [...this.rows.values()].flat().filter(({ row }) => row.app === app);
    for (const { row } of rows) {
      const { cohort, period } = row;
      const isCanary = cohort === 'canary' && row.version === version;
      if (!period || !(isCanary || cohort === `beside ${version}`)) continue;
      const key = `${period.since} ${period.run}`;
      const known = periods.get(key) ?? { ...period, live: nothingMeasured(), canary: nothingMeasured() };
      periods.set(key, known);
      addTo(isCanary ? known.canary : known.live, row);
    }
    return [...periods.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, period]) => period);
  }

  /** The days on which anything was counted, such as `2026-11-23`; the earliest first. */
  get dayNames(): string[] {
    return [...this.days.keys()];
  }

  /** The failures of a version by phase, route and error, the most frequent first. */
  failuresOf(name: VersionName): ReportedFailure[] {
    const kinds = new Map<string, ReportedFailure>();
    for (const { row } of this.rows.get(formatVersionName(name)) ?? []) {
      for (const { phase, error, frame, count } of row.failures) {
        const key = JSON.stringify([phase, row.route, error, frame]);
        const known = kinds.get(key);
        if (known) known.count += count;
        else kinds.set(key, { phase, path: row.route, error, ...(frame !== undefined && { frame }), count });
      }
    }
    return [...kinds.values()].sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1));
  }
}

function addTo(measured: Measured, { visits, failures, waits }: Row): void {
  measured.visits += visits;
  for (const { phase, count } of failures) {
    if (isOneOf(loadPhases, phase)) measured.loads += count;
    else if (isOneOf(errorPhases, phase)) measured.errors += count;
  }
  for (const vital of vitals) {
    for (const [value, count] of Object.entries(waits[vital] ?? {}))
      measured[vital].set(Number(value), (measured[vital].get(Number(value)) ?? 0) + count);
  }
}

const isOneOf = (phases: readonly string[], phase: string) => phases.includes(phase);

/** Reads the counts that collectors stored for this site. They cannot be read over HTTP. */
export async function readReports(storage: Pick<OriginStorage, 'read' | 'list'>): Promise<Reports> {
  return new Reports(await readDays(storage));
}

/**
 * Reads the counts for somebody who concludes something from them.
 *
 * @throws Refused when no reports are collected, and for a site over HTTP
 */
export async function readCollected(storage: Pick<OriginStorage, 'read' | 'list' | 'isHidden'>): Promise<Reports> {
  if (storage.isHidden?.(`${reportsFolder}/`))
    throw new Refused(
      'FUR-REPORTS-NOT-PUBLIC',
      'A site does not publish what browsers reported, so it cannot be read over HTTP. Name the place of the origin with --origin.',
    );
  const reports = await readReports(storage);
  if (reports.isCollected) return reports;
  throw new Refused(
    'FUR-CANARY-NO-REPORTS',
    'Browser reports are not being collected for this site. Start "release serve --reports" or "release collect".',
  );
}

/** Failures per hundred visits; `undefined` when no visits were counted. */
export function errorRate({ failures, visits }: Tally): number | undefined {
  return visits === 0 ? undefined : (failures / visits) * 100;
}
