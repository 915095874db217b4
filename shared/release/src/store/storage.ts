/**
 * Where an origin lives: a folder or a bucket. The conditional write keeps two teams from losing each other's update.
 *
 * Paths are relative, with forward slashes and no leading one: `shop/1.4.0-0123456789abcdef/mf-manifest.json`.
 */
export type Storage = {
  /** The whole file, or `undefined` when there is none. Never a half-written one. */
  read(path: string): Promise<StoredFile | undefined>;
  /** All paths that start with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /**
   * Replaces the whole file at once.
   *
   * @returns the etag of the new content
   * @throws ConflictError when `condition` does not hold any more
   */
  write(path: string, content: Uint8Array | string, condition?: Condition): Promise<string>;
  /**
   * Removes the file; nothing happens when there is none and no condition.
   *
   * @throws ConflictError when `condition` does not hold any more
   */
  remove(path: string, condition?: Condition): Promise<void>;
  /** The compressed copies this storage keeps beside a file, decompressed; `undefined` content when one is missing or broken. */
  copies?(path: string): Promise<{ path: string; bytes: Uint8Array | undefined }[]>;
  /** Whether a file may be there that this storage cannot show. */
  isHidden?(path: string): boolean;
};

export type StoredFile = { bytes: Uint8Array; etag: string };

export type Condition = {
  /** The file must still be the one with this etag; `null`: there must be none. Absent: whatever is there. */
  ifMatch?: string | null;
  /**
   * Another file that must still be the one with this etag while this one changes. A bucket, which compares one file at a
   * time, asks right before it writes.
   */
  whileCurrent?: { path: string; etag: string | null };
};

/** Somebody else wrote the file first: read it again and decide again. */
export class ConflictError extends Error {
  override name = 'ConflictError';

  constructor(readonly path: string) {
    super(`${path} was changed by somebody else in the meantime`);
  }
}

/**
 * Returns the path as it is.
 *
 * @throws Error when the path leads out of the origin, or is no path
 */
export function expectPath(path: string): string {
  const leavesOrigin = path.startsWith('/') || path.split('/').includes('..');
  if (path === '' || leavesOrigin || path.includes('\\') || path.includes('\0'))
    throw new Error(`"${path}" is not a path inside the origin`);
  return path;
}

/** The text of a file; `undefined` when there is none. */
export async function readText(storage: Pick<Storage, 'read'>, path: string): Promise<string | undefined> {
  const file = await storage.read(path);
  return file && textOf(file.bytes);
}

/** @throws Error when the file is there and holds no JSON */
export async function readJson(storage: Pick<Storage, 'read'>, path: string): Promise<unknown> {
  const text = await readText(storage, path);
  return text === undefined ? undefined : parseJson(text, path);
}

/**
 * Reads a JSON file of a release.
 *
 * @throws Error when the file is missing, holds no JSON, or is larger or deeper than any build makes one
 */
export async function readRequired(storage: Storage, path: string): Promise<unknown> {
  const text = await readText(storage, path);
  if (text === undefined) throw new Error(`${path} is missing. Copy it from a backup, or publish the next version.`);
  return parseReleased(text, path);
}

/** In characters: the largest JSON file of a release that commands read. */
const largestReleased = 8_000_000;
/** Levels of arrays and objects in each other. Much that handles JSON calls itself for each level and ends at some thousands. */
const deepest = 100;

/**
 * Parses a JSON file that a team wrote, and that commands of other teams read: it must not hold them up.
 *
 * @throws Error that names the file when it holds no JSON, or is larger or deeper than any build makes one
 */
export function parseReleased(text: string, path: string): unknown {
  const megabytes = (length: number) => `${(length / 1_000_000).toFixed(1)} MB`;
  if (text.length > largestReleased)
    throw new Error(
      `${path} has ${megabytes(text.length)}, and no command reads more than ${megabytes(largestReleased)} of JSON. Divide what it describes.`,
    );
  return parseJson(text, path);
}

/** @throws Error that names the file when the text is no JSON, or is nested too deeply */
export function parseJson(text: string, path: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${path} holds no valid JSON`);
  }
  if (isDeeper(value, deepest)) throw new Error(`${path} is nested more than ${deepest} levels deep`);
  return value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

export function bytesOf(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
