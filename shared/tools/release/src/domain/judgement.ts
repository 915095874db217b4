import { type Vital, vitals } from '@furrow/formats/report.schema';
import { type Beside, enoughEvidence, evidenceBeside, type Tally } from './evidence';

/**
 * What was measured of a version: the number of visits, in how many of them something failed to load or threw an error,
 * and the waiting times of visitors.
 */
export type Measured = Record<Vital, Values> & { visits: number; loads: number; errors: number };

/** The number of visitors by waiting time. */
export type Values = Map<number, number>;

export function nothingMeasured(): Measured {
  return { visits: 0, loads: 0, errors: 0, lcp: new Map(), inp: new Map(), cls: new Map(), blocking: new Map() };
}

/**
 * How a metric is judged. A canary is withdrawn because of it if both hold: the evidence that the versions differ is as
 * strong as `weight` requires, and the difference is large enough for visitors to notice.
 */
type Rule = {
  name: string;
  /** The metric's share of the permitted probability of a wrong decision. All shares add up to 1. */
  weight: number;
  /** The absolute difference from the live version that visitors notice. */
  guard: number;
  /** The relative difference from the live version that visitors notice, as a factor. */
  ratio: number;
  told: (value: number) => string;
};

const ofVisits = (rate: number) => `${(rate * 100).toFixed(1)}% of its visits`;
const milliseconds = (value: number) => `${Math.round(value)} ms at the 75th percentile`;

const rates: Record<'loads' | 'errors', Rule> = {
  loads: { name: 'load failures', weight: 1 / 4, guard: 0.005, ratio: 1.2, told: ofVisits },
  errors: { name: 'errors', weight: 1 / 4, guard: 0.005, ratio: 1.2, told: ofVisits },
};

/**
 * The bounds of a vital are fixed in advance, because a test that chooses its bounds after seeing the data finds
 * differences too often. The test asks for each bound whether more of the canary's values exceed it; the evidence is
 * the mean over the bounds. Each bound has two digits, like the values of a day.
 */
export const bounds: Record<Vital, readonly number[]> = {
  lcp: [500, 1000, 1800, 2500, 4000, 6000, 10_000],
  inp: [75, 150, 200, 350, 500, 1000, 2000],
  cls: [0.02, 0.05, 0.1, 0.25, 0.5],
  blocking: [50, 150, 300, 600, 1500],
};

const waits: Record<Vital, Rule> = {
  lcp: {
    name: 'LCP',
    weight: 1 / 8,
    guard: 200,
    ratio: 1.1,
    told: milliseconds,
  },
  inp: {
    name: 'INP',
    weight: 1 / 8,
    guard: 50,
    ratio: 1.2,
    told: milliseconds,
  },
  cls: {
    name: 'CLS',
    weight: 1 / 8,
    guard: 0.05,
    ratio: 1.2,
    told: (value) => `${value.toFixed(2)} at the 75th percentile`,
  },
  blocking: {
    name: 'blocked time',
    weight: 1 / 8,
    guard: 150,
    ratio: 1.2,
    told: milliseconds,
  },
};

/** A metric in which a canary is worse, with the values of the canary and of the live version as words. */
export type Worse = { metric: string; canary: string; live: string; evidence: number };

/** Says in words why a canary is worse than the live version. */
export function reasonOf({ metric, canary, live }: Worse, liveVersion: string): string {
  return `${metric}: ${canary}, compared with ${live} for ${liveVersion} over the same period`;
}

/** The default for the number of canary visits before which nothing is decided. */
export const fewestVisits = 100;

/** What a canary and the live version beside it were measured by, one period after the other. */
export type Compared = readonly Beside<Measured>[];

/**
 * The metrics in which a canary is worse than the live version over the same period, the clearest first. It may be
 * evaluated as often as one likes: see {@link evidenceBeside}. A metric with a lower weight needs more evidence, so
 * that all metrics together report a canary that is not worse with a probability of at most 1%.
 */
export function worseMetrics(periods: Compared): Worse[] {
  // After an outage of both versions, only what came later shows by how much they differ.
  const latest = periods.filter(({ canary }) => canary.visits >= fewestVisits).slice(-1);
  const spans = [periods, latest].map(overSameTime);
  const byRate = rateKeys.flatMap((key) => {
    const rate = (of: Measured) => (of.visits > 0 ? of[key] / of.visits : 0);
    const seen = spans.map(({ live, canary }) => ({ canary: rate(canary), live: rate(live) }));
    return worse(rates[key], seen, () => evidenceOf(periods, talliesOf[key]));
  });
  const byWait = vitals.flatMap((vital) => {
    const seen = spans.map(({ live, canary }) => ({
      canary: percentile75(canary[vital]) ?? 0,
      live: percentile75(live[vital]) ?? Infinity,
    }));
    return worse(waits[vital], seen, () => evidenceOf(periods, talliesOf[vital]));
  });
  return [...byRate, ...byWait].sort((a, b) => b.evidence - a.evidence);
}

/** The evidence so far that a canary is worse, by metric, whether or not visitors would notice the difference. */
export function oddsOf(periods: Compared): Record<string, number> {
  return Object.fromEntries(metricKeys.map((key) => [ruleOf(key).name, evidenceOf(periods, talliesOf[key])] as const));
}

type MetricKey = keyof typeof rates | Vital;
const rateKeys = ['loads', 'errors'] as const;
const metricKeys: readonly MetricKey[] = [...rateKeys, ...vitals];
const ruleOf = (key: MetricKey): Rule => ({ ...rates, ...waits })[key];

/** The evidence at which a canary is withdrawn, by metric. */
export const oddsNeeded: Readonly<Record<string, number>> = Object.fromEntries(
  metricKeys.map((key) => [ruleOf(key).name, enoughEvidence / ruleOf(key).weight] as const),
);

const failedOf = (key: (typeof rateKeys)[number]) => (of: Measured) => [{ failures: of[key], visits: of.visits }];
const aboveEach = (vital: Vital) => (of: Measured) =>
  bounds[vital].map((bound) => ({
    failures: countOf([...of[vital]].filter(([value]) => value > bound)),
    visits: countOf(of[vital]),
  }));
/** What counts as a failure, by metric. */
const talliesOf: Record<MetricKey, (of: Measured) => Tally[]> = {
  loads: failedOf('loads'),
  errors: failedOf('errors'),
  lcp: aboveEach('lcp'),
  inp: aboveEach('inp'),
  cls: aboveEach('cls'),
  blocking: aboveEach('blocking'),
};

function evidenceOf(periods: Compared, tallies: (of: Measured) => Tally[]): number {
  return evidenceBeside(
    periods.map((period) => ({ ...period, live: tallies(period.live), canary: tallies(period.canary) })),
  );
}

/** @param seen what both versions have in a span of time; a difference that visitors notice in one of them is enough */
function worse(rule: Rule, seen: readonly { canary: number; live: number }[], weigh: () => number): Worse[] {
  const noticed = seen.find(({ canary, live }) => canary >= live + rule.guard && canary >= live * rule.ratio);
  if (!noticed) return [];
  const evidence = weigh();
  if (evidence < enoughEvidence / rule.weight) return [];
  const [canary, live] = [rule.told(noticed.canary), rule.told(noticed.live).replace(' of its visits', '')];
  return [{ metric: rule.name, canary, live, evidence }];
}

/**
 * What both versions have over the same period. A period counts for the live version as much as it does for the canary:
 * if most visits of the canary were in the last period, so are most of those that it is compared with. The counts of
 * the live version are no whole numbers for that reason. Periods in which only one of the versions had visits are left
 * out.
 */
export function overSameTime(periods: Compared): { live: Measured; canary: Measured } {
  const both = periods.filter(({ live, canary }) => live.visits > 0 && canary.visits > 0);
  const [live, canary] = [nothingMeasured(), nothingMeasured()];
  const visits = (of: 'live' | 'canary') => both.reduce((sum, period) => sum + period[of].visits, 0);
  const usual = visits('canary') / visits('live');
  for (const period of both) {
    addMeasured(canary, period.canary);
    addMeasured(live, period.live, period.canary.visits / period.live.visits / usual);
  }
  return { live, canary };
}

/** What was measured of a version in all of the periods. */
export function sumOf(all: readonly Measured[]): Measured {
  const sum = nothingMeasured();
  for (const measured of all) addMeasured(sum, measured);
  return sum;
}

/** The same periods with the versions exchanged, to ask whether the canary is better. */
export function exchanged(periods: Compared): Compared {
  return periods.map(({ live, canary, share, ...period }) => ({
    ...period,
    share: 1 - share,
    live: canary,
    canary: live,
  }));
}

/** Adds what was measured to a sum, times a factor. */
function addMeasured(sum: Measured, measured: Measured, factor = 1): void {
  for (const key of ['visits', 'loads', 'errors'] as const) sum[key] += measured[key] * factor;
  for (const vital of vitals)
    for (const [value, count] of measured[vital]) sum[vital].set(value, (sum[vital].get(value) ?? 0) + count * factor);
}

/** The value that 75% of the values do not exceed; undefined when there are no values. */
export function percentile75(values: Values): number | undefined {
  // Counts over several periods are no whole numbers.
  const wanted = countOf(values) * 0.75 - 1e-9;
  let passed = 0;
  return [...values].sort(([a], [b]) => a - b).find(([, count]) => (passed += count) >= wanted)?.[0];
}

/** The number of visitors. */
export function countOf(values: Iterable<readonly [number, number]>): number {
  return [...values].reduce((sum, [, count]) => sum + count, 0);
}

/**
 * The figures of a version: the number of visits, how many of them failed, and the 75th percentiles of the measured
 * values.
 */
export type Figures = { visits: number; loads: number; errors: number } & Partial<Record<Vital, number>>;

export function figuresOf({ visits, loads, errors, ...measured }: Measured): Figures {
  const known = vitals.flatMap((vital) => {
    const value = percentile75(measured[vital]);
    return value === undefined ? [] : [[vital, value] as const];
  });
  const [all, notLoaded, thrown] = [visits, loads, errors].map(Math.round);
  return { visits: all ?? 0, loads: notLoaded ?? 0, errors: thrown ?? 0, ...Object.fromEntries(known) };
}
