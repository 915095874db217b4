import { checkShape, expectFormat } from '@furrow/formats/check-shape';
import type { VersionName } from '@furrow/formats/release-name';
import { type Phase, type Vital, vitals } from '@furrow/formats/report.schema';
import {
  array,
  int,
  looseObject,
  maximum,
  minimum,
  number,
  optional,
  partialRecord,
  enum as oneOf,
  record,
  string,
} from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import type { Period } from './evidence';
import { toJson } from './json';
import { privateFolder } from './paths';

/*
 * The counts of one day, by the calendar of UTC: `.furrow/reports/2026-11-23.json`. A row counts for one version,
 * cohort and route. Single reports are not stored, so the size of a day is bounded, however many visitors there are.
 */

const dayFormat = 1;
export const reportsFolder = `${privateFolder}/reports`;

/**
 * The visitors that a row is about: those of the live version, those of the live version `beside` a canary, or those of
 * the canary. `other` is what is compared with nothing: visitors who have an earlier version open, whatever visitors
 * of a canary or of the live version it is compared with do for a second time, and errors that do not name any version.
 */
export type Cohort = 'live' | 'canary' | 'other' | `beside ${string}`;

const count = int().check(minimum(0));
const rowSchema = looseObject({
  app: string(),
  version: string(),
  cohort: string(),
  /** The pattern of a route, or {@link otherRoute}. */
  route: string(),
  /** When visitors of a canary, or beside it, were first seen. */
  period: optional(looseObject({ run: string(), since: string(), share: number().check(minimum(0), maximum(1)) })),
  /**
   * Each visitor counts once a day, in the row of the first page that was visited; in the rows of a canary and of the
   * live version it is compared with, once for as long as there is this canary.
   */
  visits: count,
  /**
   * Failures by the phase of loading or the kind of error. `frame` is the place in the code of a release, such as
   * `/shop/1.1.0-…/page.js:1:2345`.
   */
  failures: array(looseObject({ phase: string(), error: string(), frame: optional(string()), count })),
  /** For each vital, how many visitors had each value: milliseconds, or the score for CLS. */
  waits: partialRecord(oneOf(vitals), record(string(), count)),
});
const daySchema = looseObject({ format: int(), rows: array(rowSchema) });

export type Row = Infer<typeof rowSchema>;
type Group = Row['failures'][number];
/** Rows by the version, cohort and route that they count for. */
export type Rows = Map<string, Row>;

/** Stands for routes that the site does not have, and for routes that no longer fit into a day. */
export const otherRoute = 'other';
/** Stands for errors that no longer fit into a row. */
export const otherErrors = 'other errors';

/** The limits of a day and of a row, because somebody could send many different reports to fill them. */
export const mostRows = 5000;
export const mostErrors = 20;

/** The path of the file of a day such as `2026-11-23`. */
export function dayFile(day: string): string {
  return `${reportsFolder}/${day}.json`;
}

/** Parses the path of the file of a day; undefined for any other path. */
export function parseDayFile(path: string): string | undefined {
  return /^\.furrow\/reports\/(\d{4}-\d\d-\d\d)\.json$/.exec(path)?.[1];
}

/** @throws Error that names the field that is wrong */
export function parseDay(value: unknown, path: string): Rows {
  expectFormat(value, dayFormat, path);
  const rows: Rows = new Map();
  for (const row of checkShape(daySchema, value, path).rows) addRow(rows, row);
  return rows;
}

export function writeDay(rows: Rows): string {
  return toJson({ format: dayFormat, rows: [...rows.values()] });
}

/** One report or visit as a row. */
export function rowOf(
  of: VersionName & { cohort: Cohort; route: string; period?: Period },
  counted: { visits?: number; failure?: { phase: Phase; error: string; frame?: string }; wait?: [Vital, number] },
): Row {
  const { app, version, cohort, route, period } = of;
  const { visits = 0, failure, wait } = counted;
  const failures = failure ? [{ ...failure, count: 1 }] : [];
  const waits = wait ? { [wait[0]]: { [roundedUp(wait[1])]: 1 } } : {};
  return { app, version, cohort, route, ...(period && { period }), visits, failures, waits };
}

/** Adds the counts of a row to the rows. */
export function addRow(rows: Rows, row: Row): void {
  const isRoom = rows.has(keyOf(row)) || rows.size < mostRows;
  const placed = isRoom ? row : { ...row, route: otherRoute };
  const known = rows.get(keyOf(placed)) ?? { ...placed, visits: 0, failures: [], waits: {} };
  rows.set(keyOf(placed), known);
  known.visits += row.visits;
  for (const failure of row.failures) addFailure(known.failures, failure);
  for (const vital of vitals) {
    const values = (known.waits[vital] ??= {});
    for (const [value, times] of Object.entries(row.waits[vital] ?? {})) values[value] = (values[value] ?? 0) + times;
    if (Object.keys(values).length === 0) delete known.waits[vital];
  }
}

/** A new error replaces the rarest one, so that nobody can crowd out a frequent error. */
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

function keyOf({ app, version, cohort, route, period }: Row): string {
  return JSON.stringify([app, version, cohort, route, period?.run, period?.since]);
}

/**
 * Rounds a number up to two significant digits: 473 becomes 480. So a day holds few different values. The bounds in
 * `judgement.ts` have two digits as well, so rounding moves no value across a bound.
 *
 * @param value from 0 on; a value above 0 and below 0.001 becomes 0.001
 */
export function roundedUp(value: number): number {
  if (value <= 0.001) return value > 0 ? 0.001 : 0;
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  // 0.07 / 0.001 is 70.00000000000001.
  return Number((Math.ceil(Number((value / unit).toPrecision(12))) * unit).toPrecision(2));
}
