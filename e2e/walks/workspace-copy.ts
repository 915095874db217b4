import { chmod, cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../scripts/workspace/process';
import { copyOrigin, originFolder } from '../src/origin';

/** A copy of the whole workspace with everything built. A test may change it, build it and release from it. */
export type WorkspaceCopy = { folder: string; remove(): Promise<void> };

const notCopied = new Set(['.git', '.cache', '.origin', 'node_modules', 'test-results', 'playwright-report']);

/**
 * Copies the workspace in the state after `npm start` and a check: built, and composed into `.origin` and into the
 * origin of checks. Installed packages are links to those of this workspace, but the workspace's own packages are
 * copied.
 */
export async function copiedWorkspace(): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-workspace-'));
  // Others may read it, as they may read a clone: some tests run programs of it as another user.
  await chmod(folder, 0o755);
  const filter = (source: string) => !notCopied.has(basename(source)) && !/fixtures\/[^/]+\/dist$/.test(source);
  await cp(root, folder, { recursive: true, filter });
  for (const part of ['.cache/build', '.cache/composed'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  for (const part of ['.cache/origin', '.origin']) await copyOrigin(originFolder, join(folder, part));
  await cp(join(root, '.cache/composed/.cache-origin'), join(folder, '.cache/composed/.origin'));
  const parents = ['remotes', 'e2e/fixtures', 'e2e/earlier', ...(await foldersIn('shared'))];
  const inParents = (await Promise.all(parents.map(foldersIn))).flat();
  const packages = ['.', 'host', 'e2e', 'scripts/bench/embedding', ...inParents];
  for (const one of packages) await linkInstalled(join(root, one), join(folder, one));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function foldersIn(parent: string): Promise<string[]> {
  const entries = await readdir(join(root, parent), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(parent, name));
}

/**
 * Links the packages of one package: those of the workspace lead to the copy of them, as the relative links do that
 * pnpm writes.
 */
async function linkInstalled(from: string, to: string): Promise<void> {
  const installed = join(from, 'node_modules');
  if (!existsSync(installed)) return;
  const names = await readdir(installed);
  const scope = names.includes('@furrow')
    ? (await readdir(join(installed, '@furrow'))).map((name) => `@furrow/${name}`)
    : [];
  await mkdir(join(to, 'node_modules/@furrow'), { recursive: true });
  for (const name of [...names.filter((one) => one !== '@furrow'), ...scope]) {
    const own = await readlink(join(installed, name)).catch(() => '');
    const isOurs = own !== '' && !own.includes('node_modules');
    await symlink(isOurs ? own : join(installed, name), join(to, 'node_modules', name));
  }
}
