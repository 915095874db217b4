import { percentOf } from '@furrow/cart/money';

/** The part of every purchase that goes to food banks. */
export const sharePercent = 5;
const mealsPerDollar = 2;

/** Of an order in cents: what a food bank gets, in cents, and how many whole meals that makes. */
export function foodBankShare(orderCents: number): { cents: number; meals: number } {
  const cents = percentOf(orderCents, sharePercent);
  return { cents, meals: Math.floor((cents * mealsPerDollar) / 100) };
}
