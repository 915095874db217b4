import { hostname } from 'node:os';
import { int, object, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { checkShape } from '@furrow/formats/check-shape';
import { releaseFolder } from '@furrow/formats/release-name';
import { toJson } from '../domain/json';
import { isRunning } from './file-lock';
import { privateFolder } from '../domain/paths';
import { readDiscovery } from './discovery-file';
import { Refused } from '../domain/refused';
import { ConflictError, textOf, type Storage } from './storage';

/**
 * While its files are written, a version belongs to one command. The claim names it, so that a second publish of the same
 * version waits its turn, and the next publish can clear what a killed one left behind.
 */
const claimSchema = object({
  app: string(),
  version: string(),
  integrity: string(),
  pid: int(),
  machine: string(),
  since: string(),
});
type Claim = Infer<typeof claimSchema>;

const claimFolder = `${privateFolder}/claims/`;
const abandonedAfter = 10 * 60_000;

export type HeldClaim = { confirm(): Promise<void>; release(): Promise<void> };

/** @throws Refused when another running command publishes the same version */
export async function claim(storage: Storage, app: string, version: string, integrity: string): Promise<HeldClaim> {
  const path = claimFile(app, version);
  const content = toJson({
    app,
    version,
    integrity,
    pid: process.pid,
    machine: hostname(),
    since: new Date().toISOString(),
  } satisfies Claim);
  try {
    await storage.write(path, content, { ifMatch: null });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    throw new Refused(
      `Another command is publishing ${app}@${version} right now. Wait until it is done, then try again.`,
    );
  }

  const held = async () => {
    const file = await storage.read(path);
    return file && textOf(file.bytes) === content ? file : undefined;
  };
  return {
    async confirm() {
      if (!(await held()))
        throw new Error(
          `Another command took over the publish of ${app}@${version}, because this one was silent for too long.`,
        );
    },
    async release() {
      const file = await held();
      if (file) await storage.remove(path, { ifMatch: file.etag });
    },
  };
}

/**
 * Clears what killed publishes left: their claims, and the files of versions that never reached the discovery document.
 *
 * @returns the versions whose files were removed, as `app@version`
 */
export async function clearAbandoned(storage: Storage): Promise<string[]> {
  const removed: string[] = [];
  for (const path of await storage.list(claimFolder)) {
    const file = await storage.read(path);
    if (!file) continue;
    const { app, version, pid, machine, since } = parseClaim(textOf(file.bytes), path);
    const gone = Date.now() - Date.parse(since) > abandonedAfter || (machine === hostname() && !isRunning(pid));
    if (!gone) continue;

    const published = (await readDiscovery(storage)).microFrontends[app]?.some(
      (entry) => entry.metadata.version === version,
    );
    if (!published) {
      await removeFolder(storage, releaseFolder(app, version));
      removed.push(`${app}@${version}`);
    }
    await storage.remove(path, { ifMatch: file.etag }).catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
    });
  }
  return removed;
}

/** Whether a command is writing the files of this version. */
export async function hasClaim(storage: Storage, app: string, version: string): Promise<boolean> {
  return (await storage.read(claimFile(app, version))) !== undefined;
}

export async function removeFolder(storage: Storage, folder: string): Promise<void> {
  for (const path of await storage.list(`${folder}/`)) await storage.remove(path);
}

/** @throws Error that names the file: what it cannot read, this command does not clear */
function parseClaim(text: string, path: string): Claim {
  try {
    return checkShape(claimSchema, JSON.parse(text), path);
  } catch (error) {
    throw new Error(
      `${path} is no claim of this command (${(error as Error).message}). Look at it, and remove it by hand.`,
    );
  }
}

function claimFile(app: string, version: string): string {
  return `${claimFolder}${app}@${version}.json`;
}
