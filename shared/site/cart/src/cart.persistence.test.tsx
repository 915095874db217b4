import { createEvent, createStore } from 'effector';
import fc from 'fast-check';
import type { CartItem } from './cart-item';
import { keepInLocalStorage } from './cart.persistence';
import { storageKey } from './cart-storage';

const tomatoes: CartItem = {
  id: 'heirloom-tomatoes',
  name: 'Heirloom tomatoes',
  farm: 'Green Valley Farm',
  image: '/tomatoes.svg',
  price: '5.99',
  unit: 'kg',
  quantity: 2,
};
const honey: CartItem = { ...tomatoes, id: 'wildflower-honey', quantity: 1 };

let stop: (() => void) | undefined;
let logged: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  stop?.();
  jest.restoreAllMocks();
});

/** A page that opens: a cart of its own over the browser's one storage. */
function open() {
  const cartLoaded = createEvent<CartItem[]>();
  const $items = createStore<CartItem[]>([]).on(cartLoaded, (_, items) => items);
  stop?.();
  stop = keepInLocalStorage({ $items, cartLoaded });
  const page = { cartLoaded, items: [] as CartItem[] };
  $items.subscribe((items) => (page.items = items));
  return page;
}

/** What the browser does in this tab when another one wrote. */
function otherTabWrote(value: string | null) {
  if (value === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, value);
  window.dispatchEvent(
    new StorageEvent('storage', { key: storageKey, newValue: value, storageArea: window.localStorage }),
  );
}

/** The browser keeps the page for Back, and tells it nothing about what others write. */
const goAway = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

function otherPageWrote(items: CartItem[]) {
  goAway();
  localStorage.setItem(storageKey, JSON.stringify(items));
  comeBack();
}

function storageIsFull() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

it('starts empty and silent when nothing is saved', () => {
  expect(open().items).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});

it('reads the saved items once, at the start, and does not write them back', () => {
  localStorage.setItem(storageKey, JSON.stringify([tomatoes]));
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const page = open();
  localStorage.removeItem(storageKey);
  expect(page.items).toEqual([tomatoes]);
  expect(written).not.toHaveBeenCalled();
});

it('writes a JSON list of items whenever they change', () => {
  const page = open();
  page.cartLoaded([tomatoes, honey]);
  expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual([tomatoes, honey]);
  page.cartLoaded([]);
  expect(localStorage.getItem(storageKey)).toBe('[]');
});

it('follows what another tab wrote, and does not respond it', () => {
  const page = open();
  otherTabWrote(JSON.stringify([tomatoes]));
  const written = jest.spyOn(Storage.prototype, 'setItem');
  expect(page.items).toEqual([tomatoes]);
  expect(written).not.toHaveBeenCalled();
  otherTabWrote(null);
  expect(page.items).toEqual([]);
});

it('keeps what both tabs wrote last when it hears late of what the other one wrote before', () => {
  const page = open();
  const late = new StorageEvent('storage', {
    key: storageKey,
    newValue: JSON.stringify([tomatoes]),
    storageArea: window.localStorage,
  });
  page.cartLoaded([honey]);
  window.dispatchEvent(late);
  expect(page.items).toEqual([honey]);
  expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual([honey]);
});

it('has what was saved meanwhile when the page comes back from the back/forward cache, and only then', () => {
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const page = open();
  otherPageWrote([tomatoes, honey]);
  expect(page.items).toEqual([tomatoes, honey]);
  expect(written).toHaveBeenCalledTimes(1);
  stop?.();
  otherPageWrote([honey]);
  expect(page.items).toEqual([tomatoes, honey]);
});

it('keeps what the storage refused when the page comes back from the back/forward cache', () => {
  const page = open();
  const full = storageIsFull();
  page.cartLoaded([tomatoes]);
  goAway();
  comeBack();
  expect(page.items).toEqual([tomatoes]);
  full.mockRestore();
  otherPageWrote([honey]);
  expect(page.items).toEqual([honey]);
});

it('has what it or another page changed last, and loses what the storage refused to nothing else', () => {
  const step = fc.record({
    kind: fc.constantFrom(
      'changes',
      'goes away and comes back',
      'is away while another page changes',
      'another tab changes',
    ),
    cart: fc.subarray([tomatoes, honey, { ...honey, id: 'eggs' }]),
    isFull: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      localStorage.clear();
      const page = open();
      let expected: CartItem[] = [];
      for (const { kind, cart, isFull } of steps) {
        const full = isFull ? storageIsFull() : undefined;
        const before = localStorage.getItem(storageKey);
        if (kind === 'changes') page.cartLoaded((expected = cart));
        else if (kind === 'goes away and comes back' || isFull) {
          goAway();
          comeBack();
        } else if (kind === 'another tab changes') otherTabWrote(JSON.stringify((expected = cart)));
        else otherPageWrote(cart);
        if (localStorage.getItem(storageKey) !== before) expected = cart;
        expect(page.items).toEqual(expected);
        full?.mockRestore();
      }
    }),
  );
});

it('keeps its items when another tab wrote junk', () => {
  const page = open();
  page.cartLoaded([tomatoes]);
  otherTabWrote('{');
  expect(page.items).toEqual([tomatoes]);
  expect(logged).toHaveBeenCalledWith('Failed to load cart from localStorage:', expect.any(SyntaxError));
});

it('logs a saved cart that is not JSON, with the error, and stays empty', () => {
  localStorage.setItem(storageKey, '[{"id":');
  expect(open().items).toEqual([]);
  expect(logged.mock.calls).toEqual([['Failed to load cart from localStorage:', expect.any(SyntaxError)]]);
});

it('logs what is wrong with a saved item, leaves it there until the cart changes, and keeps the others', () => {
  const saved = JSON.stringify([tomatoes, tomatoes, { ...honey, price: 'free', quantity: 1.5 }]);
  localStorage.setItem(storageKey, saved);
  const page = open();
  expect(page.items).toEqual([tomatoes]);
  const reason = 'item 1: id appears twice; item 2: price is not a decimal; item 2: quantity is not a whole number';
  expect(logged.mock.calls).toEqual([['Failed to load cart from localStorage:', new TypeError(reason)]]);
  expect(localStorage.getItem(storageKey)).toBe(saved);
  page.cartLoaded([honey]);
  expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual([honey]);
});

it.each(['[{"id":', '{"items":[]}', JSON.stringify([tomatoes, { ...honey, price: 'free' }])])(
  'sets aside %s once the cart changes, because a later release may read it',
  (saved) => {
    localStorage.setItem(storageKey, saved);
    const page = open();
    expect(localStorage.getItem(storageKey)).toBe(saved);
    page.cartLoaded([honey]);
    page.cartLoaded([honey, tomatoes]);
    expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual([honey, tomatoes]);
    expect(localStorage.getItem(`${storageKey}.unreadable`)).toBe(saved);
  },
);

it('leaves what cannot be read where it is when there is no room to set it aside', () => {
  localStorage.setItem(storageKey, '{');
  const page = open();
  const save = Storage.prototype.setItem.bind(localStorage);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    if (key !== storageKey) throw new DOMException('full', 'QuotaExceededError');
    save(key, text);
  });
  page.cartLoaded([honey]);
  expect(page.items).toEqual([honey]);
  expect({ ...localStorage }).toEqual({ [storageKey]: '{' });
});

it.each([
  ['a name of megabytes', { name: 'x'.repeat(4_500_000) }, 'name is not a short string'],
  ['fewer than no pieces', { quantity: -3 }, 'quantity is not a whole number'],
  ['a price of 20 digits', { price: '99999999999999999999' }, 'price is not a decimal'],
  [
    'a sum beyond numbers',
    { price: '90000000000', quantity: 1_000_000 },
    'the sum would be larger than a number can hold',
  ],
])('leaves out an item with %s', (_what, damage, reason) => {
  localStorage.setItem(storageKey, JSON.stringify([{ ...honey, ...damage }, tomatoes]));
  expect(open().items).toEqual([tomatoes]);
  expect(logged.mock.calls).toEqual([['Failed to load cart from localStorage:', new TypeError(`item 0: ${reason}`)]]);
});

it('reads a thousand items of a longer list', () => {
  const list = Array.from({ length: 1002 }, (_, index) => ({ ...honey, id: String(index) }));
  localStorage.setItem(storageKey, JSON.stringify(list));
  expect(open().items).toEqual(list.slice(0, 1000));
});

it('works on when the storage is full', () => {
  storageIsFull();
  const page = open();
  page.cartLoaded([tomatoes]);
  expect(page.items).toEqual([tomatoes]);
  expect(logged).not.toHaveBeenCalled();
});

it('logs once and works on when the storage is forbidden', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const page = open();
  page.cartLoaded([tomatoes]);
  expect(page.items).toEqual([tomatoes]);
  expect(logged.mock.calls).toEqual([['Failed to load cart from localStorage:', expect.any(DOMException)]]);
});

it('never breaks on whatever is stored: whole items are loaded, anything else is logged', () => {
  const almost = fc.record(
    {
      id: fc.constantFrom('a', 'b'),
      name: fc.string(),
      farm: fc.string(),
      image: fc.string(),
      price: fc.oneof(fc.string(), fc.double(), fc.constantFrom('5.99', 28.99)),
      unit: fc.string(),
      quantity: fc.oneof(fc.integer(), fc.double(), fc.constant(null)),
    },
    { requiredKeys: ['id'] },
  );
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(almost).map((list) => JSON.stringify(list)),
  );
  fc.assert(
    fc.property(stored, (text) => {
      logged.mockClear();
      localStorage.setItem(storageKey, text);
      const items = open().items;
      if (logged.mock.calls.length === 0) expect(items).toEqual(JSON.parse(text));
      else for (const item of items) expect(JSON.parse(text)).toContainEqual(item);
      expect(localStorage.getItem(storageKey)).toBe(text);
    }),
  );
});
