import { answerEarlyPresses } from '@furrow/remote/early-presses';

/** Until the page's own code is there, this connects the wallet that does not exist, and lets it go. */
const card = document.querySelector<HTMLElement>('[data-wallet]');

answerEarlyPresses((control) => {
  if (!card?.contains(control)) return undefined;
  for (const words of card.querySelectorAll<HTMLElement>('[data-state]')) words.hidden = !words.hidden;
  return 'turned';
});
