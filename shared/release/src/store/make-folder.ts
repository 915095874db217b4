import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing. Of a read-only disk Node says that a file is missing, which tells nobody what is
 * wrong; the first folder that cannot be made alone has the reason.
 *
 * @throws the error of the file system
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    let missing = folder;
    while (!existsSync(dirname(missing))) missing = dirname(missing);
    await mkdir(missing).catch((reason: NodeJS.ErrnoException) => {
      if (reason.code !== 'EEXIST') throw reason;
    });
    // Another command had removed an empty folder in between, or has made this one.
    await mkdir(folder, { recursive: true });
  }
}
