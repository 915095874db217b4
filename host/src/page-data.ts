import type { PageData } from '@furrow/discovery/page-data.schema';

/** The page data which the compose step wrote into this document; undefined in development, where nothing is composed. */
export function readPageData(): PageData | undefined {
  // A remote may have an element of this id in its page, which is deeper in the body.
  const text = document.querySelector('body > #furrow-page')?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
