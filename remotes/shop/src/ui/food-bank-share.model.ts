import { partsOf } from '../data/price-parts';

const mealsPerDollar = 2;

/** Of an order in cents: what a food bank gets, in cents, and how many whole meals that makes. */
export function foodBankShare(orderCents: number): { cents: number; meals: number } {
  const cents = partsOf(orderCents).foodBank;
  return { cents, meals: Math.floor((cents * mealsPerDollar) / 100) };
}
