import { parseReleaseFiles, releaseFile } from '@furrow/formats/release.schema';
import { randomUUID } from 'node:crypto';
import { all } from '../domain/all';
import { shareRuns } from '../domain/share-runs';
import type { BucketObjects, HeldObject } from './bucket-objects';
import { compress, withCopies } from './compressed-copies';
import { bytesOf, ConflictError, parseJson, textOf, type Storage, type StoredFile } from './storage';

/**
 * While a release is being stored or removed, its seal is a claim: a text of this form, and of this length. Whoever changes the
 * folder has swapped the seal for a claim of its own before, so that of two commands one finds out about the other.
 */
const claimPattern = /^(upload|remove) [0-9a-f-]{36}$/;
const claimLength = 43;

/** Milliseconds; files without a seal that are older were left by a process that was killed. */
const abandonedAfter = 24 * 60 * 60 * 1000;

const attempts = 5;

/** Another command has claimed the folder. */
class ClaimLost extends Error {}

/** The kind of claim that an object in the place of a seal is; undefined when it is a seal. */
export function claimIn({ bytes }: StoredFile): 'upload' | 'remove' | undefined {
  if (bytes.length !== claimLength) return undefined;
  return claimPattern.exec(textOf(bytes))?.[1] as 'upload' | 'remove' | undefined;
}

/** Whether the files of a folder may be shown: they are sealed, or nobody can be writing them any more. */
export function isShown(folder: readonly HeldObject[], sealPath: string, now: Date): boolean {
  const seal = folder.find(({ path }) => path === sealPath);
  if (seal && seal.size !== claimLength) return true;
  const isOld = folder.every(({ modified }) => now.getTime() - modified.getTime() > abandonedAfter);
  return isOld && folder.length > (seal ? 1 : 0);
}

/**
 * The folders of releases in a bucket, each of them there as a whole or not at all.
 *
 * A bucket compares and swaps one object at a time, and knows no rename. So the seal of a release is the one object on which
 * commands agree: it is created as a claim, the files follow, and the swap of the claim for the seal makes the release be there.
 * A removal swaps the seal for a claim before the first file goes, and leaves that claim behind, because not every bucket can
 * compare what it deletes. Nothing is decided by a listing, which may lag: it only names what may be superfluous.
 */
export function bucketFolders(objects: BucketObjects): Pick<Storage, 'createFolder' | 'removeFolder'> {
  /** Makes the file have this content. A file with other content was left by a publish that was killed, and is replaced. */
  async function store(path: string, bytes: Uint8Array, expectClaim: () => Promise<void>) {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const there = attempt === 0 ? undefined : await objects.get(path);
      if (there && Buffer.compare(there.bytes, bytes) === 0) return;
      if (there) await expectClaim();
      try {
        return void (await objects.put(path, bytes, there?.etag ?? null));
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
      }
    }
    throw new ClaimLost();
  }

  /**
   * Goes through the files that an earlier attempt left: those that are not wanted are removed.
   *
   * @returns the paths of those that have the wanted content already
   */
  async function takeOver(
    folder: string,
    seal: string,
    files: Map<string, Uint8Array>,
    expectClaim: () => Promise<void>,
  ) {
    const same = new Set<string>();
    await all((await objects.list(`${folder}/`)).objects, async ({ path }) => {
      const bytes = files.get(path);
      if (path === `${folder}/${seal}`) return;
      if (bytes && (await objects.holds(path, bytes))) return void same.add(path);
      if (bytes) return;
      await expectClaim();
      await objects.delete(path);
    });
    return same;
  }

  async function storeFiles(folder: string, files: ReadonlyMap<string, Uint8Array>, seal: string) {
    const sealPath = `${folder}/${seal}`;
    const present = await objects.get(sealPath);
    if (present && !claimIn(present)) throw new ConflictError(folder);
    const claim = await claimFolder('upload', sealPath, present?.etag ?? null);
    const expectClaim = async () => {
      if ((await objects.etagNow(sealPath)) !== claim) throw new ClaimLost();
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
    await objects.put(sealPath, files.get(seal) ?? new Uint8Array(), claim);
  }

  /**
   * Removes what this command stored after another one had taken the folder over and stored its own build: a request may be
   * under way for longer than the other command takes. What the stored release names stays, whoever sent it.
   */
  async function takeBack(folder: string, sealPath: string, files: Iterable<string>) {
    const etag = await objects.etagNow(sealPath);
    const release = await objects.get(`${folder}/${releaseFile}`);
    if (etag === null || !release) return;
    const named = parseReleaseFiles(parseJson(textOf(release.bytes), folder), folder);
    const strays = [...files].filter((file) => !named.has(file));
    await all(strays.flatMap(withCopies), async (file) => {
      await objects.expectEtag(sealPath, etag);
      await objects.delete(`${folder}/${file}`);
    });
  }

  /** Resolves with the etag of the claim. */
  function claimFolder(kind: 'upload' | 'remove', sealPath: string, ifMatch: string | null): Promise<string> {
    return objects.put(sealPath, bytesOf(`${kind} ${randomUUID()}`), ifMatch);
  }

  /** Several commands may remove the same files; all of them stop when somebody stores the release anew. */
  async function removeFiles(folder: string, sealPath: string, paths: readonly string[]) {
    const claimNow = shareRuns(objects.get);
    await all(paths, async (path) => {
      const seal = await claimNow(sealPath);
      if (!seal || claimIn(seal) !== 'remove') throw new ConflictError(folder);
      await objects.delete(path);
    });
  }

  return {
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
        const present = await objects.get(sealPath);
        const kind = present && claimIn(present);
        const isOther = kind ? kind === 'upload' && etag !== null : present && present.etag !== etag;
        if (isOther) throw new ConflictError(folder);
        const held = (await objects.list(`${folder}/`)).objects;
        const paths = held.map(({ path }) => path).filter((path) => path !== sealPath);
        if (!present && paths.length === 0) return;
        try {
          if (kind !== 'remove') await claimFolder('remove', sealPath, present?.etag ?? null);
        } catch (error) {
          if (!(error instanceof ConflictError)) throw error;
          continue;
        }
        return removeFiles(folder, sealPath, paths);
      }
      throw new ConflictError(folder);
    },
  };
}
