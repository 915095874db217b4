import type { Storage } from '../store/storage';

/** The storage, with something to run before and after each of its calls, which is given by name and path. Both may throw, and then the call fails. */
export function instrumentedStorage(
  storage: Storage,
  {
    before,
    after,
  }: { before?: (call: keyof Storage, path: string) => Promise<void>; after?: (call: keyof Storage) => Promise<void> },
): Storage {
  const calls = Object.entries(storage).map(([name, call]) => [
    name,
    async (...args: unknown[]) => {
      await before?.(name as keyof Storage, args[0] as string);
      const result = await (call as (...args: unknown[]) => Promise<unknown>)(...args);
      await after?.(name as keyof Storage);
      return result;
    },
  ]);
  return Object.fromEntries(calls) as Storage;
}
