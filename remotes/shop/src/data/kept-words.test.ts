import { featuredProducts } from './featured-products.data';
import { featuredProducts as productsInSpanish } from './featured-products.data.es';
import { cartProductOf } from './featured-products.model';
import { keptName, keptProduct } from './kept-words.es';
import { marketplaceProducts } from './products.data';
import { marketplaceProducts as lotsInSpanish } from './products.data.es';

it('gives each product in Spanish its name and unit in English', () => {
  const kept = productsInSpanish.map((product) => keptProduct(cartProductOf(product)));
  expect(kept).toEqual(featuredProducts.map(cartProductOf));
});

it('gives each lot in Spanish its name in English', () => {
  const names = marketplaceProducts.map(({ id, name }) => [id, name]);
  expect(lotsInSpanish.map((lot) => [lot.id, keptName(lot)])).toEqual(names);
});
