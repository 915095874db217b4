import { percentOf } from '@furrow/cart/money';
import type { YouEntry } from '@furrow/you/model';

/** The food bank that the shop passes its share on to. */
export const foodBank = 'Riverside Pantry';

/** What the orders of a visitor came to, all in cents. */
export type OwnFigures = { orders: number; spent: number; passedOn: number; growers: number; meals: number };

/**
 * Of each order 5% goes to a food bank, 3% to Furrow and 12% to shipping and packing; the growers get the rest. A
 * dollar pays for two meals.
 */
export function ownFigures(entries: readonly YouEntry[]): OwnFigures {
  const orders = entries.flatMap(({ kind, cents }) => (kind === 'order' && cents !== undefined ? [cents] : []));
  const sum = (share: (cents: number) => number) => orders.reduce((total, cents) => total + share(cents), 0);
  const passedOn = sum((cents) => percentOf(cents, 5));
  return {
    orders: orders.length,
    spent: sum((cents) => cents),
    passedOn,
    growers: sum((cents) => cents - percentOf(cents, 5) - percentOf(cents, 3) - percentOf(cents, 12)),
    meals: Math.floor((passedOn * 2) / 100),
  };
}
