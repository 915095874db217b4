import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { App } from './apps';
import { root, run } from './process';

/**
 * Copies every file of the workspace that git does not ignore, removes from the copy what is gone here, and installs the
 * packages. The copy keeps its builds for the next time.
 *
 * @throws Error with the output of the installation
 */
export async function copyWorkspace(copy: string): Promise<void> {
  const listFile = `${copy}.json`;
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const files = output.split('\n').filter((file) => existsSync(join(root, file)));
  const before = existsSync(listFile) ? (JSON.parse(await readFile(listFile, 'utf8')) as string[]) : [];
  for (const file of before.filter((one) => !files.includes(one))) await rm(join(copy, file), { force: true });
  for (const file of files) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
  await writeFile(listFile, JSON.stringify(files));
  const installed = await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { folder: copy });
  if (installed.code !== 0) throw new Error(installed.output);
}

/** The folder of an app in a copy of the workspace. */
export function folderIn(copy: string, { folder }: App): string {
  return join(copy, relative(root, folder));
}

/** Gives an app of a copy another version. */
export async function setVersion(copy: string, app: App, version: string): Promise<void> {
  const file = join(folderIn(copy, app), 'package.json');
  const description = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, `${JSON.stringify({ ...description, version }, null, 2)}\n`);
}
