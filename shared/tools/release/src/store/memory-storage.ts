import { etagOf, expectEtag, storedFile } from './etag';
import { bytesOf, expectPath, type Condition, type OriginStorage } from './storage';

/** An origin in memory. */
export function memoryStorage(): OriginStorage {
  return overlayStorage({ read: () => Promise.resolve(undefined), list: () => Promise.resolve([]) });
}

/** An origin whose changes are kept in memory: the new content by path, and `null` for a file that was removed. */
export type OverlayStorage = OriginStorage & { changes: ReadonlyMap<string, Uint8Array | null> };

/**
 * Shows `base` together with changes that never reach it. This is how a release is checked as part of a site that does
 * not have it yet.
 */
export function overlayStorage(base: Pick<OriginStorage, 'read' | 'list'>): OverlayStorage {
  const changes = new Map<string, Uint8Array | null>();

  async function read(path: string) {
    const bytes = changes.get(expectPath(path));
    if (bytes === undefined) return base.read(path);
    return bytes === null ? undefined : storedFile(bytes);
  }

  async function list(prefix: string) {
    const paths = new Set(await base.list(prefix));
    for (const [path, bytes] of changes) {
      if (bytes === null) paths.delete(path);
      else if (path.startsWith(prefix)) paths.add(path);
    }
    return [...paths].sort();
  }

  // Changes run one after another, so nothing can happen between checking a condition and writing.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  }

  const change = (path: string, bytes: Uint8Array | null, condition: Condition | undefined) =>
    inTurn(async () => {
      expectPath(path);
      if (condition?.ifMatch !== undefined) await expectEtag({ read }, path, condition.ifMatch);
      const { whileCurrent } = condition ?? {};
      if (whileCurrent) await expectEtag({ read }, whileCurrent.path, whileCurrent.etag);
      changes.set(path, bytes);
    });

  return {
    changes,
    read,
    list,
    async write(path, content, condition) {
      const bytes = bytesOf(content);
      await change(path, bytes, condition);
      return etagOf(bytes);
    },
    remove: (path, condition) => change(path, null, condition),
  };
}
