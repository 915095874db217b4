/**
 * Where an origin lives: a folder today, a bucket tomorrow. Four operations are all that a release needs; the conditional
 * write is what keeps two teams from losing each other's update.
 *
 * Paths are relative, with forward slashes and no leading one: `shop/1.4.0/mf-manifest.json`.
 */
export type Storage = {
  /** The whole file, or `undefined` when there is none. Never a half-written one. */
  read(path: string): Promise<StoredFile | undefined>;
  /** All paths that start with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /**
   * Replaces the whole file at once.
   *
   * @throws ConflictError when `condition` does not hold any more
   */
  write(path: string, content: Uint8Array | string, condition?: Condition): Promise<void>;
  /**
   * Removes the file; nothing happens when there is none and no condition.
   *
   * @throws ConflictError when `condition` does not hold any more
   */
  remove(path: string, condition?: Condition): Promise<void>;
  /** The compressed copies this storage keeps beside a file, decompressed; `undefined` content when one is missing or broken. */
  copies?(path: string): Promise<{ path: string; bytes: Uint8Array | undefined }[]>;
};

export type StoredFile = { bytes: Uint8Array; etag: string };

/** The file must still be the one with this etag; `null`: there must be none. */
export type Condition = { ifMatch: string | null };

/** Somebody else wrote the file first: read it again and decide again. */
export class ConflictError extends Error {
  override name = 'ConflictError';

  constructor(readonly path: string) {
    super(`${path} was changed by somebody else in the meantime`);
  }
}

export async function readText(storage: Storage, path: string): Promise<string | undefined> {
  const file = await storage.read(path);
  return file && textOf(file.bytes);
}

/** @throws Error when the file is there and holds no JSON */
export async function readJson(storage: Storage, path: string): Promise<unknown> {
  const text = await readText(storage, path);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`${path} holds no valid JSON`);
  }
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

export function bytesOf(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
