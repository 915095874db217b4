/**
 * Whole numbers that add up to the rounded sum of the values, by the largest remainder.
 *
 * @param exact not negative
 */
export function wholeParts(exact: readonly number[]): number[] {
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const rounded = exact.map(Math.floor);
  const missing = Math.round(sumOf(exact)) - sumOf(rounded);
  const byRemainder = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded;
}
