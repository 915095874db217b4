import { combine, createEvent, createStore } from 'effector';
import { countPieces, withAdded, type CartItem, type CartProduct } from './cart-item';
import { keepInLocalStorage } from './cart.persistence';
import { lineCents, sumCents } from './money';

export type { CartItem, CartProduct };
/**
 * @public Releases of the shop that are live import it from here. What needs no cart imports `money.ts`, which comes
 * without effector.
 */
export { lineCents };

/** The cart as a page shows it. */
export type Cart = {
  items: CartItem[];
  /** In dollars: the double nearest to the exact sum. */
  total: number;
  /** In cents: the exact sum, to be formatted or to take a share of. */
  totalCents: number;
  /** The number of pieces of all items. */
  itemCount: number;
};

/** What a page shows while it is prerendered and hydrated: the server knows nobody's cart. */
export const emptyCart: Cart = { items: [], total: 0, totalCents: 0, itemCount: 0 };

/**
 * Puts one piece of a product into the cart, or one more piece if it is there already. A product whose price cannot be
 * read leaves the cart as it is, and the console says why.
 */
export const itemAdded = createEvent<CartProduct>();
/** Takes the item with this id out of the cart, with all its pieces. */
export const itemRemoved = createEvent<string>();
/** Sets the number of pieces of the item with this id. Parts of a piece are cut off, and zero or less removes the item. */
export const quantityChanged = createEvent<{ id: string; quantity: number }>();
/** Removes all items. */
export const cartCleared = createEvent();
/** Replaces all items with a list that was saved in the browser. */
export const cartLoaded = createEvent<CartItem[]>();

/** The items of the cart, in the order in which they were added. */
export const $items = createStore<CartItem[]>(emptyCart.items)
  .on(itemAdded, withAdded)
  .on(itemRemoved, (items, id) => dropWhere(items, (item) => item.id === id))
  .on(quantityChanged, (items, { id, quantity }) => withoutNone(setQuantity(items, id, Math.trunc(quantity))))
  .on(cartCleared, () => emptyCart.items)
  .on(cartLoaded, (_, items) => withoutNone(items));

/** The number of pieces of all items. */
export const $itemCount = $items.map(countPieces);

/** What all items cost, in cents: the exact sum, to be formatted or to take a share of. */
export const $totalCents = $items.map(sumCents);

/** What all items cost, in dollars: the double nearest to the exact sum. */
export const $total = $totalCents.map((cents) => cents / 100);

/** The whole cart in one store, for components that show more than one part of it. */
export const $cart = combine({ items: $items, total: $total, totalCents: $totalCents, itemCount: $itemCount });

let stopPersistence: (() => void) | undefined;

/**
 * Reads the saved cart and from then on keeps it saved and in step with other tabs. Only the first call counts. It is
 * explicit, so that importing the model does nothing and a page can be prerendered.
 */
export function startPersistence(): void {
  stopPersistence ??= keepInLocalStorage({ $items, cartLoaded });
}

function setQuantity(items: CartItem[], id: string, quantity: number): CartItem[] {
  return items.map((item) => (item.id === id ? { ...item, quantity } : item));
}

function withoutNone(items: CartItem[]): CartItem[] {
  return dropWhere(items, ({ quantity }) => !(quantity > 0));
}

/** Hands back the same list when nothing is dropped: a new one would be a change, and be written and sent to other tabs. */
function dropWhere(items: CartItem[], drop: (item: CartItem) => boolean): CartItem[] {
  return items.some(drop) ? items.filter((item) => !drop(item)) : items;
}
