import fc from 'fast-check';
import {
  canDonate,
  donateLabel,
  donationToast,
  isValidAmount,
  placeName,
  presets,
  type Gift,
} from './donate-farm.model';

const custom = (amount: number | null): Gift => ({ choice: 'custom', custom: amount });

describe('a gift to a farm', () => {
  it('cannot be given before an amount is chosen, nor with Custom and an empty amount', () => {
    expect(canDonate({ choice: undefined, custom: null })).toBe(false);
    expect(canDonate({ choice: undefined, custom: 20 })).toBe(false);
    expect(canDonate(custom(null))).toBe(false);
    expect(canDonate(custom(0))).toBe(true);
    for (const choice of presets) expect(canDonate({ choice, custom: null })).toBe(true);
  });

  it('shows its amount on the button', () => {
    expect(donateLabel({ choice: 100, custom: 7 })).toBe('Donate $100');
    expect(donateLabel(custom(120.5))).toBe('Donate $120.50');
    expect(donateLabel(custom(-3))).toBe('Donate');
    expect(donateLabel({ choice: undefined, custom: null })).toBe('Donate');
  });

  it('names the amount and the farm when it goes through', () => {
    expect(donationToast({ choice: 250, custom: null }, 'Oak Creek Dairy')).toEqual({
      title: 'Processing Donation',
      description: 'Thank you for giving $250 to Oak Creek Dairy! You will be redirected to complete payment.',
    });
  });

  it.each([0, -5, NaN, Infinity, 0.5, 1.005])('is refused at %s', (amount) => {
    expect(donationToast(custom(amount), 'Oak Creek Dairy')).toEqual({
      title: 'Invalid Amount',
      description: 'Please enter a valid donation amount.',
      tone: 'destructive',
    });
  });

  it('takes every amount from $1 in whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_000 }), (cents) => {
        expect(isValidAmount(Number((cents / 100).toFixed(2)))).toBe(true);
      }),
    );
  });

  it('speaks of the place, not of the farm', () => {
    expect([placeName('Green Valley Farm'), placeName('Tallgrass Fields')]).toEqual([
      'Green Valley',
      'Tallgrass Fields',
    ]);
  });
});
