import { keptPart } from '@furrow/remote/kept-part';
import { searchPart, type DescribedPage, type SearchEntry } from '@furrow/remote/search-entries';
import market from '@furrow/ui/art/icon-market.svg';
import { marketplaceProducts } from './data/products.data';
import { categoryName, lotPath, placeName } from './data/products.model';
import * as checkout from './pages/checkout/words';
import * as orders from './pages/orders/words';
import { searchWords } from './search-words';
import { stored } from './stored';

/**
 * What this remote gives to the site beside its pages: its lots, for the search, and what it keeps in the browser. It
 * runs where pages are prerendered.
 */
export function siteFiles(pages: DescribedPage[]): Promise<Record<string, string>> {
  return Promise.resolve({
    ...searchPart('shop', [...lots, ...own], pages.map(withWords), (path) => path.split('/').length < 4),
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

const withWords = (page: DescribedPage): DescribedPage => ({ ...page, words: searchWords[page.path] });

/** Pages that search engines leave out, because each visitor has others. */
const own = [
  { href: '/checkout', title: checkout.pageTitle, sub: checkout.description },
  { href: '/orders', title: orders.pageTitle, sub: orders.description },
].map((page): SearchEntry => ({ kind: 'page', ...page, art: market, words: searchWords[page.href] }));
