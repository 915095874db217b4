import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** One line of a record: `Place: Salem Pack House, line 2`. */
export type RecordLine = readonly [key: string, value: string];

/** A record as it was signed, and its SHA-256 as 64 hexadecimal digits. */
export type SignedRecord = { text: string; fingerprint: string };

const before = 'Line before';
const first = 'none, this is the first';

/** The text that is signed: a head, then one `Key: value` a line. The lines end with LF, the last one has no line break. */
export function recordText(head: string, lines: readonly RecordLine[]): string {
  return [head, ...lines.map(([key, value]) => `${key}: ${value}`)].join('\n');
}

/**
 * The SHA-256 of a text in UTF-8, as lower-case hexadecimal. Pages are prerendered with it. What a visitor checks is
 * computed by the browser's own implementation instead: see `computeFingerprint`.
 */
export function fingerprintOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * Records that were signed one after the other. The last line of each holds the fingerprint of the one before, so that
 * no earlier one can change.
 */
export function chainRecords(head: string, records: readonly (readonly RecordLine[])[]): SignedRecord[] {
  const chain: SignedRecord[] = [];
  for (const lines of records) {
    const text = recordText(head, [...lines, [before, chain.at(-1)?.fingerprint ?? first]]);
    chain.push({ text, fingerprint: fingerprintOf(text) });
  }
  return chain;
}

/** `e086 88a8 …`: a fingerprint in groups of four, as people compare and read it. */
export function groupsOf(fingerprint: string): string[] {
  return fingerprint.match(/.{1,4}/g) ?? [];
}

/** How many bytes a text has in UTF-8. */
export function byteLength(text: string): number {
  return utf8ToBytes(text).length;
}
