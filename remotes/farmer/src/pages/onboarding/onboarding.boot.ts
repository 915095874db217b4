import { answerEarlyPresses } from '@furrow/remote/early-presses';

/** Until the page's own code is there, this answers "Get Started" and opens the second step. */
const [first, second] = document.querySelectorAll<HTMLElement>('[data-view]');

answerEarlyPresses((control) => {
  if (!second || !first?.contains(control)) return undefined;
  first.hidden = true;
  second.hidden = false;
  window.scrollTo(0, 0);
  second.querySelector('section')?.focus({ preventScroll: true });
  return 'started';
});
