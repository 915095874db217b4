import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRunning, machine, thisProcess } from './machine';
import { makeFolder, makeReadable } from './make-folder';

/** In milliseconds. A draft of another machine that is older than this belongs to a process that was killed. */
const abandonedAfter = 24 * 60 * 60 * 1000;

/**
 * A path in `folder` that no other process uses, for a file or folder that is renamed into place once it is complete.
 */
export function draftPath(folder: string): string {
  const { pid, started = '' } = thisProcess;
  return join(folder, `${pid}-${started}@${machine}@${randomUUID()}`);
}

/**
 * Writes a new file and waits until it is on disk.
 *
 * @param isPublic whether every user of the machine, such as a web server, may read it, whatever the umask of this
 *   process is
 */
export async function writeFlushed(path: string, bytes: Uint8Array, isPublic: boolean): Promise<void> {
  await makeFolder(dirname(path));
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL);
  try {
    if (isPublic) await makeReadable(file);
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes the drafts of processes that were killed. */
export async function removeAbandonedDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      if (await isAbandoned(join(folder, name), name)) await rm(join(folder, name), { recursive: true, force: true });
    }),
  );
}

async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [, pid, started, owner] = /^(\d+)-?(\d*)@([^@]+)@/.exec(name) ?? [];
  if (owner === machine) return !isRunning({ pid: Number(pid), ...(started && { started }) });
  const draft = await stat(path).catch(() => undefined);
  return draft !== undefined && Date.now() - draft.mtimeMs > abandonedAfter;
}
