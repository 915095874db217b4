import { parseReleasePath } from '@furrow/formats/release-name';
import { all } from '../domain/all';
import type { DocumentLayout } from './bucket-layout';
import { bucketObjects } from './bucket-objects';
import {
  compress,
  isCompressedCopy,
  isCompressible,
  isWorthCompressing,
  readCopies,
  withCopies,
} from './compressed-copies';
import type { S3Client } from './s3-client';
import { bytesOf, expectPath, type Condition, type OriginStorage } from './storage';

export type BucketOptions = {
  /** The common prefix of all keys of this origin; empty, or with a trailing slash. */
  prefix: string;
  layout: DocumentLayout;
  /** Whether the bucket compares the etag in a delete request. */
  conditionalDelete: boolean;
};

/**
 * An origin in a bucket.
 *
 * Files of releases have compressed copies beside them, with the encoding in their headers. The copies are stored
 * before the file. Documents have no copies: what changes with every release is compressed by the CDN.
 */
export function bucketStorage(client: S3Client, { prefix, layout, conditionalDelete }: BucketOptions): OriginStorage {
  const objects = bucketObjects(client, prefix, layout);

  async function expectCurrent({ whileCurrent }: Condition) {
    if (whileCurrent) await objects.expectEtag(whileCurrent.path, whileCurrent.etag);
  }

  return {
    read: async (path) => objects.get(expectPath(path)),

    async list(start) {
      // Private files and files of releases use their path as key. A document has another key, so the whole folder is
      // listed.
      const hasKey = /^(?:\.furrow\/|[a-z][a-z0-9-]*\/\d)/.test(start);
      const held = await objects.list(hasKey ? start : start.slice(0, start.lastIndexOf('/') + 1));
      return held.filter((path) => path.startsWith(start) && !isCopyInRelease(path)).sort();
    },

    async write(path, content, condition) {
      expectPath(path);
      const bytes = bytesOf(content);
      if (condition) await expectCurrent(condition);
      if (parseReleasePath(path))
        await all(
          await compress(path, bytes),
          async (copy) => void (await objects.put(path + copy.ending, copy.bytes)),
        );
      return objects.put(path, bytes, condition?.ifMatch);
    },

    async remove(path, condition) {
      expectPath(path);
      if (condition?.ifMatch !== undefined) await objects.expectEtag(path, condition.ifMatch);
      if (condition) await expectCurrent(condition);
      if (condition?.ifMatch === null) return;
      const ifMatch = conditionalDelete ? condition?.ifMatch : undefined;
      const [file = path, ...copies] = parseReleasePath(path) && isCompressible(path) ? withCopies(path) : [path];
      await objects.delete(file, ifMatch);
      await all(copies, (copy) => objects.delete(copy));
    },

    async copies(path) {
      if (!parseReleasePath(path)) return [];
      const isExpected = isWorthCompressing(path, (await objects.get(path))?.bytes.length ?? 0);
      return readCopies(path, isExpected, async (copy) => (await objects.get(copy))?.bytes);
    },
  };
}

const isCopyInRelease = (path: string) => isCompressedCopy(path) && parseReleasePath(path) !== undefined;
