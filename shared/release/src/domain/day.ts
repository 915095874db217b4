import { checkShape, expectFormat } from '@furrow/formats/check-shape';
import type { VersionName } from '@furrow/formats/release-name';
import { type Phase, type Vital, vitals } from '@furrow/formats/report.schema';
import { array, int, looseObject, minimum, optional, partialRecord, enum as oneOf, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { toJson } from './json';
import { privateFolder } from './paths';

/*
 * What browsers reported on one day, added up: `.furrow/reports/2026-11-23.json`, by the calendar of UTC. A row counts for one version, cohort and route.
 * No single report is kept, so that a day has a bounded size, however many visitors there are.
 */

const dayFormat = 1;
export const reportsFolder = `${privateFolder}/reports`;

/**
 * Which visitors a row is about: those of the live version, of it while a canary stands `beside` it, of the canary, or `other`: those who have an earlier
 * version open, or errors that name no version.
 */
export type Cohort = 'live' | 'canary' | 'other' | `beside ${string}`;

const count = int().check(minimum(0));
const rowSchema = looseObject({
  app: string(),
  version: string(),
  cohort: string(),
  /** The pattern of a route, or {@link otherRoute}. */
  route: string(),
  /** Each visitor once a day, in the row of the first page. */
  visits: count,
  /** By step of loading or kind of error. `frame` is the place in the code of a release, such as `/shop/1.1.0-…/page.js:1:2345`. */
  failures: array(looseObject({ phase: string(), error: string(), frame: optional(string()), count })),
  /** How many visitors waited for so long, by milliseconds; or by the number of CLS. */
  waits: partialRecord(oneOf(vitals), record(string(), count)),
});
const daySchema = looseObject({ format: int(), rows: array(rowSchema) });

export type Row = Infer<typeof rowSchema>;
type Group = Row['failures'][number];
/** Rows by what they are about. */
export type Rows = Map<string, Row>;

/** In place of routes that the site does not have, and of those for which a day has no room. */
export const otherRoute = 'other';
/** In place of the errors for which a row has no room. */
export const otherErrors = 'other errors';

/** Who sends many different reports fills a day with rows, and a row with errors: this many are kept apart. */
const mostRows = 5000;
const mostErrors = 20;

/** The file of a day such as `2026-11-23`. */
export function dayFile(day: string): string {
  return `${reportsFolder}/${day}.json`;
}

/** Reads the name of a file of days; undefined for any other path. */
export function parseDayFile(path: string): string | undefined {
  return /^\.furrow\/reports\/(\d{4}-\d\d-\d\d)\.json$/.exec(path)?.[1];
}

/** @throws Error that names the field which is wrong */
export function parseDay(value: unknown, path: string): Rows {
  expectFormat(value, dayFormat, path);
  const rows: Rows = new Map();
  for (const row of checkShape(daySchema, value, path).rows) addRow(rows, row);
  return rows;
}

export function writeDay(rows: Rows): string {
  return toJson({ format: dayFormat, rows: [...rows.values()] });
}

/** What one report or visit says, as a row. */
export function rowOf(
  of: VersionName & { cohort: Cohort; route: string },
  counted: { visits?: number; failure?: { phase: Phase; error: string; frame?: string }; wait?: [Vital, number] },
): Row {
  const { app, version, cohort, route } = of;
  const { visits = 0, failure, wait } = counted;
  const failures = failure ? [{ ...failure, count: 1 }] : [];
  const waits = wait ? { [wait[0]]: { [roundedUp(wait[1])]: 1 } } : {};
  return { app, version, cohort, route, visits, failures, waits };
}

/** Adds what a row counts. */
export function addRow(rows: Rows, row: Row): void {
  const isRoom = rows.has(keyOf(row)) || rows.size < mostRows;
  const placed = isRoom ? row : { ...row, route: otherRoute };
  const { app, version, cohort, route } = placed;
  const known = rows.get(keyOf(placed)) ?? { app, version, cohort, route, visits: 0, failures: [], waits: {} };
  rows.set(keyOf(placed), known);
  known.visits += row.visits;
  for (const failure of row.failures) addFailure(known.failures, failure);
  for (const vital of vitals) {
    const values = (known.waits[vital] ??= {});
    for (const [value, times] of Object.entries(row.waits[vital] ?? {})) values[value] = (values[value] ?? 0) + times;
    if (Object.keys(values).length === 0) delete known.waits[vital];
  }
}

/** The rarest error gives its place to a new one, so that nobody can keep a frequent one out. */
function addFailure(groups: Group[], { phase, error, frame, count: times }: Group): void {
  const isSame = (other: Group) => other.phase === phase && other.error === error && other.frame === frame;
  const known = groups.find(isSame);
  if (known) known.count += times;
  else groups.push({ phase, error, ...(frame !== undefined && { frame }), count: times });
  const told = groups.filter((group) => group.error !== otherErrors && !isSame(group));
  if (known || error === otherErrors || told.length < mostErrors) return;
  const rarest = told.reduce((least, group) => (group.count < least.count ? group : least));
  groups.splice(groups.indexOf(rarest), 1);
  addFailure(groups, { phase: rarest.phase, error: otherErrors, count: rarest.count });
}

function keyOf({ app, version, cohort, route }: Row): string {
  return JSON.stringify([app, version, cohort, route]);
}

/**
 * The number with its first two digits, and no less than it was: 473 is 480. A day holds few different values then, and the bounds by which
 * `judgement.ts` compares, which have two digits, keep their meaning.
 *
 * @param value from 0 on; what is above 0 and below 0.001 becomes 0.001
 */
export function roundedUp(value: number): number {
  if (value <= 0.001) return value > 0 ? 0.001 : 0;
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  // 0.07 / 0.001 is 70.00000000000001.
  return Number((Math.ceil(Number((value / unit).toPrecision(12))) * unit).toPrecision(2));
}
