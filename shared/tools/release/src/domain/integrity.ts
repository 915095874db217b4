import { createHash } from 'node:crypto';

/** The first 16 hexadecimal digits of a text's SHA-384, for names of immutable files. */
export function shortHashOf(text: string): string {
  return createHash('sha384').update(text).digest('hex').slice(0, 16);
}

/** The subresource integrity of a file, `sha384-…`, in the form that browsers check. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
