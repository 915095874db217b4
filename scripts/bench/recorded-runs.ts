import type { BenchRecord } from './records';

const spread = (best: number, median: number, worst: number) => ({ best, median, worst });

/** Three runs of a benchmark with two controls, for tests of what shows them. */
export const recordedRuns: BenchRecord[] = (
  [
    ['2026-11-25T08:00:00.000Z', 'aaaaaaa', spread(2000, 2200, 2500)],
    ['2026-11-26T08:00:00.000Z', 'bbbbbbb+', spread(1900, 2000, 2400)],
    ['2026-11-27T08:00:00.000Z', 'ccccccc', spread(1800, 1900, 2100)],
  ] as const
).map(([at, commit, ours]) => ({
  what: 'answers of controls',
  at,
  commit,
  rounds: 5,
  rows: [
    { name: 'shop: cart', ours, rivals: { 'one bundle': spread(1900, 2000, 2100) } },
    {
      name: 'loan: continue',
      ours: spread(1400, 1400, 1400),
      rivals: { 'one bundle': spread(2700, 2800, 2900) },
    },
  ],
}));
