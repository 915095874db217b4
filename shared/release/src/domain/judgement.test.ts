import { readFileSync } from 'node:fs';
import { roundedUp } from './day';
import {
  bounds,
  fewestVisits,
  type Measured,
  nothingMeasured,
  percentile75,
  type Values,
  worseMetrics,
} from './judgement';

/** A linear congruential generator with the constants of Numerical Recipes, so that each run of the simulation is the same. */
function chances(seed: number): () => number {
  // Millions of numbers are drawn, and jest makes each access to a global slow.
  const { imul } = Math;
  let state = seed;
  return () => {
    state = (imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const runs = 10_000;

type Case = { canary: number; live: number; share: number; visits: number };

/**
 * The visits of the canary after which it was withdrawn by its errors, for each of the runs in which it was, the fewest first. Looks between two failures
 * of the canary would find less than the last one.
 */
function withdrawals({ canary, live, share, visits }: Case): number[] {
  const random = chances(7);
  const found: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const [usual, next] = [nothingMeasured(), nothingMeasured()];
    for (let visit = 1; visit <= visits; visit += 1) {
      const drawn = random();
      const isCanary = drawn < share;
      const measured = isCanary ? next : usual;
      measured.visits += 1;
      // What is drawn says both whose visit it is and whether it fails.
      if (isCanary ? drawn >= share * canary : drawn - share >= (1 - share) * live) continue;
      measured.errors += 1;
      if (!isCanary || next.visits < fewestVisits || worseMetrics(usual, next).length === 0) continue;
      found.push(next.visits);
      break;
    }
  }
  return found.sort((a, b) => a - b);
}

test.each([
  { canary: 0.01, live: 0.01, share: 0.1, visits: 2000 },
  { canary: 0.02, live: 0.02, share: 0.3, visits: 2000 },
])('of 10,000 canaries that fail as often as what is live, fewer than one in a hundred is withdrawn: %j', (one) => {
  expect(withdrawals(one).length).toBeLessThan(runs / 100);
});

test('a canary that fails in five visits of a hundred more is withdrawn, 19 times of 20 within the visits that the documents name', () => {
  const [, told = ''] =
    /five visits in a hundred more is withdrawn, 19 times of 20, within (\d+) of its visits/.exec(
      readFileSync('docs/releasing.md', 'utf8').replaceAll(/\s+/g, ' '),
    ) ?? [];
  const found = withdrawals({ canary: 0.06, live: 0.01, share: 0.1, visits: 20_000 });
  expect(found).toHaveLength(runs);
  const needed = found[0.95 * runs] ?? Infinity;
  console.log(
    `A canary that fails in 6 visits of 100, beside 1 of 100, is withdrawn within ${needed} of its visits, 19 times of 20.`,
  );
  expect(Math.ceil(needed / 50) * 50).toBe(Number(told));
});

const looks = 10;
const visitsBetween = 100;

/**
 * The look at which each simulated canary was named worse, by errors or by waits; `Infinity` where it never was. Waits are spread as those of visitors are:
 * most short, a few long.
 */
function looksUntilNamed(times: number, slower: number): number[] {
  const random = chances(11);
  const wait = () => 60 * Math.exp(1.2 * (random() + random() + random() - 1.5));
  // As a day keeps them. To round each of millions would take a minute.
  const waits = Array.from({ length: 2000 }, wait);
  const [usual, longer] = [waits.map(roundedUp), waits.map((value) => roundedUp(value * slower))];
  return Array.from({ length: times }, () => {
    const [live, canary] = [nothingMeasured(), nothingMeasured()];
    for (let look = 1; look <= looks; look += 1) {
      for (let visit = 0; visit < visitsBetween; visit += 1) {
        const isCanary = random() < 0.3;
        const of = isCanary ? canary : live;
        of.visits += 1;
        of.errors += random() < 0.01 ? 1 : 0;
        const value = (isCanary ? longer : usual)[Math.floor(random() * waits.length)] ?? 0;
        of.inp.set(value, (of.inp.get(value) ?? 0) + 1);
      }
      if (worseMetrics(live, canary).length > 0) return look;
    }
    return Infinity;
  });
}

test('of 3,000 canaries whose visitors wait as long as those of the live version, fewer than one in a hundred is named', () => {
  expect(looksUntilNamed(3000, 1).filter(Number.isFinite).length).toBeLessThan(30);
});

test('a canary whose visitors wait three times as long is named, 19 times of 20 within 300 visits of which 90 are its own', () => {
  const found = looksUntilNamed(200, 3).sort((a, b) => a - b);
  expect(found[190]).toBeLessThanOrEqual(3);
});

const of = (measured: Partial<Measured>): Measured => ({ ...nothingMeasured(), visits: 1000, ...measured });
const times = (count: number, value: number): Values => new Map([[value, count]]);

test('each metric is named with what both versions have, the clearest first', () => {
  const live = of({ errors: 10, lcp: times(1000, 900), cls: times(1000, 0), inp: times(1000, 80) });
  const canary = of({ errors: 100, lcp: times(1000, 2600), cls: times(1000, 0.3), inp: times(1000, 480) });
  const found = worseMetrics(live, canary).map(({ metric, canary: seen, live: usual }) => [metric, seen, usual]);
  expect(found.at(-1)).toEqual(['errors', '10.0% of its visits', '1.0% of those']);
  expect(found).toHaveLength(4);
  expect(found).toContainEqual(['LCP', '2600 ms at the 75th percentile', '900 ms at the 75th percentile']);
  expect(found).toContainEqual(['CLS', '0.30 at the 75th percentile', '0.00 at the 75th percentile']);
});

test('a difference that nobody notices withdraws nothing, however certain it is', () => {
  const many = { visits: 100_000 };
  expect(worseMetrics(of({ ...many, inp: times(100_000, 149) }), of({ ...many, inp: times(100_000, 151) }))).toEqual(
    [],
  );
  expect(worseMetrics(of({ ...many, errors: 0 }), of({ ...many, errors: 400 }))).toEqual([]);
});

test('what the live version was not measured by says nothing', () => {
  expect(worseMetrics(of({}), of({ inp: times(1000, 5000) }))).toEqual([]);
});

test('three quarters of the values are at most the 75th percentile', () => {
  const each = (...values: number[]): Values => new Map(values.map((value) => [value, 1]));
  expect(percentile75(each(4, 1, 3, 2))).toBe(3);
  expect(percentile75(each(7))).toBe(7);
  expect(
    percentile75(
      new Map([
        [80, 3],
        [480, 1],
      ]),
    ),
  ).toBe(80);
  expect(percentile75(each())).toBeUndefined();
});

test('a bound is a value that a day keeps as it is, so that nothing above it is counted below', () => {
  const all = Object.values(bounds).flat();
  expect(all.map(roundedUp)).toEqual(all);
});
