import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { shareRuns } from '../domain/share-runs';
import { etagOf } from '../storage/etag';

/** A file as it was on the disk when a request asked for it. */
export type ServedFile = {
  path: string;
  size: number;
  /** Quoted, strong. */
  etag: string;
  /** In whole seconds, as HTTP dates are. */
  modified: Date;
  /** The content; absent when the file is too large to be kept and has to be streamed. */
  bytes?: Buffer;
};

export type FileReader = (path: string) => Promise<ServedFile | undefined>;

/** In bytes. */
const memory = 64_000_000;
const largestKept = 2_000_000;

/**
 * Reads files of an origin and keeps what it read, with its hash, in a bounded memory. Every request still sees the disk as it is:
 * a kept file is used only while inode, size and time of the one on the disk are the same. Requests that ask for one file at the
 * same time share one look at it.
 */
export function createFileReader(): FileReader {
  const kept = new LRUCache<string, { stamp: string; file: ServedFile }>({
    maxSize: memory,
    sizeCalculation: ({ file }) => (file.bytes?.length ?? 0) + 500,
  });

  return shareRuns(async (path) => {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const stamp = `${found.ino} ${found.size} ${found.mtimeMs}`;
    const known = kept.get(path);
    if (known?.stamp === stamp) return known.file;
    const bytes = found.size > largestKept ? undefined : await readFile(path).catch(() => undefined);
    if (!bytes && found.size <= largestKept) return undefined;
    const file: ServedFile = {
      path,
      size: bytes ? bytes.length : found.size,
      etag: `"${bytes ? etagOf(bytes) : etagOf(Buffer.from(stamp))}"`,
      modified: new Date(Math.floor(found.mtimeMs / 1000) * 1000),
      ...(bytes && { bytes }),
    };
    kept.set(path, { stamp, file });
    return file;
  });
}
