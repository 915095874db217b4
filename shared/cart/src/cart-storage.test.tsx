import { savedItemCount, storageKey } from './cart-storage';

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
