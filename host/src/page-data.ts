import type { Entry } from '@furrow/release/discovery';
import type { PageData } from '@furrow/remote/contract';

export type FirstPage = Omit<PageData, 'discovery'> & { discovery: Entry | null };

/** What the compose step wrote into this document; undefined in development, where nothing is composed. */
export function readPageData(): FirstPage | undefined {
  const text = document.getElementById('furrow-page')?.textContent;
  return text ? (JSON.parse(text) as FirstPage) : undefined;
}
