import { keptPart } from '@furrow/remote/kept-part';
import { searchPart, type DescribedPage } from '@furrow/remote/search-entries';
import { searchWords } from './search-words';
import { stored } from './stored';

/**
 * What this remote gives to the site beside its pages: their titles, for the search, and what it keeps in the browser.
 * It runs where pages are prerendered.
 */
export function siteFiles(pages: DescribedPage[]): Promise<Record<string, string>> {
  return Promise.resolve({
    ...searchPart(
      'farmer',
      [],
      pages.map((page) => ({ ...page, words: searchWords[page.path] })),
    ),
    ...keptPart('farmer', stored),
  });
}
