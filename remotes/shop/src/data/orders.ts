import type { CartItem } from '@furrow/cart/model';
import { sumCents } from '@furrow/cart/money';
import { forgetEntry, recordEntry } from '@furrow/you/model';

/*
 * The orders that were placed in this browser. They are kept under `furrow.orders` as `{ v: 1, next, orders }`: `next` is the number of the
 * next order, `orders` a list of {@link Order}. Nothing of whom the order is for is kept. What this release cannot read stays as it is.
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
};

const storageKey = 'furrow.orders';
/** Where a list that is no list is kept, once an order is placed in its place. */
const setAsideKey = `${storageKey}.unreadable`;
const firstNumber = 743;
const changedEvent = 'furrow:orders';

/** The shape in the storage. Orders that this release cannot read are carried along. */
type Stored = { v: 1; next: number; orders: unknown[] };

/** What the storage refused lasts until the page is loaded anew. */
let refused: Stored | undefined;
let seen: { text: string | undefined; from: Stored | undefined; orders: Orders } | undefined;

/** The orders of this browser, the same object as long as nobody changes them. */
export function readOrders(): Orders {
  const text = savedText();
  if (seen === undefined || seen.text !== text || seen.from !== refused) {
    seen = { text, from: refused, orders: understood(refused ?? parse(text), text) };
  }
  return seen.orders;
}

/** Calls back when an order changed, in this tab or another one. */
export function subscribeOrders(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => void ((key === storageKey || key === null) && listener());
  window.addEventListener(changedEvent, listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    window.removeEventListener(changedEvent, listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** Keeps what was ordered under the next number, here and in the visitor's ledger. */
export function placeOrder(items: CartItem[]): Order {
  const stored = current();
  const order: Order = { number: `ORD-${stored.next}`, items, times: [new Date().toISOString()] };
  save({ ...stored, next: stored.next + 1, orders: [...stored.orders, order] });
  record(order);
  return order;
}

/** The order comes to its next state. One that has arrived stays as it is. */
export function moveOn(order: Order): void {
  if (order.times.length < orderStates.length) change({ ...order, times: [...order.times, new Date().toISOString()] });
}

/** The order goes back to the state before. One that was just placed stays as it is. */
export function moveBack(order: Order): void {
  if (order.times.length > 1) change({ ...order, times: order.times.slice(0, -1) });
}

/** Takes the order out of this browser, and out of the visitor's ledger. */
export function forgetOrder({ number }: Order): void {
  const stored = current();
  save({ ...stored, orders: stored.orders.filter((order) => !isOrder(order) || order.number !== number) });
  forgetEntry(`order:${number}`);
}

export function stateOf({ times }: Order): OrderState {
  return orderStates[times.length - 1] ?? 'placed';
}

/** In cents. */
export function totalOf({ items }: Order): number {
  return sumCents(items);
}

export function pieceCount({ items }: Order): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function growerCount({ items }: Order): number {
  return new Set(items.map(({ farm }) => farm)).size;
}

/** The address of an order's receipt. Every path of the site is a file, and no file knows this browser's orders: so the number is a query. */
export function orderPath({ number }: Pick<Order, 'number'>): string {
  return `/orders?id=${number}`;
}

function change(order: Order): void {
  const stored = current();
  save({
    ...stored,
    orders: stored.orders.map((each) => (isOrder(each) && each.number === order.number ? order : each)),
  });
  record(order);
}

function record(order: Order): void {
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

function current(): Stored {
  return refused ?? parse(savedText()) ?? { v: 1, next: firstNumber, orders: [] };
}

function save(stored: Stored): void {
  try {
    const text = savedText();
    if (text !== undefined && !parse(text)) setAside(text);
    localStorage.setItem(storageKey, JSON.stringify(stored));
    refused = undefined;
  } catch {
    refused = stored;
  }
  window.dispatchEvent(new Event(changedEvent));
}

function setAside(text: string): void {
  const before = localStorage.getItem(setAsideKey);
  localStorage.setItem(setAsideKey, before === null ? text : `${before}\n${text}`);
}

function savedText(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function parse(text = ''): Stored | undefined {
  try {
    const value = JSON.parse(text) as Partial<Stored> | null;
    const isStored = value?.v === 1 && Number.isSafeInteger(value.next) && Array.isArray(value.orders);
    return isStored ? (value as Stored) : undefined;
  } catch {
    return undefined;
  }
}

function understood(stored: Stored | undefined, text: string | undefined): Orders {
  if (!stored) return { orders: [], unreadable: text === undefined ? 0 : 1 };
  const orders = stored.orders.filter(isOrder);
  return { orders: orders.toReversed(), unreadable: stored.orders.length - orders.length };
}

const texts = ['id', 'name', 'farm', 'image', 'unit'];

function isOrder(value: unknown): value is Order {
  if (!isRecord(value) || !Array.isArray(value.items) || !Array.isArray(value.times)) return false;
  return (
    /^ORD-\d+$/.test(String(value.number)) &&
    value.items.length > 0 &&
    value.items.every(isItem) &&
    value.times.length >= 1 &&
    value.times.length <= orderStates.length &&
    value.times.every((time) => typeof time === 'string' && !Number.isNaN(Date.parse(time)))
  );
}

function isItem(item: unknown): boolean {
  return (
    isRecord(item) &&
    texts.every((field) => typeof item[field] === 'string') &&
    /^\d+(\.\d+)?$/.test(String(item.price)) &&
    Number.isSafeInteger(item.quantity)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
