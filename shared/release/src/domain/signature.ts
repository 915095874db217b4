import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import type { Entry } from '@furrow/discovery/discovery';
import { patternsOverlap } from '@furrow/discovery/route-match';
import { signedBytes } from '@furrow/discovery/signed';
import { type Facts, factsOf } from './ledger';
import { teamsFile } from './paths';
import { Refused } from './refused';

/*
 * Who may release what. A team signs what its release says of itself with its Ed25519 key; the site lists the public keys. What
 * happens to the release afterwards (promoted, rolled back, removed) is not signed, so nobody needs a key for it.
 */

/**
 * The teams of a site by name: the apps that each may release, its public keys (SPKI, in base64), and the paths that its apps alone may
 * claim, as patterns.
 */
export type Teams = Record<string, { apps: string[]; keys: string[]; routes?: string[] | undefined }>;

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
  const mayRelease = ([, { apps }]: [string, Teams[string]]) => apps.includes(app);
  const all = Object.entries(teams);
  // A signature takes its time, and nearly all are by a team of the app.
  const inTurn = [...all.filter(mayRelease), ...all.filter((team) => !mayRelease(team))];
  return inTurn.find(([, { keys }]) => keys.some(isSignedBy))?.[0];
}

/**
 * Why the entry may not be on the site; `undefined` when it may.
 *
 * @param teams `undefined`: the site names no teams, and takes every entry
 */
export function teamsProblem(teams: Teams | undefined, app: string, entry: Entry): string | undefined {
  if (!teams) return undefined;
  const name = `${app}@${entry.metadata.version}`;
  const advice = `Somebody who may release ${app} signs it: release sign ${name}`;
  if (entry.extras.signature === undefined) return `${name} is not signed. ${advice}`;
  const signer = signerOf(teams, app, entry);
  if (signer === undefined)
    return `the signature of ${name} is by no key of this site, or of another release. ${advice}`;
  if (!teams[signer]?.apps.includes(app))
    return `${name} is signed by ${signer}, who may not release ${app}. ${advice}`;
  return claimProblem(teams, app, entry);
}

/** Why the entry claims what is not its own, by what the site gives to other teams. */
function claimProblem(teams: Teams, app: string, { metadata, extras }: Entry): string | undefined {
  for (const claim of [...extras.routes, ...(extras.siteFiles ?? [])]) {
    const gift = foreignGift(teams, app, claim);
    if (gift)
      return `${app}@${metadata.version} claims ${claim}, and this site gives ${gift.route} to ${gift.team} (${teamsFile}). Take it out of the release, or let the site give it to a team that may release ${app}.`;
  }
  return undefined;
}

/** What the site gives to a team that may not release the app, and the app claims; `undefined` when it may claim it. */
export function foreignGift(teams: Teams | undefined, app: string, claim: string): Gift | undefined {
  return givenRoutes(teams ?? {}).find(
    ({ team, route }) => !teams?.[team]?.apps.includes(app) && patternsOverlap(claim, route),
  );
}

/** A pattern that the site gives to a team. */
type Gift = { team: string; route: string };

function givenRoutes(teams: Teams): Gift[] {
  return Object.entries(teams).flatMap(([team, { routes = [] }]) => routes.map((route) => ({ team, route })));
}

/** Why the teams cannot all have what the site gives them: two of them were given the same path. `undefined` when they can. */
export function givenTwice(teams: Teams): string | undefined {
  const given = givenRoutes(teams);
  for (const [index, one] of given.entries()) {
    const other = given
      .slice(index + 1)
      .find(({ team, route }) => team !== one.team && patternsOverlap(route, one.route));
    if (other)
      return `${teamsFile} gives ${one.route} to ${one.team} and ${other.route} to ${other.team}, which match the same paths. Give each path to one team.`;
  }
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
