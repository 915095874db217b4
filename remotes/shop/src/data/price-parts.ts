import type { CartItem } from '@furrow/cart/model';
import { lineCents, percentOf, sumCents } from '@furrow/cart/money';

/** The part of every purchase that goes to food banks. */
export const foodBankPercent = 5;
export const furrowPercent = 3;
const carriagePercent = 12;

/** Where a price goes, in cents. The four parts add up to the price. */
export type PriceParts = { growers: number; carriage: number; foodBank: number; furrow: number };

/** Divides a price, or the total of an order: three shares are rounded to the cent, and the growers get what is left. */
export function partsOf(cents: number): PriceParts {
  const foodBank = percentOf(cents, foodBankPercent);
  const furrow = percentOf(cents, furrowPercent);
  const carriage = percentOf(cents, carriagePercent);
  return { growers: cents - foodBank - furrow - carriage, carriage, foodBank, furrow };
}

/** What the growers get of an order, by line and in cents. The last line takes what rounding leaves, so that all lines add up. */
export function growersByLine(items: readonly CartItem[]): number[] {
  const total = sumCents(items);
  const { growers } = partsOf(total);
  const shares = items.map((item) => (total > 0 ? Math.round((lineCents(item) * growers) / total) : 0));
  const others = shares.slice(0, -1).reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === shares.length - 1 ? growers - others : share));
}
