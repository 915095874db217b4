import { createHash } from 'node:crypto';

/** The subresource integrity of a file, `sha384-…`, as a browser compares it. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
