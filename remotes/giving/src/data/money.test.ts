import fc from 'fast-check';
import { formatAmount, formatCount, formatDollars, formatDollarsAndCents } from './money';

describe('figures', () => {
  it('groups thousands with a comma', () => {
    expect([0, 999, 1000, 32500, 1234567].map(formatCount)).toEqual(['0', '999', '1,000', '32,500', '1,234,567']);
  });

  it('rounds a goal to whole dollars', () => {
    expect(formatDollars(49999.6)).toBe('$50,000');
  });

  it('gives a donation two decimals', () => {
    expect(formatDollarsAndCents(1250)).toBe('$1,250.00');
  });

  it('shows cents on a button only where there are some', () => {
    expect(formatAmount(100)).toBe('$100');
    expect(formatAmount(120.5)).toBe('$120.50');
  });

  it('never loses a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
        const digits = formatDollarsAndCents(cents / 100).replace(/[$,.]/g, '');
        expect(Number(digits)).toBe(cents);
      }),
    );
  });
});
