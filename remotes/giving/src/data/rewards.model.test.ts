import fc from 'fast-check';
import { rewardTiers } from './rewards.data';
import { reachedTiers, rewardFor } from './rewards.model';

describe('rewards', () => {
  it.each([
    [0, undefined],
    [24.99, undefined],
    [25, 'Digital Thank You'],
    [99.99, 'Monthly Newsletter'],
    [100, 'Produce Box'],
    [120, 'Produce Box'],
    [250, 'Farm Visit'],
    [500, 'Annual Dinner'],
    [10_000, 'Annual Dinner'],
  ])('thanks a gift of $%s with %s', (amount, title) => {
    expect(rewardFor(rewardTiers, amount)?.title).toBe(title);
  });

  it('ticks every tier up to the amount', () => {
    expect(reachedTiers(rewardTiers, 120).map(({ amount }) => amount)).toEqual([25, 50, 100]);
  });

  const anyAmount = fc.double({ min: 0, max: 2000, noNaN: true });

  it('shows the highest ticked tier, in whatever order the tiers stand', () => {
    const anyOrder = fc.shuffledSubarray(rewardTiers, { minLength: rewardTiers.length });
    fc.assert(
      fc.property(anyOrder, anyAmount, (tiers, amount) => {
        const ticked = reachedTiers(tiers, amount).map((tier) => tier.amount);
        expect(rewardFor(tiers, amount)?.amount).toBe(ticked.length ? Math.max(...ticked) : undefined);
      }),
    );
  });

  it('never thanks a larger gift with less', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(rewardFor(rewardTiers, more)?.amount ?? 0).toBeGreaterThanOrEqual(
          rewardFor(rewardTiers, less)?.amount ?? 0,
        );
      }),
    );
  });
});
