import { type Vital, vitals } from '@furrow/formats/report.schema';
import { enoughEvidence, evidenceBeside } from './evidence';

/** What is known of the visits of a version: how many there were, in how many something did not load or threw, and what visitors waited for. */
export type Measured = Record<Vital, Values> & { visits: number; loads: number; errors: number };

/** How many visitors waited for so long, by value. */
export type Values = Map<number, number>;

export function nothingMeasured(): Measured {
  return { visits: 0, loads: 0, errors: 0, lcp: new Map(), inp: new Map(), cls: new Map(), blocking: new Map() };
}

/**
 * How a metric is judged. A canary is withdrawn by it where both hold: the evidence against equality is as strong as `weight` asks, and the difference is one that
 * visitors notice.
 */
type Rule = {
  name: string;
  /** The part of the chance of an error that the metric may use up; all of them add up to 1. */
  weight: number;
  /** How much more than the live version has is noticed. */
  guard: number;
  /** The same as a factor. */
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
 * The bounds of a vital are fixed before anything is counted, because a test that chooses them by what it sees finds too much. Whether more of the canary's
 * values are above a bound is asked of each; their mean is the evidence. Each has two digits, as the values of a day have.
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

/** A metric by which a canary is worse, with what it and the live version have, as words. */
export type Worse = { metric: string; canary: string; live: string; evidence: number };

/** Why a canary is worse than the live version, in words. */
export function reasonOf({ metric, canary, live }: Worse, liveVersion: string): string {
  return `${metric}: ${canary}, and ${live} of ${liveVersion} over the same time`;
}

/** Before so many visits of a canary nothing is decided, unless somebody says otherwise. */
export const fewestVisits = 100;

/**
 * The metrics by which a canary is worse than the live version over the same time, the clearest first. It may be asked as often as one likes: see
 * {@link evidenceBeside}. All metrics together name a canary that is no worse with a probability of at most 1%, since each needs the more evidence the
 * less its weight is.
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

/** The value that three quarters of the values do not exceed; undefined where there are none. */
export function percentile75(values: Values): number | undefined {
  const wanted = countOf(values) * 0.75;
  let passed = 0;
  return [...values].sort(([a], [b]) => a - b).find(([, count]) => (passed += count) >= wanted)?.[0];
}

/** How many visitors there are. */
export function countOf(values: Iterable<readonly [number, number]>): number {
  return [...values].reduce((sum, [, count]) => sum + count, 0);
}

/** What visitors met: how many visits there were and how many of them failed, and the 75th percentiles of what was measured. */
export type Figures = { visits: number; loads: number; errors: number } & Partial<Record<Vital, number>>;

export function figuresOf({ visits, loads, errors, ...measured }: Measured): Figures {
  const known = vitals.flatMap((vital) => {
    const value = percentile75(measured[vital]);
    return value === undefined ? [] : [[vital, value] as const];
  });
  return { visits, loads, errors, ...Object.fromEntries(known) };
}
