import { answerEarlySearch } from '@furrow/remote/early-search';
import { countText, isFound } from '../../data/campaigns.model';

/** Until the page's own code is there, this searches among the campaigns of its HTML, which are all there are. */
const status = document.querySelector('[data-results] [role=status]');

answerEarlySearch(document.querySelector('main') ?? document, isFound, (found) => {
  if (status) status.textContent = countText(found);
});
