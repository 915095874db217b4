import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** In milliseconds. */
type Spread = { best: number; median: number; worst: number };

/** What one run of the benchmark has measured of one thing, for pages or controls, beside its rivals. */
export type BenchRecord = {
  /** What was measured, such as `largest paint`. */
  what: string;
  /** When the run began, as ISO date and time in UTC. */
  at: string;
  /** The short hash of the commit, with `+` behind it where there were changes. */
  commit: string;
  /** How often each was measured. */
  rounds: number;
  rows: { name: string; ours: Spread; rivals: Record<string, Spread> }[];
};

/** Adds what was measured to the history of runs, in which each line is a record. */
export async function addRecords(file: string, records: readonly BenchRecord[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, records.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

/** The history of runs, the earliest first. A line that was cut off is left out. */
export async function readRecords(file: string): Promise<BenchRecord[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as BenchRecord];
    } catch {
      return [];
    }
  });
}
