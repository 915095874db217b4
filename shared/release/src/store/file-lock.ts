import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, machine } from './machine';
import { makeFolder } from './make-folder';

/** Milliseconds. A holder needs a few; one on another machine that held the lock for this long is gone. */
const goneAfter = 30_000;
/** Milliseconds after which a command gives up. */
const waitAtMost = 60_000;

type Holder = { token: string; pid: number; machine: string; path: string };

/** A held lock. `confirm` throws when somebody took it over in the belief that this process was gone. */
export type Lock = { confirm(): Promise<void>; release(): Promise<void> };

type LockOptions = {
  /** Waits between two attempts, in milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
};

/**
 * Waits for the lock file and creates it. A lock of a process that is gone is moved aside first; whoever moves the wrong
 * one aside, because two tried at once, is found out by `confirm`, which its holder calls right before it writes.
 *
 * Nobody compares clocks: a process of this machine is gone when it does not run any more, and one of another machine, or of
 * another container on this one, when the lock did not change for 30 seconds by the clock of whoever waits for it.
 *
 * @param path what the lock guards, for the error message
 * @throws Error after a minute of waiting, naming who holds it
 */
export async function holdLock(file: string, path: string, { wait = sleep }: LockOptions = {}): Promise<Lock> {
  const token = randomUUID();
  const started = performance.now();
  let seen = { token: '', since: started };
  await makeFolder(dirname(file));

  for (let pause = 2; ; pause = Math.min(pause * 1.5, 50)) {
    if (await create(file, { token, pid: process.pid, machine, path })) break;
    const holder = await readHolder(file);
    const now = performance.now();
    if (holder && holder.token !== seen.token) seen = { token: holder.token, since: now };
    if (holder && isGone(holder, now - seen.since)) await moveAside(file, holder);
    else if (now - started > waitAtMost) {
      throw new Error(
        `${path} has been locked by process ${holder?.pid ?? '?'} on ${holder?.machine ?? '?'} for a minute. If it hangs, end it and try again.`,
      );
    } else await wait(pause * (0.5 + Math.random()));
  }

  return {
    async confirm() {
      if ((await readHolder(file))?.token !== token)
        throw new Error(`${path}: this process was silent for too long and lost its lock. Try again.`);
    },
    async release() {
      if ((await readHolder(file))?.token === token) await rm(file, { force: true });
    },
  };
}

/** A link appears whole or not at all, so a lock never lacks the name of its holder. */
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
  return holder.machine === machine ? !isRunning(holder.pid) : heldFor > goneAfter;
}
