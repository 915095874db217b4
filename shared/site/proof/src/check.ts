import { bytesToHex } from '@noble/hashes/utils';

/**
 * The SHA-256 of a text in UTF-8, computed by the browser.
 *
 * @throws Error where the browser cannot: it computes fingerprints on pages of https and of this machine only
 */
export async function computeFingerprint(text: string): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new Error('This browser cannot compute fingerprints here.');
  return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/**
 * How many characters of `changed` are other ones than in `text`, or are missing: what lies between the part they begin
 * with alike and the one they end with alike.
 */
export function changedCharacters(text: string, changed: string): number {
  const shorter = Math.min(text.length, changed.length);
  let start = 0;
  while (start < shorter && text[start] === changed[start]) start += 1;
  let end = 0;
  while (start + end < shorter && text.at(-1 - end) === changed.at(-1 - end)) end += 1;
  return Math.max(text.length, changed.length) - start - end;
}
