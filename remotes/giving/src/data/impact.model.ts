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

/** What a donor shares: `4,900 meals` and `8 food banks`. */
export type SharedImpact = { meals: number; foodBanks: number };

export function sharedFigures({ meals, foodBanks }: SharedImpact): readonly [meals: string, foodBanks: string] {
  return [
    `${formatCount(meals)} ${meals === 1 ? 'meal' : 'meals'}`,
    `${foodBanks} food ${foodBanks === 1 ? 'bank' : 'banks'}`,
  ];
}

/** Gifts that are not paid provide no meals: then there is nothing to count. */
export function shareMessage(shared: SharedImpact): string {
  const [meals, foodBanks] = sharedFigures(shared);
  const deed = shared.meals > 0 ? `I helped provide ${meals} to ${foodBanks}` : 'I support farms';
  return `${deed} through Furrow. Every receipt is on the ledger.`;
}

export function formatTons(tons: number): string {
  return `${tons.toFixed(1)} t`;
}

export function formatGoal({ done, goal }: Goal, money: boolean): string {
  const format = money ? formatDollars : formatCount;
  return `${format(done)} of ${format(goal)}`;
}
