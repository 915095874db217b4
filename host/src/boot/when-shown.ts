/**
 * Acts once a visitor sees the page: at once, or when a page is opened that the browser has rendered ahead of that.
 *
 * @param act gets the event by which such a page is opened
 */
export function whenShown(act: (opened?: Event) => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}
