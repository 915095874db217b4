import { createHash } from 'node:crypto';
import { parseReleasePath } from '@furrow/formats/release-name';
import { deltaFolder } from '../domain/paths';

/*
 * A delta is a file of a release as the difference to the same file of an earlier release, in the encoding `dcz` (RFC 9842, section 5): a
 * frame that names the earlier file by its SHA-256, then the file in Zstandard with the earlier one as its dictionary.
 */

/** The ending of the files that hold deltas, and the name of their encoding after its dot. */
export const deltaEnding = '.dcz';

/** A skippable frame of Zstandard with 32 bytes of content. */
const frame = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
const headerLength = frame.length + 32;
/** Of 1 to 22: a third of the time of 19, for 6 % more bytes of the host's first file. */
const level = 12;

/** A delta by what it leads from and to. */
export type DeltaName = {
  /** The folder of the release that the file belongs to: `shop/1.4.0-0123456789abcdef`. */
  folder: string;
  /** The path of the file inside that folder. */
  file: string;
  /** The folder of the earlier release, without its app: `1.3.0-0123456789abcdef`. */
  base: string;
};

/** Where a delta lies in the origin. */
export function deltaPath({ folder, file, base }: DeltaName): string {
  return `${deltaFolder}/${folder}/${base}/${file}${deltaEnding}`;
}

/** Reads the path of a delta; undefined for any other path. */
export function parseDeltaPath(path: string): DeltaName | undefined {
  if (!path.startsWith(`${deltaFolder}/`) || !path.endsWith(deltaEnding)) return undefined;
  const parsed = parseReleasePath(path.slice(deltaFolder.length + 1, -deltaEnding.length));
  const [, base, file] = /^([^/]+)\/(.+)$/s.exec(parsed?.file ?? '') ?? [];
  return parsed && base !== undefined && file !== undefined ? { folder: parsed.folder, file, base } : undefined;
}

/** Writes `bytes` as the difference to `base`. */
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

/** The file of a delta; undefined when the delta is broken, or leads from another file. */
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

/** The SHA-256 of the file that a delta leads from, in base64; undefined when these bytes are no delta. */
export function dictionaryOf(delta: Uint8Array): string | undefined {
  if (delta.length <= headerLength || !frame.equals(delta.subarray(0, frame.length))) return undefined;
  return Buffer.from(delta.subarray(frame.length, headerLength)).toString('base64');
}

let loaded: Promise<typeof import('@bokuweb/zstd-wasm')> | undefined;

/** Zstandard, which Node has from version 22 only; loaded by the commands that need it. */
function codec(): Promise<typeof import('@bokuweb/zstd-wasm')> {
  return (loaded ??= import('@bokuweb/zstd-wasm').then(async (zstd) => {
    await zstd.init();
    return zstd;
  }));
}
