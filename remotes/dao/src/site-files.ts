import { keptPart } from '@furrow/remote/kept-part';
import { searchPart, type DescribedPage } from '@furrow/remote/search-entries';
import { stored } from './stored';

/**
 * What this remote gives to the site beside its pages: their titles, for the search. A proof is reached from its row of
 * the treasury. And it says what it keeps in the browser. It runs where pages are prerendered.
 */
export function siteFiles(pages: DescribedPage[]): Promise<Record<string, string>> {
  return Promise.resolve({
    ...searchPart('dao', [], pages, (path) => !path.includes('/proof/')),
    ...keptPart('dao', stored),
  });
}
