import { Refused } from '@furrow/release/domain/refused';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/** The file that only a release of an adapted remote has, beside `build.json`. */
export const containerFile = 'container.js';

/**
 * A release may take the place of an earlier one, and of nothing else.
 *
 * @throws Refused when the folder holds something else, is a file, or lies in the folder of the build
 */
export async function expectFree(dist: string, built: string): Promise<void> {
  const refuse = (what: string) => new Refused('FUR-ADAPT-FOLDER', `${dist} ${what}. Name an empty folder as dist.`);
  if (`${dist}${sep}`.startsWith(`${built}${sep}`)) throw refuse('lies in the folder of the build');
  const files = await readdir(dist).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw refuse('cannot be read as a folder');
  });
  const isRelease = existsSync(join(dist, containerFile)) && existsSync(join(dist, 'build.json'));
  if (files.length > 0 && !isRelease) throw refuse('holds something other than a release');
}

/** Fills a folder beside the one that it then takes the place of, so that nobody finds a part of a release. */
export async function replace(dist: string, fill: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(dist), { recursive: true });
  const folder = await mkdtemp(`${dist}-`);
  try {
    await fill(folder);
    // A temporary folder is its owner's alone; a build is read by others as well.
    await chmod(folder, 0o755);
    await rm(dist, { recursive: true, force: true });
    await rename(folder, dist);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
