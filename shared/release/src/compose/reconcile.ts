import { discoveryPath } from '@furrow/discovery/discovery';
import { isComposed } from '../domain/paths';
import { ConflictError, textOf, type Storage } from '../storage/storage';
import { composeSite } from './compose-site';

const attempts = 50;

/** The files that were written and removed. */
export type Reconciled = { written: string[]; removed: string[] };

/**
 * Makes the composed documents what the discovery document says. They depend on nothing else, so this may run at any time,
 * twice, by two teams at once, or after a command that was killed: it writes only what differs.
 *
 * Every document is read before the discovery document and written only if it is still the same; afterwards the discovery
 * document is read again. So a document composed from an older discovery document never stays.
 */
export async function reconcile(storage: Storage): Promise<Reconciled> {
  const written = new Set<string>();
  const removed = new Set<string>();

  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const present = await readComposed(storage);
    const pointer = (await storage.read(discoveryPath))?.etag;
    try {
      const wanted = await composeSite(storage);
      await all([...wanted], async ([path, content]) => {
        const file = present.get(path);
        if (file?.text === content && file.sound) return;
        await storage.write(path, content, { ifMatch: file?.etag ?? null });
        written.add(path);
        removed.delete(path);
      });
      await all([...present], async ([path, file]) => {
        if (wanted.has(path)) return;
        await storage.remove(path, { ifMatch: file.etag });
        removed.add(path);
        written.delete(path);
      });
      if ((await storage.read(discoveryPath))?.etag === pointer)
        return { written: [...written].sort(), removed: [...removed].sort() };
    } catch (error) {
      const moved = (await storage.read(discoveryPath))?.etag !== pointer;
      if (!moved && !(error instanceof ConflictError)) throw error;
    }
  }
  throw new Error(`The documents changed ${attempts} times while this command composed them. Run "release repair".`);
}

/** Does the work for every item at once, and fails only when all of it has ended: nothing goes on behind a second attempt. */
async function all<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(items.map(work));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function readComposed(storage: Storage) {
  const paths = (await storage.list('')).filter(isComposed);
  const files = await Promise.all(
    paths.map(async (path) => {
      const [file, copies] = await Promise.all([storage.read(path), storage.copies?.(path) ?? []]);
      if (!file) return [];
      const sound = copies.every(({ bytes }) => bytes !== undefined && Buffer.compare(bytes, file.bytes) === 0);
      return [[path, { text: textOf(file.bytes), etag: file.etag, sound }] as const];
    }),
  );
  return new Map(files.flat());
}
