import { combine, createEvent, createStore } from 'effector';
import type { CartItem, CartProduct } from './cart-item';
import { keepInLocalStorage } from './cart.persistence';
import { lineCents, toCents } from './money';

export type { CartItem, CartProduct };
/** @public Releases of the shop that are live import it from here. What needs no cart imports `money.ts`, which comes without effector. */
export { lineCents };

export type Cart = { items: CartItem[]; total: number; totalCents: number; itemCount: number };

/** What a page shows while it is prerendered and hydrated: the server knows nobody's cart. */
export const emptyCart: Cart = { items: [], total: 0, totalCents: 0, itemCount: 0 };

export const itemAdded = createEvent<CartProduct>();
/** By id. */
export const itemRemoved = createEvent<string>();
export const quantityChanged = createEvent<{ id: string; quantity: number }>();
export const cartCleared = createEvent();
/** A saved list takes the place of what is there. */
export const cartLoaded = createEvent<CartItem[]>();

export const $items = createStore<CartItem[]>(emptyCart.items)
  .on(itemAdded, add)
  .on(itemRemoved, (items, id) => dropWhere(items, (item) => item.id === id))
  .on(quantityChanged, (items, { id, quantity }) => withoutNone(setQuantity(items, id, Math.trunc(quantity))))
  .on(cartCleared, () => emptyCart.items)
  .on(cartLoaded, (_, items) => withoutNone(items));

/** Pieces, not lines. */
export const $itemCount = $items.map((items) => items.reduce((count, { quantity }) => count + quantity, 0));

/** In cents: the exact figure to format or take a share of. */
export const $totalCents = $items.map((items) => items.reduce((sum, item) => sum + lineCents(item), 0));

/** In dollars, the double nearest to the exact sum. */
export const $total = $totalCents.map((cents) => cents / 100);

export const $cart = combine({ items: $items, total: $total, totalCents: $totalCents, itemCount: $itemCount });

let stopPersistence: (() => void) | undefined;

/**
 * Reads the saved cart and from then on keeps it saved and in step with other tabs. Only the first call counts. It is
 * explicit, so that importing the model does nothing and a page can be prerendered.
 */
export function startPersistence(): void {
  stopPersistence ??= keepInLocalStorage({ $items, cartLoaded });
}

/** A product whose price cannot be read never enters: the throw leaves the list as it is. */
function add(items: CartItem[], product: CartProduct): CartItem[] {
  toCents(product.price);
  const present = items.find((item) => item.id === product.id);
  return present ? setQuantity(items, product.id, present.quantity + 1) : [...items, { ...product, quantity: 1 }];
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
