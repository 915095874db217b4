import fc from 'fast-check';
import type { CartItem } from '@furrow/cart/model';
import { putBack } from './cart-undo.model';

const item = (id: string, quantity = 1): CartItem => ({
  id,
  name: id,
  farm: '',
  image: '',
  price: '1.00',
  unit: 'kg',
  quantity,
});

it('gives back the list a line was removed from, order and quantity', () => {
  const lists = fc.uniqueArray(fc.tuple(fc.string(), fc.integer({ min: 1, max: 9 })), {
    selector: ([id]) => id,
    minLength: 1,
  });
  fc.assert(
    fc.property(lists, fc.nat(), (entries, pick) => {
      const items = entries.map(([id, quantity]) => item(id, quantity));
      const index = pick % items.length;
      const removed = items[index] as CartItem;
      expect(putBack(items.toSpliced(index, 1), removed, index)).toEqual(items);
    }),
  );
});

it('keeps what was added, removed or cleared meanwhile', () => {
  expect(putBack([item('c')], item('b', 2), 1)).toEqual([item('c'), item('b', 2)]);
  expect(putBack([], item('b', 2), 5)).toEqual([item('b', 2)]);
  expect(putBack([item('b', 3)], item('b', 2), 0)).toEqual([item('b', 5)]);
});
