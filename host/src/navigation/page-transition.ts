import { carryPicture } from '../boot/carry-picture';

/** Makes a change of the page on screen, which may take a moment; resolves once it is made. */
export type PageTransition = (change: () => void | Promise<void>) => Promise<void>;

/**
 * Lets the page on screen fade over into what `change` makes of it, as from one document to the next. Where the browser cannot, or
 * the visitor wants no motion, the page changes at once.
 */
export async function fadeOver(change: () => void | Promise<void>): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || document.hidden || !('startViewTransition' in document)) return change();
  carryPicture(location.pathname);
  const transition = document.startViewTransition(change);
  // A fade that is replaced by another one ends early. Its change has taken effect nevertheless.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
}
