import type { CartItem } from '@furrow/cart/model';
import { isPrice, sumCents } from '@furrow/cart/money';
import { recordEntry } from '@furrow/you/model';
import { followStored, isMoment, readStored, setAsideStored, writeStored } from '@furrow/remote/stored';
import { stored } from '../stored';
import { andMore } from './words';

/*
 * The orders that were placed in this browser. They are stored under `furrow.orders` as `{ v: 1, next, orders }`: `next`
 * is the number of the next order, `orders` a list of {@link Order}. Whom the order is for is not stored. What
 * this release cannot read stays unchanged.
 */

/** The ways of an order, one after the other. */
export const orderStates = ['placed', 'packed', 'on its way', 'arrived'] as const;
export type OrderState = (typeof orderStates)[number];

export type Order = {
  /** `ORD-743`. */
  number: string;
  items: CartItem[];
  /** When it came to each of its states, ISO 8601 in UTC: one for each state that it has reached. */
  times: string[];
};

export type Orders = {
  /** The newest first. */
  orders: readonly Order[];
  /** How many stored orders this release cannot read. */
  unreadable: number;
  /** The storage refused the last changes, which end with the page. */
  isUnsaved: boolean;
};

/** What a page knows that is prerendered. */
export const noOrders: Orders = { orders: [], unreadable: 0, isUnsaved: false };

const firstNumber = 743;
/** No order comes after a larger number than this, so that the number of each can be read. */
const mostNumber = 99_999_999;
const changedEvent = 'furrow:orders';

/** The shape in the storage. Orders that this release cannot read are carried along. */
type Stored = { v: 1; next: number; orders: unknown[] };

/** What the storage refused lasts until the page is loaded again. `over` is the text that the storage held. */
let refused: { kept: Stored; over: string | undefined } | undefined;
let seen: { text: string | undefined; from: typeof refused; orders: Orders } | undefined;

/** The orders of this browser, the same object as long as nobody changes them. */
export function readOrders(): Orders {
  const text = readStored(stored.orders);
  if (seen === undefined || seen.text !== text || seen.from !== refused) {
    seen = { text, from: refused, orders: understood(keptWith(text), text) };
  }
  return seen.orders;
}

/** Calls back when an order changed: in this tab, in another one, or while the page was in the back/forward cache. */
export function subscribeOrders(listener: () => void): () => void {
  const stop = followStored(stored.orders, () => {
    // What the storage refused goes as well when the visitor erases everything.
    if (readStored(stored.orders) === undefined) refused = undefined;
    listener();
  });
  window.addEventListener(changedEvent, listener);
  return () => {
    window.removeEventListener(changedEvent, listener);
    stop();
  };
}

/** The order comes to its next state. One that has arrived stays unchanged. */
export function moveOn(order: Order): void {
  if (order.times.length < orderStates.length) change({ ...order, times: [...order.times, new Date().toISOString()] });
}

/** The order goes back to the state before. One that was just placed stays unchanged. */
export function moveBack(order: Order): void {
  if (order.times.length > 1) change({ ...order, times: order.times.slice(0, -1) });
}

export function stateOf({ times }: Order): OrderState {
  return orderStates[times.length - 1] ?? 'placed';
}

/** In cents. */
export function totalOf({ items }: Order): number {
  return sumCents(items);
}

/** What was bought, in one line: "Heirloom tomatoes, Wildflower honey and 2 more". */
export function boughtLine(items: readonly Pick<CartItem, 'name'>[]): string {
  const more = items.length - 2;
  return [
    items
      .slice(0, 2)
      .map(({ name }) => name)
      .join(', '),
    more > 0 && andMore(more),
  ]
    .filter(Boolean)
    .join(' ');
}

export function pieceCount({ items }: Order): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function growerCount({ items }: Order): number {
  return new Set(items.map(({ farm }) => farm)).size;
}

/**
 * The address of an order's receipt. Every path of the site is a file, and no file knows this browser's orders: so the
 * number is a query.
 */
export function orderPath({ number }: Pick<Order, 'number'>): string {
  return `/orders?id=${number}`;
}

function change(order: Order): void {
  const kept = storedOrders();
  saveOrders({
    ...kept,
    orders: kept.orders.map((each) => (isOrder(each) && each.number === order.number ? order : each)),
  });
  recordOrder(order);
}

/** Writes the order into the visitor's ledger, or what became of it. */
export function recordOrder(order: Order): void {
  const [count, growers] = [pieceCount(order), growerCount(order)];
  recordEntry({
    kind: 'order',
    ref: order.number,
    at: order.times[0],
    title: `Order ${order.number}`,
    line: `${count} ${count === 1 ? 'item' : 'items'} from ${growers} ${growers === 1 ? 'grower' : 'growers'}`,
    to: orderPath(order),
    cents: totalOf(order),
    state: stateOf(order),
  });
}

/** All orders as they are stored, and those that the storage refused. */
export function storedOrders(): Stored {
  return keptWith(readStored(stored.orders)) ?? { v: 1, next: firstNumber, orders: [] };
}

/** What the storage holds, and what it refused. Where another tab has changed it meanwhile, that tab's orders stay. */
function keptWith(text: string | undefined): Stored | undefined {
  const kept = parse(text);
  if (!refused || !kept || refused.over === text) return refused?.kept ?? kept;
  const numbers = new Set(kept.orders.filter(isOrder).map(({ number }) => number));
  const others = refused.kept.orders.filter((order) => isOrder(order) && !numbers.has(order.number));
  return { ...kept, next: Math.max(kept.next, refused.kept.next), orders: [...kept.orders, ...others] };
}

/** @returns false where the storage refuses: then `unsaved` lasts until the page is loaded again */
export function saveOrders(kept: Stored, unsaved = kept): boolean {
  const over = readStored(stored.orders);
  const isReadable = parse(over) !== undefined;
  const isKept = (isReadable || setAsideStored(stored.orders)) && writeStored(stored.orders, JSON.stringify(kept));
  refused = isKept ? undefined : { kept: unsaved, over };
  window.dispatchEvent(new Event(changedEvent));
  return isKept;
}

function parse(text = ''): Stored | undefined {
  try {
    const value = JSON.parse(text) as Partial<Stored> | null;
    if (value?.v !== 1 || !Array.isArray(value.orders)) return undefined;
    const { orders, next } = value;
    return { ...value, v: 1, orders, next: nextNumber(next, orders) };
  } catch {
    return undefined;
  }
}

/** The stored number, or, where that is damaged, the one that follows from the orders. */
function nextNumber(next: unknown, orders: readonly unknown[]): number {
  const following = orders.filter(isOrder).map(({ number }) => Number(number.slice(4)) + 1);
  return [next, ...following].filter(isOrderNumber).reduce((most, each) => Math.max(most, each), firstNumber);
}

function isOrderNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) <= mostNumber;
}

function understood(kept: Stored | undefined, text: string | undefined): Orders {
  const isUnsaved = refused !== undefined;
  if (!kept) return { orders: [], unreadable: text === undefined ? 0 : 1, isUnsaved };
  const orders = kept.orders.filter(isOrder);
  return { orders: orders.toReversed(), unreadable: kept.orders.length - orders.length, isUnsaved };
}

const texts = ['id', 'name', 'farm', 'image', 'unit'];

export function isOrder(value: unknown): value is Order {
  if (!isRecord(value) || !Array.isArray(value.items) || !Array.isArray(value.times)) return false;
  return (
    /^ORD-\d{1,9}$/.test(String(value.number)) &&
    value.items.length > 0 &&
    value.items.every(isItem) &&
    Number.isSafeInteger(sumCents(value.items as CartItem[])) &&
    value.times.length >= 1 &&
    value.times.length <= orderStates.length &&
    value.times.every(isMoment)
  );
}

function isItem(item: unknown): boolean {
  return (
    isRecord(item) &&
    texts.every((field) => typeof item[field] === 'string') &&
    isPrice(item.price) &&
    isCount(item.quantity)
  );
}

/** What a cart of this site can hold of one product. */
function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= 1_000_000;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
