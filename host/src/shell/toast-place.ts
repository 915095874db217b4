export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const gap = 12;

/**
 * Returns by how many pixels a toast at `box` has to be moved up so that it covers no obstacle and stays `gap` above
 * it. Obstacles are foot bars and the control that was pressed last, for example. An obstacle with too little room
 * above it in the window is covered.
 */
export function riseAbove(box: Box, obstacles: readonly Box[]): number {
  let rise = 0;
  for (const { top, bottom, left, right } of [...obstacles].sort((a, b) => b.bottom - a.bottom)) {
    const beside = right <= box.left || left >= box.right;
    const apart = bottom <= box.top - rise || top >= box.bottom - rise;
    const above = box.bottom - top + gap;
    if (!beside && !apart && above < box.top) rise = above;
  }
  return rise;
}

/**
 * Returns where a toast stands that covers no obstacle: by how many pixels it rises, and whether it is `across`, at the
 * other side of the window. It goes there when the way up is longer than half of what lies above it, shorter on the
 * other side, unless that place is taken.
 *
 * @param width of the window, in pixels
 * @param isTaken whether a place is not for toasts at all, such as one on an open drawer
 */
export function clearPlace(
  box: Box,
  width: number,
  obstacles: readonly Box[],
  isTaken: (place: Box) => boolean,
): { rise: number; across: boolean } {
  const rise = riseAbove(box, obstacles);
  // A box of the browser has its properties by getters, which a spread does not copy.
  const other = { top: box.top, bottom: box.bottom, left: width - box.right, right: width - box.left };
  const riseThere = rise > box.top / 2 && !isTaken(other) ? riseAbove(other, obstacles) : rise;
  return { rise: riseThere, across: riseThere < rise };
}

/** Whether an element is a text field, so that a phone shows its keyboard. */
export function isTextField(element: Element | null): boolean {
  return (
    element?.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=file])') ?? false
  );
}

/**
 * Returns the boxes that a toast must not cover: foot bars, headings and the words under them, what unfolds, elements
 * that a page marks with `data-keep-clear`, the focused field and the fields with errors, each with its label and the
 * text below it, and the controls that are `used`: the one that was pressed last and the one that has the focus.
 */
export function obstaclesOf(...used: (Element | null | undefined)[]): Box[] {
  const kept =
    '[data-foot-bar], [data-keep-clear], main [aria-invalid="true"], main :is(h1, h2, h3, summary, .fw-lede)';
  // What an open dialog makes inert may be covered.
  const marked = [...document.querySelectorAll(kept)].filter((element) => !element.closest('[inert]'));
  const active = isTextField(document.activeElement) && document.activeElement;
  const controls = [...marked, ...used, active].filter((one) => one instanceof Element && one.isConnected) as Element[];
  return [...new Set(controls)]
    .flatMap((control) => [control, ...wordsOf(control)])
    .filter(isShown)
    .map((each) => each.getBoundingClientRect());
}

/** Returns the label of a field, and its help or error text. */
function wordsOf(control: Element): Element[] {
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
  const below = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id));
  return [...labels, ...below.filter((one) => one !== null)];
}

/**
 * Returns by how many pixels the rows of a drawer that fills the window have to move up, so that a toast of this size
 * fits between them and the foot of the drawer.
 */
export function roomInDrawer(box: Box): number {
  return isOnDrawer(box) ? box.bottom - box.top + 2 * gap : 0;
}

/** Whether a toast at this place would lie on an open drawer. */
export function isOnDrawer(box: Box): boolean {
  const panels = [...document.querySelectorAll('[aria-modal="true"]')].map((panel) => panel.getBoundingClientRect());
  return panels.some(({ left, right }) => left < box.right && right > box.left);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}
