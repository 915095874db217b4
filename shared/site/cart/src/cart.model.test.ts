import { allSettled, fork, type Scope } from 'effector';
import fc from 'fast-check';
import {
  $items,
  $itemCount,
  $total,
  $totalCents,
  cartCleared,
  cartLoaded,
  itemAdded,
  itemRemoved,
  quantityChanged,
  type CartProduct,
} from './cart.model';

const tomatoes: CartProduct = {
  id: 'heirloom-tomatoes',
  name: 'Heirloom tomatoes',
  farm: 'Green Valley Farm',
  image: '/tomatoes.svg',
  price: '5.99',
  unit: 'kg',
};
const honey: CartProduct = { ...tomatoes, id: 'wildflower-honey', name: 'Wildflower honey', price: 14.5, unit: 'jar' };

function look(scope: Scope) {
  return {
    quantities: Object.fromEntries(scope.getState($items).map(({ id, quantity }) => [id, quantity])),
    total: scope.getState($total),
    itemCount: scope.getState($itemCount),
  };
}

async function cartWith(...products: CartProduct[]) {
  const scope = fork();
  for (const product of products) await allSettled(itemAdded, { scope, params: product });
  return scope;
}

it('starts empty', () => expect(look(fork())).toEqual({ quantities: {}, total: 0, itemCount: 0 }));

it('appends a new item with quantity 1', async () => {
  const scope = await cartWith(tomatoes, honey);
  expect(scope.getState($items)).toEqual([
    { ...tomatoes, quantity: 1 },
    { ...honey, quantity: 1 },
  ]);
});

it('raises the quantity of an item that is there, and keeps its place', async () => {
  const scope = await cartWith(tomatoes, honey, tomatoes);
  expect(look(scope)).toEqual({ quantities: { [tomatoes.id]: 2, [honey.id]: 1 }, total: 26.48, itemCount: 3 });
  expect(scope.getState($items)[0]?.id).toBe(tomatoes.id);
});

it('removes an item by its id', async () => {
  const scope = await cartWith(tomatoes, honey);
  await allSettled(itemRemoved, { scope, params: tomatoes.id });
  expect(look(scope)).toEqual({ quantities: { [honey.id]: 1 }, total: 14.5, itemCount: 1 });
});

it('sets the quantity of an item', async () => {
  const scope = await cartWith(tomatoes, honey);
  await allSettled(quantityChanged, { scope, params: { id: tomatoes.id, quantity: 3 } });
  expect(look(scope)).toEqual({ quantities: { [tomatoes.id]: 3, [honey.id]: 1 }, total: 32.47, itemCount: 4 });
});

it.each([0, -1, NaN])('drops an item whose quantity becomes %p', async (quantity) => {
  const scope = await cartWith(tomatoes, honey);
  await allSettled(quantityChanged, { scope, params: { id: tomatoes.id, quantity } });
  expect(look(scope).quantities).toEqual({ [honey.id]: 1 });
});

it('clears to no items, total 0, item count 0', async () => {
  const scope = await cartWith(tomatoes, honey);
  await allSettled(cartCleared, { scope });
  expect(look(scope)).toEqual({ quantities: {}, total: 0, itemCount: 0 });
});

it('replaces what is there with a loaded list, without its items at zero', async () => {
  const scope = await cartWith(tomatoes);
  const saved = [
    { ...honey, quantity: 2 },
    { ...tomatoes, quantity: 0 },
  ];
  await allSettled(cartLoaded, { scope, params: saved });
  expect(look(scope)).toEqual({ quantities: { [honey.id]: 2 }, total: 29, itemCount: 2 });
});

it('keeps the list as it is when a price cannot be read', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const scope = await cartWith(tomatoes, { ...honey, price: 'ask the farmer' });
  expect(look(scope).quantities).toEqual({ [tomatoes.id]: 1 });
  logged.mockRestore();
});

describe('whatever is done to it', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const priceOf: Record<string, string | number> = { a: '0.10', b: 0.2, c: '5.99', d: 28.99 };
  const action = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), id }),
    fc.record({ kind: fc.constant('remove' as const), id }),
    fc.record({ kind: fc.constant('set' as const), id, quantity: fc.integer({ min: -2, max: 1000 }) }),
    fc.record({ kind: fc.constant('clear' as const) }),
  );

  it('matches a plain map of quantities, and adds up to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
        const scope = fork();
        const expected = new Map<string, number>();
        for (const step of actions) {
          if (step.kind === 'add') {
            await allSettled(itemAdded, { scope, params: { ...tomatoes, id: step.id, price: priceOf[step.id] ?? 0 } });
            expected.set(step.id, (expected.get(step.id) ?? 0) + 1);
          } else if (step.kind === 'remove') {
            await allSettled(itemRemoved, { scope, params: step.id });
            expected.delete(step.id);
          } else if (step.kind === 'set') {
            await allSettled(quantityChanged, { scope, params: step });
            if (step.quantity <= 0) expected.delete(step.id);
            else if (expected.has(step.id)) expected.set(step.id, step.quantity);
          } else {
            await allSettled(cartCleared, { scope });
            expected.clear();
          }
        }
        const cents = [...expected].reduce((sum, [key, n]) => sum + n * Math.round(Number(priceOf[key]) * 100), 0);
        expect(look(scope).quantities).toEqual(Object.fromEntries(expected));
        expect(scope.getState($itemCount)).toBe([...expected.values()].reduce((sum, n) => sum + n, 0));
        expect(scope.getState($totalCents)).toBe(cents);
        expect(scope.getState($total)).toBe(cents / 100);
      }),
    );
  });
});
