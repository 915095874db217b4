import { forgetEntry } from '@furrow/you/model';
import { isOrder, recordOrder, saveOrders, storedOrders, type Order } from './orders';

/**
 * Takes the order out of this browser, and out of the visitor's ledger.
 *
 * @returns puts it back where it was
 */
export function forgetOrder(order: Order): () => void {
  const kept = storedOrders();
  const isIt = (each: unknown) => isOrder(each) && each.number === order.number;
  const at = Math.max(kept.orders.findIndex(isIt), 0);
  saveOrders({ ...kept, orders: kept.orders.filter((each) => !isIt(each)) });
  forgetEntry(`order:${order.number}`);
  return () => {
    const now = storedOrders();
    saveOrders({ ...now, orders: [...now.orders.slice(0, at), order, ...now.orders.slice(at)] });
    recordOrder(order);
  };
}
