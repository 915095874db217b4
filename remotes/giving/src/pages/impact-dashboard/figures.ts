import { donations } from '../../data/donations.data';
import { byMonth } from '../../data/donations.model';
import { impact } from '../../data/impact';
import { monthlyDonationGoal, monthlyMealsGoal } from '../../data/impact.data';
import { formatTons, growth, percentOf, type Goal, type ImpactStat } from '../../data/impact.model';
import { formatCount, formatDollars, leftToRight } from '@furrow/ui/format';

const thisMonth = byMonth(donations).at(-1) ?? { month: '', amount: 0, meals: 0 };

/** Four figures, each with its goal for the year. */
export const impactStats = [
  {
    title: 'Total donated',
    value: formatDollars(impact.totalDonated),
    change: `${leftToRight(`+${growth(donations)}%`)} this month`,
    description: 'of $3,450 in twelve months',
    progress: percentOf({ done: impact.totalDonated, goal: 3450 }),
  },
  {
    title: 'Meals provided',
    value: formatCount(impact.mealsProvided),
    change: `${leftToRight(`+${formatCount(thisMonth.meals)}`)} this month`,
    description: 'of 7,200 in twelve months',
    progress: percentOf({ done: impact.mealsProvided, goal: 7200 }),
  },
  {
    title: 'Food banks supported',
    value: formatCount(impact.foodBanksSupported),
    change: `${leftToRight('+5')} since January`,
    description: 'of 10 in twelve months',
    progress: percentOf({ done: impact.foodBanksSupported, goal: 10 }),
  },
  {
    title: 'Carbon offset',
    value: formatTons(impact.carbonOffset),
    change: `${leftToRight('+0.2 t')} this month`,
    description: 'of 2.0 t in twelve months',
    progress: percentOf({ done: impact.carbonOffset, goal: 2 }),
  },
] satisfies ImpactStat[];

/** The goals of this month. */
export const monthGoals = {
  meals: { label: 'Meals', done: thisMonth.meals, goal: monthlyMealsGoal },
  donated: { label: 'Donated', done: thisMonth.amount, goal: monthlyDonationGoal },
} satisfies Record<string, Goal>;
