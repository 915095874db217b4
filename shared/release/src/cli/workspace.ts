import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refused } from '../domain/refused';

/** The nearest folder at or above the current one that holds a pnpm workspace; else the current one. */
export function workspaceRoot(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) return process.cwd();
  }
}

/**
 * The folder of an app in the workspace.
 *
 * @throws Refused when the workspace has no such app
 */
export function appFolder(root: string, app: string): string {
  const folder = [join(root, app), join(root, 'remotes', app)].find((candidate) =>
    existsSync(join(candidate, 'rspack.config.ts')),
  );
  if (folder) return folder;
  throw new Refused(`There is no app "${app}" in ${root}. Apps are the host and the folders in remotes/.`);
}

/**
 * Builds an app by the workspace's own script.
 *
 * @throws Refused when the build fails; its own output says why
 */
export async function buildApp(root: string, app: string): Promise<void> {
  const { execa } = await import('execa');
  const { failed } = await execa('pnpm', ['--silent', 'run', 'build', app], {
    cwd: root,
    // The result of the command is the only thing on standard output.
    stdio: ['ignore', process.stderr, process.stderr],
    reject: false,
  });
  if (failed) throw new Refused(`The build of ${app} failed; see above. Nothing was published.`);
}

/** The short hash of the checked-out commit, marked when there are changes beside it; `null` outside of git. */
export async function currentCommit(root: string): Promise<string | null> {
  const { execa } = await import('execa');
  const git = async (...args: string[]) => (await execa('git', args, { cwd: root })).stdout;
  try {
    const commit = await git('rev-parse', '--short', 'HEAD');
    return (await git('status', '--porcelain')) ? `${commit}+` : commit;
  } catch {
    return null;
  }
}
