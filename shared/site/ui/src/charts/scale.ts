import { wholeParts } from '../whole-parts';

/** Where a value lies between `low` and `high`, from 0 to 1; a scale without extent puts everything at 0. */
export function share(value: number, low: number, high: number): number {
  return high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0;
}

/** Where a value axis starts: one distance below the first of its marks, never below zero; with fewer than two marks at zero. */
export function axisStart(marks: readonly number[]): number {
  const [first = 0, second = first * 2] = marks;
  return Math.max(0, first - (second - first));
}

/**
 * Whole percents that add up to 100: rounding each alone may give 99 or 101.
 *
 * @param values not negative; all zero gives all zero
 */
export function percents(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  return total > 0 ? wholeParts(values.map((value) => (value / total) * 100)) : values.map(() => 0);
}

/** An SVG path through points whose `x` is a percent and whose `y` is in pixels, both rounded to hundredths. */
export function linePath(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
