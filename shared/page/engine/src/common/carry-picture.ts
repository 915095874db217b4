/** The `view-transition-name` that a stylesheet gives to the large picture of each page. */
const transitionName = 'picture';
const largePicture = 'img[fetchpriority="high"]';

/**
 * Lets the picture of the card that links to `path` grow into the large picture of the page there. Call this before the
 * page is replaced. Without such a card nothing is animated, because the large pictures of the two pages show different
 * things.
 */
export function carryPicture(path: string): void {
  const leadsThere = `main a[href="${path}"]`;
  const pressed = document.activeElement?.closest(leadsThere) ?? document.querySelector(leadsThere);
  const picture = pressed?.closest('li, article')?.querySelector('img');
  for (const other of document.querySelectorAll<HTMLElement>(`${largePicture}, main img[style*="${transitionName}"]`)) {
    other.style.viewTransitionName = 'none';
  }
  if (picture) picture.style.viewTransitionName = transitionName;
}

/**
 * Calls {@link carryPicture} before the browser loads another document. The picture keeps its transition name, so that
 * the large picture shrinks to it when the visitor goes back.
 */
export function carryPicturesToDocuments(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { url } = activation?.entry ?? {};
    if (viewTransition && url) carryPicture(new URL(url).pathname);
  });
}
