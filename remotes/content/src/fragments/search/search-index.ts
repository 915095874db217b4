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
  return createSiteSearch((await response.json()) as SearchEntry[]);
}
