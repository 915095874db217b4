import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, machine, type ProcessName, thisProcess } from './machine';
import { makeFolder } from './make-folder';

/**
 * In milliseconds. A holder needs only a few; a holder on another machine that has kept the lock for this long is gone.
 */
const goneAfter = 30_000;
/** In milliseconds. A command that has waited for this long gives up. */
const waitAtMost = 60_000;

type Holder = ProcessName & { token: string; machine: string; path: string };

/** Where each lock that was waited for is told, for who measures that. */
export const lockChannel = 'furrow:lock';
export type LockWait = { path: string; seconds: number };
const waits = channel(lockChannel);

/** The tokens of the locks that this process holds or waits for. */
const own = new Set<string>();

/**
 * A lock that is held. `confirm` throws when another process has taken it over because this process seemed to be gone.
 */
export type HeldLock = { confirm(): Promise<void>; release(): Promise<void> };

type HoldOptions = {
  /** In milliseconds, between two attempts. */
  wait?: (milliseconds: number) => Promise<unknown>;
};

/**
 * Waits for the lock file and creates it. The lock of a process that is gone is moved aside first. When two processes
 * try that at the same time, one of them may move a valid lock aside. The holder notices this by calling `confirm`
 * right before it writes.
 *
 * No clocks of two machines are compared. A process on this machine is gone when it is no longer running. This process
 * knows its own locks, so another lock with its number is of an earlier process. A process on another machine, or in
 * another container on this machine, is gone when the lock has not changed for 30 seconds, measured by the clock of the
 * process that waits.
 *
 * @param path what the lock protects, for the error message
 * @throws Error that names the holder after a minute of waiting
 */
export async function holdLock(file: string, path: string, { wait = sleep }: HoldOptions = {}): Promise<HeldLock> {
  const token = randomUUID();
  own.add(token);
  try {
    await makeFolder(dirname(file));
    const started = performance.now();
    try {
      await takeLock(file, { ...thisProcess, token, machine, path }, wait);
    } finally {
      waits.publish({ path, seconds: (performance.now() - started) / 1000 } satisfies LockWait);
    }
  } catch (error) {
    own.delete(token);
    throw error;
  }
  return {
    async confirm() {
      if ((await readHolder(file))?.token !== token)
        throw new Error(`${path}: this process did nothing for too long and lost its lock. Try again.`);
    },
    async release() {
      if ((await readHolder(file))?.token === token) await rm(file, { force: true });
      own.delete(token);
    },
  };
}

async function takeLock(file: string, holds: Holder, wait: (milliseconds: number) => Promise<unknown>): Promise<void> {
  const started = performance.now();
  let seen = { token: '', since: started };
  for (let pause = 2; ; pause = Math.min(pause * 1.5, 50)) {
    if (await create(file, holds)) return;
    const holder = await readHolder(file);
    const now = performance.now();
    if (holder && holder.token !== seen.token) seen = { token: holder.token, since: now };
    if (holder && isGone(holder, now - seen.since)) await moveAside(file, holder);
    else if (now - started > waitAtMost) {
      throw new Error(
        `${holds.path} has been locked by process ${holder?.pid ?? '?'} on ${holder?.machine ?? '?'} for a minute. If it is stuck, stop it and try again.`,
      );
    } else await wait(pause * (0.5 + Math.random()));
  }
}

/** A hard link appears all at once, so the lock file always contains the name of its holder. */
async function create(file: string, holder: Holder): Promise<boolean> {
  const draft = `${file}.${holder.token}`;
  try {
    await writeFile(draft, JSON.stringify(holder));
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** `undefined` when the lock is free. */
async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

async function moveAside(file: string, gone: Holder): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    if ((await readHolder(file))?.token !== gone.token) return;
    await rename(file, aside);
    await rm(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function isGone(holder: Holder, heldFor: number): boolean {
  if (holder.machine !== machine) return heldFor > goneAfter;
  return holder.pid === process.pid ? !own.has(holder.token) : !isRunning(holder);
}
