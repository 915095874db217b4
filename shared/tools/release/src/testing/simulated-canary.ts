import { roundedUp } from '../domain/day';
import type { Beside } from '../domain/evidence';
import { fewestVisits, type Measured, nothingMeasured, worseMetrics } from '../domain/judgement';
import { Comparison } from '../server/comparison';

/*
 * Simulated visitors of a canary and of the live version, counted and judged by the code of the collector and of
 * `watch`. `npm test` simulates a few canaries of each scenario, `pnpm bench judge` a thousand.
 */

const day = 24 * 60 * 60 * 1000;

export type Scenario = {
  /** Visits of both versions together. */
  visits: number;
  visitsPerDay: number;
  /** The shares of the canary, one after the other, each after a hundred counted visits of the canary, as by `watch`. */
  steps: readonly number[];
  /** The probability that a visit fails, whichever version it gets, at a time in days. */
  fails: (time: number, share: number) => number;
  /** What is added to it in the canary. */
  more?: number;
  /** Visitors of the canary wait so many times as long for an answer. Without it, no waits are measured. */
  slower?: number;
  /** So many people come again and again; without it, each visit is somebody else's. */
  people?: number;
  /** For this part of the people every visit fails. */
  unlucky?: number;
  /** The collector is started again after so many visits, and forgets whom it has seen. */
  restartedAfter?: number;
  /** So many visitors of the canary, all in one network, report failures that nobody had. */
  forgers?: number;
  /** This part of the visits is that of programs which run no script: they get the live version and report nothing. */
  bots?: number;
};

/** A linear congruential generator with the constants of Numerical Recipes, so that each simulation can be repeated. */
function chances(seed: number): () => number {
  // Millions of numbers are drawn, and jest makes each access to a global slow.
  const { imul } = Math;
  let state = seed;
  return () => {
    state = (imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Simulates canaries until each is withdrawn or all visits are over. It is judged after each failure of the canary,
 * because no other visit makes it look worse; where waits are measured, after every 25 of its visits.
 *
 * @returns for each withdrawn canary, its visits until then; the fewest first
 */
export function withdrawals(scenario: Scenario, canaries: number, seed = 7): number[] {
  const random = chances(seed);
  const waits = scenario.slower === undefined ? undefined : { live: waitsOf(1), canary: waitsOf(scenario.slower) };
  const found = Array.from({ length: canaries }, () => visitsUntilWithdrawn(scenario, random, waits));
  return found.flatMap((visits) => visits ?? []).sort((a, b) => a - b);
}

const drawnWaits = 2000;
const visitsBetweenLooks = 25;

/**
 * Waits in milliseconds, spread as those of visitors are: most are short, a few are long. They are rounded as a day keeps
 * them, once for all, because to round each of millions would take a minute.
 */
function waitsOf(slower: number): readonly number[] {
  const random = chances(11);
  const wait = () => 60 * Math.exp(1.2 * (random() + random() + random() - 1.5));
  return Array.from({ length: drawnWaits }, () => roundedUp(slower * wait()));
}

type Person = { name: string; fate: number; isUnlucky: boolean };

function visitsUntilWithdrawn(
  scenario: Scenario,
  random: () => number,
  waits: Record<'live' | 'canary', readonly number[]> | undefined,
): number | undefined {
  const { visits, visitsPerDay, steps, fails, more = 0, restartedAfter, forgers = 0, bots = 0 } = scenario;
  let time = 0;
  const begin = () => new Comparison('1.1.0', () => time * day);
  let comparison = begin();
  const personOf = peopleOf(scenario, random);
  const periods = new Map<object, Beside<Measured>>();
  let [step, visitsAtStep, canaryVisits] = [0, 0, 0];
  for (let visit = 0; visit < visits; visit += 1) {
    time = visit / visitsPerDay;
    if (restartedAfter !== undefined && visit % restartedAfter === restartedAfter - 1) comparison = begin();
    if (random() < bots) continue;
    const share = steps[step] ?? 0;
    const person = personOf(visit);
    const isForged = forgers > 0 && visit % 10 === 0 && visit / 10 < forgers;
    const isCanary = isForged || person.fate < share;
    const visitor = isForged ? { name: `forger ${visit}`, network: 'forgers' } : { name: person.name };
    const isFailing = isForged || person.isUnlucky || random() < fails(time, share) + (isCanary ? more : 0);
    const canary = { version: '1.1.0', share, live: '1.0.0' };
    const seenIn = comparison.count(visitor, 'visit', isCanary, canary);
    const failedIn = isFailing ? comparison.count(visitor, 'failure', isCanary, canary) : undefined;
    const of = (period: object) => {
      const known = periods.get(period);
      return known && known[isCanary ? 'canary' : 'live'];
    };
    if (seenIn) {
      if (!periods.has(seenIn)) periods.set(seenIn, { ...seenIn, live: nothingMeasured(), canary: nothingMeasured() });
      const measured = of(seenIn);
      if (measured) measured.visits += 1;
      canaryVisits += isCanary ? 1 : 0;
    }
    const answeredIn = waits && comparison.count(visitor, 'inp', isCanary, canary);
    const answered = answeredIn && of(answeredIn)?.inp;
    if (waits && answered) {
      const wait = waits[isCanary ? 'canary' : 'live'][Math.floor(random() * drawnWaits)] ?? 0;
      answered.set(wait, (answered.get(wait) ?? 0) + 1);
    }
    const failed = failedIn && of(failedIn);
    if (failed) failed.errors += 1;
    if (canaryVisits - visitsAtStep >= fewestVisits && step < steps.length - 1)
      [step, visitsAtStep] = [step + 1, canaryVisits];
    const isLook = waits ? canaryVisits % visitsBetweenLooks === 0 : failed;
    if (!isLook || !isCanary || canaryVisits < fewestVisits) continue;
    if (worseMetrics([...periods.values()]).length > 0) return canaryVisits;
  }
  return undefined;
}

function peopleOf({ people, unlucky = 0 }: Scenario, random: () => number): (visit: number) => Person {
  const someone = (number: number): Person => ({
    name: `${number}`,
    fate: random(),
    isUnlucky: unlucky > 0 && random() < unlucky,
  });
  if (people === undefined) return someone;
  const known = Array.from({ length: people }, (_, number) => someone(number));
  return () => known[Math.floor(random() * people)] ?? someone(0);
}

const steady = (rate: number) => () => rate;
/** Five times as many failures at one time of the day as twelve hours later. */
const daily = (rate: number) => (time: number) => rate * (1 + (2 / 3) * Math.sin(2 * Math.PI * time));
/** For six hours of the first day, something that both versions need fails for many. */
const outage = (time: number) => (time > 0.1 && time < 0.35 ? 0.4 : 0.005);
/** What fails for everybody fails ten times as often once the canary has a larger share. */
const rising = (time: number, share: number) => (share > 0.1 ? 0.05 : 0.005);

const some = { visits: 5000, visitsPerDay: 5000, steps: [0.1] };
const steps = { visits: 12_000, visitsPerDay: 6000, steps: [0.01, 0.1, 0.5] };

/** Canaries that are no worse than the live version. Fewer than 1% may be withdrawn. */
export const good: Record<string, Scenario> = {
  'a steady rate of 1%, a share of 10%': { ...some, fails: steady(0.01) },
  'a steady rate of 2%, a share of 30%': { ...some, steps: [0.3], fails: steady(0.02) },
  'a steady rate of 5%, a share of 50%': { ...some, steps: [0.5], fails: steady(0.05) },
  'shares of 10% and 50%, with 0.5% and 5% of failures for both': { ...some, steps: [0.1, 0.5], fails: rising },
  'shares of 1%, 10% and 50%, with more failures for both in the last step': { ...steps, fails: rising },
  'six hours in which both fail, and shares of 1%, 10% and 50%': { ...steps, fails: outage },
  'a rate with a daily cycle, over four days': {
    ...some,
    visits: 12_000,
    visitsPerDay: 3000,
    steps: [0.1, 0.3],
    fails: daily(0.02),
  },
  'the same 3,000 people for two weeks, for 2% of whom every visit fails': {
    visits: 14_000,
    visitsPerDay: 1000,
    steps: [0.1],
    people: 3000,
    unlucky: 0.02,
    fails: steady(0.002),
  },
  'the same people, with a collector that is started again each day': {
    visits: 14_000,
    visitsPerDay: 1000,
    steps: [0.1],
    people: 3000,
    unlucky: 0.02,
    fails: steady(0.002),
    restartedAfter: 1000,
  },
  'half of all visits by programs that run no script': { ...some, steps: [0.3], fails: steady(0.02), bots: 0.5 },
  'a hundred forged failures from one network': { ...some, fails: steady(0.01), forgers: 100 },
  'visitors wait as long as before, a share of 30%': { ...some, steps: [0.3], fails: steady(0.01), slower: 1 },
};

const much = { visits: 60_000, visitsPerDay: 10_000, steps: [0.1] };

/** Canaries that are worse. All are to be withdrawn; how soon is measured. */
export const bad: Record<string, Scenario> = {
  '6% beside 1%, a share of 10%': { ...much, fails: steady(0.01), more: 0.05 },
  '6% beside 1%, a share of 50%': { ...much, steps: [0.5], fails: steady(0.01), more: 0.05 },
  '6% beside 1%, shares of 1%, 10% and 50%': { ...much, steps: [0.01, 0.1, 0.5], fails: steady(0.01), more: 0.05 },
  '5.5% beside 0.5%, after six hours in which both failed': { ...much, fails: outage, more: 0.05 },
  '5.5% beside 0.5%, after these hours, shares of 1%, 10% and 50%': {
    ...much,
    steps: [0.01, 0.1, 0.5],
    fails: outage,
    more: 0.05,
  },
  '5% beside none, a share of 10%': { ...much, fails: steady(0), more: 0.05 },
  '10% beside 5%, a share of 10%': { ...much, fails: steady(0.05), more: 0.05 },
  '4% beside 2%, a share of 50%': { ...much, steps: [0.5], fails: steady(0.02), more: 0.02 },
  'none, but visitors wait three times as long, a share of 30%': {
    ...much,
    steps: [0.3],
    fails: steady(0),
    slower: 3,
  },
  'none, but visitors wait half as long again, a share of 30%': {
    ...much,
    steps: [0.3],
    fails: steady(0),
    slower: 1.5,
  },
};
