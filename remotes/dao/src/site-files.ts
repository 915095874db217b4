import { searchPart, type DescribedPage } from '@furrow/remote/search-entries';

/** What this remote gives to the site beside its pages: their titles, for the search. A proof is reached from its row of the treasury. It runs where pages are prerendered. */
export function siteFiles(pages: DescribedPage[]): Promise<Record<string, string>> {
  return Promise.resolve(searchPart('dao', [], pages, (path) => !path.includes('/proof/')));
}
