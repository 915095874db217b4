import { bad, good, withdrawals } from '../testing/simulated-canary';
import { roundedUp } from './day';
import {
  bounds,
  type Compared,
  fewestVisits,
  type Measured,
  nothingMeasured,
  overSameTime,
  percentile75,
  type Values,
  worseMetrics,
} from './judgement';

// `pnpm bench judge` simulates a thousand of each.
test.each(Object.entries(good))('of 60 canaries that are no worse, none is withdrawn: %s', (_name, scenario) => {
  expect(withdrawals(scenario, 60)).toEqual([]);
});

test.each(Object.entries(bad))('of 10 canaries that are worse, all are withdrawn: %s', (_name, scenario) => {
  expect(withdrawals(scenario, 10)).toHaveLength(10);
});

/** Both versions measured in one period, with three tenths of the visits for the canary. */
const beside = (live: Measured, canary: Measured, share = 0.3): Compared => [
  { run: 'a', since: '', share, live, canary },
];

test('at a share of 1%, failures of three networks are enough to withdraw a canary, and those of two are not', () => {
  const isWithdrawn = (errors: number, visits: number) =>
    worseMetrics(beside(of({ visits: 99 * visits }), of({ visits, errors }), 0.01)).length > 0;
  // Of each network one failure is compared.
  expect([isWithdrawn(2, fewestVisits), isWithdrawn(3, fewestVisits)]).toEqual([false, true]);
});

const of = (measured: Partial<Measured>): Measured => ({ ...nothingMeasured(), visits: 1000, ...measured });
const times = (count: number, value: number): Values => new Map([[value, count]]);

test('each metric is named with what both versions have, the clearest first', () => {
  const live = of({ errors: 10, lcp: times(1000, 900), cls: times(1000, 0), inp: times(1000, 80) });
  const canary = of({ errors: 100, lcp: times(1000, 2600), cls: times(1000, 0.3), inp: times(1000, 480) });
  const found = worseMetrics(beside(live, canary, 0.5)).map(({ metric, canary: seen, live: usual }) => [
    metric,
    seen,
    usual,
  ]);
  expect(found.at(-1)).toEqual(['errors', '10.0% of its visits', '1.0%']);
  expect(found).toHaveLength(4);
  expect(found).toContainEqual(['LCP', '2600 ms at the 75th percentile', '900 ms at the 75th percentile']);
  expect(found).toContainEqual(['CLS', '0.30 at the 75th percentile', '0.00 at the 75th percentile']);
});

test('a difference that nobody notices withdraws nothing, however certain it is', () => {
  const many = { visits: 100_000 };
  const waits = [149, 151].map((value) => of({ ...many, inp: times(100_000, value) }));
  const errors = [0, 400].map((count) => of({ ...many, errors: count }));
  for (const [live = nothingMeasured(), canary = nothingMeasured()] of [waits, errors])
    expect(worseMetrics(beside(live, canary, 0.5))).toEqual([]);
});

test('what the live version was not measured by says nothing', () => {
  expect(worseMetrics(beside(of({}), of({ inp: times(1000, 5000) }), 0.5))).toEqual([]);
});

test('what both have over the same period counts each period of the live version as much as the canary has of it', () => {
  const few = { run: 'a', since: '1', share: 0.1, live: of({ visits: 900, errors: 9 }), canary: of({ visits: 100 }) };
  const many = { run: 'a', since: '2', share: 0.5, live: of({ errors: 50 }), canary: of({ errors: 50 }) };
  const { live, canary } = overSameTime([few, many]);
  expect(canary).toMatchObject({ visits: 1100, errors: 50 });
  expect(live.visits).toBeCloseTo(1900);
  expect(live.errors / live.visits).toBeCloseTo((100 * 0.01 + 1000 * 0.05) / 1100);
  expect(overSameTime([{ ...few, live: nothingMeasured() }]).canary.visits).toBe(0);
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
