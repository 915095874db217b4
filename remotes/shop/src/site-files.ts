import { searchPart, type DescribedPage, type SearchEntry } from '@furrow/remote/search-entries';
import { marketplaceProducts } from './data/products.data';
import { lotPath } from './data/products.model';
import { traces } from './data/lot-traces.data';

/** What this remote gives to the site beside its pages: the lots and their growers, for the search. It runs where pages are prerendered. */
export function siteFiles(pages: DescribedPage[]): Promise<Record<string, string>> {
  return Promise.resolve(searchPart('shop', [...lots, ...growers], pages, (path) => path.split('/').length < 4));
}

const lots = marketplaceProducts.map((product): SearchEntry => {
  const { name, farmer, location, price, currency, unit, image, category, description } = product;
  return {
    kind: 'lot',
    title: name,
    sub: `${farmer}, ${location}`,
    meta: `${price} ${currency} / ${unit}`,
    href: lotPath(product),
    art: image,
    words: `${category}. ${description}`,
  };
});

const growers = marketplaceProducts.map((product): SearchEntry => {
  const { farmer, grower, location, name } = product;
  return {
    kind: 'farm',
    title: farmer,
    sub: `${grower}, ${location}`,
    meta: '1 lot',
    href: lotPath(product),
    art: traces[product.id]?.grower.portrait,
    words: name,
  };
});
