import type { OriginStorage } from '../store/storage';

/**
 * The storage, with something to run before and after each of its calls, which is given by name and path. Both may
 * throw, and then the call fails.
 */
export function instrumentedStorage(
  storage: OriginStorage,
  {
    before,
    after,
  }: {
    before?: (call: keyof OriginStorage, path: string) => Promise<void>;
    after?: (call: keyof OriginStorage) => Promise<void>;
  },
): OriginStorage {
  const calls = Object.entries(storage).map(([name, call]) => [
    name,
    async (...args: unknown[]) => {
      await before?.(name as keyof OriginStorage, args[0] as string);
      const result = await (call as (...args: unknown[]) => Promise<unknown>)(...args);
      await after?.(name as keyof OriginStorage);
      return result;
    },
  ]);
  return Object.fromEntries(calls) as OriginStorage;
}
