import { parseReleasePath, releaseFolder } from '@furrow/formats/release-name';
import { publishedFile } from '@furrow/formats/release.schema';
import { bucketFolders, claimIn, isShown } from './bucket-folders';
import type { DocumentLayout } from './bucket-layout';
import { bucketObjects, type HeldObject } from './bucket-objects';
import { copyEndings, decompress, isCompressedCopy, isWorthCompressing } from './compressed-copies';
import type { S3Client } from './s3-client';
import { bytesOf, expectPath, type Condition, type Storage, type StoredFile } from './storage';

export type BucketOptions = {
  /** What all keys of this origin begin with; empty, or with a slash at its end. */
  prefix: string;
  layout: DocumentLayout;
  /** Whether the bucket compares the etag of what it is told to delete. */
  conditionalDelete: boolean;
};

/**
 * An origin in a bucket.
 *
 * Files of releases have compressed copies beside them, with the encoding in their headers. Documents have none: what changes
 * with every release is compressed by the CDN.
 */
export function bucketStorage(client: S3Client, { prefix, layout, conditionalDelete }: BucketOptions): Storage {
  const objects = bucketObjects(client, prefix, layout);

  async function read(path: string): Promise<StoredFile | undefined> {
    const file = await objects.get(expectPath(path));
    return file && !claimIn(file) ? file : undefined;
  }

  async function expectCurrent({ whileCurrent }: Condition) {
    if (whileCurrent) await objects.expectEtag(whileCurrent.path, whileCurrent.etag);
  }

  return {
    ...bucketFolders(objects),
    read,

    async list(start) {
      const { objects: held, now } = await objects.list(start.slice(0, start.lastIndexOf('/') + 1));
      const folders = new Map<string, HeldObject[]>();
      const paths: string[] = [];
      for (const object of held) {
        const release = parseReleasePath(object.path);
        if (!release) paths.push(object.path);
        else {
          const folder = releaseFolder(release.app, release.version);
          folders.set(folder, [...(folders.get(folder) ?? []), object]);
        }
      }
      for (const [folder, files] of folders) {
        if (!isShown(files, `${folder}/${publishedFile}`, now)) continue;
        paths.push(...files.map(({ path }) => path).filter((path) => !isCompressedCopy(path)));
      }
      return paths.filter((path) => path.startsWith(start)).sort();
    },

    async write(path, content, condition) {
      expectPath(path);
      if (condition) await expectCurrent(condition);
      return objects.put(path, bytesOf(content), condition?.ifMatch);
    },

    async remove(path, condition) {
      expectPath(path);
      if (!condition) return objects.delete(path);
      const { ifMatch } = condition;
      await objects.expectEtag(path, ifMatch);
      await expectCurrent(condition);
      if (ifMatch !== null) await objects.delete(path, conditionalDelete ? ifMatch : undefined);
    },

    async copies(path) {
      if (!parseReleasePath(path)) return [];
      const expected = isWorthCompressing(path, (await read(path))?.bytes.length ?? 0);
      const found = await Promise.all(
        copyEndings.map(async (ending) => {
          const packed = await objects.get(`${path}${ending}`);
          if (!packed && !expected) return undefined;
          return { path: `${path}${ending}`, bytes: packed && (await decompress(ending, packed.bytes)) };
        }),
      );
      return found.filter((copy) => copy !== undefined);
    },
  };
}
