import { createHash } from 'node:crypto';
import { parseReleasePath } from '@furrow/formats/release-name';
import { deltaFolder } from '../domain/paths';

/*
 * A delta encodes a file of a release as the difference from the same file of an earlier release. Its encoding is `dcz`
 * (RFC 9842, section 5): a frame with the SHA-256 of the earlier file, followed by the file compressed with Zstandard,
 * with the earlier file as the dictionary.
 */

/** The ending of files that hold deltas. After its dot it is the name of the encoding. */
export const deltaEnding = '.dcz';

/** The header of a skippable Zstandard frame with 32 bytes of content. */
const frame = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
const headerLength = frame.length + 32;
/** From 1 to 22. Compared with 19, this takes a third of the time and makes the host's first file 6 % larger. */
const level = 12;

/** A delta, identified by the file that it produces and the release that it starts from. */
export type DeltaName = {
  /** The folder of the release that contains the file: `shop/1.4.0-0123456789abcdef`. */
  folder: string;
  /** The path of the file in that folder. */
  file: string;
  /** The folder of the earlier release, without the app: `1.3.0-0123456789abcdef`. */
  base: string;
};

/** The path of a delta in the origin. */
export function deltaPath({ folder, file, base }: DeltaName): string {
  return `${deltaFolder}/${folder}/${base}/${file}${deltaEnding}`;
}

/** Parses the path of a delta, or returns undefined for any other path. */
export function parseDeltaPath(path: string): DeltaName | undefined {
  if (!path.startsWith(`${deltaFolder}/`) || !path.endsWith(deltaEnding)) return undefined;
  const parsed = parseReleasePath(path.slice(deltaFolder.length + 1, -deltaEnding.length));
  const [, base, file] = /^([^/]+)\/(.+)$/s.exec(parsed?.file ?? '') ?? [];
  return parsed && base !== undefined && file !== undefined ? { folder: parsed.folder, file, base } : undefined;
}

/** Encodes `bytes` as a delta to `base`. */
export async function encodeDelta(bytes: Uint8Array, base: Uint8Array): Promise<Uint8Array> {
  const zstd = await codec();
  const context = zstd.createCCtx();
  try {
    const packed = zstd.compressUsingDict(context, bytes, base, level);
    return Buffer.concat([frame, createHash('sha256').update(base).digest(), packed]);
  } finally {
    zstd.freeCCtx(context);
  }
}

/** Decodes a delta, or returns undefined when it is broken or belongs to another base. */
export async function decodeDelta(delta: Uint8Array, base: Uint8Array): Promise<Uint8Array | undefined> {
  if (dictionaryOf(delta) !== createHash('sha256').update(base).digest('base64')) return undefined;
  const zstd = await codec();
  const context = zstd.createDCtx();
  try {
    return zstd.decompressUsingDict(context, delta.subarray(headerLength), base);
  } catch {
    return undefined;
  } finally {
    zstd.freeDCtx(context);
  }
}

/** The SHA-256 of a delta's base in base64, or undefined when these bytes are not a delta. */
export function dictionaryOf(delta: Uint8Array): string | undefined {
  if (delta.length <= headerLength || !frame.equals(delta.subarray(0, frame.length))) return undefined;
  return Buffer.from(delta.subarray(frame.length, headerLength)).toString('base64');
}

let loaded: Promise<typeof import('@bokuweb/zstd-wasm')> | undefined;

/** Node has Zstandard from version 22 on. Until then this library is loaded by the commands that need it. */
function codec(): Promise<typeof import('@bokuweb/zstd-wasm')> {
  return (loaded ??= import('@bokuweb/zstd-wasm').then(async (zstd) => {
    await zstd.init();
    return zstd;
  }));
}
