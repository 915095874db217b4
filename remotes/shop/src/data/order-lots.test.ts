import { traces } from './lot-traces.data';
import { featuredProducts } from './featured-products.data';
import { orderLots } from './order-lots.data';
import { marketplaceProducts } from './products.data';

it('names for every product of the shop a lot of its farm, as the lot’s own page tells it', () => {
  expect(Object.keys(orderLots).sort()).toEqual(featuredProducts.map(({ id }) => id).sort());
  for (const { id, farm } of featuredProducts) {
    const { lot, number, line } = orderLots[id as keyof typeof orderLots];
    const product = marketplaceProducts.find((each) => each.id === lot);
    const [[verb, day] = []] = traces[lot]?.facts ?? [];
    expect(product).toMatchObject({ lot: number, farmer: farm });
    expect(line.toLowerCase()).toContain(`${verb} ${day} by ${product?.grower}`.toLowerCase());
  }
});
