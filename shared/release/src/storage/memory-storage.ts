import { etagOf } from './etag';
import { bytesOf, ConflictError, type Condition, type Storage } from './storage';

/** An origin in memory. */
export function memoryStorage(): Storage {
  return overlayStorage({
    read: () => Promise.resolve(undefined),
    list: () => Promise.resolve([]),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  });
}

/** Shows `base` with changes which never reach it: how the gate looks at a site that is not live yet. */
export function overlayStorage(base: Storage): Storage {
  const changes = new Map<string, Uint8Array | null>();

  async function read(path: string) {
    const bytes = changes.get(path);
    if (bytes === undefined) return base.read(path);
    return bytes === null ? undefined : { bytes, etag: etagOf(bytes) };
  }

  async function change(path: string, bytes: Uint8Array | null, condition: Condition | undefined) {
    if (condition) {
      const current = await read(path);
      if ((current?.etag ?? null) !== condition.ifMatch) throw new ConflictError(path);
    }
    changes.set(path, bytes);
  }

  return {
    read,
    async list(prefix) {
      const paths = new Set(await base.list(prefix));
      for (const [path, bytes] of changes) {
        if (bytes === null) paths.delete(path);
        else if (path.startsWith(prefix)) paths.add(path);
      }
      return [...paths].sort();
    },
    write: (path, content, condition) => change(path, bytesOf(content), condition),
    remove: (path, condition) => change(path, null, condition),
  };
}
