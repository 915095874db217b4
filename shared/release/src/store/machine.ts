import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What tells machines apart on which one process number means different processes. */
type Facts = {
  hostname: string;
  /** Of the running kernel; differs after each start of the machine, and between machines of one name. */
  bootId: string | undefined;
  /** Of the processes that this one can see: two containers of one machine count their processes separately. */
  pidNamespace: string | undefined;
};

/** The name under which the processes that this one can see leave locks and drafts: its hostname with a hash of the other facts. */
export function machineName(facts: Facts): string {
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
  return `${facts.hostname.replaceAll(/[^A-Za-z0-9.-]/g, '-')}.${hash}`;
}

export const machine = machineName({
  hostname: hostname(),
  bootId: unlessMissing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  pidNamespace: unlessMissing(() => readlinkSync('/proc/self/ns/pid')),
});

/** Linux alone has these files, and there not every sandbox shows them. */
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
