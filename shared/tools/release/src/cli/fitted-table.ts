import { printable } from '@furrow/formats/printable';
import { table } from '../domain/table';

type Options = {
  /** The columns that are aligned to the right. */
  numeric?: ReadonlySet<string>;
  /** Styles the text of a row. */
  style?: (text: string, row: number) => string;
  /** Where it is printed. */
  output?: { isTTY?: boolean; columns?: number };
};

/**
 * Formats rows as a table. In a terminal that is too narrow for it, each row has a line for each of its cells instead,
 * because a table whose lines are broken cannot be read.
 */
export function fittedTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  { numeric, style = (text) => text, output = process.stdout }: Options = {},
): string {
  const [head = '', ...lines] = table(titles, rows, numeric);
  const { isTTY, columns = Infinity } = output;
  if (!isTTY || [head, ...lines].every(({ length }) => length <= columns))
    return [head, ...lines.map(style)].join('\n');
  const width = Math.max(...titles.map(({ length }) => length));
  const told = (cells: readonly string[]) =>
    cells.flatMap((cell, column) =>
      cell === '' ? [] : [`${(titles[column] ?? '').padEnd(width)}  ${printable(cell)}`],
    );
  return rows.map((cells, row) => style(told(cells).join('\n'), row)).join('\n\n');
}
