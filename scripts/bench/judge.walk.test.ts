import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/process';
import { judgeCanaries } from './judge';

/** The numbers in the rows of the table of docs/releasing.md that begins so, without their first cell. */
function figuresUnder(heading: string): number[][] {
  const text = readFileSync(join(root, 'docs/releasing.md'), 'utf8');
  const [, , table = ''] = new RegExp(`\\n\\| ${heading} +\\|.*\\n(.*)\\n((?:\\|.*\\n)+)`).exec(text) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(2, -1)
        .map((cell) => Number(cell.replace(',', ''))),
    );
}

it('counts what the tables of the document say, of a thousand canaries of each kind', () => {
  const { good, bad } = judgeCanaries(1000);
  expect(figuresUnder('no worse than the live version')).toEqual(
    good.map(({ withdrawn }) => [Math.round(Number.parseFloat(withdrawn) * 10)]),
  );
  expect(bad.map(({ withdrawn }) => withdrawn)).toEqual(bad.map(() => '100.00%'));
  expect(figuresUnder('failures')).toEqual(
    bad.map((found) => [found['visits of the canary: median'], found['19 of 20']]),
  );
}, 3_600_000);
