import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measured } from './scale-command';

type Rows = Record<string, Record<string, string>>;

/** What is measured on every site, in this order, each in a process of its own. */
const commands = [
  'publish',
  'promote',
  'rollback',
  'promote host',
  'rollback host',
  'status',
  'verify',
  'repair',
  'prune',
];

/**
 * Makes a site of each number of documents and runs every command on it.
 *
 * @returns what each command took, by command and site; and the exponent with which that grows from the last but one
 *   site to the last one
 */
export async function measureScale(folder: string, documents: number[]): Promise<{ sites: Rows; growth: Rows }> {
  const program = fileURLToPath(new URL('scale-command.ts', import.meta.url));
  const sites: Rows = {};
  const growth: Rows = {};
  const measured = new Map<string, Measured>();
  for (const [index, count] of documents.entries()) {
    const more = count / (documents[index - 1] ?? count);
    const origin = join(folder, String(count));
    const run = (command: string): Measured => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', program, origin, command, String(count)],
        { encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(`${command} on ${count} documents: ${stderr}`);
      return JSON.parse(stdout) as Measured;
    };
    console.log(`Making a site of ${count} documents: ${run('make').seconds.toFixed(0)} s`);
    for (const command of commands) {
      const now = run(command);
      const { seconds, processor, megabytes } = now;
      const told = `${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of processor, ${megabytes.toFixed(0)} MB`;
      console.log(`  ${command}: ${told}`);
      (sites[command] ??= {})[`${count} documents`] = told;
      const before = measured.get(command);
      if (before)
        growth[command] = {
          processor: exponent(processor / before.processor, more),
          memory: exponent(megabytes / before.megabytes, more),
        };
      measured.set(command, now);
    }
    await rm(origin, { recursive: true });
  }
  return { sites, growth };
}

/** 1: it grows as the number of documents does; 0: it does not grow. */
function exponent(ratio: number, more: number): string {
  return (Math.log(ratio) / Math.log(more)).toFixed(2);
}
