import { readYou } from '@furrow/you/model';
import { eraseStored } from '@furrow/remote/stored';
import { stored } from '../stored';
import type { CartItem } from '@furrow/cart/model';
import { forgetOrder } from './forget-order';
import { boughtLine, moveBack, moveOn, readOrders, stateOf, subscribeOrders, type Order } from './orders';
import { placeOrder } from './place-order';
import { longMoment } from './moment';

const honey: CartItem = {
  id: 'a',
  name: 'Honey',
  farm: 'Bees',
  image: '/a.svg',
  price: '14.50',
  unit: 'jar',
  quantity: 2,
};
const newest = () => readOrders().orders[0] as Order;

beforeEach(() => {
  localStorage.clear();
  // As in a tab that hears of it: what the storage refused in the test before goes as well.
  const stop = subscribeOrders(() => {});
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('numbers orders from 743 on, and gives no number twice', () => {
  expect(placeOrder([honey]).number).toBe('ORD-743');
  expect(placeOrder([honey]).number).toBe('ORD-744');
  forgetOrder(newest());
  expect(placeOrder([honey]).number).toBe('ORD-745');
  expect(readOrders().orders.map(({ number }) => number)).toEqual(['ORD-745', 'ORD-743']);
});

it('goes from state to state and back, and has a time for each', () => {
  placeOrder([honey]);
  for (const state of ['packed', 'on its way', 'arrived', 'arrived']) {
    moveOn(newest());
    expect(stateOf(newest())).toBe(state);
  }
  expect(newest().times).toHaveLength(4);
  moveBack(newest());
  expect(stateOf(newest())).toBe('on its way');
});

it.each([
  '1970-01-01T00:00:00.000Z',
  '9999-06-01T10:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
])('shows an order of a machine whose clock says %s, and lets it move on', (clock) => {
  jest.useFakeTimers({ now: new Date(clock) });
  placeOrder([honey]);
  moveOn(newest());
  expect(readOrders()).toMatchObject({ orders: [{ number: 'ORD-743' }], unreadable: 0 });
  expect(stateOf(newest())).toBe('packed');
  expect(readYou().entries).toMatchObject([{ ref: 'ORD-743', state: 'packed' }]);
  expect(longMoment(newest().times[0] ?? '')).toMatch(/^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M$/);
});

it('writes one entry into the visitor’s ledger, which follows the order', () => {
  placeOrder([honey]);
  moveOn(newest());
  expect(readYou().entries).toEqual([
    {
      id: 'order:ORD-743',
      kind: 'order',
      ref: 'ORD-743',
      at: newest().times[0],
      title: 'Order ORD-743',
      line: '2 items from 1 grower',
      to: '/orders?id=ORD-743',
      cents: 2900,
      state: 'packed',
    },
  ]);
  forgetOrder(newest());
  expect(readYou().entries).toEqual([]);
});

it('tells who listens, and gives the same object until something changes', () => {
  const listener = jest.fn();
  const stop = subscribeOrders(listener);
  placeOrder([honey]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readOrders()).toBe(readOrders());
  stop();
});

it.each(['{', 'null', '[]', '{"v":2,"next":743,"orders":[]}'])(
  'sets aside the list %s, which it cannot read',
  (text) => {
    localStorage.setItem('furrow.orders', text);
    expect(readOrders()).toEqual({ orders: [], unreadable: 1, isUnsaved: false });
    placeOrder([honey]);
    expect(localStorage.getItem('furrow.orders.unreadable')).toBe(text);
    expect(readOrders()).toMatchObject({ orders: [{ number: 'ORD-743' }], unreadable: 0 });
  },
);

it('carries an order along that it cannot read, and says how many there are', () => {
  const strange = { number: 'ORD-743', items: [], times: ['soon'] };
  localStorage.setItem('furrow.orders', JSON.stringify({ v: 1, next: 744, orders: [strange] }));
  placeOrder([honey]);
  expect(readOrders()).toMatchObject({ orders: [{ number: 'ORD-744' }], unreadable: 1 });
  expect(localStorage.getItem('furrow.orders')).toContain('soon');
});

it.each([
  ['a price of 20 digits', { items: [{ ...honey, price: '99999999999999999999' }] }],
  ['a sum that no number holds', { items: [{ ...honey, price: '90000000000', quantity: 1_000_000 }] }],
  ['fewer than no pieces', { items: [{ ...honey, quantity: -1 }] }],
  ['a day that no clock shows', { times: ['+275760-09-13T00:00:00.001Z'] }],
  ['a number of 20 digits', { number: 'ORD-99999999999999999999' }],
  ['no items', { items: null }],
])('shows the whole orders beside one with %s', (_what, damage) => {
  const whole = { number: 'ORD-743', items: [honey], times: ['2025-03-13T18:20:00.000Z'] };
  localStorage.setItem('furrow.orders', JSON.stringify({ v: 1, next: 745, orders: [whole, { ...whole, ...damage }] }));
  expect(readOrders()).toEqual({ orders: [whole], unreadable: 1, isUnsaved: false });
});

it.each(['soon', null, 5, -3, 750, 1e9, 1e15, 7.5])('finds the next number where the stored one is %p', (next) => {
  const whole = { number: 'ORD-750', items: [honey], times: ['2025-03-13T18:20:00.000Z'] };
  localStorage.setItem('furrow.orders', JSON.stringify({ v: 1, next, orders: [whole] }));
  expect(placeOrder([honey]).number).toBe('ORD-751');
  expect(readOrders().orders).toHaveLength(2);
});

it('finds a number that can be read again beside an order with the largest one', () => {
  const last = { number: 'ORD-999999999', items: [honey], times: ['2025-03-13T18:20:00.000Z'] };
  localStorage.setItem('furrow.orders', JSON.stringify({ v: 1, next: 1e9, orders: [last] }));
  expect(placeOrder([honey]).number).toBe('ORD-743');
  expect(readOrders()).toMatchObject({ orders: [{ number: 'ORD-743' }, last], unreadable: 0 });
});

it('tells who listens when the page comes back from the back/forward cache, and when the visitor erases everything', () => {
  const listener = jest.fn();
  const stop = subscribeOrders(listener);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
  placeOrder([honey]);
  eraseStored([stored.orders]);
  expect(readOrders().orders).toEqual([]);
  stop();
});

it('gives an order back while the page lives where the storage is forbidden', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const order = placeOrder([honey]);
  expect(order.number).toMatch(/^ORD-\d{7}$/);
  expect(readOrders()).toMatchObject({ orders: [order], isUnsaved: true });
});

describe('an order that a full storage refused', () => {
  let placed: Order[];
  beforeEach(() => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    placed = [placeOrder([honey]), placeOrder([honey])];
    full.mockRestore();
  });

  it('is saved with the next change once there is room', () => {
    expect(readOrders().isUnsaved).toBe(true);
    moveOn(newest());
    expect(readOrders().isUnsaved).toBe(false);
    const [first, second] = placed as [Order, Order];
    expect(JSON.parse(localStorage.getItem('furrow.orders') ?? '')).toMatchObject({
      orders: [first, { number: second.number, times: [second.times[0], expect.any(String)] }],
    });
  });

  it('takes nothing from what another tab has kept meanwhile', () => {
    const other = { number: 'ORD-743', items: [{ ...honey, name: 'Kale' }], times: ['2025-03-13T18:20:00.000Z'] };
    localStorage.setItem('furrow.orders', JSON.stringify({ v: 1, next: 744, orders: [other] }));
    expect(readOrders().orders).toEqual([...placed.toReversed(), other]);
    const third = placeOrder([honey]);
    expect([other, ...placed].map(({ number }) => number)).not.toContain(third.number);
    expect(readOrders().orders).toEqual([third, ...placed.toReversed(), other]);
    expect(localStorage.getItem('furrow.orders')).toContain('Kale');
  });
});

describe('two tabs whose storage is full', () => {
  /** The orders of another tab: a module of its own, over the same storage. */
  const anotherTab = () => {
    let tab: (typeof import('./orders') & typeof import('./place-order')) | undefined;
    jest.isolateModules(() => (tab = { ...jest.requireActual('./orders'), ...jest.requireActual('./place-order') }));
    return tab as NonNullable<typeof tab>;
  };
  const hear = () => window.dispatchEvent(new StorageEvent('storage', { key: 'furrow.orders' }));

  it('give no number twice, and lose nothing once there is room', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const other = anotherTab();
    const stops = [subscribeOrders(() => {}), other.subscribeOrders(() => {})];
    const [mine, theirs] = [placeOrder([honey]), other.placeOrder([{ ...honey, name: 'Kale' }])];
    const again = placeOrder([honey]);
    expect(new Set([mine, theirs, again].map(({ number }) => number)).size).toBe(3);
    expect(readOrders().orders).toEqual([again, mine]);
    expect(other.readOrders().orders).toEqual([theirs]);

    full.mockRestore();
    moveOn(mine);
    hear();
    other.moveOn(theirs);
    hear();
    const third = anotherTab().readOrders();
    expect(third.unreadable).toBe(0);
    expect(third.orders.map(({ number }) => number).toSorted()).toEqual(
      [mine, theirs, again].map(({ number }) => number).toSorted(),
    );
    expect(readOrders().orders).toHaveLength(3);
    expect(other.readOrders().orders).toHaveLength(3);
    for (const stop of stops) stop();
  });
});

it('names what was bought in one line, and counts the rest', () => {
  const lineOf = (...names: string[]) => boughtLine(names.map((name) => ({ ...honey, name })));
  expect(lineOf('Tomatoes')).toBe('Tomatoes');
  expect(lineOf('Tomatoes', 'Honey')).toBe('Tomatoes, Honey');
  expect(lineOf('Tomatoes', 'Honey', 'Eggs', 'Kale')).toBe('Tomatoes, Honey and 2 more');
});
