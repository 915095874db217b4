import { constants, type Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, posix, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants as zlib, gunzip, gzip } from 'node:zlib';
import { parseReleasePath } from '@furrow/formats/release-name';
import { holdLock, isRunning } from './file-lock';
import { etagOf } from './etag';
import { bytesOf, ConflictError, type Condition, type Storage } from './storage';

/** Private to the storage; never served. */
const workFolder = '.furrow';

const variants = ['.br', '.gz'];
const compressible = /\.(?:html|js|mjs|css|json|svg|xml|txt|webmanifest)$/;
/** Bytes; below this, the headers weigh more than what compression saves. */
const worthwhile = 512;
const leftoverAge = 60 * 60 * 1000;

type FolderOptions = {
  /** Writes `.br` and `.gz` copies beside every file that gains from it; on unless told otherwise. */
  precompress?: boolean;
};

/**
 * An origin in a folder.
 *
 * A file is written beside the tree, flushed, and renamed into place, so a reader sees the old one or the new one.
 * Conditional writes of one path take turns behind a lock file; a lock whose process is gone is taken over. The compressed copies go away
 * before their file changes and come back after it, so a process killed in between leaves a copy missing, never a wrong one.
 */
export function folderStorage(root: string, { precompress = true }: FolderOptions = {}): Storage {
  const folder = resolve(root);
  const temporary = join(folder, workFolder, 'tmp');
  const locks = join(folder, workFolder, 'locks');
  let swept: Promise<void> | undefined;

  function locate(path: string): string {
    if (
      path === '' ||
      path.startsWith('/') ||
      path.includes('\\') ||
      path.includes('\0') ||
      path.split('/').includes('..')
    ) {
      throw new Error(`"${path}" is not a path inside the origin`);
    }
    return join(folder, path);
  }

  async function read(path: string) {
    try {
      const bytes = await readFile(locate(path));
      return { bytes, etag: etagOf(bytes) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function put(target: string, bytes: Uint8Array) {
    const draft = join(temporary, `${process.pid}-${randomUUID()}`);
    await mkdir(temporary, { recursive: true });
    const file = await open(draft, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target);
  }

  async function change(path: string, condition: Condition | undefined, work: (target: string) => Promise<void>) {
    const target = locate(path);
    await (swept ??= sweep(temporary));
    if (!condition) return work(target);
    const lock = await holdLock(join(locks, `${etagOf(bytesOf(path))}.lock`), path);
    try {
      if (((await read(path))?.etag ?? null) !== condition.ifMatch) throw new ConflictError(path);
      await lock.confirm();
      await work(target);
    } finally {
      await lock.release();
    }
  }

  return {
    read,

    async list(prefix) {
      // Only the folder which the prefix names can hold such paths.
      const start = prefix.includes('/') ? posix.dirname(`${prefix}x`) : '';
      const paths = await walk(folder, start);
      return paths.filter((path) => path.startsWith(prefix) && !isVariant(path)).sort();
    },

    async write(path, content, condition) {
      const bytes = bytesOf(content);
      if (isVariant(path)) throw new Error(`"${path}": this storage makes its own compressed copies`);
      const copies = precompress ? await compress(path, bytes) : [];
      await change(path, condition, async (target) => {
        for (const variant of variants) await rm(`${target}${variant}`, { force: true });
        await put(target, bytes);
        for (const copy of copies) await put(`${target}${copy.variant}`, copy.bytes);
      });
    },

    async remove(path, condition) {
      await change(path, condition, async (target) => {
        for (const name of [...variants.map((variant) => `${target}${variant}`), target])
          await rm(name, { force: true });
        await removeEmptyFolders(dirname(target), folder);
      });
    },

    async copies(path) {
      const expected = precompress && isWorthCompressing(path, (await read(path))?.bytes.length ?? 0);
      const found = await Promise.all(
        variants.map(async (variant) => {
          const packed = await readFile(locate(`${path}${variant}`)).catch(() => undefined);
          if (!packed && !expected) return undefined;
          return { path: `${path}${variant}`, bytes: packed && (await unpack(variant, packed)) };
        }),
      );
      return found.filter((copy) => copy !== undefined);
    },
  };

  function isVariant(path: string): boolean {
    return variants.some((variant) => path.endsWith(variant));
  }
}

async function walk(root: string, folder: string): Promise<string[]> {
  let children: Dirent[];
  try {
    children = await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
  const nested = await Promise.all(
    children.map(async (child) => {
      const path = folder ? `${folder}/${child.name}` : child.name;
      if (child.isDirectory())
        return path === `${workFolder}/tmp` || path === `${workFolder}/locks` ? [] : walk(root, path);
      return child.isFile() ? [path] : [];
    }),
  );
  return nested.flat();
}

function isWorthCompressing(path: string, length: number): boolean {
  return compressible.test(path) && length >= worthwhile && !path.startsWith(`${workFolder}/`);
}

async function compress(path: string, bytes: Uint8Array) {
  if (!isWorthCompressing(path, bytes.length)) return [];
  // A document changes with every release; the files of a release are compressed once and read for years.
  const quality = parseReleasePath(path) ? 11 : 6;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return [
    { variant: '.br', bytes: brotli },
    { variant: '.gz', bytes: zipped },
  ];
}

async function unpack(variant: string, bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await promisify(variant === '.br' ? brotliDecompress : gunzip)(bytes);
  } catch {
    return undefined;
  }
}

/** Drafts of a process that was killed; a running one keeps its own, which are younger than this. */
async function sweep(temporary: string) {
  const names = await readdir(temporary).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const file = join(temporary, name);
      const draft = await stat(file).catch(() => undefined);
      if (!draft) return;
      const abandoned = Date.now() - draft.mtimeMs > leftoverAge || !isRunning(Number.parseInt(name, 10));
      if (abandoned) await rm(file, { force: true });
    }),
  );
}

async function removeEmptyFolders(folder: string, root: string) {
  for (let current = folder; current !== root; current = dirname(current)) {
    try {
      await rmdir(current);
    } catch {
      return;
    }
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
