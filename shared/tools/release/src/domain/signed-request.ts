import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { isSignedBy } from './signature';

/*
 * A team proves with its key that it sent a request. The request is signed as in RFC 9421 (HTTP Message Signatures),
 * with one fixed list of what is signed: the method, the host and path that the request is for, and the digest of the
 * body as in RFC 9530. The signature also covers the time and a random value, so that a server can refuse a request that
 * is old or that it has seen before.
 */

/** What a signature covers. */
export type SignedParts = {
  method: string;
  /** The host of the site, with its port unless it is the default one: `furrow.example`. */
  authority: string;
  path: string;
  /** What {@link digestOf} returns for the body. */
  digest: string;
};

/** A signature as the headers of a request state it. Nothing about it has been checked. */
export type StatedSignature = {
  digest: string;
  /** The signed parameters, in the form in which they are part of the signed text. */
  parameters: string;
  /** When the request was signed, in seconds since 1970, by the clock of the sender. */
  created: number;
  /** 32 hexadecimal digits. */
  nonce: string;
  /** The public key, in the form of the teams file. */
  key: string;
  /** In base64. */
  signature: string;
};

const coveredParts = '("@method" "@authority" "@path" "content-digest")';
const parametersPattern =
  /^furrow=(\("@method" "@authority" "@path" "content-digest"\);created=(\d{1,12});nonce="([0-9a-f]{32})";keyid="([A-Za-z0-9+/=]{1,100})";alg="ed25519")$/;
const signaturePattern = /^furrow=:([A-Za-z0-9+/]{86}==):$/;
const digestPattern = /^sha-256=:[A-Za-z0-9+/]{43}=:$/;

/** The `Content-Digest` of a body. */
export function digestOf(body: Uint8Array): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
}

/**
 * The headers that prove who sends a request.
 *
 * @param created in seconds since 1970
 * @param nonce 32 hexadecimal digits that are used once
 */
export function signRequest(
  parts: SignedParts,
  key: KeyObject,
  { created, nonce }: Pick<StatedSignature, 'created' | 'nonce'>,
): Record<string, string> {
  const keyId = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  const parameters = `${coveredParts};created=${created};nonce="${nonce}";keyid="${keyId}";alg="ed25519"`;
  return {
    'Content-Digest': parts.digest,
    'Signature-Input': `furrow=${parameters}`,
    Signature: `furrow=:${sign(null, signedText(parts, parameters), key).toString('base64')}:`,
  };
}

/** The headers from which {@link readSignature} read a signature. */
export function signatureHeaders({ digest, parameters, signature }: StatedSignature): Record<string, string> {
  return {
    'content-digest': digest,
    'signature-input': `furrow=${parameters}`,
    signature: `furrow=:${signature}:`,
  };
}

/** Reads the headers of {@link signRequest}; undefined when they are missing or have another form. */
export function readSignature(headers: NodeJS.Dict<string | string[]>): StatedSignature | undefined {
  const digest = headers['content-digest'];
  const [, parameters, created, nonce, key] = parametersPattern.exec(String(headers['signature-input'])) ?? [];
  const [, signature] = signaturePattern.exec(String(headers['signature'])) ?? [];
  if (typeof digest !== 'string' || !digestPattern.test(digest)) return undefined;
  if (!parameters || !created || !nonce || !key || !signature) return undefined;
  return { digest, parameters, created: Number(created), nonce, key, signature };
}

/** Whether the key that the signature names has signed this request. */
export function isSignatureOf(
  { digest, parameters, key, signature }: StatedSignature,
  parts: Omit<SignedParts, 'digest'>,
): boolean {
  return isSignedBy(key, signedText({ ...parts, digest }, parameters), signature);
}

function signedText({ method, authority, path, digest }: SignedParts, parameters: string): Buffer {
  return Buffer.from(
    [
      `"@method": ${method}`,
      `"@authority": ${authority}`,
      `"@path": ${path}`,
      `"content-digest": ${digest}`,
      `"@signature-params": ${parameters}`,
    ].join('\n'),
  );
}
