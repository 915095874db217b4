import canonicalize from 'canonicalize';
import type { Entry } from './discovery';

/** Fields of an entry that say what happened to the release after it was published; they are not signed. */
const history = ['promoted', 'withdrawn', 'failuresTo'];

/**
 * The bytes that a team signs: a line that names the format, then the app and what the entry says of the release, among it name,
 * version, release hash and routes, as canonical JSON (RFC 8785). A later field of the entry is signed as well.
 */
export function signedBytes(
  app: string,
  { deployment, extras, ...entry }: Pick<Entry, 'url' | 'metadata' | 'extras'> & Partial<Entry>,
): Uint8Array<ArrayBuffer> {
  const notSigned = [...history, 'signature'];
  const lasting = Object.fromEntries(Object.entries(extras).filter(([name]) => !notSigned.includes(name)));
  return new TextEncoder().encode(`furrow release 1\n${canonicalize({ app, ...entry, extras: lasting })}`);
}
