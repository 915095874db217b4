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
 * because no other visit makes it look worse.
 *
 * @returns for each withdrawn canary, its visits until then; the fewest first
 */
export function withdrawals(scenario: Scenario, canaries: number, seed = 7): number[] {
  const random = chances(seed);
  const found = Array.from({ length: canaries }, () => visitsUntilWithdrawn(scenario, random));
  return found.flatMap((visits) => visits ?? []).sort((a, b) => a - b);
}

type Person = { name: string; fate: number; isUnlucky: boolean };

function visitsUntilWithdrawn(scenario: Scenario, random: () => number): number | undefined {
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
    const failed = failedIn && of(failedIn);
    if (failed) failed.errors += 1;
    if (canaryVisits - visitsAtStep >= fewestVisits && step < steps.length - 1)
      [step, visitsAtStep] = [step + 1, canaryVisits];
    if (!failed || !isCanary || canaryVisits < fewestVisits) continue;
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

const visitsBetween = 100;
const looks = 10;

/**
 * Simulates canaries with three tenths of the visitors, whose visitors wait so many times as long as those of the live
 * version. Waits are spread as those of visitors are: most are short, a few are long. Each canary is judged ten times,
 * after a hundred visits of both versions each.
 *
 * @returns for each withdrawn canary, the visits of both versions until then; the fewest first
 */
export function slowWithdrawals(canaries: number, slower: number): number[] {
  const random = chances(11);
  const wait = () => 60 * Math.exp(1.2 * (random() + random() + random() - 1.5));
  // As a day keeps them. To round each of millions would take a minute.
  const drawn = Array.from({ length: 2000 }, wait);
  const [usual, longer] = [drawn.map(roundedUp), drawn.map((value) => roundedUp(value * slower))];
  const found = Array.from({ length: canaries }, () => {
    const [live, canary] = [nothingMeasured(), nothingMeasured()];
    for (let look = 1; look <= looks; look += 1) {
      for (let visit = 0; visit < visitsBetween; visit += 1) {
        const isCanary = random() < 0.3;
        const of = isCanary ? canary : live;
        of.visits += 1;
        of.errors += random() < 0.01 ? 1 : 0;
        const value = (isCanary ? longer : usual)[Math.floor(random() * drawn.length)] ?? 0;
        of.inp.set(value, (of.inp.get(value) ?? 0) + 1);
      }
      if (worseMetrics([{ run: 'a', since: '', share: 0.3, live, canary }]).length > 0) return look * visitsBetween;
    }
    return undefined;
  });
  return found.flatMap((visits) => visits ?? []).sort((a, b) => a - b);
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
};
