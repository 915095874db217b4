import { join } from 'node:path';
import { etagOf } from './etag';
import { holdLock } from './file-lock';
import { bytesOf } from './storage';

/**
 * Runs work while holding the lock of a path. Right before it writes, the work confirms that it still holds the lock.
 */
export type Locked = <Result>(path: string, work: (confirm: () => Promise<void>) => Promise<Result>) => Promise<Result>;

/** Locks for the paths of an origin, as files in a folder. Callers within this process queue up in memory instead. */
export function pathLocks(folder: string): Locked {
  const waiting = new Map<string, Promise<unknown>>();
  return async (path, work) => {
    const attempt = async () => {
      const lock = await holdLock(join(folder, `${etagOf(bytesOf(path))}.lock`), path);
      try {
        return await work(() => lock.confirm());
      } finally {
        await lock.release();
      }
    };
    const before = waiting.get(path) ?? Promise.resolve();
    const result = before.then(attempt, attempt);
    waiting.set(path, result);
    try {
      return await result;
    } finally {
      if (waiting.get(path) === result) waiting.delete(path);
    }
  };
}
