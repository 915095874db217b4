import { parseReleasePath } from '@furrow/formats/release-name';
import { publishedFile } from '@furrow/formats/release.schema';
import { contentTypeOf, documentCaching, releaseCaching } from '../domain/delivery';
import { shareRuns } from '../domain/share-runs';
import { keyOf, pathOf, type DocumentLayout } from './bucket-layout';
import { parseDeltaPath } from './delta';
import type { S3Client } from './s3-client';
import { ConflictError, type StoredFile } from './storage';

/** What a bucket holds of one origin, object by object: by the path of a file, and with the headers that a browser needs. */
export type BucketObjects = {
  get(path: string): Promise<StoredFile | undefined>;
  /** The etag of the object, or `null` when there is none; those who ask at the same moment share one request. */
  etagNow(path: string): Promise<string | null>;
  /** @throws ConflictError when another object than the one with this etag is there */
  expectEtag(path: string, etag: string | null): Promise<void>;
  /**
   * Stores an object and resolves with its etag. `ifMatch` is the etag of what it replaces; `null`: there must be nothing.
   *
   * @throws ConflictError when the condition does not hold
   */
  put(path: string, bytes: Uint8Array, ifMatch?: string | null): Promise<string>;
  /** @throws ConflictError when another object than the one with this etag is there */
  delete(path: string, ifMatch?: string): Promise<void>;
  /** The paths of all objects whose keys begin with `start`. The list may lag. */
  list(start: string): Promise<string[]>;
};

/** @param prefix what all keys of this origin begin with; empty, or with a slash at its end */
export function bucketObjects(client: S3Client, prefix: string, layout: DocumentLayout): BucketObjects {
  const keyFor = (path: string) => prefix + keyOf(layout, path);
  // What many writes ask at the same moment: whether the pointer is still the one they were made from.
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

/** The forms of a file that are objects of their own, by their endings. */
const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip', '.dcz': 'dcz' };

/** What every provider sends with the object, as docs/releasing.md lists it. */
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
