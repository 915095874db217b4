import { toCents } from '@furrow/cart/money';
import { choiceField, countField, defineQuery, optionalField, textField } from '@furrow/remote/query';
import { matchesWords } from '@furrow/ui/match-words';
import {
  categories,
  categoryName,
  categorySlug,
  type Category,
  placeName,
  type MarketplaceProduct,
} from '../../data/products.model';
import * as words from './words';

export const sorts = ['popular', 'price-low', 'price-high', 'rating', 'sustainability'] as const;
export type Sort = (typeof sorts)[number];

/** What the visitor looks at. It lives in the address, so that it can be shared. */
export type MarketplaceView = {
  query: string;
  category: Category | undefined;
  sort: Sort;
  layout: 'grid' | 'list';
  /** How many products are shown at most. */
  shown: number;
};

/** How many products the page shows at first, and how many more with each press. */
export const pageSize = 8;

/** The view in the query of the address. */
export const marketplaceQuery = defineQuery<MarketplaceView>({
  query: textField('q'),
  category: optionalField('category', categories, categorySlug),
  sort: choiceField('sort', 'popular', sorts),
  layout: choiceField('view', 'grid', ['grid', 'list']),
  shown: countField('shown', pageSize),
});

/** Those in the category that the query finds. */
export function filterProducts(
  products: readonly MarketplaceProduct[],
  { query, category }: Pick<MarketplaceView, 'query' | 'category'>,
): MarketplaceProduct[] {
  return products.filter(
    (product) => (!category || product.category === category) && matchesWords(query, searchText(product)),
  );
}

/**
 * The text in which is searched, in one line: the name, farm, grower, place, category, description, tags and the lot's
 * number. A number may be searched in its short form.
 */
export function searchText(product: MarketplaceProduct): string {
  const { name, farmer, grower, location, category, description, lot } = product;
  return [name, farmer, grower, placeName(location), categoryName(category), description, lot, ...tagsOf(product)].join(
    ' ',
  );
}

export { shownText } from './words';

function tagsOf({ verified, carbonNegative, inStock }: MarketplaceProduct): string[] {
  const tags = [inStock ? words.inStock : words.outOfStock];
  if (verified) tags.push(words.verified);
  if (carbonNegative) tags.push(words.carbonNegative);
  return tags;
}

const orders = {
  popular: (a, b) => b.reviews - a.reviews,
  'price-low': (a, b) => toCents(a.price) - toCents(b.price),
  'price-high': (a, b) => toCents(b.price) - toCents(a.price),
  rating: (a, b) => b.rating - a.rating,
  sustainability: (a, b) => b.sustainabilityScore - a.sustainabilityScore,
} satisfies Record<Sort, (a: MarketplaceProduct, b: MarketplaceProduct) => number>;

/** A sorted copy. Equals follow the alphabet, so that the order never depends on the order of the data. */
export function sortProducts(products: readonly MarketplaceProduct[], sort: Sort): MarketplaceProduct[] {
  return [...products].sort((a, b) => orders[sort](a, b) || (a.name < b.name ? -1 : 1));
}

/** How many products each category holds. */
export function countByCategory(products: readonly MarketplaceProduct[]): Record<Category, number> {
  const counts = Object.fromEntries(categories.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category } of products) counts[category] += 1;
  return counts;
}
