import { keptPart } from '@furrow/remote/kept-part';
import { searchPart, type DescribedPage, type SearchEntry } from '@furrow/remote/search-entries';
import { marketplaceProducts } from './data/products.data';
import { categoryName, lotPath, placeName } from './data/products.model';
import { stored } from './stored';

/**
 * What this remote gives to the site beside its pages: its lots, for the search, and what it keeps in the browser. It
 * runs where pages are prerendered.
 */
export function siteFiles(pages: DescribedPage[]): Promise<Record<string, string>> {
  return Promise.resolve({
    ...searchPart('shop', lots, pages, (path) => path.split('/').length < 4),
    ...keptPart('shop', stored),
  });
}

const lots = marketplaceProducts.map((product): SearchEntry => {
  const { name, farmer, grower, location, price, currency, unit, image, category, description } = product;
  return {
    kind: 'lot',
    title: name,
    sub: `${farmer}, ${placeName(location)}`,
    meta: `${price} ${currency} / ${unit}`,
    href: lotPath(product),
    art: image,
    words: `${grower}. ${categoryName(category)}. ${description}`,
  };
});
