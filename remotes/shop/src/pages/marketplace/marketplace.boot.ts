import { answerEarlySearch } from '@furrow/remote/early-search';
import { isFound, shownText } from './marketplace.model';

/** Until the page's own code is there, this searches among the products of its HTML, and says how many others match. */
const list = document.querySelector<HTMLElement>('[data-search-more]');
const others = (list?.dataset.searchMore ?? '').split('\n').filter(Boolean);
const status = document.querySelector('[data-shown]');

answerEarlySearch(document.querySelector('main') ?? document, isFound, (found, query) => {
  const more = others.filter((text) => isFound(query, text)).length;
  if (status) status.textContent = shownText(found, found + more);
});
