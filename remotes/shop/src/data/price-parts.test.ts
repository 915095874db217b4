import fc from 'fast-check';
import type { CartItem } from '@furrow/cart/model';
import { toCents } from '@furrow/cart/money';
import { lotCents } from './lot-traces.model';
import { featuredProducts } from './featured-products.data';
import { growersByLine, partsOf } from './price-parts';
import { marketplaceProducts } from './products.data';

const item = (price: string, quantity: number) => ({ price, quantity }) as CartItem;
const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);

it.each([
  ['a kilogram', 599, [479, 72, 30, 18]],
  ['a lot of 240 kg', 143_760, [115_008, 17_251, 7188, 4313]],
  ['an order', 3488, [2790, 419, 174, 105]],
])('divides %s', (_, cents, [growers, carriage, foodBank, furrow]) => {
  expect(partsOf(cents)).toEqual({ growers, carriage, foodBank, furrow });
});

it('divides every price of the site into parts that add up to it', () => {
  const prices = [...marketplaceProducts, ...featuredProducts].map(({ price }) => toCents(price));
  for (const cents of [...prices, ...marketplaceProducts.map(lotCents)]) {
    expect(sum(Object.values(partsOf(cents)))).toBe(cents);
  }
});

it('gives each line its part of what the growers get', () => {
  expect(growersByLine([item('5.99', 2), item('14.50', 1), item('8.40', 1)])).toEqual([958, 1160, 672]);
});

it('loses no cent on the way to the growers', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 9 })), { minLength: 1 });
  fc.assert(
    fc.property(lines, (given) => {
      const items = given.map(([cents, quantity]) => item((cents / 100).toFixed(2), quantity));
      const total = sum(given.map(([cents, quantity]) => cents * quantity));
      expect(sum(growersByLine(items))).toBe(partsOf(total).growers);
    }),
  );
});
