import { type Vital, vitals } from '@furrow/formats/report.schema';
import { enoughEvidence, evidenceBeside } from './evidence';

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
  return `${metric}: ${canary}, and ${live} of ${liveVersion} over the same time`;
}

/** The default for the number of canary visits before which nothing is decided. */
export const fewestVisits = 100;

/**
 * The metrics in which a canary is worse than the live version over the same time, the clearest first. It may be
 * evaluated as often as one likes: see {@link evidenceBeside}. A metric with a lower weight needs more evidence, so
 * that all metrics together report a canary that is not worse with a probability of at most 1%.
 */
export function worseMetrics(live: Measured, canary: Measured): Worse[] {
  const byRate = Object.entries(rates).flatMap(([key, rule]) => {
    const tally = (of: Measured) => ({ failures: of[key as keyof typeof rates], visits: of.visits });
    const rate = (of: Measured) => (of.visits > 0 ? tally(of).failures / of.visits : 0);
    return worse(rule, rate(canary), rate(live), () => evidenceBeside(tally(live), tally(canary)));
  });
  const byWait = vitals.flatMap((vital) => {
    const rule = waits[vital];
    const above = (values: Values, bound: number) => ({
      failures: countOf([...values].filter(([value]) => value > bound)),
      visits: countOf(values),
    });
    const evidence = () => {
      const each = bounds[vital].map((bound) => evidenceBeside(above(live[vital], bound), above(canary[vital], bound)));
      return each.reduce((sum, one) => sum + one, 0) / each.length;
    };
    return worse(rule, percentile75(canary[vital]) ?? 0, percentile75(live[vital]) ?? Infinity, evidence);
  });
  return [...byRate, ...byWait].sort((a, b) => b.evidence - a.evidence);
}

function worse(rule: Rule, canary: number, live: number, evidenceOf: () => number): Worse[] {
  if (canary < live + rule.guard || canary < live * rule.ratio) return [];
  const evidence = evidenceOf();
  if (evidence < enoughEvidence / rule.weight) return [];
  return [
    { metric: rule.name, canary: rule.told(canary), live: rule.told(live).replace('its visits', 'those'), evidence },
  ];
}

/** The value that 75% of the values do not exceed; undefined when there are no values. */
export function percentile75(values: Values): number | undefined {
  const wanted = countOf(values) * 0.75;
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
  return { visits, loads, errors, ...Object.fromEntries(known) };
}
