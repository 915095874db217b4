import fc from 'fast-check';
import { bucketOf } from './bucket';

const visitor = fc.uuid();
const remote = fc.constantFrom('shop', 'giving', 'farmer', 'dao', 'content');

describe('the bucket of a visitor', () => {
  it('is always one of a hundred, and always the same', () => {
    fc.assert(
      fc.property(remote, visitor, (name, id) => {
        const bucket = bucketOf(name, id);
        expect(Number.isInteger(bucket) && bucket >= 0 && bucket < 100).toBe(true);
        expect(bucketOf(name, id)).toBe(bucket);
      }),
    );
  });

  it('gives every share of 100,000 visitors to that many of them', () => {
    const visitors = 100_000;
    const buckets = new Array<number>(100).fill(0);
    for (let id = 0; id < visitors; id += 1) {
      const bucket = bucketOf('shop', `visitor-${id}`);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    for (const share of [1, 10, 20, 50, 99]) {
      const chosen = buckets.slice(0, share).reduce((sum, count) => sum + count, 0);
      const expected = (visitors * share) / 100;
      // Five standard deviations of the binomial distribution: by chance, once in 1.7 million runs.
      expect(Math.abs(chosen - expected)).toBeLessThan(5 * Math.sqrt(expected * (1 - share / 100)));
    }
  });

  it('of one remote says nothing about that of another', () => {
    const visitors = 100_000;
    let both = 0;
    for (let id = 0; id < visitors; id += 1)
      if (bucketOf('shop', String(id)) < 10 && bucketOf('dao', String(id)) < 10) both += 1;
    expect(Math.abs(both - visitors * 0.01)).toBeLessThan(5 * Math.sqrt(visitors * 0.01 * 0.99));
  });
});
