import { parseReleasePath } from '@furrow/formats/release-name';
import { publishedFile } from '@furrow/formats/release.schema';
import { contentTypeOf, documentCaching, releaseCaching } from '../domain/delivery';
import { shareRuns } from '../domain/share-runs';
import { keyOf, pathOf, type DocumentLayout } from './bucket-layout';
import { parseDeltaPath } from './delta';
import type { S3Client } from './s3-client';
import { ConflictError, type StoredFile } from './storage';

/** The objects of one origin in a bucket, by the path of the file, with the headers that a browser needs. */
export type BucketObjects = {
  get(path: string): Promise<StoredFile | undefined>;
  /** The etag of the object, or `null` when there is none. Callers that ask at the same moment share one request. */
  etagNow(path: string): Promise<string | null>;
  /** @throws ConflictError when the object has another etag than this one */
  expectEtag(path: string, etag: string | null): Promise<void>;
  /**
   * Stores an object and resolves with its etag. `ifMatch` is the etag of the object that it replaces, or `null` when
   * there must be none.
   *
   * @throws ConflictError when the condition does not hold
   */
  put(path: string, bytes: Uint8Array, ifMatch?: string | null): Promise<string>;
  /** @throws ConflictError when the object has another etag than this one */
  delete(path: string, ifMatch?: string): Promise<void>;
  /** The paths of all objects whose keys begin with `start`. The list may lag behind. */
  list(start: string): Promise<string[]>;
};

/** @param prefix the common prefix of all keys of this origin; empty, or with a trailing slash */
export function bucketObjects(client: S3Client, prefix: string, layout: DocumentLayout): BucketObjects {
  const keyFor = (path: string) => prefix + keyOf(layout, path);
  // Many writes ask at the same moment whether the ledger is still the one that they were made from.
  const etagNow = shareRuns(async (path) => (await client.head(keyFor(path)))?.etag ?? null);

  return {
    get: (path) => client.get(keyFor(path)),
    etagNow,

    async expectEtag(path, etag) {
      if ((await etagNow(path)) !== etag) throw new ConflictError(path);
    },

    async put(path, bytes, ifMatch) {
      try {
        return await client.put(keyFor(path), bytes, {
          headers: objectHeaders(path),
          ...(ifMatch !== undefined && { ifMatch }),
        });
      } catch (error) {
        throw error instanceof ConflictError ? new ConflictError(path) : error;
      }
    },

    delete: (path, ifMatch) => client.delete(keyFor(path), ifMatch),

    async list(start) {
      const { objects } = await client.list(prefix + start);
      return objects.map(({ key }) => pathOf(layout, key.slice(prefix.length)));
    },
  };
}

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
