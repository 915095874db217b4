import { ownCode, kilobytes, type OwnCode } from '@furrow/release/check/weigh';
import { readOwnBuild } from '@furrow/release/cli/commands/publish-command';
import { keyOption, signingKeyOf } from '@furrow/release/cli/signing-key';
import type { OriginOptions } from '@furrow/release/cli/site-access';
import { done, reportStep } from '@furrow/release/cli/terminal';
import { readBudgets } from '@furrow/release/compose/site';
import { Refused } from '@furrow/release/domain/refused';
import { publish } from '@furrow/release/operations/publish';
import { siteChecks } from '@furrow/release/operations/site-checks';
import type { Candidate } from '@furrow/release/store/candidate';
import { siteOverHttp } from '@furrow/release/store/site-over-http';
import { parseJson, type OriginStorage } from '@furrow/release/store/storage';
import type { Command } from 'commander';
import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyObject } from 'node:crypto';

/** The scripts of a remote's repository that check it without the site's gate, in order: the quickest first. */
const scripts = ['types', 'lint', 'test'];

/** Adds the command that says whether the remote in the current folder can be released. */
export function addCheckCommand(program: Command): void {
  program
    .command('check')
    .description(
      'check the remote in the current folder: its types, rules and tests, and whether its build fits a live site; it needs --against',
    )
    .addOption(keyOption())
    .action(async ({ key }: { key?: string }, command: Command) => {
      const { against } = command.optsWithGlobals<OriginOptions>();
      if (against === undefined)
        command.error('error: name the live site: furrow check --against https://furrow.example');
      const folder = process.cwd();
      const app = await remoteIn(folder);
      const storage = siteOverHttp(against);
      const signingKey = await signingKeyOf(key);
      for (const script of scripts) await runScript(folder, script);
      const { candidate } = await readOwnBuild(folder, app, { build: true });
      done(await fitsSite({ storage, candidate, report: reportStep, ...(signingKey && { signingKey }) }));
    });
}

/**
 * The name of the remote whose repository a folder is.
 *
 * @throws Refused when it is none, and Error when its package.json is no valid JSON
 */
export async function remoteIn(folder: string): Promise<string> {
  const manifest = join(folder, 'package.json');
  const { name, scripts: own = {} } = existsSync(manifest)
    ? (parseJson(await readFile(manifest, 'utf8'), manifest) as { name?: string; scripts?: Record<string, string> })
    : {};
  if (name === undefined || !existsSync(join(folder, 'rspack.config.ts')))
    throw new Refused(
      `${folder} is no repository of a remote. Go to the folder with its package.json and rspack.config.ts.`,
    );
  const missing = scripts.filter((script) => !own[script]);
  if (missing.length === 0) return name;
  throw new Refused(
    `package.json has no script ${missing.map((script) => `"${script}"`).join(', ')}. In the workspace of the site, run: pnpm check ${name}`,
  );
}

/** @throws Refused when the script fails; its output says why */
async function runScript(folder: string, script: string): Promise<void> {
  reportStep(`npm run ${script}`);
  const { failed } = await execa('npm', ['run', '--silent', script], {
    cwd: folder,
    // Standard output is reserved for the result of the command.
    stdio: ['ignore', process.stderr, process.stderr],
    reject: false,
  });
  if (failed) throw new Refused(`npm run ${script} failed; see above.`);
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
};

/**
 * Checks a build against a live site, as `publish` does before it stores one. Nothing is stored. The pages are not opened in a browser, because the
 * tests of the remote do that.
 *
 * @returns a sentence that says so, and how much of its budget the page uses that is nearest to it
 * @throws Refused when it does not fit, with every reason
 */
export async function fitsSite({ storage, candidate, ...options }: FitOptions): Promise<string> {
  const budgets = await readBudgets(storage);
  let nearest: OwnCode | undefined;
  const weigh = async (preview: OriginStorage) => {
    [nearest] = budgets ? await ownCode(preview, candidate, budgets) : [];
    return [];
  };
  const { app, version } = await publish({
    ...options,
    storage,
    candidate,
    published: { publishedAt: new Date().toISOString(), commit: null },
    checks: [...(await siteChecks(storage, options.report)), weigh],
    dryRun: true,
  });
  const fits = `${app}@${version} fits the site.`;
  if (!nearest) return fits;
  const { path, bytes, budget } = nearest;
  return `${fits} ${path} has ${kilobytes(bytes)} kB of JavaScript of your own, of ${kilobytes(budget)}.`;
}
