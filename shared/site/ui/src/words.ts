/* What the components themselves say. */

export const close = 'Close';
export const home = 'Home';
export const newTab = ' (opens in a new tab)';
export const sampleSite = 'Sample site';
export const clearSearch = 'Clear the search';
export const trail = 'Breadcrumb';
