/*
 * How far a page was scrolled stands in its entry of the history when a link leads away from it. So it outlasts the
 * document, and Back leads there also after a reload.
 */

/** Call it before another entry is added. */
export function noteTop(): void {
  history.replaceState({ ...(history.state as object | null), top: window.scrollY }, '');
}

/** How far the page of the current entry was scrolled when a link led away from it; undefined for a new entry. */
export function notedTop(): number | undefined {
  const { top } = (history.state ?? {}) as { top?: unknown };
  return typeof top === 'number' ? top : undefined;
}
