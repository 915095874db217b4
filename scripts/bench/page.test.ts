import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchPage, historyPicture, ratioPicture, ratiosTo } from './page';
import { addRecords, readRecords } from './records';
import { recordedRuns } from './recorded-runs';

const [first, last] = [recordedRuns[0], recordedRuns.at(-1)];
if (!first || !last) throw new Error('There are no runs.');

/** The places of marks of a kind. */
const marksOf = (text: string, kind: string) =>
  [...text.matchAll(new RegExp(`class="at ${kind} [^"]*" x="([\\d.]+)%" y="([\\d.]+)"`, 'g'))].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);

it('divides our times by the median of the rival', () => {
  expect(ratiosTo(first, 'one bundle')).toEqual([
    { name: 'shop: cart', best: 1, median: 1.1, worst: 1.25 },
    { name: 'loan: continue', best: 0.5, median: 0.5, worst: 0.5 },
  ]);
  expect(ratiosTo(first, 'plain HTML')).toEqual([]);
});

it('draws what is as fast as the rival at 1.0, half of it and twice as much at the same distance from there', () => {
  const run = {
    ...first,
    rows: [0.5, 1, 2].map((ratio) => {
      const time = { best: ratio * 100, median: ratio * 100, worst: ratio * 100 };
      return { name: `${ratio}`, ours: time, rivals: { 'one bundle': { best: 100, median: 100, worst: 100 } } };
    }),
  };
  const { drawing, label } = ratioPicture(run, 'one bundle');
  expect(marksOf(drawing.text, 'of-live').map(([x]) => x)).toEqual([2, 50, 98]);
  expect(/class="goal"\s+x1="([\d.]+)%"/.exec(drawing.text)?.[1]).toBe('50');
  expect(label).toContain('2 of 3 are as fast or faster');
});

it('says the same numbers in the tables', () => {
  const { twin } = ratioPicture(first, 'one bundle');
  expect(twin?.rows[0]).toEqual(['shop: cart', '1.00 x', '1.10 x', '1.25 x', '2200', '2000']);
  const history = historyPicture(recordedRuns, 'one bundle');
  expect(history.twin?.rows).toEqual([
    ['Nov 25, 2026, 08:00', 'aaaaaaa', '1.10 x', '1.10 x'],
    ['Nov 26, 2026, 08:00', 'bbbbbbb+', '1.00 x', '1.00 x'],
    ['Nov 27, 2026, 08:00', 'ccccccc', '0.95 x', '0.95 x'],
  ]);
  expect(marksOf(history.drawing.text, 'of-past').map(([x]) => x)).toEqual([12, 41, 70]);
  const [before = [], , after = []] = marksOf(history.drawing.text, 'of-past');
  expect(after[1]).toBeGreaterThan(before[1] ?? Infinity);
});

describe('the history of runs', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'bench-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('grows with each run, and goes on after a line that was cut off', async () => {
    const file = join(folder, 'deep/runs.jsonl');
    expect(await readRecords(file)).toEqual([]);
    await addRecords(file, [first]);
    await addRecords(file, [last]);
    expect(await readRecords(file)).toEqual([first, last]);
    await writeFile(file, `${JSON.stringify(first)}\n{"what":"large\n${JSON.stringify(last)}\n`);
    expect(await readRecords(file)).toEqual([first, last]);
  });
});

it('has a section for each thing that was measured beside each rival, or says that nothing was', () => {
  expect(benchPage(recordedRuns).match(/<h2>[^<]*/g)).toEqual(['<h2>Answers of controls, to one bundle']);
  expect(benchPage([])).toContain('Nothing was measured yet. Run: pnpm bench first-load');
});
