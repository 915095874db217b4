import { randomBytes } from 'node:crypto';
import { access, constants, readFile, rm, stat, statfs, utimes } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import { isComposed, privateFolder } from '../domain/paths';
import { Refused } from '../domain/refused';
import {
  compress,
  copyEndings,
  isCompressedCopy,
  isWorthCompressing,
  lackingIn,
  readCopies,
} from './compressed-copies';
import { draftPath, removeAbandonedDrafts, writeFlushed } from './drafts';
import { etagOf, expectEtag, storedFile } from './etag';
import { isMissing, moveTo, removeEmptyFolders, walk } from './folder-tree';
import { pathLocks } from './path-locks';
import { bytesOf, expectPath, type Condition, type OriginStorage } from './storage';

type FolderOptions = {
  /** Writes `.br` and `.gz` copies beside every file that becomes smaller; on by default. */
  precompress?: boolean;
};

const draftFolder = `${privateFolder}/tmp`;
const lockFolder = `${privateFolder}/locks`;
const reserveFile = `${privateFolder}/reserve`;
/** In bytes: room for the ledger, an event, and the largest document while it replaces the one before. */
const reserved = 4_000_000;
/** In bytes: a release with its compressed copies and the documents of its pages has more. */
const leastFree = 4_000_000;

/**
 * An origin in a folder.
 *
 * A file is written outside the tree, flushed to disk, and renamed into place, so a reader sees either the old file or
 * the new one. Conditional writes to one path run one after another, protected by a lock file. The lock of a process
 * that is gone is taken over. Compressed copies are removed before their file changes and written after it. A process
 * that is killed in between leaves a copy missing, but never a wrong one.
 */
export function folderStorage(root: string, { precompress = true }: FolderOptions = {}): OriginStorage {
  const origin = resolve(root);
  const drafts = join(origin, draftFolder);
  const locked = pathLocks(join(origin, lockFolder));
  let cleared: Promise<void> | undefined;

  const locate = (path: string) => join(origin, expectPath(path));

  async function read(path: string) {
    try {
      return storedFile(await readFile(locate(path)));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function change(path: string, condition: Condition | undefined, work: (target: string) => Promise<void>) {
    const target = locate(path);
    await prepare();
    if (!condition) return explained(origin, () => work(target));
    const { ifMatch, whileCurrent } = condition;
    await explained(origin, () =>
      locked(path, async (confirm) => {
        if (ifMatch !== undefined) await expectEtag({ read }, path, ifMatch);
        const finish = async (confirmOther?: () => Promise<void>) => {
          await confirm();
          await confirmOther?.();
          await work(target);
        };
        if (!whileCurrent) return finish();
        await locked(whileCurrent.path, async (confirmOther) => {
          await expectEtag({ read }, whileCurrent.path, whileCurrent.etag);
          await finish(confirmOther);
        });
      }),
    );
  }

  async function putFile(target: string, bytes: Uint8Array, isPublic: boolean, time: Date | undefined) {
    const draft = draftPath(drafts);
    try {
      await writeFlushed(draft, bytes, isPublic);
      if (time) await utimes(draft, time, time);
      await moveTo(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  function prepare(): Promise<void> {
    return (cleared ??= removeAbandonedDrafts(drafts));
  }

  return {
    read,

    async list(prefix) {
      // Only the folder in the prefix can contain such paths.
      const start = prefix.includes('/') ? posix.dirname(`${prefix}x`) : '';
      const paths = await walk(origin, start, [draftFolder, lockFolder]);
      return paths.filter((path) => path.startsWith(prefix) && path !== reserveFile && !isCompressedCopy(path)).sort();
    },

    async write(path, content, condition) {
      const bytes = bytesOf(content);
      if (isCompressedCopy(path)) throw new Error(`"${path}": this storage makes its own compressed copies`);
      const copies = precompress ? await compress(path, bytes) : [];
      await change(path, condition, async (target) => {
        const time = await timeAfter(target);
        for (const ending of copyEndings) await rm(`${target}${ending}`, { force: true });
        await putFile(target, bytes, isServed(path), time);
        for (const copy of copies) await putFile(`${target}${copy.ending}`, copy.bytes, isServed(path), time);
      });
      return etagOf(bytes);
    },

    async remove(path, condition) {
      await change(path, condition, async (target) => {
        for (const name of [...copyEndings.map((ending) => `${target}${ending}`), target])
          await rm(name, { force: true });
        await removeEmptyFolders(dirname(target), origin);
      });
    },

    ...(precompress && {
      lacking: async (folder, lengths) =>
        lackingIn(await walk(origin, posix.dirname(`${folder}x`), []), folder, lengths),
    }),

    async reserve() {
      const file = join(origin, reserveFile);
      if ((await stat(file).catch(() => undefined))?.size === reserved) return;
      await prepare();
      // A disk that compresses would keep no room with zeros.
      await explained(origin, () => putFile(file, randomBytes(reserved), false, undefined));
    },

    async expectRoom() {
      const { found, isFolder } = await nearest(origin);
      if (!isFolder) throw inTheWay(origin, found);
      await explained(origin, () => access(found, constants.W_OK));
      const { bavail, bsize } = await statfs(found);
      const isReserved = (await stat(join(origin, reserveFile)).catch(() => undefined)) !== undefined;
      if (bavail * bsize < leastFree + (isReserved ? 0 : reserved)) throw full(origin);
    },

    async room() {
      // What is left for users who are not root.
      const { bavail, blocks, bsize, ffree } = await statfs(origin);
      return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize, freeFiles: ffree };
    },

    freeReserve: () => rm(join(origin, reserveFile), { force: true }),

    async copies(path) {
      const isExpected = precompress && isWorthCompressing(path, (await read(path))?.bytes.length ?? 0);
      return readCopies(path, isExpected, (copy) => readFile(locate(copy)).catch(() => undefined));
    },
  };
}

/**
 * The time of what replaces a file within the same second. nginx makes an ETag of the second and the length, so a
 * browser would keep the earlier document, if the new one is as long. The clock by which a disk stamps files may be some
 * milliseconds behind.
 *
 * @returns undefined where no file is replaced, or an older one is
 */
async function timeAfter(target: string): Promise<Date | undefined> {
  const replaced = await stat(target).catch(() => undefined);
  const next = replaced && (Math.floor(replaced.mtimeMs / 1000) + 1) * 1000;
  return next !== undefined && next > Date.now() - 100 ? new Date(next) : undefined;
}

/**
 * Whether a web server reads the file, either to send it or to know how to answer. All other files are for the commands
 * alone.
 */
function isServed(path: string): boolean {
  return !path.startsWith(`${privateFolder}/`) || isComposed(path);
}

/** Explains what a full or read-only disk, and a file in the place of a folder, mean for the user of the command. */
async function explained<Result>(origin: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw full(origin);
    if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
      throw new Refused(
        'FUR-SITE-UNWRITABLE',
        `${origin} cannot be written: it is read-only, or belongs to another user.`,
      );
    const { found, isFolder } = await nearest(origin);
    throw isFolder ? error : inTheWay(origin, found);
  }
}

function full(origin: string): Refused {
  return new Refused(
    'FUR-SITE-DISK-FULL',
    `The disk of ${origin} is full. Free some space; the command prune removes old versions from a site.`,
  );
}

function inTheWay(origin: string, file: string): Refused {
  return new Refused('FUR-SITE-PLACE', `${origin} cannot hold a site: ${file} is a file. Name a folder.`);
}

/** The place itself, or what there is of the way to it. */
async function nearest(place: string): Promise<{ found: string; isFolder: boolean }> {
  const found = await stat(place).catch(() => undefined);
  const above = dirname(place);
  if (found || above === place) return { found: place, isFolder: found?.isDirectory() ?? true };
  return nearest(above);
}
