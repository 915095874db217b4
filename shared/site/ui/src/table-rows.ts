/* The rules behind `table.tsx`. */

export type Order = { column: string; direction: 'ascending' | 'descending' };

/** The rows in order; those that are equal stay unchanged. The list itself is not changed. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => string | number,
  direction: Order['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(sortBy(one), sortBy(other)));
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en-US');
}

/** The number of pages that the rows take, at least one, so that an empty table has a page to be on. */
export function pageCount(rows: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rows / pageSize));
}

/**
 * The rows of one page.
 *
 * @param page counted from 1
 */
export function pageOfRows<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize);
}
