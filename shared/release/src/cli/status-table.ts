import { formatVersionName } from '@furrow/formats/release-name';
import { errorRate, type Tally } from './reports';
import type { VersionStatus } from './status';
import { table } from './table';
import { bold } from './terminal';

const facts = ['app', 'version', 'traffic', 'state', 'routes', 'published', 'commit', 'size'];
const numeric = new Set(['traffic', 'routes', 'size', 'failures', 'of visits']);

/** Every version as a line of a table; what visitors get by default is bold on a terminal. */
export function statusTable(
  versions: readonly VersionStatus[],
  output: { isTTY?: boolean },
  tallies?: ReadonlyMap<string, Tally>,
): string {
  const isSigned = versions.some(({ signer }) => signer);
  const titles = [...facts, ...(isSigned ? ['signed by'] : []), ...(tallies ? ['failures', 'of visits'] : [])];
  const rows = versions.map((row) => [
    row.app,
    row.version,
    `${row.traffic}%`,
    row.state === 'live' ? 'default' : row.state,
    String(row.routes),
    row.publishedAt?.replace('T', ' ').slice(0, 16) ?? '-',
    row.commit ?? '-',
    row.bytes === null ? 'damaged' : `${(row.bytes / 1e6).toFixed(2)} MB`,
    ...(isSigned ? [signerCell(row)] : []),
    ...(tallies ? failureCells(tallies.get(formatVersionName(row))) : []),
  ]);
  return table(titles, rows, numeric)
    .map((line, index) => (versions[index - 1]?.state === 'live' ? bold(line, output) : line))
    .join('\n');
}

function signerCell({ signer }: VersionStatus): string {
  if (!signer?.team) return 'nobody';
  return signer.trusted ? signer.team : `${signer.team}, who may not`;
}

function failureCells(tally: Tally = { failures: 0, visits: 0 }): string[] {
  const rate = errorRate(tally);
  return [String(tally.failures), rate === undefined ? '-' : `${rate.toFixed(1)}% of ${tally.visits}`];
}
