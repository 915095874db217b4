import fc from 'fast-check';
import { donations } from './donations.data';
import { impact } from './impact';
import { formatGoal, formatTons, growth, percentOf, shareMessage } from './impact.model';

describe('impact', () => {
  it('shares what is true of the one who shares it, and never the sample', () => {
    const own = { ordered: '$34.88', total: '$1.74', meals: 3 };
    expect([shareMessage(own), shareMessage({ ...own, meals: 0 }), shareMessage()]).toEqual([
      'On the Furrow sample site I ordered food for $34.88. Of that, 5% is set aside for Riverside Pantry in Salem, Oregon: $1.74, about 3 meals.',
      'On the Furrow sample site I ordered food for $34.88. Of that, 5% is set aside for Riverside Pantry in Salem, Oregon: $1.74.',
      'Furrow is a sample site that shows how 5% of every order could feed a neighbor.',
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
