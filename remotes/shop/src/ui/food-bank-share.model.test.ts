import fc from 'fast-check';
import { foodBankShare } from './food-bank-share.model';

it('gives $1.74 of $34.88, about 3 meals', () => {
  expect(foodBankShare(3488)).toEqual({ cents: 174, meals: 3 });
});

it('gives nothing for an empty cart', () => {
  expect(foodBankShare(0)).toEqual({ cents: 0, meals: 0 });
});

it('is never more than half a cent from five percent', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (cents) => {
      expect(Math.abs(foodBankShare(cents).cents - cents * 0.05)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});
