import type { ReactNode } from 'react';
import type { SearchKind } from '@furrow/formats/search-entry';
import type { Reason } from './reason';
import type { Slip } from './slip';

export const search = 'Search';
export const clear = 'Clear';
export const clearSearch = 'Clear the search';
export const closeSearch = 'Close the search';
export const example = 'Search lots, farms, articles and pages';
export const filter = 'Filter results';
export const all = 'All';
export const failed = 'Search did not load.';
export const failedText = 'Check your connection, then try again. The menus still work.';
export const tryAgain = 'Try Again';
export const results = 'Results';
export const clearRecent = 'Clear Recent Searches';
export const recent = 'Recent';
export const startHere = 'Start here';
export const exact = 'Exact';
export const closeTo = (query: string) => `Close to “${query}”`;
export const resultsText = (count: number) => (count === 1 ? '1 result' : `${count} results`);
export const allResults = (count: number) => `All ${resultsText(count)}`;
export const announced = (count: number, query: string) => {
  if (count === 0) return `No results for ${query}`;
  return count === 1 ? 'One result' : resultsText(count);
};

/** The name of each kind as it is counted, and of one of it. */
export const kindNames: Record<SearchKind, { all: string; one: string }> = {
  lot: { all: 'Lots', one: 'Lot' },
  farm: { all: 'Farms', one: 'Farm' },
  campaign: { all: 'Campaigns', one: 'Campaign' },
  article: { all: 'Articles', one: 'Article' },
  doc: { all: 'Docs', one: 'Docs' },
  page: { all: 'Pages', one: 'Page' },
};
/** Why something was found. The code knows it by its text in the sources. */
export const why = (reason: Reason | Slip): string => reason;

/** One of each: a crop, a place, and two that a visitor may not expect here. */
export const examples = ['tomatoes', 'Vermont', 'loans', 'careers'];
export const nothingFound = (query: string) => `Nothing found for “${query}”.`;
export const didYouMean = (word: ReactNode) => <>Did you mean {word}? </>;
export const tryAnother = 'Try a crop, a farm or a place.';

export const opensSearch = (slash: ReactNode, command: ReactNode, letter: ReactNode) => (
  <>
    {slash} or {command} {letter} opens search on any page
  </>
);
export const move = 'move';
export const open = 'open';
export const newTab = 'new tab';
export const close = 'close';
