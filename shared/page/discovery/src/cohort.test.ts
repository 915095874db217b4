import fc from 'fast-check';
import { cohortOf } from './cohort';

const visitor = fc.uuid();
const remote = fc.constantFrom('shop', 'giving', 'farmer', 'dao', 'content');

describe('the cohort of a visitor', () => {
  it('is always one of a hundred, and always the same', () => {
    fc.assert(
      fc.property(remote, visitor, (name, id) => {
        const cohort = cohortOf(name, id);
        expect(Number.isInteger(cohort) && cohort >= 0 && cohort < 100).toBe(true);
        expect(cohortOf(name, id)).toBe(cohort);
      }),
    );
  });

  it('gives every share of 100,000 visitors to that many of them', () => {
    const visitors = 100_000;
    const cohorts = new Array<number>(100).fill(0);
    for (let id = 0; id < visitors; id += 1) {
      const cohort = cohortOf('shop', `visitor-${id}`);
      cohorts[cohort] = (cohorts[cohort] ?? 0) + 1;
    }
    for (const share of [1, 10, 20, 50, 99]) {
      const chosen = cohorts.slice(0, share).reduce((sum, count) => sum + count, 0);
      const expected = (visitors * share) / 100;
      // Five standard deviations of the binomial distribution: by chance, once in 1.7 million runs.
      expect(Math.abs(chosen - expected)).toBeLessThan(5 * Math.sqrt(expected * (1 - share / 100)));
    }
  });

  it('of one remote says nothing about that of another', () => {
    const visitors = 100_000;
    let both = 0;
    for (let id = 0; id < visitors; id += 1)
      if (cohortOf('shop', String(id)) < 10 && cohortOf('dao', String(id)) < 10) both += 1;
    expect(Math.abs(both - visitors * 0.01)).toBeLessThan(5 * Math.sqrt(visitors * 0.01 * 0.99));
  });
});
