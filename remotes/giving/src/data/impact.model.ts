import { formatCount, formatDollars } from '@furrow/ui/format';
import { byMonth, summarize, type Donation } from './donations.model';

export type ImpactData = {
  totalDonated: number;
  mealsProvided: number;
  foodBanksSupported: number;
  /** Tons of carbon dioxide. */
  carbonOffset: number;
  /** Weeks in a row. */
  donationStreak: number;
  impactRank: string;
};

export type ImpactStat = { title: string; value: string; change: string; description: string; progress: number };
export type Goal = { label: string; done: number; goal: number };

/** Whole percent of a goal, at most 100. */
export function percentOf({ done, goal }: Omit<Goal, 'label'>): number {
  return goal > 0 ? Math.min(100, Math.round((done / goal) * 100)) : 0;
}

/** Totals come from the donations themselves, so that no two pages can disagree. */
export function impactOf(
  donations: readonly Donation[],
  more: Pick<ImpactData, 'carbonOffset' | 'donationStreak' | 'impactRank'>,
): ImpactData {
  return { ...summarize(donations), ...more };
}

/** How much the last month added to what was given before it, in whole percent. */
export function growth(donations: readonly Donation[]): number {
  const months = byMonth(donations);
  const last = months.at(-1)?.amount ?? 0;
  const before = summarize(donations).totalDonated - last;
  return before > 0 ? Math.round((last / before) * 100) : 0;
}

/** What a visitor has passed on: `ordered` for `$34.88`, of which `total` is set aside. */
export type SharedImpact = { ordered: string; total: string; meals: number };

/** Says what is true of the one who shares it: without an order, what the site shows. */
export function shareMessage(own?: SharedImpact): string {
  if (!own) return 'Furrow is a sample site that shows how 5% of every order could feed a neighbor.';
  const meals = own.meals > 0 ? `, about ${countOfMeals(own.meals)}` : '';
  return `On the Furrow sample site I ordered food for ${own.ordered}. Of that, 5% is set aside for Riverside Pantry in Salem, Oregon: ${own.total}${meals}.`;
}

/** `4,900 meals`, `1 meal`. */
export function countOfMeals(meals: number): string {
  return `${formatCount(meals)} ${meals === 1 ? 'meal' : 'meals'}`;
}

export function formatTons(tons: number): string {
  return `${tons.toFixed(1)} t`;
}

export function formatGoal({ done, goal }: Goal, money: boolean): string {
  const format = money ? formatDollars : formatCount;
  return `${format(done)} of ${format(goal)}`;
}
