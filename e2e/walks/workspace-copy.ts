import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
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
  const filter = (source: string) => !notCopied.has(basename(source)) && !/fixtures\/[^/]+\/dist$/.test(source);
  await cp(root, folder, { recursive: true, filter });
  for (const part of ['.cache/build', '.cache/composed'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  for (const part of ['.cache/origin', '.origin']) await copyOrigin(originFolder, join(folder, part));
  await cp(join(root, '.cache/composed/.cache-origin'), join(folder, '.cache/composed/.origin'));
  const packages = ['.', 'host', 'e2e', ...(await foldersIn('remotes')), ...(await foldersIn('shared'))];
  for (const one of packages) await linkInstalled(join(root, one), join(folder, one), folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function foldersIn(parent: string): Promise<string[]> {
  const entries = await readdir(join(root, parent), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(parent, name));
}

async function linkInstalled(from: string, to: string, copy: string): Promise<void> {
  const installed = join(from, 'node_modules');
  if (!existsSync(installed)) return;
  await mkdir(join(to, 'node_modules/@furrow'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@furrow') await symlink(join(installed, name), join(to, 'node_modules', name));
  }
  for (const name of await readdir(join(installed, '@furrow')).catch(() => []))
    await symlink(
      relative(join(to, 'node_modules/@furrow'), join(copy, 'shared', name)),
      join(to, 'node_modules/@furrow', name),
    );
}
