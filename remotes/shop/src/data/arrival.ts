import { orderLots } from './order-lots.data';
import type { OrderLot } from './order-lots.model';
import { stateOf, type Order } from './orders';

/** The order of this browser that brought something of the lot home: the newest one that has arrived. */
export function arrivalOf(lot: string, orders: readonly Order[]): Order | undefined {
  const lots: Record<string, OrderLot | undefined> = orderLots;
  return orders.find((order) => stateOf(order) === 'arrived' && order.items.some(({ id }) => lots[id]?.lot === lot));
}
