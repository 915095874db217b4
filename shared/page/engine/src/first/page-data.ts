import type { PageData } from '@furrow/discovery/page-data.schema';

/**
 * Reads the page data that the release command wrote into a document. In development no document is composed, so there
 * is none.
 */
export function readPageData(from: Document): PageData | undefined {
  // A page of a remote may contain an element with the same id, but never as a direct child of the body.
  const text = from.querySelector('body > #furrow-page')?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
