import { announceStored, readStored, writeStored, type StoredEntry } from '@furrow/remote/stored';
import { countPieces, readItems, withAdded, type CartItem, type CartProduct } from './cart-item';

/** The localStorage key of the cart. */
export const storageKey = 'cart';

/** The cart in the storage of the browser. */
export const cartStored: StoredEntry = { key: storageKey, storage: 'local', holds: 'What is in the cart' };

/** The window hears this event whenever the cart of this tab changes; `detail` is the number of pieces in it. */
export const cartChangedEvent = 'furrow:cart';

/**
 * How many pieces the saved cart holds, without the cart's model: the header shows the number on pages that run no other code.
 *
 * @returns 0 for a cart that is absent, unreadable or empty, and when the storage cannot be read; the model reports
 *   what is wrong once the cart is used
 */
export function savedItemCount(): number {
  try {
    return countPieces(readItems(JSON.parse(readStored(cartStored) ?? '[]')).items);
  } catch {
    return 0;
  }
}

/**
 * The items of the saved cart, without the cart's model, for a script that runs before it.
 *
 * @returns undefined for a cart that cannot be read as a whole, with which the model deals; nothing when the storage
 *   cannot be read
 */
export function savedItems(): CartItem[] | undefined {
  try {
    const { items, wrong } = readItems(JSON.parse(readStored(cartStored) ?? '[]'));
    return wrong.length > 0 ? undefined : items;
  } catch {
    return undefined;
  }
}

/**
 * Puts one piece of a product into the saved cart, without the cart's model, for a script that runs before it. Who
 * follows the cart in this tab hears of it as of a change in another tab.
 *
 * @returns how many pieces the cart holds now; undefined when nothing was added, because the saved cart cannot be read
 *   as a whole or the storage refuses. The model deals with both.
 */
export function addToSavedCart(product: CartProduct): number | undefined {
  try {
    const items = savedItems();
    if (!items) return undefined;
    const oldValue = readStored(cartStored) ?? null;
    const after = withAdded(items, product);
    const newValue = JSON.stringify(after);
    if (!writeStored(cartStored, newValue)) return undefined;
    announceStored(cartStored, oldValue, newValue);
    return countPieces(after);
  } catch {
    return undefined;
  }
}
