import { createEvent, sample } from 'effector';
import { $items, cartLoaded, quantityChanged, type CartItem } from '@furrow/cart/model';
import type { Toast } from '@furrow/contract';
import { removed } from '../ui/words';
import { pictureOf } from './product-pictures.model';

/** One piece of the product is taken out again; nothing happens when it has left the cart already. */
export const additionTakenBack = createEvent<string>();

const removalTakenBack = createEvent<{ item: CartItem; index: number }>();

sample({
  clock: additionTakenBack,
  source: $items,
  fn: (items, id) => ({ id, quantity: (items.find((item) => item.id === id)?.quantity ?? 0) - 1 }),
  target: quantityChanged,
});

sample({
  clock: removalTakenBack,
  source: $items,
  fn: (items, { item, index }) => putBack(items, item, index),
  target: cartLoaded,
});

/** The toast for a line that was removed. Its Undo puts the line back in its place, even when the cart has changed since. */
export function removedToast(items: readonly CartItem[], item: CartItem, name = item.name): Toast {
  const index = items.indexOf(item);
  return {
    title: removed,
    description: name,
    key: 'cart',
    picture: pictureOf(item),
    undo: () => void removalTakenBack({ item, index }),
  };
}

/** The list with `item` at `index` again. Where it has been added again meanwhile, its quantity grows by what was removed. */
export function putBack(items: readonly CartItem[], item: CartItem, index: number): CartItem[] {
  return items.some(({ id }) => id === item.id)
    ? items.map((each) => (each.id === item.id ? { ...each, quantity: each.quantity + item.quantity } : each))
    : items.toSpliced(index, 0, item);
}
