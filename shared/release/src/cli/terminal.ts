import { styleText } from 'node:util';
import { errorRate, type Tally } from './reports';
import type { VersionStatus } from './status';

type Output = { isTTY?: boolean };
type Style = Parameters<typeof styleText>[0];

/** Colors are for people: a file or a pipe gets none, nor does somebody who set NO_COLOR. */
function paint(style: Style, text: string, output: Output): string {
  return output.isTTY && !process.env.NO_COLOR ? styleText(style, text) : text;
}

export const bold = (text: string, output: Output) => paint('bold', text, output);
export const green = (text: string, output: Output) => paint('green', text, output);
export const red = (text: string, output: Output) => paint('red', text, output);

const facts = ['app', 'version', 'traffic', 'state', 'routes', 'published', 'commit', 'size'];

/** Versions as a table; numbers are aligned to the right. */
export function statusTable(
  versions: readonly VersionStatus[],
  output: Output,
  tallies?: ReadonlyMap<string, Tally>,
): string {
  const titles = tallies ? [...facts, 'failures', 'of visits'] : facts;
  const rows = versions.map((row) => [
    row.app,
    row.version,
    `${row.traffic}%`,
    row.state === 'live' ? 'default' : row.state,
    String(row.routes),
    row.publishedAt?.replace('T', ' ').slice(0, 16) ?? '-',
    row.commit ?? '-',
    row.bytes === null ? 'damaged' : `${(row.bytes / 1e6).toFixed(2)} MB`,
    ...(tallies ? failureCells(tallies.get(`${row.app}@${row.version}`)) : []),
  ]);
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const numeric = new Set([2, 4, 7, 8, 9]);
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        numeric.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const body = rows.map((row, index) => (versions[index]?.state === 'live' ? bold(line(row), output) : line(row)));
  return [line(titles), ...body].join('\n');
}

function failureCells(tally: Tally = { failures: 0, visits: 0 }): string[] {
  const rate = errorRate(tally);
  return [String(tally.failures), rate === undefined ? '-' : `${rate.toFixed(1)}% of ${tally.visits}`];
}
