import fc from 'fast-check';
import { donations } from './donations.data';
import { impact } from './impact';
import { formatGoal, formatTons, growth, percentOf, shareMessage } from './impact.model';

describe('impact', () => {
  it('says in the share message what the ledger says', () => {
    const share = (meals: number, foodBanks: number) => shareMessage({ meals, foodBanks });
    expect([share(impact.mealsProvided, impact.foodBanksSupported), share(1, 1), share(0, 0)]).toEqual([
      'I helped provide 4,900 meals to 8 food banks through Furrow. Every receipt is on the ledger.',
      'I helped provide 1 meal to 1 food bank through Furrow. Every receipt is on the ledger.',
      'I support farms through Furrow. Every receipt is on the ledger.',
    ]);
  });

  it('always ranks the donor as Community Champion', () => {
    expect(impact.impactRank).toBe('Community Champion');
  });

  it('compares this month with all the months before', () => {
    expect(growth(donations)).toBe(11);
    expect(growth([])).toBe(0);
  });

  it('writes goals and weights', () => {
    expect(formatGoal({ label: 'Donated', done: 240, goal: 300 }, true)).toBe('$240 of $300');
    expect(formatGoal({ label: 'Meals', done: 4900, goal: 7200 }, false)).toBe('4,900 of 7,200');
    expect(formatTons(1.2)).toBe('1.2 t');
  });

  it('keeps every bar between empty and full', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (done, goal) => {
        const percent = percentOf({ done, goal });
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
