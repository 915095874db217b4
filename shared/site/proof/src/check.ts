/**
 * The SHA-256 of a text in UTF-8, computed by the browser.
 *
 * @throws Error where the browser cannot: it computes fingerprints on pages of https and of this machine only
 */
export async function computeFingerprint(text: string): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new Error('This browser cannot compute fingerprints here.');
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * How many characters of `changed` are other ones than in `text`, or are missing: what lies between the part they begin
 * with alike and the one they end with alike.
 */
export function changedCharacters(text: string, changed: string): number {
  let start = 0;
  while (start < Math.min(text.length, changed.length) && text[start] === changed[start]) start += 1;
  let end = 0;
  const most = Math.min(text.length, changed.length) - start;
  while (end < most && text[text.length - 1 - end] === changed[changed.length - 1 - end]) end += 1;
  return Math.max(text.length, changed.length) - start - end;
}
