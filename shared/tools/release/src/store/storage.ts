/**
 * A place for an origin: a folder or a bucket. Conditional writes keep two teams from overwriting each other's updates.
 *
 * Paths are relative, with forward slashes and no leading slash: `shop/1.4.0-0123456789abcdef/mf-manifest.json`.
 */
export type OriginStorage = {
  /** Reads a whole file, or `undefined` when there is none. It never returns a half-written file. */
  read(path: string): Promise<StoredFile | undefined>;
  /** All paths that start with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /**
   * Replaces the whole file at once.
   *
   * @returns the etag of the new content
   * @throws ConflictError when `condition` no longer holds
   */
  write(path: string, content: Uint8Array | string, condition?: Condition): Promise<string>;
  /**
   * Removes the file. Nothing happens when there is none and no condition.
   *
   * @throws ConflictError when `condition` no longer holds
   */
  remove(path: string, condition?: Condition): Promise<void>;
  /**
   * The compressed copies that this storage keeps beside a file, decompressed; `undefined` content for a missing or
   * broken copy.
   */
  copies?(path: string): Promise<{ path: string; bytes: Uint8Array | undefined }[]>;
  /**
   * Those of the given files that are not stored or lack a compressed copy. Absent where there are no compressed copies.
   *
   * @param folder with a slash at its end
   * @param lengths the length of each file by its path in the folder
   */
  lacking?(folder: string, lengths: ReadonlyMap<string, number>): Promise<string[]>;
  /**
   * Keeps some room free for commands that repair the site, where the storage can be full.
   *
   * @throws Error when there is not enough room left
   */
  reserve?(): Promise<void>;
  /** Gives up the room that {@link reserve} keeps, for a command that must be able to write. */
  freeReserve?(): Promise<void>;
  /**
   * Finds out whether a release can be stored here, before somebody builds one. Absent where only the attempt tells.
   *
   * @throws Refused when the place cannot be written, or has no room
   */
  expectRoom?(): Promise<void>;
  /** The room on the disk of the origin; absent where there is no disk that can be full. */
  room?(): Promise<Room>;
  /** Whether there may be a file at this path that this storage cannot show. */
  isHidden?(path: string): boolean;
};

export type Room = { freeBytes: number; sizeBytes: number; freeFiles: number };

export type StoredFile = { bytes: Uint8Array; etag: string };

export type Condition = {
  /** The file must still have this etag, or, for `null`, must not exist. When absent, any file is replaced. */
  ifMatch?: string | null;
  /**
   * Another file that must still have this etag while this one changes. A bucket compares only one file per request, so
   * it checks the other file right before it writes.
   */
  whileCurrent?: { path: string; etag: string | null };
};

/** Somebody else wrote the file first. Read it again and decide again. */
export class ConflictError extends Error {
  override name = 'ConflictError';

  constructor(readonly path: string) {
    super(`${path} was changed by somebody else in the meantime`);
  }
}

/**
 * Checks a path and returns it unchanged.
 *
 * @throws Error when the path leads out of the origin or is not a valid path
 */
export function expectPath(path: string): string {
  const leavesOrigin = path.startsWith('/') || path.split('/').includes('..');
  if (path === '' || leavesOrigin || path.includes('\\') || path.includes('\0'))
    throw new Error(`"${path}" is not a path inside the origin`);
  return path;
}

/** The text of a file; `undefined` when there is none. */
export async function readText(storage: Pick<OriginStorage, 'read'>, path: string): Promise<string | undefined> {
  const file = await storage.read(path);
  return file && textOf(file.bytes);
}

/** @throws Error when the file exists but is not valid JSON */
export async function readJson(storage: Pick<OriginStorage, 'read'>, path: string): Promise<unknown> {
  const text = await readText(storage, path);
  return text === undefined ? undefined : parseJson(text, path);
}

/** In characters: the size limit for JSON files of releases. */
const largestReleased = 8_000_000;
/**
 * The limit for nested arrays and objects. Many functions that process JSON are recursive and fail at some thousands of
 * levels.
 */
const deepest = 100;

/**
 * Parses a JSON file that one team wrote and the other teams' commands read. It must not be able to hold them up.
 *
 * @throws Error that names the file when it is not valid JSON, or is larger or more deeply nested than any build
 *   produces
 */
export function parseReleased(text: string, path: string): unknown {
  const megabytes = (length: number) => `${(length / 1_000_000).toFixed(1)} MB`;
  if (text.length > largestReleased)
    throw new Error(
      `${path} has ${megabytes(text.length)}, and no command reads more than ${megabytes(largestReleased)} of JSON. Split it up.`,
    );
  return parseJson(text, path);
}

/** @throws Error that names the file when the text is not valid JSON or is too deeply nested */
export function parseJson(text: string, path: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${path} is not valid JSON`);
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
