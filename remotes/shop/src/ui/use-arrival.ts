import { useSyncExternalStore } from 'react';
import { arrivalOf } from '../data/arrival';
import { noOrders, readOrders, subscribeOrders, type Order } from '../data/orders';

/** The order of this browser that brought the lot home. None while the page is prerendered. */
export function useArrival(lot: string): Order | undefined {
  const { orders } = useSyncExternalStore(subscribeOrders, readOrders, () => noOrders);
  return arrivalOf(lot, orders);
}
