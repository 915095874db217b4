import fc from 'fast-check';
import { toCents } from '@furrow/cart/money';
import { marketplaceProducts } from '../../data/products.data';
import { categories, type MarketplaceProduct } from '../../data/products.model';
import {
  countByCategory,
  filterProducts,
  marketplaceQuery,
  sortProducts,
  sorts,
  type MarketplaceView,
  type Sort,
} from './marketplace.model';

const everything = { query: '', category: undefined };
const names = (products: MarketplaceProduct[]) => products.map(({ name }) => name);

const product: fc.Arbitrary<MarketplaceProduct> = fc.record({
  id: fc.uuid(),
  lot: fc.constant('0x'),
  name: fc.string(),
  farmer: fc.string(),
  farmId: fc.uuid(),
  grower: fc.string(),
  location: fc.string(),
  price: fc.integer({ min: 599, max: 2899 }).map((cents) => (cents / 100).toFixed(2)),
  currency: fc.constant('USDC' as const),
  unit: fc.constant('kg'),
  rating: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  reviews: fc.nat(500),
  category: fc.constantFrom(...categories),
  verified: fc.boolean(),
  carbonNegative: fc.boolean(),
  inStock: fc.boolean(),
  quantity: fc.constant('1 kg'),
  image: fc.constant(''),
  description: fc.string(),
  sustainabilityScore: fc.nat(100),
});
const products = fc.uniqueArray(product, { selector: ({ id }) => id, maxLength: 30 });

describe('sorting', () => {
  const key = {
    popular: ({ reviews }) => -reviews,
    'price-low': ({ price }) => toCents(price),
    'price-high': ({ price }) => -toCents(price),
    rating: ({ rating }) => -rating,
    sustainability: ({ sustainabilityScore }) => -sustainabilityScore,
  } satisfies Record<Sort, (product: MarketplaceProduct) => number>;

  it.each(sorts)('puts the products in the order of %s, loses none and invents none', (sort) => {
    fc.assert(
      fc.property(products, (list) => {
        const before = [...list];
        const sorted = sortProducts(list, sort);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sorted).toHaveLength(list.length);
        const keys = sorted.map(key[sort]);
        expect(keys).toEqual([...keys].sort((a, b) => a - b));
        expect(list).toEqual(before);
      }),
    );
  });

  it.each(sorts)('gives the same order of %s whatever order the data are in', (sort) => {
    const reversed = [...marketplaceProducts].reverse();
    expect(names(sortProducts(reversed, sort))).toEqual(names(sortProducts(marketplaceProducts, sort)));
  });

  it('compares prices as numbers', () => {
    const prices = sortProducts(marketplaceProducts, 'price-low').map(({ price }) => price);
    expect(prices.slice(0, 3)).toEqual(['5.99', '5.99', '6.25']);
    expect(prices.at(-1)).toBe('28.99');
  });
});

describe('filtering', () => {
  it('keeps everything without a search and a category', () => {
    fc.assert(fc.property(products, (list) => expect(filterProducts(list, everything)).toEqual(list)));
  });

  it('splits the products by category without losing one', () => {
    fc.assert(
      fc.property(products, (list) => {
        const parts = categories.map((category) => filterProducts(list, { query: '', category }));
        expect(parts.flat()).toHaveLength(list.length);
        expect(new Set(parts.flat())).toEqual(new Set(list));
        expect(parts.map((part) => part.length)).toEqual(Object.values(countByCategory(list)));
      }),
    );
  });

  it('finds a part of what a longer search finds less of, always in the given order', () => {
    fc.assert(
      fc.property(products, fc.string(), fc.string(), (list, word, more) => {
        const found = filterProducts(list, { query: word, category: undefined });
        const narrower = filterProducts(list, { query: `${word} ${more}`, category: undefined });
        expect(list.filter((each) => found.includes(each))).toEqual(found);
        expect(narrower.every((each) => found.includes(each))).toBe(true);
      }),
    );
  });

  it.each([
    ['TOMATOES', ['Heirloom tomatoes']],
    ['  oregon ', ['Heirloom tomatoes', 'Forest mushrooms']],
    ['moss oregon', ['Forest mushrooms']],
    ['tres rios', ['Shade-grown coffee and cacao']],
    ['carbon credits', ['Soil carbon credit']],
    ['turkey red', ['Stone-milled bread flour']],
    ['Lucía', ['Heirloom tomatoes']],
    ['carbon negative kansas', ['Soil carbon credit']],
    ['verified quinoa', ['High-valley quinoa']],
    ['out of stock', ['Forest mushrooms', 'Heritage chicken']],
    ['0x7f3a', ['Heirloom tomatoes']],
    ['0x7F3A\u202691bc', ['Heirloom tomatoes']],
    ['0x2c81...7e04', ['Grass-fed beef share']],
    ['papaya', []],
  ])('finds %p by name, farm, grower, place, category, description, tag or lot number', (query, expected) => {
    expect(names(filterProducts(marketplaceProducts, { query, category: undefined }))).toEqual(expected);
  });

  it('finds each lot by its whole number', () => {
    for (const each of marketplaceProducts) {
      expect(filterProducts(marketplaceProducts, { query: each.lot, category: undefined })).toEqual([each]);
    }
  });

  it('searches inside the chosen category', () => {
    expect(filterProducts(marketplaceProducts, { query: 'tomatoes', category: 'Grains' })).toEqual([]);
  });
});

it('writes a view to the address, and reads the first one from values that mean nothing', () => {
  const shared: MarketplaceView = {
    query: 'oregon',
    category: 'Dairy & Eggs',
    sort: 'price-low',
    layout: 'list',
    shown: 16,
  };
  expect(marketplaceQuery.write(shared)).toBe('?q=oregon&category=dairy-and-eggs&sort=price-low&view=list&shown=16');
  expect(marketplaceQuery.read('?sort=cheapest&category=cars&shown=-3&view=map')).toEqual(marketplaceQuery.read(''));
});

describe('the sample data', () => {
  it('fill every category, with two lots out of stock and prices from 5.99 to 28.99', () => {
    expect(Math.min(...Object.values(countByCategory(marketplaceProducts)))).toBeGreaterThan(0);
    expect(marketplaceProducts.filter(({ inStock }) => !inStock)).toHaveLength(2);
    const cents = marketplaceProducts.map(({ price }) => toCents(price));
    expect([Math.min(...cents), Math.max(...cents)]).toEqual([599, 2899]);
  });

  it('have no id twice', () => {
    expect(new Set(marketplaceProducts.map(({ id }) => id)).size).toBe(marketplaceProducts.length);
  });
});
