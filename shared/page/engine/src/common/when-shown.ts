/**
 * Calls `act` once the visitor sees the page. That is at once, unless the browser has prerendered the page and the
 * visitor has not opened it yet.
 *
 * @param act called with the event by which a prerendered page was opened
 */
export function whenShown(act: (opened?: Event) => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}
