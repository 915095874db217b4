import { answerEarlySearch } from '@furrow/remote/early-search';
import { matchesWords } from '@furrow/ui/match-words';
import { countText } from '../../data/campaigns.model';

/** Until the page's own code is there, this searches among the campaigns of its HTML, which are all there are. */
const status = document.querySelector('[data-results] [role=status]');

answerEarlySearch(document.querySelector('main') ?? document, matchesWords, (found) => {
  if (status) status.textContent = countText(found);
});
