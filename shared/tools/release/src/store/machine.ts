import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What identifies the scope of a process number: the same number in another scope is another process. */
type Facts = {
  hostname: string;
  /** From the running kernel. It changes with every boot and differs between machines with the same name. */
  bootId: string | undefined;
  /** The namespace of the process. Two containers on one machine number their processes separately. */
  pidNamespace: string | undefined;
};

/**
 * The name by which processes in this scope mark their locks and drafts: the hostname with a hash of the other facts.
 */
export function machineName(facts: Facts): string {
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
  return `${facts.hostname.replaceAll(/[^A-Za-z0-9.-]/g, '-')}.${hash}`;
}

export const machine = machineName({
  hostname: hostname(),
  bootId: unlessMissing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  pidNamespace: unlessMissing(() => readlinkSync('/proc/self/ns/pid')),
});

/** Only Linux has these files, and some sandboxes hide them. */
function unlessMissing(read: () => string): string | undefined {
  try {
    return read().trim();
  } catch {
    return undefined;
  }
}

/** What tells a process of {@link machine} from a later one with the same number. */
export type ProcessName = {
  pid: number;
  /** When it was started, as {@link startOf} returns it. Absent where that is unknown. */
  started?: string | undefined;
};

/**
 * Whether a process of {@link machine} is running. A container that is started again numbers its processes as before,
 * and may get the host name and the namespace of the previous one. So a process counts only if it was started when the
 * named one was.
 */
export function isRunning({ pid, started }: ProcessName): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === undefined || now === undefined || now === started;
}

/** When a process was started, in ticks since the machine was; undefined where that is unknown. */
export function startOf(pid: number): string | undefined {
  const status = unlessMissing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name of the program comes second, in brackets, and may contain spaces and brackets.
  return status?.slice(status.lastIndexOf(')') + 2).split(' ')[19];
}

/** This process. */
export const thisProcess: ProcessName = { pid: process.pid, started: startOf(process.pid) };
