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

/** Whether a process of {@link machine} is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
