import { addressIn } from '@furrow/formats/language-address';
import { searchFile, type SearchEntry } from '@furrow/formats/search-entry';
import { createSiteSearch, type SiteSearch } from './search.model';

let loading: Promise<SiteSearch> | undefined;

/**
 * The search over the index of the site, which is loaded once. After a failure the next call tries again.
 *
 * @throws Error when the index cannot be had
 */
export function loadSearch(): Promise<SiteSearch> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(): Promise<SiteSearch> {
  const response = await fetch(addressIn(`/${searchFile}`, __LANGUAGE__), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The search index returned status ${response.status}.`);
  const entries = (await response.json()) as SearchEntry[];
  return createSiteSearch(__LANGUAGE__ ? await withHarvests(entries) : entries);
}

/** The page of a farm may be in another language than the search, which knows what is harvested there in its own. */
async function withHarvests(entries: readonly SearchEntry[]): Promise<SearchEntry[]> {
  const { harvests } = await import('../../data/harvests.data');
  return entries.map((entry) => {
    const own = (entry.kind === 'farm' && entry.lang && harvests[entry.href.replace('/farms/', '')]) || [];
    return own.length > 0 ? { ...entry, words: [entry.words, ...own.map(({ what }) => what)].join('. ') } : entry;
  });
}
