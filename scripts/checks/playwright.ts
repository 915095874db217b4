import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from '../workspace/process';
import { playwrightOutcome, type PlaywrightReport } from './playwright-report';
import { noteSecondAttempts, type Result } from './steps';

/** How the tests in `e2e` of this workspace are run on the site that is composed already. */
const onComposedSite = { command: 'playwright', first: ['test'], folder: join(root, 'e2e') };

/** How those of a copy of the workspace are run, which composes its own site first. */
export const onSiteOf = (copy: string) => ({ command: 'pnpm', first: ['--silent', 'e2e'], folder: copy });

type PlaywrightRun = {
  /** Further arguments of `playwright test`. */
  args?: readonly string[];
  /** Absolute path of the report in JSON. */
  reportFile: string;
  env: NodeJS.ProcessEnv;
  /** By which command and where. */
  how?: typeof onComposedSite;
};

/**
 * Runs Playwright. A run that dies before it writes its report counts as one failure, so that it is never taken for a success.
 */
export async function playwright({ args = [], reportFile, env, how = onComposedSite }: PlaywrightRun): Promise<Result> {
  await rm(reportFile, { force: true });
  const { code } = await run(how.command, [...how.first, '--reporter=list,json', '--retries=1', ...args], {
    folder: how.folder,
    live: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  });
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  if (!text) return { passed: 0, failed: 1, details: 'Playwright ended before it wrote its report: see above.' };
  const { secondAttempts, ...result } = playwrightOutcome(JSON.parse(text) as PlaywrightReport);
  noteSecondAttempts(secondAttempts);
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1, details: 'See above.' } : result;
}
