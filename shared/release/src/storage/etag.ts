import { createHash } from 'node:crypto';

/** A short name of a content: two files with the same etag are equal. */
export function etagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}
