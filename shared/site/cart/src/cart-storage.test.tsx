import { $items, cartLoaded } from './cart.model';
import { keepInLocalStorage } from './cart.persistence';
import { addToSavedCart, savedItemCount, savedItems, storageKey } from './cart-storage';

const honey = { id: 'honey', name: 'Honey', farm: 'Prairie Bee Co-op', image: '/h.svg', price: '14.50', unit: 'jar' };
const saved = (...quantities: unknown[]) =>
  JSON.stringify(quantities.map((quantity, index) => ({ ...honey, id: `honey-${index}`, quantity })));

beforeEach(() => localStorage.clear());

it('counts the pieces of a saved cart', () => {
  localStorage.setItem(storageKey, saved(2, 1));
  expect(savedItemCount()).toBe(3);
  localStorage.setItem(storageKey, '[]');
  expect(savedItemCount()).toBe(0);
});

it('shows no number for a cart that is absent, or that cannot be read', () => {
  expect(savedItemCount()).toBe(0);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(savedItemCount()).toBe(0);
  jest.restoreAllMocks();
});

it('counts what is good in a cart that is damaged in part', () => {
  localStorage.setItem(storageKey, saved(2, -3, 1.5, 1e9, '2', 4));
  expect(savedItemCount()).toBe(6);
});

it.each(['', '{', '{"items":[]}', 'null', saved('2'), saved(-3), saved(1).replace('14.50', 'much')])(
  'shows no number for a cart that is damaged: %s',
  (text) => {
    localStorage.setItem(storageKey, text);
    expect(savedItemCount()).toBe(0);
  },
);

it('reads the items of a saved cart only as a whole', () => {
  expect(savedItems()).toEqual([]);
  localStorage.setItem(storageKey, saved(2));
  expect(savedItems()).toEqual([{ ...honey, id: 'honey-0', quantity: 2 }]);
  for (const damaged of ['{', 'null', saved(2, -3)]) {
    localStorage.setItem(storageKey, damaged);
    expect(savedItems()).toBeUndefined();
  }
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(savedItems()).toEqual([]);
  jest.restoreAllMocks();
});

describe('adding without the model', () => {
  const added = { ...honey, quantity: 1 };
  const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? 'null') as unknown;

  it('puts one more piece into the saved cart, by the rules of the model', () => {
    expect(addToSavedCart(honey)).toBe(1);
    expect(stored()).toEqual([added]);
    localStorage.setItem(storageKey, saved(2));
    expect(addToSavedCart({ ...honey, id: 'honey-0' })).toBe(3);
    expect(addToSavedCart(honey)).toBe(4);
    expect(stored()).toEqual([{ ...honey, id: 'honey-0', quantity: 3 }, added]);
  });

  it('is heard by a model that runs in the same tab', () => {
    const stop = keepInLocalStorage({ $items, cartLoaded });
    const heard = jest.fn();
    $items.subscribe(heard);
    addToSavedCart(honey);
    expect(heard).toHaveBeenLastCalledWith([added]);
    stop();
  });

  it.each(['{', 'null', saved(1, -3), saved(1).replace('14.50', 'much')])(
    'leaves a cart that cannot be read as a whole as it is: %s',
    (text) => {
      localStorage.setItem(storageKey, text);
      expect(addToSavedCart(honey)).toBeUndefined();
      expect(localStorage.getItem(storageKey)).toBe(text);
    },
  );

  it('adds nothing where the storage refuses, or the price cannot be read', () => {
    expect(addToSavedCart({ ...honey, price: 'ask the farmer' })).toBeUndefined();
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(addToSavedCart(honey)).toBeUndefined();
    refused.mockRestore();
    expect(stored()).toBeNull();
  });
});
