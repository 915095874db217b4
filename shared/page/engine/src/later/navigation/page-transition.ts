import { carryPicture } from '../../common/carry-picture';
import { keepOnePicture } from '../../head/one-picture.inline';

/** Applies a change of the page on screen with an animation. Resolves when the change has been applied. */
export type PageTransition = (change: () => void | Promise<void>) => Promise<void>;

/**
 * Fades from the page on screen to what `change` makes of it, like the fade between documents. If the browser does not
 * support this or fails at it, or the visitor prefers reduced motion, the page changes at once.
 */
export async function fadeOver(change: () => void | Promise<void>): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || document.hidden || !('startViewTransition' in document)) return change();
  const transition = begin(async () => {
    await change();
    keepOnePicture();
  });
  if (!transition) return change();
  // A fade that is replaced by another one ends early. Its change has taken effect nevertheless.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
}

function begin(change: () => Promise<void>): ViewTransition | undefined {
  try {
    carryPicture(location.pathname);
    return document.startViewTransition(change);
  } catch {
    return undefined;
  }
}
