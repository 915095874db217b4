export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const gap = 12;

/**
 * Returns by how many pixels a toast at `box` has to be raised so that it covers no obstacle (foot bars, and the control that was
 * pressed last) and keeps `gap` above it. An obstacle with no room above it in the window is covered.
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

/** Whether an element takes text, so that a phone shows its keyboard. */
export function isTextField(element: Element | null): boolean {
  return (
    element?.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=file])') ?? false
  );
}

/**
 * The boxes that a toast must not lie on: foot bars, what a page marks with `data-keep-clear`, the control that was pressed last, and the
 * field that is used and those that are wrong, each with its label and what stands below it.
 */
export function obstaclesOf(pressed: Element | undefined): Box[] {
  const marked = document.querySelectorAll('[data-foot-bar], [data-keep-clear], main [aria-invalid="true"]');
  const active = isTextField(document.activeElement) && document.activeElement;
  const controls = [...marked, pressed?.isConnected && pressed, active].filter((one) => one instanceof Element);
  return [...new Set(controls)]
    .flatMap((control) => [control, ...wordsOf(control)])
    .filter(isShown)
    .map((each) => each.getBoundingClientRect());
}

/** The label of a field, and its help or error. */
function wordsOf(control: Element): Element[] {
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
  const below = (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  return [...labels, ...below.filter((one) => one !== null)];
}

/** By how much the rows of a drawer that fills the window give way, so that a toast of this box stands between them and the drawer's foot. */
export function roomInDrawer(box: Box): number {
  const panels = [...document.querySelectorAll('[aria-modal="true"]')].map((panel) => panel.getBoundingClientRect());
  const covers = panels.some(({ left, right }) => left < box.right && right > box.left);
  return covers ? box.bottom - box.top + 2 * gap : 0;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}
