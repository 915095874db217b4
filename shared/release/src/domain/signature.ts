import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import type { Entry } from '@furrow/discovery/discovery';
import { signedBytes } from '@furrow/discovery/signed';
import { type Facts, factsOf } from './ledger';
import { Refused } from './refused';

/*
 * Who may release what. A team signs what its release says of itself with its Ed25519 key; the site lists the public keys. What
 * happens to the release afterwards (promoted, rolled back, removed) is not signed, so nobody needs a key for it.
 */

/** The teams of a site by name: the apps that each may release, and its public keys (SPKI, in base64). */
export type Teams = Record<string, { apps: string[]; keys: string[] }>;

/** The signature of a release by the key, in base64. */
export function signFacts(app: string, facts: Facts, key: KeyObject): string {
  return sign(null, signedBytes(app, facts), key).toString('base64');
}

/** The team whose key signed the entry; `undefined` when no key of the site did. */
export function signerOf(teams: Teams, app: string, entry: Entry): string | undefined {
  const { signature } = entry.extras;
  if (signature === undefined) return undefined;
  const bytes = signedBytes(app, factsOf(entry));
  const isSignedBy = (key: string) => verify(null, bytes, publicKey(key), Buffer.from(signature, 'base64'));
  const signers = Object.entries(teams).filter(([, { keys }]) => keys.some(isSignedBy));
  return (signers.find(([, { apps }]) => apps.includes(app)) ?? signers[0])?.[0];
}

/**
 * Why the entry may not be on the site; `undefined` when it may.
 *
 * @param teams `undefined`: the site names no teams, and takes every entry
 */
export function signatureProblem(teams: Teams | undefined, app: string, entry: Entry): string | undefined {
  if (!teams) return undefined;
  const name = `${app}@${entry.metadata.version}`;
  const advice = `Somebody who may release ${app} signs it: release sign ${name}`;
  if (entry.extras.signature === undefined) return `${name} is not signed. ${advice}`;
  const signer = signerOf(teams, app, entry);
  if (signer === undefined)
    return `the signature of ${name} is by no key of this site, or of another release. ${advice}`;
  if (!teams[signer]?.apps.includes(app))
    return `${name} is signed by ${signer}, who may not release ${app}. ${advice}`;
  return undefined;
}

/** A new pair of keys: the private one as PEM (PKCS #8), the public one as the teams file holds it. */
export function newKeys(): { privateKey: string; publicKey: string } {
  const pair = generateKeyPairSync('ed25519');
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/**
 * Reads a private key as {@link newKeys} writes it.
 *
 * @param source where the text comes from, for the error message
 * @throws Refused when the text holds no private Ed25519 key
 */
export function readSigningKey(text: string, source: string): KeyObject {
  const advice = 'Make one with: release keygen <file>';
  let key: KeyObject;
  try {
    key = createPrivateKey(text);
  } catch {
    throw new Refused(`${source} holds no private key. ${advice}`);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Refused(`${source} holds no Ed25519 key. ${advice}`);
  return key;
}

/** Whether the text is a public Ed25519 key as the teams file holds it. */
export function isPublicKey(text: string): boolean {
  try {
    return publicKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

function publicKey(text: string): KeyObject {
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}
