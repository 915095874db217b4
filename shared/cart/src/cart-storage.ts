import { whatIsWrong, type CartItem } from './cart-item';

/** The localStorage key of the cart. */
export const storageKey = 'cart';

/** The window hears this event whenever the cart of this tab changes; `detail` is the number of pieces in it. */
export const cartChangedEvent = 'furrow:cart';

/**
 * How many pieces a saved cart holds, without the cart's model: the header shows the number on pages that run no other code.
 *
 * @param saved the text under {@link storageKey}
 * @returns 0 for an absent, damaged or empty cart; the model reports what is wrong once the cart is used
 */
export function savedItemCount(saved: string | null): number {
  if (saved === null) return 0;
  try {
    const items = JSON.parse(saved) as CartItem[];
    return whatIsWrong(items).length > 0 ? 0 : items.reduce((sum, { quantity }) => sum + quantity, 0);
  } catch {
    return 0;
  }
}
