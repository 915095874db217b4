import { createReadStream } from 'node:fs';
import { lstat, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { isReleaseFile } from '../domain/paths';
import { shareRuns } from '../domain/share-runs';
import { keyOf, type DocumentLayout } from '../store/bucket-layout';
import { isCompressedCopy } from '../store/compressed-copies';
import { etagOf } from '../store/etag';
import type { S3Client } from '../store/s3-client';
import type { OriginStorage } from '../store/storage';

/** A file as it was when a request asked for it. */
export type ServedFile = {
  size: number;
  /** Quoted, strong. */
  etag: string;
  /** In whole seconds, as HTTP dates are. */
  modified: Date;
  /** The content, or a stream of a part of it when the file is too large to be kept. */
  content: Buffer | ((part: { start: number; end: number }) => Readable);
};

/** Finds a file by its path in the origin. */
export type ReadOriginFile = (name: string) => Promise<ServedFile | undefined>;

/** In bytes. */
const memory = 64_000_000;
const largestKept = 2_000_000;

/**
 * Reads files of the origin in a folder and keeps what it read, with its hash, in a bounded memory. Every request still sees the
 * disk as it is: a kept file is used only while inode, size and time of the one on the disk are the same. Requests that ask for
 * one file at the same time share one look at it.
 *
 * A symbolic link below the folder is not followed, as nginx follows none: it could lead out of the origin. The folder itself may be one.
 */
export function folderFiles(root: string): ReadOriginFile {
  const folder = resolve(root);
  const kept = keptFiles();

  return shareRuns(async (name) => {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const stamp = `${found.ino} ${found.size} ${found.mtimeMs}`;
    const known = kept.get(name);
    if (known?.stamp === stamp) return known.file;
    if (await isBehindLink(folder, name)) return undefined;
    const bytes = found.size > largestKept ? undefined : await readFile(path).catch(() => undefined);
    if (!bytes && found.size <= largestKept) return undefined;
    const file: ServedFile = {
      size: bytes ? bytes.length : found.size,
      etag: `"${bytes ? etagOf(bytes) : etagOf(Buffer.from(stamp))}"`,
      modified: wholeSeconds(found.mtime),
      content: bytes ?? ((part) => createReadStream(path, part)),
    };
    kept.set(name, { stamp, file });
    return file;
  });
}

/** Whether the file, or a folder on the way to it, is a symbolic link. */
async function isBehindLink(folder: string, name: string): Promise<boolean> {
  const segments = name.split('/');
  const ways = segments.map((_, index) => join(folder, ...segments.slice(0, index + 1)));
  const found = await Promise.all(ways.map((way) => lstat(way).catch(() => undefined)));
  return found.some((each) => each === undefined || each.isSymbolicLink());
}

/**
 * Reads files of the origin in a bucket, for a preview: what it read is kept, releases for good, and of everything else only the
 * etag is asked for again.
 */
export function bucketFiles(client: S3Client, prefix: string, layout: DocumentLayout): ReadOriginFile {
  const kept = keptFiles();

  return shareRuns(async (name) => {
    // Documents have no compressed copies in a bucket.
    if (isCompressedCopy(name) && !isReleaseFile(name)) return undefined;
    const known = kept.get(name);
    if (known && isReleaseFile(name)) return known.file;
    const key = prefix + keyOf(layout, name);
    const found = await client.head(key);
    if (!found) return undefined;
    if (known?.stamp === found.etag) return known.file;
    const stored = await client.get(key);
    if (!stored) return undefined;
    const file: ServedFile = {
      size: stored.bytes.length,
      etag: `"${etagOf(stored.bytes)}"`,
      modified: wholeSeconds(new Date(found.headers['last-modified'] ?? 0)),
      content: Buffer.from(stored.bytes),
    };
    kept.set(name, { stamp: stored.etag, file });
    return file;
  });
}

/** Reads files of an origin that is nobody's folder and no bucket: one in memory, or one that is read over HTTP. It has no compressed copies. */
export function storageFiles(storage: Pick<OriginStorage, 'read'>): ReadOriginFile {
  const started = wholeSeconds(new Date());
  return async (name) => {
    const stored = isCompressedCopy(name) ? undefined : await storage.read(name);
    return (
      stored && {
        size: stored.bytes.length,
        etag: `"${stored.etag}"`,
        modified: started,
        content: Buffer.from(stored.bytes),
      }
    );
  };
}

function keptFiles() {
  return new LRUCache<string, { stamp: string; file: ServedFile }>({
    maxSize: memory,
    sizeCalculation: ({ file }) => (Buffer.isBuffer(file.content) ? file.content.length : 0) + 500,
  });
}

/** HTTP dates have no fractions. */
function wholeSeconds(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 1000) * 1000);
}
