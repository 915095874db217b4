import { createHash } from 'node:crypto';

/** The first 16 hexadecimal digits of the SHA-384 of a text, for names of what never changes. */
export function shortHashOf(text: string): string {
  return createHash('sha384').update(text).digest('hex').slice(0, 16);
}

/** The subresource integrity of a file, `sha384-…`, as a browser compares it. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
