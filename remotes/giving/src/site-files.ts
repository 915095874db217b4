import { keptPart } from '@furrow/remote/kept-part';
import { searchPart, type DescribedPage, type SearchEntry } from '@furrow/remote/search-entries';
import { batches } from './data/batches.data';
import { batchPath } from './data/batches.model';
import { campaigns } from './data/campaigns.data';
import { percentFunded, type Campaign } from './data/campaigns.model';
import { searchWords } from './search-words';
import { stored } from './stored';

/**
 * What this remote gives to the site beside its pages: its campaigns, for the search, and what it keeps in the browser.
 * It runs where pages are prerendered.
 */
export function siteFiles(pages: DescribedPage[]): Promise<Record<string, string>> {
  const isOfOneCampaign = (path: string) => /^\/(?:farm-details|donate-farm)\//.test(path);
  return Promise.resolve({
    ...searchPart('giving', campaigns.map(entryOf), pages.map(described), (path) => !isOfOneCampaign(path)),
    ...keptPart('giving', stored),
  });
}

/** A slip of a batch has no picture of its own; it is found with that of the batch. */
function described(page: DescribedPage): DescribedPage {
  const batch = batches.find((each) => page.path.startsWith(`${batchPath(each)}/`));
  return { ...page, art: batch?.image ?? page.art, words: searchWords[page.path] };
}

/** A campaign is found by what it is about. Its farm is found by the farm's own page, which the content team gives. */
function entryOf({
  id,
  title,
  farm,
  farmer,
  location,
  category,
  image,
  description,
  ...funding
}: Campaign): SearchEntry {
  return {
    kind: 'campaign',
    title,
    sub: `${farm}, ${location}`,
    meta: `${percentFunded(funding)}%`,
    href: `/farm-details/${id}`,
    art: image,
    words: `${farmer}. ${category}. ${description}`,
  };
}
