import type { Sort } from './marketplace.model';

export const marketplace = 'Marketplace';
export const pageTitle = (count: number) => `Tokenized Marketplace: ${count} lots, priced by growers`;
export const description =
  'Produce, grains, dairy, livestock and carbon credits, lot by lot: each verified on chain, priced in USDC by its grower, with a sustainability score to compare.';
export const title = 'Tokenized Marketplace';
export const lede = 'All products are blockchain verified. Prices in USDC, set by the grower.';
export const cart = (lots: string) => `Cart: ${lots}`;
export const viewCart = 'View Cart';
export const donate = 'Donate Food';
export const support = 'Support a Farm';
export const products = 'Products';
export const search = 'Search products';
export const searchExample = 'Search tomatoes, farms, places';
export const filter = 'Filter';
export const category = 'Category';
export const all = 'All';
export const allCategories = 'All categories';
export const sortBy = 'Sort by';
export const sortLabels: Record<Sort, string> = {
  popular: 'Most popular',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  rating: 'Top rated',
  sustainability: 'Sustainability',
};
export const layout = 'Layout';
export const grid = 'Grid view';
export const list = 'List view';
export const filterAndSort = 'Filter and sort';
export const clear = 'Clear';
export const clearFilters = 'Clear Filters';
export const removeFilter = 'Remove filter ';
export const showProducts = (count: number) => `Show ${count} ${count === 1 ? 'product' : 'products'}`;
/** Says how many products are shown, of those that match. */
export const shownText = (shown: number, matching: number) =>
  `Showing ${shown} of ${matching} ${matching === 1 ? 'product' : 'products'}`;
export const noMatch = 'No lots match';
export const tryAnother = 'Try another word, or look at everything the growers have listed.';
export const elsewhere = (category: string, count: number) =>
  `Those are all the matches in ${category}. Other categories have ${count} more ${count === 1 ? 'lot' : 'lots'}.`;
export const searchAll = 'Search All Categories';
export const loadMore = 'Load More Products';
export const quickActions = 'Quick actions';
export const sample = 'the lots are made up, and this list lasts until you reload the page';
export const inThisList = 'in this list';

/* What a search finds besides the texts of a lot. */
export const inStock = 'in stock';
export const outOfStock = 'out of stock';
export const verified = 'verified on chain';
export const carbonNegative = 'carbon negative';
