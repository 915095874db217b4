import { answerEarlySearch } from '@furrow/remote/early-search';
import { matchesWords } from '@furrow/ui/match-words';
import { shownText } from './marketplace.model';

/** Until the page's own code is there, this searches among the products of its HTML, and says how many others match. */
const list = document.querySelector<HTMLElement>('[data-search-more]');
const others = (list?.dataset.searchMore ?? '').split('\n').filter(Boolean);
const status = document.querySelector('[data-shown]');

answerEarlySearch(document.querySelector('main') ?? document, matchesWords, (found, query) => {
  const more = others.filter((text) => matchesWords(query, text)).length;
  if (status) status.textContent = shownText(found, found + more);
});
