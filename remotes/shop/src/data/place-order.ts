import type { CartItem } from '@furrow/cart/model';
import { recordOrder, saveOrders, storedOrders, type Order } from './orders';

/**
 * Keeps what was ordered under the next number, here and in the visitor's ledger. Where the storage refuses it, other
 * tabs do not learn that the number is taken: then it gets one by chance, of more digits.
 */
export function placeOrder(items: CartItem[]): Order {
  const kept = storedOrders();
  const order: Order = { number: `ORD-${kept.next}`, items, times: [new Date().toISOString()] };
  const unsaved: Order = { ...order, number: `ORD-${1_000_000 + Math.floor(Math.random() * 9_000_000)}` };
  const isKept = saveOrders(
    { ...kept, next: kept.next + 1, orders: [...kept.orders, order] },
    { ...kept, orders: [...kept.orders, unsaved] },
  );
  const placed = isKept ? order : unsaved;
  recordOrder(placed);
  return placed;
}
