/**
 * Of the pictures that a stylesheet names in page transitions, the first one keeps the name. Two parts of one name would
 * cancel the transition of the whole page.
 */
export function keepOnePicture(): void {
  const pictures = [...document.querySelectorAll<HTMLElement>('img[fetchpriority=high]')];
  for (const { style } of pictures.slice(1)) style.viewTransitionName = 'none';
}

/**
 * Inline script: calls {@link keepOnePicture} before the fade from another document to this one. No other script runs
 * early enough.
 *
 * The text of this function is what runs, so the function must use nothing but its argument.
 */
export function keepOnePictureOnReveal(keep: () => void): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) keep();
  });
}
