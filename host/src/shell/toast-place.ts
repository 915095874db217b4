export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const gap = 12;

/**
 * How many pixels a toast at `box` has to rise to stand clear of every obstacle, `gap` above each it would cover: foot bars,
 * and the control whose press it answers. Zero when there is no way up either.
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
