import { toCents } from '@furrow/cart/money';
import { featuredProducts } from './buy-food.data';

it('features six products from 5.99 to 28.99 dollars', () => {
  expect(featuredProducts).toHaveLength(6);
  const cents = featuredProducts.map(({ price }) => toCents(price));
  expect([Math.min(...cents), Math.max(...cents)]).toEqual([599, 2899]);
});

it('gives every featured product a badge', () => {
  expect(featuredProducts.every(({ badges }) => badges.length > 0)).toBe(true);
});
