import { keepOrder, readOrder, type Order } from './kept-order';

const order: Order = {
  items: [{ id: 'a', name: 'Honey', farm: 'Bees', image: '/a.svg', price: '14.50', unit: 'jar', quantity: 2 }],
  itemCount: 2,
  totalCents: 2900,
};

beforeEach(() => sessionStorage.clear());

it('gives back the last order of this tab', () => {
  expect(readOrder()).toBeUndefined();
  keepOrder(order);
  expect(readOrder()).toEqual(order);
});

it.each(['{', 'null', '[]', '{"items":{}}', '{"items":[{}],"itemCount":1,"totalCents":5}', '{"items":[]}'])(
  'reads no order from %s',
  (kept) => {
    sessionStorage.setItem('order', kept);
    expect(readOrder()).toBeUndefined();
  },
);

it('gives the order back while the page lives where storage is forbidden', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(() => keepOrder(order)).not.toThrow();
  expect(readOrder()).toEqual(order);
  jest.restoreAllMocks();
});
