import { measuresIn } from '@furrow/ui/measures';
import type { LotTrace } from './lot-traces.model';
import { traces } from './lot-traces.data';
import { marketplaceProducts } from './products.data';
import type { MarketplaceProduct } from './products.model';
import { stripsOf } from './lot-strips.model';

const traceOf = ({ id }: MarketplaceProduct) => traces[id] as LotTrace;

it('draws a lot in its own rows, or in strips of whole parts', () => {
  const strips = new Map(marketplaceProducts.map((product) => [product.id, stripsOf(product, traceOf(product))]));
  expect(strips.get('heirloom-tomatoes')).toEqual({ count: 9, name: 'Rows 14 to 22' });
  expect(strips.get('nantes-carrots')).toEqual({ count: 7, name: 'Beds 3 to 9' });
  expect(strips.get('stone-milled-flour')).toEqual({ count: 12, name: '12 strips of 75 kg' });
  expect(strips.get('grass-fed-beef')).toEqual({ count: 12, name: '12 strips of 1 share' });
  for (const { count } of strips.values()) {
    expect(count).toBeGreaterThanOrEqual(3);
    expect(count).toBeLessThanOrEqual(12);
  }
});

it('leaves the pounds of a strip to the page, which rounds all weights alike', () => {
  const flour = marketplaceProducts.find(({ id }) => id === 'stone-milled-flour')!;
  const { name } = stripsOf(flour, traceOf(flour));
  expect(measuresIn(name)).toEqual(['12 strips of ', { metric: '75 kg', us: '165 lb' }]);
});
