import { keptPart } from '@furrow/remote/kept-part';
import { searchPart, type DescribedPage } from '@furrow/remote/search-entries';
import vote from '@furrow/ui/art/icon-vote.svg';
import wallet from '@furrow/ui/art/icon-wallet.svg';
import { stored } from './stored';

/**
 * What this remote gives to the site beside its pages: their titles, for the search. A proof is reached from its row of
 * the treasury. And it says what it keeps in the browser. It runs where pages are prerendered.
 */
export function siteFiles(pages: DescribedPage[]): Promise<Record<string, string>> {
  return Promise.resolve({
    ...searchPart('dao', [], pages.map(withSign), (path) => !path.includes('/proof/')),
    ...keptPart('dao', stored),
  });
}

/**
 * A page without a picture is found with the sign of what is on it: the treasury, or a vote. A topic of the forum is
 * called one.
 */
function withSign(page: DescribedPage): DescribedPage {
  const sign = page.path.startsWith('/governance/treasury') ? wallet : vote;
  const label = page.path.startsWith('/governance/forum/') ? 'Topic' : undefined;
  return { ...page, art: page.art ?? sign, label };
}
