import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants as zlib, gunzip, gzip } from 'node:zlib';
import { parseReleasePath } from '@furrow/formats/release-name';
import { all } from '../domain/all';
import { privateFolder } from '../domain/paths';

/** The endings of the compressed copies which lie beside a file. */
export const copyEndings = ['.br', '.gz'] as const;

const compressible = /\.(?:html|js|mjs|css|json|svg|xml|atom|txt|webmanifest)$/;
/** Bytes; below this, the headers weigh more than what compression saves. */
const smallest = 512;

/** Whether files of this name are of a type that compression makes smaller. */
export function isCompressible(path: string): boolean {
  return compressible.test(path);
}

export function isCompressedCopy(path: string): boolean {
  return copyEndings.some((ending) => path.endsWith(ending));
}

/** The path of a file, and those that its compressed copies have when there are any. */
export function withCopies(path: string): string[] {
  return [path, ...copyEndings.map((ending) => path + ending)];
}

/** Whether a file of this length is to have compressed copies. */
export function isWorthCompressing(path: string, length: number): boolean {
  return isCompressible(path) && length >= smallest && !path.startsWith(`${privateFolder}/`);
}

/** The compressed copies of a file; none when they are not worth it. */
export async function compress(path: string, bytes: Uint8Array): Promise<{ ending: string; bytes: Uint8Array }[]> {
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
    { ending: '.br', bytes: brotli },
    { ending: '.gz', bytes: zipped },
  ];
}

/**
 * The compressed copies of a file, decompressed.
 *
 * @param isExpected whether the file has to have them: then those that are missing are told as well
 * @param read reads a copy
 */
export async function readCopies(
  path: string,
  isExpected: boolean,
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<{ path: string; bytes: Uint8Array | undefined }[]> {
  const found = await all(copyEndings, async (ending) => {
    const packed = await read(path + ending);
    if (!packed && !isExpected) return [];
    return [{ path: path + ending, bytes: packed && (await decompress(ending, packed)) }];
  });
  return found.flat();
}

/** The content of a compressed copy; undefined when it is broken. */
async function decompress(ending: string, bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await promisify(ending === '.br' ? brotliDecompress : gunzip)(bytes);
  } catch {
    return undefined;
  }
}
