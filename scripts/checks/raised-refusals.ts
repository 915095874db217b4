import { refusals } from '@furrow/release/domain/refusals/refusals';
import { readFile, rm } from 'node:fs/promises';
import type { Result } from './steps';

/**
 * Runs the unit tests. When all pass, it fails for each code in the table of refusals that none of them made the sources
 * raise: nothing shows that the sources can raise it.
 *
 * @param file where scripts/jest/note-refusals.cjs notes the codes that are raised
 * @param tests runs the tests with these variables
 */
export async function withRaisedRefusals(
  file: string,
  tests: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  await rm(file, { force: true });
  const result = await tests({ FURROW_NOTED_REFUSALS: file });
  if (result.failed > 0) return result;
  const raised = new Set((await readFile(file, 'utf8').catch(() => '')).split('\n'));
  const missing = Object.keys(refusals).filter((code) => !raised.has(code));
  if (missing.length === 0) return { ...result, passed: result.passed + 1 };
  const problems = missing.map((code) => `${code} is raised by no unit test. Write one in which the sources raise it.`);
  return { passed: result.passed, failed: missing.length, details: problems.join('\n') };
}
