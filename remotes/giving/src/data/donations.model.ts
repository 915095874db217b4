import { shortDay } from '@furrow/ui/clock';
import { matchesWords } from '@furrow/ui/match-words';

/** Sample data counts two meals for each dollar. */
export const mealsPerDollar = 2;

export type FoodBank = { name: string; location: string; image: string };

export type Donation = {
  /** Like `DON-001`. */
  id: string;
  amount: number;
  foodBank: FoodBank;
  /** A date of the calendar, like `2025-03-15`. */
  date: string;
  meals: number;
  status: 'delivered' | 'processing';
  impactMessage: string;
  receipt: string;
};

export type RecurringDonation = {
  id: string;
  amount: number;
  frequency: 'weekly' | 'monthly';
  foodBank: FoodBank;
  nextDonation: string;
  totalDonated: number;
  status: 'active';
};

export type MonthOfGiving = { month: string; amount: number; meals: number };

/** `2025-03-15` becomes `Mar 15, 2025`: no time zone can turn it into another day. */
export function formatDate(date: string): string {
  return `${shortDay(date)}, ${date.slice(0, 4)}`;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Finds by the name of the food bank or its place; an empty search finds all. */
export function searchDonations<D extends { foodBank: FoodBank }>(donations: readonly D[], search: string): D[] {
  return donations.filter(({ foodBank }) => matchesWords(search, foodBank.name, foodBank.location));
}

export function summarize(donations: readonly Donation[]) {
  return {
    totalDonated: sum(donations.map(({ amount }) => amount)),
    mealsProvided: sum(donations.map(({ meals }) => meals)),
    foodBanksSupported: new Set(donations.map(({ foodBank }) => foodBank.name)).size,
  };
}

/** Oldest month first. A month without a donation is not listed. */
export function byMonth(donations: readonly Donation[]): MonthOfGiving[] {
  const found = new Map<string, MonthOfGiving>();
  for (const { date, amount, meals } of donations.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const key = `${shortDay(date).slice(0, 3)} ${date.slice(0, 4)}`;
    const before = found.get(key);
    found.set(key, { month: key, amount: (before?.amount ?? 0) + amount, meals: (before?.meals ?? 0) + meals });
  }
  return [...found.values()];
}

/** The meals of each food bank, most first. What comes after the first `places` is counted together as "Other". */
export function byFoodBank(donations: readonly Donation[], places: number): { name: string; value: number }[] {
  const meals = new Map<string, number>();
  for (const { foodBank, meals: more } of donations) meals.set(foodBank.name, (meals.get(foodBank.name) ?? 0) + more);
  const ranked = [...meals].map(([name, value]) => ({ name, value })).sort((a, b) => b.value - a.value);
  const rest = sum(ranked.slice(places).map(({ value }) => value));
  return rest > 0 ? [...ranked.slice(0, places), { name: 'Other', value: rest }] : ranked;
}
