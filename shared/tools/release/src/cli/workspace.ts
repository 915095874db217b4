import type { VersionName } from '@furrow/formats/release-name';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refused } from '../domain/refused';
import { succeeds } from './other-program';

/** The nearest folder at or above the current one that holds a pnpm workspace; if there is none, the current folder. */
export function workspaceRoot(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) return process.cwd();
  }
}

/**
 * The folder of an app in a workspace, or `root` itself if it is the repository of this one remote.
 *
 * @throws Refused when there is no such app
 */
export function appFolder(root: string, app: string): string {
  if (isOwnRepository(root, app)) return root;
  const folder = [join(root, app), join(root, 'remotes', app)].find((candidate) =>
    existsSync(join(candidate, 'rspack.config.ts')),
  );
  if (folder) return folder;
  throw new Refused(
    'FUR-BUILD-NO-APP',
    `There is no app "${app}" in ${root}. Apps are the host and the folders in remotes/, or a package in its own repository. Name the build of another toolchain with --dist.`,
  );
}

export function isOwnRepository(root: string, app: string): boolean {
  return existsSync(join(root, 'rspack.config.ts')) && manifestOf(root).name === app;
}

/** The remote whose own repository this is, in the version of its package.json; undefined in a workspace. */
export function ownVersionIn(root: string): VersionName | undefined {
  const { name: app, version } = existsSync(join(root, 'rspack.config.ts')) ? manifestOf(root) : {};
  return app === undefined || version === undefined ? undefined : { app, version };
}

/** Whether the workspace has a script that builds the app of a name. In others, each app has its own. */
export function buildsAll(root: string): boolean {
  return !existsSync(join(root, 'rspack.config.ts')) && manifestOf(root).scripts?.build !== undefined;
}

/** Whether `npm start` makes the site of the workspace: it holds the host, and a script that builds every app. */
export function startMakesSite(root: string): boolean {
  const hasHost = existsSync(join(root, 'host', 'rspack.config.ts'));
  return hasHost && buildsAll(root) && manifestOf(root).scripts?.start !== undefined;
}

function manifestOf(folder: string): { name?: string; version?: string; scripts?: Record<string, string> } {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof manifestOf>) : {};
}

/** The names of the apps in the workspace of a site: the host, and the folders of `remotes`. */
export function appsIn(root: string): string[] {
  const remotes = join(root, 'remotes');
  const names = existsSync(remotes) ? readdirSync(remotes) : [];
  return ['host', ...names.filter((name) => existsSync(join(remotes, name, 'rspack.config.ts'))).sort()];
}

/**
 * Builds an app with the `build` script of the workspace, or with its own.
 *
 * @param preview the name of the preview that the build is for
 * @throws Refused when the build fails; the output of the build says why
 */
export async function buildApp(root: string, app: string, preview?: string): Promise<void> {
  const [command, args, folder] = buildsAll(root)
    ? (['pnpm', ['--silent', 'run', 'build', app], root] as const)
    : (['npm', ['run', '--silent', 'build'], appFolder(root, app)] as const);
  const env = preview === undefined ? {} : { FURROW_PREVIEW: preview };
  if (!(await succeeds(command, args, { folder, env })))
    throw new Refused('FUR-BUILD-FAILED', `The build of ${app} failed; see above. Nothing was published.`);
}

/**
 * The short hash of the checked-out commit, marked if there are uncommitted changes; `null` outside of a git
 * repository.
 */
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
