/** The `view-transition-name` that a stylesheet gives to the large picture of each page. */
const transitionName = 'picture';
const largePicture = 'main img[fetchpriority="high"]';

/**
 * Call it before a page fades into the one at `path`. The picture of the card that links there then grows into the
 * large picture of that page. Without such a card nothing grows, because the large pictures of two pages show different
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

/** Calls {@link carryPicture} before the browser loads another document. The picture keeps the name, so that it shrinks again on the way back. */
export function carryPicturesToDocuments(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { url } = activation?.entry ?? {};
    if (viewTransition && url) carryPicture(new URL(url).pathname);
  });
}
