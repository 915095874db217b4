import { existsSync } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing, readable for every user of the machine. Of a read-only disk Node says that a file is missing, which tells nobody what is
 * wrong; the first folder that cannot be made alone has the reason.
 *
 * @throws the error of the file system
 */
export async function makeFolder(folder: string): Promise<void> {
  const first = await makeFolders(folder);
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    const opened = await open(made).catch(() => undefined);
    // Another command removes empty folders; whoever moves something into this one makes it again.
    if (!opened) return;
    await makeReadable(opened).finally(() => opened.close());
  }
}

/** Lets every user read a file or look into a folder, and takes no right away that the umask of this process gave. */
export async function makeReadable(opened: FileHandle): Promise<void> {
  const stats = await opened.stat();
  const readable = stats.mode | (stats.isDirectory() ? 0o555 : 0o444);
  if (readable !== stats.mode) await opened.chmod(readable & 0o7777);
}

/** @returns the first folder that was missing; undefined when none was */
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
    // Another command had removed an empty folder in between, or has made this one.
    await mkdir(folder, { recursive: true });
    return missing;
  }
}
