import { parseReleasePath } from '@furrow/formats/release-name';
import { publishedFile } from '@furrow/formats/release.schema';
import { all } from '../domain/all';
import { contentTypeOf, documentCaching, releaseCaching } from '../domain/delivery';
import { shareRuns } from '../domain/share-runs';
import { keyOf, pathOf, type DocumentLayout } from './bucket-layout';
import {
  compress,
  isCompressedCopy,
  isCompressible,
  isWorthCompressing,
  lackingIn,
  readCopies,
  withCopies,
} from './compressed-copies';
import { parseDeltaPath } from './delta';
import type { S3Client } from './s3-client';
import { bytesOf, ConflictError, expectPath, type Condition, type OriginStorage } from './storage';

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
  const keyFor = (path: string) => prefix + keyOf(layout, path);
  const get = (path: string) => client.get(keyFor(path));
  // Many writes ask at the same moment whether the ledger is still the one that they were made from.
  const etagNow = shareRuns(async (path) => (await client.head(keyFor(path)))?.etag ?? null);

  async function expectEtag(path: string, etag: string | null) {
    if ((await etagNow(path)) !== etag) throw new ConflictError(path);
  }

  async function expectCurrent({ whileCurrent }: Condition) {
    if (whileCurrent) await expectEtag(whileCurrent.path, whileCurrent.etag);
  }

  async function put(path: string, bytes: Uint8Array, { ifMatch, ...condition }: Condition = {}): Promise<string> {
    const same = ifMatch === undefined ? {} : { ifMatch };
    const confirm = () => expectCurrent(condition);
    try {
      return await client.put(keyFor(path), bytes, { headers: objectHeaders(path), confirm, ...same });
    } catch (error) {
      throw error instanceof ConflictError ? new ConflictError(path) : error;
    }
  }

  async function pathsIn(start: string): Promise<string[]> {
    const { objects } = await client.list(prefix + start);
    return objects.map(({ key }) => pathOf(layout, key.slice(prefix.length)));
  }

  return {
    read: async (path) => get(expectPath(path)),

    async list(start) {
      // Private files and files of releases use their path as key. A document has another key, so the whole folder is
      // listed.
      const hasKey = /^(?:\.furrow\/|[a-z][a-z0-9-]*\/\d)/.test(start);
      const held = await pathsIn(hasKey ? start : start.slice(0, start.lastIndexOf('/') + 1));
      return held.filter((path) => path.startsWith(start) && !isCopyInRelease(path)).sort();
    },

    async write(path, content, condition) {
      expectPath(path);
      const bytes = bytesOf(content);
      if (condition) await expectCurrent(condition);
      if (parseReleasePath(path))
        await all(await compress(path, bytes), async (copy) => void (await put(path + copy.ending, copy.bytes)));
      return put(path, bytes, condition);
    },

    async remove(path, condition) {
      expectPath(path);
      if (condition?.ifMatch !== undefined) await expectEtag(path, condition.ifMatch);
      const confirm = () => expectCurrent(condition ?? {});
      await confirm();
      if (condition?.ifMatch === null) return;
      const ifMatch = (conditionalDelete && condition?.ifMatch) || undefined;
      const [file = path, ...copies] = parseReleasePath(path) && isCompressible(path) ? withCopies(path) : [path];
      await client.delete(keyFor(file), { ifMatch, confirm });
      if (copies.length > 0) await confirm();
      await all(copies, (copy) => client.delete(keyFor(copy), { confirm }));
    },

    lacking: async (folder, lengths) => lackingIn(await pathsIn(folder), folder, lengths),

    async copies(path) {
      if (!parseReleasePath(path)) return [];
      const isExpected = isWorthCompressing(path, (await get(path))?.bytes.length ?? 0);
      return readCopies(path, isExpected, async (copy) => (await get(copy))?.bytes);
    },
  };
}

const isCopyInRelease = (path: string) => isCompressedCopy(path) && parseReleasePath(path) !== undefined;

/** The copies of a file that are objects of their own, by the ending of their path. */
const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip', '.dcz': 'dcz' };

/** The headers that every provider sends with the object, as listed in docs/releasing.md. */
function objectHeaders(path: string): Record<string, string> {
  const ending = Object.keys(encodings).find((one) => path.endsWith(one));
  const file = ending ? path.slice(0, -ending.length) : path;
  const isKept = parseDeltaPath(path) ?? (parseReleasePath(path) && !path.endsWith(`/${publishedFile}`));
  return {
    'Content-Type': contentTypeOf(file),
    'Cache-Control': isKept ? releaseCaching : documentCaching,
    ...(ending && { 'Content-Encoding': encodings[ending] }),
  };
}
