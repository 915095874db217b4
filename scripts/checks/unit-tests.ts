import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../workspace/process';
import { filesToRepeat, jestOutcome, type JestReport } from './jest-report';
import { noteSecondAttempts, type Result } from './steps';

const workFolder = join(root, '.cache/check');

/** The pattern for the unit tests that the long walks run: their names say that they run commands for long. */
export const walkedTests = String.raw`\.walk\.test\.ts$`;

/**
 * The pattern for the unit tests of orderings: random sequences, and commands that are killed at one call after another.
 * The long walks run them as well, with more of both.
 */
export const testsOfOrderings = String.raw`/(cli/(model|bucket)|operations/(backup|prune|upgrade)|navigation/outlet)\.test\.tsx?$`;

/**
 * The pattern for the paths of all other unit tests.
 *
 * @param scope a folder, relative to the workspace root: only the tests in there
 */
export function quickTests(scope?: string): string {
  return `^(?!.*${walkedTests})${scope ? `.*/${scope}/` : ''}`;
}

/**
 * Runs the unit tests whose paths have the pattern. When one or two files fail, they are run a second time, alone.
 *
 * @param env variables for the tests
 */
export async function unitTests(pattern: string, env: NodeJS.ProcessEnv = {}): Promise<Result> {
  const first = await jest(['--testPathPatterns', pattern], env);
  if (!first.report) return { passed: 0, failed: 1, details: first.output };
  const files = filesToRepeat(first.report);
  const second = files.length > 0 ? await jest(['--runTestsByPath', ...files], env) : undefined;
  const { secondAttempts: titles, ...result } = jestOutcome(first.report, second?.report);
  noteSecondAttempts(titles);
  const { code, output } = second ?? first;
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1, details: output } : result;
}

/**
 * Runs jest once. There is no report when jest died before it wrote one. By default jest leaves one core free; it gets
 * all of them here, because the other steps would only wait for it.
 */
async function jest(
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string; report?: JestReport }> {
  const file = join(workFolder, 'jest.json');
  await rm(file, { force: true });
  const workers = `--maxWorkers=${availableParallelism()}`;
  // A worker of jest keeps a store of each file for asynchronous code, and every later promise asks all of them. A fresh
  // worker starts without them.
  const limit = '--workerIdleMemoryLimit=500MB';
  const settings = ['--json', `--outputFile=${file}`, '--silent', '--passWithNoTests', workers, limit];
  const { code, output } = await run('jest', [...settings, ...args], { env });
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return { code, output, ...(text && { report: JSON.parse(text) as JestReport }) };
}
