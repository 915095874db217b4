import { discoveryPath } from '@furrow/discovery/discovery';
import { all } from '../domain/all';
import { isComposed } from '../domain/paths';
import { discoveryOf } from '../storage/discovery-file';
import { bytesOf, ConflictError, type Storage } from '../storage/storage';
import { composeSite } from './compose-site';

const attempts = 50;

/** The files that were written and removed, and a sentence for each damaged file whose documents stay as they are. */
export type Reconciled = { written: string[]; removed: string[]; damaged: string[] };

/**
 * Makes the composed documents what the discovery document says. They depend on nothing else, so this may run at any time,
 * twice, by two teams at once, or after a command that was killed: it writes only what differs.
 *
 * Every document is read before the discovery document, and written only if both are still the same: a document that is made
 * of an older discovery document is never written, and no version is named whose files are being removed.
 */
export async function reconcile(storage: Storage): Promise<Reconciled> {
  const written = new Set<string>();
  const removed = new Set<string>();

  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const present = await readComposed(storage);
    const pointer = await storage.read(discoveryPath);
    const whileCurrent = { path: discoveryPath, etag: pointer?.etag ?? null };
    const isOutdated = async () => ((await storage.read(discoveryPath))?.etag ?? null) !== whileCurrent.etag;
    try {
      const { files, isKept, damaged } = await composeSite(storage, discoveryOf(pointer));
      await all([...files], async ([path, content]) => {
        const file = present.get(path);
        if (file?.sound && Buffer.compare(file.bytes, bytesOf(content)) === 0) return;
        await storage.write(path, content, { ifMatch: file?.etag ?? null, whileCurrent });
        written.add(path);
        removed.delete(path);
      });
      await all([...present], async ([path, file]) => {
        if (files.has(path) || isKept(path)) return;
        await storage.remove(path, { ifMatch: file.etag, whileCurrent });
        removed.add(path);
        written.delete(path);
      });
      if (!(await isOutdated())) return { written: [...written].sort(), removed: [...removed].sort(), damaged };
    } catch (error) {
      if (!(error instanceof ConflictError) && !(await isOutdated())) throw error;
    }
  }
  throw new Error(`The documents changed ${attempts} times while this command composed them. Run "release repair".`);
}

async function readComposed(storage: Storage) {
  const paths = (await storage.list('')).filter(isComposed);
  const files = await Promise.all(
    paths.map(async (path) => {
      const [file, copies] = await Promise.all([storage.read(path), storage.copies?.(path) ?? []]);
      if (!file) return [];
      const sound = copies.every(({ bytes }) => bytes !== undefined && Buffer.compare(bytes, file.bytes) === 0);
      return [[path, { bytes: file.bytes, etag: file.etag, sound }] as const];
    }),
  );
  return new Map(files.flat());
}
