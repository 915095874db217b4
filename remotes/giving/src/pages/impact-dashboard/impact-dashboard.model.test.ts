import fc from 'fast-check';
import { impact } from '../../data/impact';
import { impactStats, monthGoals } from './figures';
import { activities, partners, weeklyMeals } from './impact-dashboard.data';
import { isGain, streak, toWeeks, urgencyTone } from './impact-dashboard.model';

describe('the impact dashboard', () => {
  it('shows a streak as long as the donor kept it', () => {
    expect(streak(weeklyMeals)).toBe(impact.donationStreak);
    expect(streak([1, 0, 2, 3])).toBe(2);
    expect(streak([1, 0])).toBe(0);
    expect(streak([])).toBe(0);
  });

  it('breaks a streak at the last week without a meal', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.array(fc.integer({ min: 1 })), (before, kept) => {
        expect(streak([...before, 0, ...kept])).toBe(kept.length);
      }),
    );
  });

  it('names the weeks from the past to now', () => {
    expect(toWeeks([1, 2, 3]).map(({ name }) => name)).toEqual(['2 weeks ago', 'Last week', 'This week']);
  });

  it('says the same about this month as the donations do', () => {
    expect(monthGoals).toEqual({
      meals: { label: 'Meals', done: 480, goal: 600 },
      donated: { label: 'Donated', done: 240, goal: 288 },
    });
    expect(impactStats.map(({ progress }) => progress)).toEqual([71, 68, 80, 60]);
  });

  it('shows partners of every urgency', () => {
    expect(new Set(partners.map(({ urgency }) => urgencyTone(urgency))).size).toBe(3);
  });

  it('gives a plus sign to what the donor received or brought about, and none to what was given or spent', () => {
    expect(activities.filter(({ amount }) => isGain(amount)).map(({ type }) => type)).toEqual(['carbon', 'loan']);
  });
});
