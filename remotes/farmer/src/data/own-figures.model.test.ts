import fc from 'fast-check';
import type { YouEntry } from '@furrow/you/model';
import { ownFigures } from './own-figures.model';

const order = (cents: number): YouEntry => ({
  id: `${cents}`,
  kind: 'order',
  at: '',
  ref: 'ORD-743',
  title: '',
  cents,
});

it('splits an order of $34.88 as its receipt does', () => {
  expect(ownFigures([order(3488)])).toEqual({ orders: 1, spent: 3488, passedOn: 174, growers: 2790, meals: 3 });
});

it('counts orders alone: a gift that was not paid is no spending', () => {
  const gift: YouEntry = { ...order(10_000), kind: 'gift' };
  expect(ownFigures([gift])).toEqual({ orders: 0, spent: 0, passedOn: 0, growers: 0, meals: 0 });
});

it('gives nobody more than was paid', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000)), (all) => {
      const { spent, passedOn, growers } = ownFigures(all.map(order));
      expect(passedOn + growers).toBeLessThanOrEqual(spent);
      expect(growers).toBeGreaterThanOrEqual(0);
    }),
  );
});
