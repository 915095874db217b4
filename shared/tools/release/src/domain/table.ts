import { printable } from '@furrow/formats/printable';

/**
 * Formats rows as aligned columns under their titles, each as one line: see {@link printable}.
 *
 * @param numeric the columns that are aligned to the right
 */
export function table(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  numeric: ReadonlySet<string> = new Set(),
) {
  const shown = rows.map((row) => row.map(printable));
  const widths = titles.map((title, column) => Math.max(title.length, ...shown.map((row) => row[column]?.length ?? 0)));
  return [titles, ...shown].map((cells) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return numeric.has(titles[column] ?? '') ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
