import type { Dirent } from 'node:fs';
import { readdir, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from './make-folder';

/** Another command may remove the empty parent folder between its creation and the move into it. */
export async function moveTo(draft: string, target: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    await makeFolder(dirname(target));
    try {
      return await rename(draft, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === 5) throw error;
    }
  }
}

/**
 * The paths of all files below a folder.
 *
 * @param folder relative to `root`, like the paths
 * @param hidden folders that are left out, with all that is in them
 */
export async function walk(root: string, folder: string, hidden: readonly string[]): Promise<string[]> {
  let children: Dirent[];
  try {
    children = await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
  const nested = await Promise.all(
    children.map(async (child) => {
      const path = folder ? `${folder}/${child.name}` : child.name;
      if (child.isDirectory()) return hidden.includes(path) ? [] : walk(root, path, hidden);
      return child.isFile() ? [path] : [];
    }),
  );
  return nested.flat();
}

/** Removes a folder that is empty, and those above it, below `root`. */
export async function removeEmptyFolders(folder: string, root: string) {
  for (let current = folder; current !== root; current = dirname(current)) {
    try {
      await rmdir(current);
    } catch {
      return;
    }
  }
}

/** Whether an error of the file system says that there is no such file. */
export function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
