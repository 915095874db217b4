import { featuredProducts } from '../../data/featured-products.data';
import { lotList } from '../../data/lot-list';
import { orderLots } from '../../data/order-lots.data';
import { marketplaceProducts } from '../../data/products.data';
import { foldedLine, isSold, movedTitle, offersFor, offersLine, offersSum } from './lot-offers.model';

const tomatoes = 'heirloom-tomatoes';
const honey = 'wildflower-honey';
const flour = 'stone-milled-flour';
const cheese = 'farmhouse-cheese';

it('offers the same product, bread instead of flour, and nothing for a lot that the shop does not carry', () => {
  const offers = offersFor([tomatoes, flour, cheese, 'a-lot-of-another-release']);
  expect(offers.map(({ lot, sold, bread }) => [lot.name, sold?.name, bread])).toEqual([
    ['Heirloom tomatoes', 'Heirloom tomatoes', undefined],
    ['Stone-milled bread flour', 'Stone-milled sourdough', 'sourdough'],
    ['Farmhouse cheese box', undefined, undefined],
  ]);
});

it('calls bread what has another name than its lot, and nothing else', () => {
  const nameOf = new Map<string, string>(marketplaceProducts.map(({ id, name }) => [id, name]));
  for (const product of featuredProducts) {
    const { lot, ...more } = orderLots[product.id as keyof typeof orderLots];
    expect([product.name, 'bread' in more]).toEqual([product.name, nameOf.get(lot) !== product.name]);
  }
});

it.each([
  [[tomatoes, honey, flour, cheese], 'The shop sells two of these lots and bakes bread from a third.'],
  [[tomatoes, flour], 'The shop sells one of these lots and bakes bread from another.'],
  [[tomatoes, cheese], 'The shop sells one of these lots.'],
  [[tomatoes, honey], 'The shop sells all of these lots.'],
  [[flour, cheese], 'The shop bakes bread from one of these lots.'],
  [[tomatoes], 'The shop sells this lot.'],
  [[flour], 'The shop bakes bread from this lot.'],
  [[cheese], 'The shop does not sell this lot yet.'],
  [[cheese, 'winter-greens'], 'The shop sells none of these lots yet.'],
])('says of %j: %s', (ids, line) => expect(offersLine(offersFor(ids))).toBe(line));

it('adds up dollars of what the shop sells, and never the USDC of a lot', () => {
  expect(offersSum(offersFor([tomatoes, honey, flour, cheese]))).toEqual({
    sum: '$28.89',
    line: 'for the three things the shop sells, one of each',
    label: 'Move All Three',
  });
  expect(offersSum(offersFor([tomatoes, honey]))).toMatchObject({ sum: '$20.49', label: 'Move Both' });
  expect(offersSum(offersFor([tomatoes, cheese]))).toBeUndefined();
});

it.each([
  [[tomatoes], 'Heirloom tomatoes moved to your cart.'],
  [[flour], 'Stone-milled sourdough added to your cart.'],
  [[tomatoes, honey, flour], 'Three things moved to your cart.'],
])('says when %j moved: %s', (ids, title) => expect(movedTitle(offersFor(ids).filter(isSold))).toBe(title));

it('folds what is left into one line', () => {
  expect(foldedLine(offersFor([honey, cheese]))).toBe('2 lots, 1 in the shop');
  expect(foldedLine(offersFor([cheese]))).toBe('1 lot');
});

it('puts lots back in their places, with what was added since after them', () => {
  const before = [tomatoes, honey, flour];
  for (const id of before) lotList.add(id);
  lotList.remove(honey);
  lotList.add(cheese);
  lotList.putBack([honey], before);
  expect(lotList.current()).toEqual([tomatoes, honey, flour, cheese]);
  lotList.putBack([honey], before);
  expect(lotList.current()).toEqual([tomatoes, honey, flour, cheese]);
  lotList.clear();
});
