import type { Dirent } from 'node:fs';
import { readdir, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from './make-folder';

/** Another command may remove the empty parent folder after it was created and before the file is moved into it. */
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
 * The paths of all files in a folder and its subfolders.
 *
 * @param folder relative to `root`, as are the returned paths
 * @param hidden folders that are left out with everything in them
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

/** Removes an empty folder, and its parents below `root` as far as they are empty too. */
export async function removeEmptyFolders(folder: string, root: string) {
  for (let current = folder; current !== root; current = dirname(current)) {
    try {
      await rmdir(current);
    } catch {
      return;
    }
  }
}

/** Whether an error of the file system says that the file does not exist. */
export function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
