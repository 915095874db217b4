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

/** A file as it was at the time of a request. */
export type ServedFile = {
  size: number;
  /** A strong etag, in quotation marks. */
  etag: string;
  /** In whole seconds, because HTTP dates have no fractions. */
  modified: Date;
  /** The content, or a function that streams a part of a file that is too large to cache. */
  content: Buffer | ((part: { start: number; end: number }) => Readable);
};

/** Finds a file by its path in the origin. */
export type ReadOriginFile = (name: string) => Promise<ServedFile | undefined>;

/** In bytes. */
const memory = 64_000_000;
const largestKept = 2_000_000;

/**
 * Reads files of an origin in a folder and caches them with their hashes, in a bounded amount of memory. Every request
 * still sees the current state of the disk: a cached file is used only while the inode, size and time of the file on
 * disk are unchanged. Simultaneous requests for one file share a single check.
 *
 * Like nginx, it does not follow a symbolic link below the folder, because the link could lead out of the origin. The
 * folder itself may be a link.
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

/** Whether the file, or a folder on the path to it, is a symbolic link. */
async function isBehindLink(folder: string, name: string): Promise<boolean> {
  const segments = name.split('/');
  const ways = segments.map((_, index) => join(folder, ...segments.slice(0, index + 1)));
  const found = await Promise.all(ways.map((way) => lstat(way).catch(() => undefined)));
  return found.some((each) => each === undefined || each.isSymbolicLink());
}

/**
 * Reads files of an origin in a bucket, for a preview. It caches what it has read: files of releases for good, all
 * other files as long as the bucket reports the same etag.
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

/**
 * Reads files of an origin that is neither a folder nor a bucket: one in memory, or one that is read over HTTP. Such an
 * origin has no compressed copies.
 */
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
