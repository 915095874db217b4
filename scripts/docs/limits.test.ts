import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usualQuota } from '@furrow/release/check/room';
import { mostErrors, mostRows } from '@furrow/release/domain/day';
import { uploadLimits } from '@furrow/release/domain/team-command';
import { clockDifference } from '@furrow/release/server/authenticate';
import { mostOfNetwork } from '@furrow/release/server/comparison';
import { usualLimits } from '@furrow/release/server/team-commands';
import { keptFor } from '@furrow/release/store/day-files';
import { largest, longest } from '@furrow/release/store/site-over-http';
import { root } from '../workspace/process';

const textOf = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
const megabytes = (bytes: number) => bytes / 1_000_000;
const minutes = (milliseconds: number) => milliseconds / 60_000;
const thousands = (count: number) => count.toLocaleString('en-US');
const inWords = (count: number) =>
  ['none', 'one', 'two', 'three', 'four', 'five'][count] ?? (count === 10 ? 'ten' : '');

/** The rows of the table that begins so: their first cell, and the numbers of the second without those of its links. */
function numbersIn(name: string, heading: string): Record<string, number[]> {
  const [, table = ''] = textOf(name).split(new RegExp(`^\\| ${heading} +\\|.*\\n`, 'm'));
  const rows = table
    .slice(0, table.search(/^(?!\|)/m))
    .split('\n')
    .slice(1, -1);
  const numbers = (text: string) => text.replace(/\(\[.*?\]\(.*?\)\)/g, '').match(/[\d,]*\d/g) ?? [];
  return Object.fromEntries(
    rows.map((row) => {
      const [, what = '', limit = ''] = row.split('|').map((cell) => cell.trim());
      return [what, numbers(limit).map((number) => Number(number.replaceAll(',', '')))];
    }),
  );
}

it('has the limits of commands over HTTP in the table of releasing.md', () => {
  expect(numbersIn('releasing.md', 'limit')).toEqual({
    'a file, a release, its files': [megabytes(uploadLimits.file), megabytes(uploadLimits.release), uploadLimits.files],
    'requests in a minute from a team': [usualLimits.perTeam, usualLimits.perAddress],
    'releases that are received and run at once': [usualLimits.further],
    'other commands of a team at once': [usualLimits.teamAtOnce],
    // What follows is how another quota is given.
    "stored versions and previews of a team's apps": [megabytes(usualQuota), 5000, 5000],
    'time for a body to arrive': [minutes(usualLimits.maxWait), usualLimits.maxShortWait / 1000],
    'difference between the clocks of team and site': [clockDifference / 60],
  });
});

const { perTeam, perAddress, teamAtOnce, further } = usualLimits;

it.each([
  ['security.md', `at most ${perTeam} requests per minute from a team, and ${perAddress} that no team has signed`],
  ['security.md', `a team has ${inWords(teamAtOnce)} at once`],
  ['security.md', `at most ${megabytes(largest)} MB and ${inWords(minutes(longest))} minutes for a file`],
  ['security.md', `at most ${thousands(mostRows)} rows of ${mostErrors} errors per day`],
  ['security.md', `kept for ${inWords(keptFor / 7)} weeks`],
  ['security.md', `it gives one failure, and ${mostOfNetwork} visitors`],
  ['releasing.md', `one of each team, and ${further} more, of which a team gets ${inWords(teamAtOnce - 1)}`],
  ['releasing.md', `bodies of up to ${megabytes(uploadLimits.release)} MB`],
  [
    'releasing.md',
    `A day has room for ${thousands(mostRows)} rows, and a row has room for ${mostErrors} different errors`,
  ],
  ['releasing.md', `Days are kept for ${inWords(keptFor / 7)} weeks`],
])('has the limit of the code in %s: %s', (name, sentence) => {
  // Not toContain, which would print the whole document.
  expect(textOf(name).replace(/\s+/g, ' ').includes(sentence)).toBe(true);
});
