import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants as zlib, gunzip, gzip } from 'node:zlib';
import { standaloneFolder } from '@furrow/formats/other-files';
import { parseReleasePath } from '@furrow/formats/release-name';
import { all } from '../domain/all';
import { privateFolder, viewsFolder } from '../domain/paths';

/** The endings of the compressed copies that are stored beside a file. */
export const copyEndings = ['.br', '.gz'] as const;

const compressible = /\.(?:html|js|mjs|css|json|svg|xml|atom|txt|webmanifest)$/;
/** In bytes. For smaller files, the headers cost more than compression saves. */
const smallest = 512;

/** Whether files with this name are of a type that compression makes smaller. */
export function isCompressible(path: string): boolean {
  return compressible.test(path);
}

export function isCompressedCopy(path: string): boolean {
  return copyEndings.some((ending) => path.endsWith(ending));
}

/** The path of a file and the paths of its possible compressed copies. */
export function withCopies(path: string): string[] {
  return [path, ...copyEndings.map((ending) => path + ending)];
}

/** Whether a file of this length should have compressed copies. */
export function isWorthCompressing(path: string, length: number): boolean {
  // The documents of a view are sent with its bar, which is put into them when they are asked for.
  const isPlain = path.startsWith(`${privateFolder}/`) || path.startsWith(`${viewsFolder}/`);
  return isCompressible(path) && length >= smallest && !isPlain;
}

/** Whether visitors load the file until the next release, unlike documents, which change, and the standalone page. */
function isReadForYears(path: string): boolean {
  const released = parseReleasePath(path);
  return released !== undefined && !released.file.startsWith(standaloneFolder);
}

/**
 * Those of the given files that are not listed, or whose compressed copies are not.
 *
 * @param listed paths of files and copies
 */
export function lackingIn(listed: readonly string[], folder: string, lengths: ReadonlyMap<string, number>): string[] {
  const stored = new Set(listed);
  return [...lengths.keys()].filter((file) => {
    const path = folder + file;
    const isCopied = isWorthCompressing(path, lengths.get(file) ?? 0);
    return !(isCopied ? withCopies(path) : [path]).every((one) => stored.has(one));
  });
}

/** The compressed copies of a file, or none when they are not worth it. */
export async function compress(path: string, bytes: Uint8Array): Promise<{ ending: string; bytes: Uint8Array }[]> {
  if (!isWorthCompressing(path, bytes.length)) return [];
  const [brotli, zipped] = await Promise.all([
    withBrotli(path, bytes),
    promisify(gzip)(bytes, { level: isReadForYears(path) ? 9 : 6 }),
  ]);
  return [
    { ending: '.br', bytes: brotli },
    { ending: '.gz', bytes: zipped },
  ];
}

/** A file as the copy with the ending `.br` has it: documents change often, and are compressed faster and less. */
export function withBrotli(path: string, bytes: Uint8Array): Promise<Uint8Array> {
  const quality = isReadForYears(path) ? 11 : 6;
  return promisify(brotliCompress)(bytes, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/**
 * The compressed copies of a file, decompressed.
 *
 * @param isExpected whether the file must have copies; if so, missing ones are included
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

/** The decompressed content of a copy, or undefined when the copy is broken. */
async function decompress(ending: string, bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await promisify(ending === '.br' ? brotliDecompress : gunzip)(bytes);
  } catch {
    return undefined;
  }
}
