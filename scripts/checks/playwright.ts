import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from '../workspace/process';
import { playwrightOutcome, type PlaywrightReport } from './playwright-report';
import { noteSecondAttempts, type Result } from './steps';

type PlaywrightRun = {
  /** Further arguments of `playwright test`. */
  args?: readonly string[];
  /** Absolute path of the report in JSON. */
  reportFile: string;
  env: NodeJS.ProcessEnv;
};

/**
 * Runs Playwright. A run that dies before it writes its report counts as one failure, so that it is never taken for a success.
 */
export async function playwright({ args = [], reportFile, env }: PlaywrightRun): Promise<Result> {
  await rm(reportFile, { force: true });
  const { code } = await run('playwright', ['test', '--reporter=list,json', '--retries=1', ...args], {
    folder: join(root, 'e2e'),
    live: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  });
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  if (!text) return { passed: 0, failed: 1, details: 'Playwright ended before it wrote its report: see above.' };
  const { secondAttempts, ...result } = playwrightOutcome(JSON.parse(text) as PlaywrightReport);
  noteSecondAttempts(secondAttempts);
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1, details: 'See above.' } : result;
}
