import { createHash } from 'node:crypto';
import { bytesOf, ConflictError, type OriginStorage, type StoredFile } from './storage';

/** The etag of a file's content: 27 characters of its SHA-256. Files with equal etags are equal. */
export function etagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}

/** A file with this content. */
export function storedFile(content: Uint8Array | string): StoredFile {
  const bytes = bytesOf(content);
  return { bytes, etag: etagOf(bytes) };
}

/** @throws ConflictError when the file has another etag than this one; `null` stands for a file that does not exist */
export async function expectEtag(
  { read }: Pick<OriginStorage, 'read'>,
  path: string,
  etag: string | null,
): Promise<void> {
  if (((await read(path))?.etag ?? null) !== etag) throw new ConflictError(path);
}
