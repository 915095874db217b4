import { ownCode, kilobytes, type OwnCode } from '@furrow/release/check/weigh';
import { readOwnBuild } from '@furrow/release/cli/commands/publish-command';
import { succeeds } from '@furrow/release/cli/other-program';
import { keyOption, signingKeyOf } from '@furrow/release/cli/signing-key';
import { reportStep, warn } from '@furrow/release/cli/progress';
import { done } from '@furrow/release/cli/terminal';
import { readBudgets } from '@furrow/release/compose/site/settings';
import { reason, Refused } from '@furrow/release/domain/refused';
import { publish } from '@furrow/release/operations/publish';
import { siteChecks } from '@furrow/release/operations/site-checks';
import type { Candidate } from '@furrow/release/store/candidate';
import type { OriginStorage } from '@furrow/release/store/storage';
import { installedBrowser } from '@furrow/testing/browser';
import type { Command } from 'commander';
import type { KeyObject } from 'node:crypto';
import { remoteIn } from './remote-in';
import { atOption, expectAgainst, siteAround } from './site-around';
import { allowTypeScript } from './typescript-modules';

/** The scripts of a remote's repository that check it without the site's gate, in order: the quickest first. */
const scripts = ['types', 'lint', 'test'];

/** Adds the command that says whether the remote in the current folder can be released. */
export function addCheckCommand(program: Command): void {
  program
    .command('check')
    .description(
      'check the remote in the current folder: types, lint rules, tests, and whether its build fits a live site (requires --against)',
    )
    .addOption(keyOption())
    .addOption(atOption())
    .action(async ({ key, at }: { key?: string; at?: string }, command: Command) => {
      const against = expectAgainst(command);
      const folder = process.cwd();
      const app = await remoteIn(folder, scripts);
      await expectTranslations(folder);
      const { site, name, behind } = await siteAround({ folder, against, ...(at !== undefined && { at }) }, app);
      reportStep(`Checking ${app} in ${name}`);
      const signingKey = await signingKeyOf(key);
      // The tests run on the site that npm start serves.
      const env = at === undefined ? {} : { FURROW_AT: at };
      for (const script of scripts) await runScript(folder, script, env);
      const { candidate } = await readOwnBuild(folder, app, { build: true });
      const fits = await fitsSite({
        storage: site,
        candidate,
        report: reportStep,
        warn,
        ...(signingKey && { signingKey }),
      });
      if (behind !== undefined) warn(behind);
      const pages = (await installedBrowser()) ? 'own pages' : 'own pages skipped: no browser found';
      done(`types, lint, tests, ${pages}; gate: ${fits}`);
    });
}

/** @throws Refused when a file and its translation do not have the same messages; it names each that differs */
async function expectTranslations(folder: string): Promise<void> {
  // In the workspace, what reads the messages is written in TypeScript. The compiler, which it loads, is slow to load.
  await allowTypeScript();
  const { translationProblems } = await import('@furrow/bundler/translations');
  const problems = await translationProblems(folder);
  if (problems.length > 0)
    throw new Refused(
      problems.map((problem) => reason('FUR-MESSAGES-DIFFERENT', problem)),
      'Files and their translations differ:',
    );
}

/** @throws Refused when the script fails; its output says why */
export async function runScript(folder: string, script: string, env: NodeJS.ProcessEnv): Promise<void> {
  reportStep(`npm run ${script}`);
  if (!(await succeeds('npm', ['run', '--silent', script], { folder, env })))
    throw new Refused('FUR-REMOTE-SCRIPT-FAILED', `npm run ${script} failed; see above.`);
}

export type FitOptions = {
  /** The live site. */
  storage: OriginStorage;
  /** The build. */
  candidate: Candidate;
  /** The key of the team, for a site that names its teams. */
  signingKey?: KeyObject;
  /** Called with each step. */
  report: (step: string) => void;
  /** Called with each thing that the gate says and does not refuse. */
  warn: (warning: string) => void;
};

/**
 * Checks a build against a live site, as `publish` does before it stores one. Nothing is stored. The pages are not
 * opened in a browser, because the tests of the remote do that.
 *
 * @returns `fits`, and how much JavaScript of its own the page has that is nearest to its budget
 * @throws Refused when it does not fit, with every reason
 */
export async function fitsSite({ storage, candidate, warn: say, ...options }: FitOptions): Promise<string> {
  const budgets = await readBudgets(storage);
  let nearest: OwnCode | undefined;
  const weigh = async (preview: OriginStorage) => {
    [nearest] = budgets ? await ownCode(preview, candidate, budgets) : [];
    return [];
  };
  const { warnings } = await publish({
    ...options,
    storage,
    candidate,
    published: { publishedAt: new Date().toISOString(), commit: null },
    checks: [...(await siteChecks(storage, options.report)), weigh],
    dryRun: true,
  });
  for (const warning of warnings) say(warning);
  if (!nearest) return 'fits';
  const { path, bytes, budget } = nearest;
  return `fits; ${kilobytes(bytes)} kB used of ${kilobytes(budget).replace('.0', '')} (${path})`;
}
