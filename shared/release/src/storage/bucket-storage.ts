import { parseReleasePath, releaseFolder } from '@furrow/formats/release-name';
import { parseReleaseFiles, publishedFile, releaseFile } from '@furrow/formats/release.schema';
import { createHash, randomUUID } from 'node:crypto';
import { all } from '../domain/all';
import { contentTypeOf, documentCaching, releaseCaching } from '../domain/delivery';
import { shareRuns } from '../domain/share-runs';
import { keyOf, pathOf, type DocumentLayout } from './bucket-layout';
import {
  compress,
  copyEndings,
  decompress,
  isCompressedCopy,
  isWorthCompressing,
  withCopies,
} from './compressed-copies';
import type { ListedObject, S3Client } from './s3-client';
import {
  bytesOf,
  ConflictError,
  expectPath,
  parseJson,
  textOf,
  type Condition,
  type Storage,
  type StoredFile,
} from './storage';

export type BucketOptions = {
  /** What all keys of this origin begin with; empty, or with a slash at its end. */
  prefix: string;
  layout: DocumentLayout;
  /** Whether the bucket compares the etag of what it is told to delete. */
  conditionalDelete: boolean;
};

/**
 * While a release is being stored or removed, its seal is a claim: a text of this form, and of this length. Whoever changes the
 * folder has swapped the seal for a claim of its own before, so that of two commands one finds out about the other.
 */
const claimPattern = /^(upload|remove) [0-9a-f-]{36}$/;
const claimLength = 43;

/** Milliseconds; files without a seal that are older were left by a process that was killed. */
const abandonedAfter = 24 * 60 * 60 * 1000;

const attempts = 5;
const integrityHeader = 'x-amz-meta-sha256';

/** Another command has claimed the folder. */
class ClaimLost extends Error {}

/**
 * An origin in a bucket.
 *
 * A bucket compares and swaps one object at a time, and knows no rename. So the seal of a release is the one object on which
 * commands agree: it is created as a claim, the files follow, and the swap of the claim for the seal makes the release be there.
 * A removal swaps the seal for a claim before the first file goes, and leaves that claim behind, because not every bucket can
 * compare what it deletes. Nothing is decided by a listing, which may lag: it only names what may be superfluous.
 *
 * Files of releases have compressed copies beside them, with the encoding in their headers. Documents have none: what changes
 * with every release is compressed by the CDN.
 */
export function bucketStorage(client: S3Client, { prefix, layout, conditionalDelete }: BucketOptions): Storage {
  const keyFor = (path: string) => prefix + keyOf(layout, path);
  /** What many writes ask at the same moment: whether the pointer is still the one they were made from. */
  const etagNow = shareRuns(async (path) => (await client.head(keyFor(path)))?.etag ?? null);

  async function expectEtag(path: string, etag: string | null) {
    if ((await etagNow(path)) !== etag) throw new ConflictError(path);
  }

  const put = async (path: string, bytes: Uint8Array, ifMatch?: string | null) => {
    try {
      return await client.put(keyFor(path), bytes, {
        headers: objectHeaders(path, bytes),
        ...(ifMatch !== undefined && { ifMatch }),
      });
    } catch (error) {
      throw error instanceof ConflictError ? new ConflictError(path) : error;
    }
  };

  async function read(path: string): Promise<StoredFile | undefined> {
    const file = await client.get(keyFor(expectPath(path)));
    return file && !claimIn(file) ? file : undefined;
  }

  async function expectCurrent({ whileCurrent }: Condition) {
    if (whileCurrent) await expectEtag(whileCurrent.path, whileCurrent.etag);
  }

  /** Makes the file have this content. What is there in other content was left by a publish that was killed. */
  async function store(path: string, bytes: Uint8Array, expectClaim: () => Promise<void>) {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const there = attempt === 0 ? undefined : await client.get(keyFor(path));
      if (there && Buffer.compare(there.bytes, bytes) === 0) return;
      if (there) await expectClaim();
      try {
        return void (await put(path, bytes, there?.etag ?? null));
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
      }
    }
    throw new ClaimLost();
  }

  /** The files that an earlier attempt left: those that are the same stay, and those that are of no use go. */
  async function takeOver(
    folder: string,
    seal: string,
    files: Map<string, Uint8Array>,
    expectClaim: () => Promise<void>,
  ) {
    const same = new Set<string>();
    await all((await client.list(`${keyFor(folder)}/`)).objects, async ({ key }) => {
      const path = key.slice(prefix.length);
      const bytes = files.get(path);
      if (path === `${folder}/${seal}`) return;
      if (bytes && (await client.head(key))?.headers[integrityHeader] === sha256(bytes)) return void same.add(path);
      if (bytes) return;
      await expectClaim();
      await client.delete(key);
    });
    return same;
  }

  async function storeFiles(folder: string, files: ReadonlyMap<string, Uint8Array>, seal: string) {
    const sealPath = `${folder}/${seal}`;
    const present = await client.get(keyFor(sealPath));
    if (present && !claimIn(present)) throw new ConflictError(folder);
    const claim = await claimFolder('upload', sealPath, present?.etag ?? null);
    const expectClaim = async () => {
      if ((await etagNow(sealPath)) !== claim) throw new ClaimLost();
    };
    const wanted = new Map<string, Uint8Array>();
    await all([...files], async ([file, bytes]) => {
      const path = `${folder}/${file}`;
      if (file === seal) return;
      wanted.set(path, bytes);
      for (const copy of await compress(path, bytes)) wanted.set(path + copy.ending, copy.bytes);
    });
    const same = present ? await takeOver(folder, seal, wanted, expectClaim) : new Set<string>();
    await all([...wanted], async ([path, bytes]) => {
      if (!same.has(path)) await store(path, bytes, expectClaim);
    });
    await put(sealPath, files.get(seal) ?? new Uint8Array(), claim);
  }

  /**
   * Removes what this command stored after another one had taken the folder over and stored its own build: a request may be
   * under way for longer than the other command takes. What the stored release names stays, whoever sent it.
   */
  async function takeBack(folder: string, sealPath: string, files: Iterable<string>) {
    const seal = await client.head(keyFor(sealPath));
    const release = await read(`${folder}/${releaseFile}`);
    if (!seal || !release) return;
    const named = parseReleaseFiles(parseJson(textOf(release.bytes), folder), folder);
    const strays = [...files].filter((file) => !named.has(file));
    await all(strays.flatMap(withCopies), async (file) => {
      await expectEtag(sealPath, seal.etag);
      await client.delete(keyFor(`${folder}/${file}`));
    });
  }

  /** Resolves with the etag of the claim. */
  function claimFolder(kind: 'upload' | 'remove', sealPath: string, ifMatch: string | null): Promise<string> {
    return put(sealPath, bytesOf(`${kind} ${randomUUID()}`), ifMatch);
  }

  /** Several commands may remove the same files; all of them stop when somebody stores the release anew. */
  async function removeFiles(folder: string, sealPath: string, keys: readonly string[]) {
    const claimNow = shareRuns(async (path) => client.get(keyFor(path)));
    await all(keys, async (key) => {
      const seal = await claimNow(sealPath);
      if (!seal || claimIn(seal) !== 'remove') throw new ConflictError(folder);
      await client.delete(key);
    });
  }

  /** Whether the files of the folder may be shown: they are sealed, or nobody can be writing them any more. */
  function isShown(folder: readonly ListedObject[], sealKey: string, now: Date): boolean {
    const seal = folder.find(({ key }) => key === sealKey);
    if (seal && seal.size !== claimLength) return true;
    const isOld = folder.every(({ modified }) => now.getTime() - modified.getTime() > abandonedAfter);
    return isOld && folder.length > (seal ? 1 : 0);
  }

  return {
    read,

    async list(start) {
      const { objects, now } = await client.list(prefix + start.slice(0, start.lastIndexOf('/') + 1));
      const folders = new Map<string, ListedObject[]>();
      const paths: string[] = [];
      for (const object of objects) {
        const key = object.key.slice(prefix.length);
        const release = parseReleasePath(key);
        if (!release) paths.push(pathOf(layout, key));
        else {
          const folder = releaseFolder(release.app, release.version);
          folders.set(folder, [...(folders.get(folder) ?? []), object]);
        }
      }
      for (const [folder, held] of folders) {
        const sealKey = `${prefix}${folder}/${publishedFile}`;
        if (!isShown(held, sealKey, now)) continue;
        paths.push(...held.map(({ key }) => key.slice(prefix.length)).filter((path) => !isCompressedCopy(path)));
      }
      return paths.filter((path) => path.startsWith(start)).sort();
    },

    async write(path, content, condition) {
      expectPath(path);
      if (condition) await expectCurrent(condition);
      return put(path, bytesOf(content), condition?.ifMatch);
    },

    async remove(path, condition) {
      const key = keyFor(expectPath(path));
      if (!condition) return client.delete(key);
      const { ifMatch } = condition;
      await expectEtag(path, ifMatch);
      await expectCurrent(condition);
      if (ifMatch !== null) await client.delete(key, conditionalDelete ? ifMatch : undefined);
    },

    async createFolder(folder, files, seal) {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        try {
          return await storeFiles(folder, files, seal);
        } catch (error) {
          const isThere = error instanceof ConflictError && error.path === folder;
          if (isThere && attempt > 0) await takeBack(folder, `${folder}/${seal}`, files.keys());
          if (isThere || !(error instanceof ClaimLost || error instanceof ConflictError)) throw error;
        }
      }
      throw new ConflictError(folder);
    },

    async removeFolder(folder, seal, etag) {
      const sealPath = `${folder}/${seal}`;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const present = await client.get(keyFor(sealPath));
        const kind = present && claimIn(present);
        const isOther = kind ? kind === 'upload' && etag !== null : present && present.etag !== etag;
        if (isOther) throw new ConflictError(folder);
        const { objects } = await client.list(`${keyFor(folder)}/`);
        const keys = objects.map(({ key }) => key).filter((key) => key !== keyFor(sealPath));
        if (!present && keys.length === 0) return;
        try {
          if (kind !== 'remove') await claimFolder('remove', sealPath, present?.etag ?? null);
        } catch (error) {
          if (!(error instanceof ConflictError)) throw error;
          continue;
        }
        return removeFiles(folder, sealPath, keys);
      }
      throw new ConflictError(folder);
    },

    async copies(path) {
      if (!parseReleasePath(path)) return [];
      const expected = isWorthCompressing(path, (await read(path))?.bytes.length ?? 0);
      const found = await Promise.all(
        copyEndings.map(async (ending) => {
          const packed = await client.get(keyFor(`${path}${ending}`));
          if (!packed && !expected) return undefined;
          return { path: `${path}${ending}`, bytes: packed && (await decompress(ending, packed.bytes)) };
        }),
      );
      return found.filter((copy) => copy !== undefined);
    },
  };
}

/** What every provider sends with the object, as docs/releasing.md lists it. */
function objectHeaders(path: string, bytes: Uint8Array): Record<string, string> {
  const ending = copyEndings.find((one) => path.endsWith(one));
  const file = ending ? path.slice(0, -ending.length) : path;
  return {
    'Content-Type': contentTypeOf(file),
    'Cache-Control': parseReleasePath(path) && !path.endsWith(`/${publishedFile}`) ? releaseCaching : documentCaching,
    [integrityHeader]: sha256(bytes),
    ...(ending && { 'Content-Encoding': ending === '.br' ? 'br' : 'gzip' }),
  };
}

function claimIn({ bytes }: StoredFile): 'upload' | 'remove' | undefined {
  if (bytes.length !== claimLength) return undefined;
  return claimPattern.exec(textOf(bytes))?.[1] as 'upload' | 'remove' | undefined;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
