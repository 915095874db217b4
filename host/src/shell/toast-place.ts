export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const gap = 12;

/**
 * Returns by how many pixels a toast at `box` has to be raised so that it covers no obstacle (foot bars, and the control that was
 * pressed last) and keeps `gap` above it. Returns zero when the toast would leave the window.
 */
export function riseAbove(box: Box, obstacles: readonly Box[]): number {
  let rise = 0;
  for (const { top, bottom, left, right } of [...obstacles].sort((a, b) => b.bottom - a.bottom)) {
    const beside = right <= box.left || left >= box.right;
    const apart = bottom <= box.top - rise || top >= box.bottom - rise;
    if (!beside && !apart) rise = box.bottom - top + gap;
  }
  return rise < box.top ? rise : 0;
}
