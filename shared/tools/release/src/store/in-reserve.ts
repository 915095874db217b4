import type { OriginStorage } from './storage';

/**
 * Runs a command that gives visitors a good version back, or makes room. On a full disk it writes into the room that
 * was reserved for it. Afterwards that room is reserved again; on a disk that is still full the next publish says so.
 */
export async function inReserve<Result>(storage: OriginStorage, work: () => Promise<Result>): Promise<Result> {
  await storage.freeReserve?.();
  try {
    return await work();
  } finally {
    await storage.reserve?.().catch(() => {});
  }
}
