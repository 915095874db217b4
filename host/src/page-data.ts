import type { PageData } from '@furrow/discovery/page-data.schema';

/** The page data which the compose step wrote into this document; undefined in development, where nothing is composed. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById('furrow-page')?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
