/** What pictures wear on their way to the next page; the stylesheet gives it to the large picture of each page. */
const name = 'picture';
const largePicture = 'main img[fetchpriority="high"]';

/**
 * Before a page fades over into the one at `path`: the picture of the card whose link leads there grows into the large picture of
 * that page. Without such a card nothing grows: two large pictures are not one.
 */
export function carryPicture(path: string): void {
  const leadsThere = `main a[href="${path}"]`;
  const pressed = document.activeElement?.closest(leadsThere) ?? document.querySelector(leadsThere);
  const picture = pressed?.closest('li, article')?.querySelector('img');
  for (const other of document.querySelectorAll<HTMLElement>(`${largePicture}, main img[style*="${name}"]`)) {
    other.style.viewTransitionName = 'none';
  }
  if (picture) picture.style.viewTransitionName = name;
}

/** The same before the browser loads the next document. The name stays, so that the picture shrinks again on the way back. */
export function carryPicturesToDocuments(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { url } = activation?.entry ?? {};
    if (viewTransition && url) carryPicture(new URL(url).pathname);
  });
}
