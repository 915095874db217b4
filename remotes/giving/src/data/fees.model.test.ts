import fc from 'fast-check';
import { feesFor } from './fees.model';

describe('fees', () => {
  it('takes 5% and 2.9% + $0.30 of a gift of $100', () => {
    expect(feesFor(100)).toEqual({ platform: 5, processing: 3.2, received: 91.8 });
  });

  it('counts the fixed part once per transaction', () => {
    expect(feesFor(10_000, 100)).toEqual({ platform: 500, processing: 320, received: 9180 });
  });

  it('asks for nothing where there is nothing', () => {
    expect(feesFor(0, 0)).toEqual({ platform: 0, processing: 0, received: 0 });
  });

  it('adds up to the cent, and never leaves a farm in debt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 5000 }), (cents, transactions) => {
        const { platform, processing, received } = feesFor(cents / 100, transactions);
        expect(Math.round((platform + processing + received) * 100)).toBe(cents);
        expect(Math.min(platform, processing, received)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
