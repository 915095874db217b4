import { readItems } from './cart-item';

/** The localStorage key of the cart. */
export const storageKey = 'cart';

/** The window hears this event whenever the cart of this tab changes; `detail` is the number of pieces in it. */
export const cartChangedEvent = 'furrow:cart';

/**
 * How many pieces the saved cart holds, without the cart's model: the header shows the number on pages that run no other code.
 *
 * @returns 0 for a cart that is absent, unreadable or empty, and when the storage cannot be read; the model reports what is wrong once the
 * cart is used
 */
export function savedItemCount(): number {
  try {
    const { items } = readItems(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
    return items.reduce((sum, { quantity }) => sum + quantity, 0);
  } catch {
    return 0;
  }
}
