import { existsSync } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents, readable for every user of the machine. On a read-only disk Node reports a
 * missing file, which is misleading; creating the first missing folder on its own gives the real error.
 *
 * @throws the error of the file system
 */
export async function makeFolder(folder: string): Promise<void> {
  const first = await makeFolders(folder);
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    const opened = await open(made).catch(() => undefined);
    // Another command may remove the folder again while it is empty. Whoever moves something into it creates it again.
    if (!opened) return;
    await makeReadable(opened).finally(() => opened.close());
  }
}

/** Lets every user read a file or list a folder, and keeps all rights that the umask of this process granted. */
export async function makeReadable(opened: FileHandle): Promise<void> {
  const stats = await opened.stat();
  const readable = stats.mode | (stats.isDirectory() ? 0o555 : 0o444);
  if (readable !== stats.mode) await opened.chmod(readable & 0o7777);
}

/** @returns the first folder that was missing; undefined when all existed */
async function makeFolders(folder: string): Promise<string | undefined> {
  try {
    return await mkdir(folder, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    let missing = folder;
    while (!existsSync(dirname(missing))) missing = dirname(missing);
    await mkdir(missing).catch((reason: NodeJS.ErrnoException) => {
      if (reason.code !== 'EEXIST') throw reason;
    });
    // Another command has just removed an empty folder, or created this one.
    await mkdir(folder, { recursive: true });
    return missing;
  }
}
