import { createHash } from 'node:crypto';

/** The etag of a file's content: 27 characters of its SHA-256. Files with equal etags are equal. */
export function etagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}
