import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import type { Entry } from '@furrow/discovery/discovery';
import { signedBytes } from '@furrow/discovery/signed';
import { liveEntry } from '@furrow/discovery/discovery';
import { type Facts, factsOf, type Ledger, viewOf } from './ledger';
import { teamsFile } from './paths';
import { PatternMap } from './pattern-map';
import { type Reason, reason, Refused } from './refused';
import { memoize } from './memoize';

/*
 * Who may release what. A team signs the facts of its release with its Ed25519 key, and the site lists the public keys.
 * What happens to the release afterwards (promotion, rollback, removal) is not signed, so it needs no key.
 */

/**
 * The teams of the site by name. Each has the apps that it may release, its public keys (SPKI in base64), the patterns
 * of paths that only its apps may claim, and where it may show its releases: environments, and `live`. Without the last,
 * it may everywhere.
 */
export type Teams = Record<
  string,
  {
    apps: string[];
    keys: string[];
    routes?: string[] | undefined;
    promotes?: string[] | undefined;
    canaries?: number | undefined;
  }
>;

/** A pattern that the site reserves for a team. */
type Reservation = { team: string; route: string };

/** Who may release each app, and what the site reserves for teams. */
type Rights = { releasers: Map<string, [string, Teams[string]][]>; reservations: PatternMap<Reservation> };

/** The rights in a list of teams. Every version and every claim of a site asks for them, and the list may be long. */
const rightsIn = memoize((teams: Teams): Rights => {
  const rights: Rights = { releasers: new Map(), reservations: new PatternMap() };
  for (const team of Object.entries(teams))
    for (const app of new Set(team[1].apps)) rights.releasers.set(app, [...(rights.releasers.get(app) ?? []), team]);
  for (const gift of givenRoutes(teams)) rights.reservations.add(gift.route, gift);
  return rights;
}, new WeakMap());

/** The signature of a release, in base64. */
export function signFacts(app: string, facts: Facts, key: KeyObject): string {
  return sign(null, signedBytes(app, facts), key).toString('base64');
}

/** The team whose key signed the entry, or `undefined` when no key of the site did. */
export function signerOf(teams: Teams, app: string, entry: Entry): string | undefined {
  const { signature } = entry.extras;
  if (signature === undefined) return undefined;
  const bytes = signedBytes(app, factsOf(entry));
  const hasSigned = ([, { keys }]: [string, Teams[string]]) => keys.some((key) => isSignedBy(key, bytes, signature));
  // Verification is slow, and nearly all signatures are from a team of the app, so those keys are tried first.
  const signer = rightsIn(teams).releasers.get(app)?.find(hasSigned) ?? Object.entries(teams).find(hasSigned);
  return signer?.[0];
}

/**
 * Whether a public key, in the form of the teams file, signed these bytes.
 *
 * @param signature in base64
 */
export function isSignedBy(key: string, bytes: Uint8Array, signature: string): boolean {
  return verify(null, bytes, publicKey(key), Buffer.from(signature, 'base64'));
}

/**
 * Explains why the entry may not be on the site; returns `undefined` when it may.
 *
 * @param teams `undefined` when the site does not name any teams and accepts every entry
 */
export function teamsProblem(teams: Teams | undefined, app: string, entry: Entry): Reason | undefined {
  if (!teams) return undefined;
  const name = `${app}@${entry.metadata.version}`;
  const advice = `Have someone who may release ${app} sign it: release sign ${name}`;
  if (entry.extras.signature === undefined) return reason('FUR-TEAM-UNSIGNED', `${name} is not signed. ${advice}`);
  const signer = signerOf(teams, app, entry);
  if (signer === undefined)
    return reason(
      'FUR-TEAM-SIGNATURE',
      `the signature of ${name} was not made with a key of this site, or is for another release. ${advice}`,
    );
  if (!teams[signer]?.apps.includes(app))
    return reason(
      'FUR-TEAM-NOT-OWNER',
      `${name} is signed by ${signer}, who is not allowed to release ${app}. ${advice}`,
    );
  return claimProblem(teams, app, entry);
}

/** The live versions, as `app@version`, that may not be on a site with these teams. An untrusted canary is only left out. */
export function untrustedOf(teams: Teams, ledger: Ledger): string[] {
  return Object.entries(viewOf(ledger).microFrontends).flatMap(([app, entries]) =>
    [liveEntry(entries)]
      .filter((entry) => entry !== undefined)
      .filter((entry) => teamsProblem(teams, app, entry) !== undefined)
      .map(({ metadata }) => `${app}@${metadata.version}`),
  );
}

/** The public half of a private key, as the teams file holds it. */
export function publicHalf(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** The apps that a team with this private key may release. */
export function appsOfKey(teams: Teams, key: KeyObject): string[] {
  const own = publicHalf(key);
  return [...new Set(Object.values(teams).flatMap(({ keys, apps }) => (keys.includes(own) ? apps : [])))];
}

/** Explains which claim of the entry is reserved for another team. */
function claimProblem(teams: Teams, app: string, { metadata, extras }: Entry): Reason | undefined {
  for (const claim of [...extras.routes, ...(extras.siteFiles ?? [])]) {
    const gift = foreignReservation(teams, app, claim);
    if (gift)
      return reason(
        'FUR-TEAM-PATH-GIVEN',
        `${app}@${metadata.version} claims ${claim}, but this site gives ${gift.route} to ${gift.team} (${teamsFile}). Take it out of the release, or let the site give it to a team that may release ${app}.`,
      );
  }
  return undefined;
}

/** The first claim of the app that the site reserves for a team that may not release the app, or `undefined`. */
export function foreignReservation(teams: Teams | undefined, app: string, claim: string): Reservation | undefined {
  if (!teams) return undefined;
  const reservations = rightsIn(teams).reservations.overlapping(claim);
  return reservations.find(({ team }) => !teams[team]?.apps.includes(app));
}

function givenRoutes(teams: Teams): Reservation[] {
  return Object.entries(teams).flatMap(([team, { routes = [] }]) => routes.map((route) => ({ team, route })));
}

/** Explains which path is reserved for two teams at once, or returns `undefined`. */
export function givenTwice(teams: Teams): string | undefined {
  const { reservations } = rightsIn(teams);
  for (const { team, route } of givenRoutes(teams)) {
    const other = reservations.overlapping(route).find((gift) => gift.team !== team);
    if (other)
      return `${teamsFile} gives ${route} to ${team} and ${other.route} to ${other.team}, which match the same paths. Give each path to one team.`;
  }
  return undefined;
}

/** Generates a key pair: the private key as PEM (PKCS #8), and the public key as the teams file holds it. */
export function newKeys(): { privateKey: string; publicKey: string } {
  const pair = generateKeyPairSync('ed25519');
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/**
 * A key as its file has it. Variables of pipelines often lose line breaks, hold them as `\\n`, or keep the quotation
 * marks of a file of settings.
 */
function withLineBreaks(text: string): string {
  const label = 'PRIVATE KEY-----';
  const [, key = ''] =
    new RegExp(`-----BEGIN ${label}([^-]+)-----END ${label}`).exec(text.replaceAll('\\n', '\n')) ?? [];
  return key && `-----BEGIN ${label}\n${key.replaceAll(/\s/g, '')}\n-----END ${label}\n`;
}

/**
 * Parses a private key in the form that {@link newKeys} returns, whatever became of its line breaks.
 *
 * @param source where the text comes from, for the error message
 * @throws Refused when the text does not contain a private Ed25519 key
 */
export function readSigningKey(text: string, source: string): KeyObject {
  const advice = 'Make one with: release keygen <file>';
  let key: KeyObject;
  try {
    key = createPrivateKey(withLineBreaks(text));
  } catch {
    throw new Refused(
      'FUR-KEY-UNREADABLE',
      `${source} does not contain a private key. Give it the whole text of the key file, with the lines BEGIN and END. ${advice}`,
    );
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Refused('FUR-KEY-UNREADABLE', `${source} does not contain an Ed25519 key. ${advice}`);
  return key;
}

/** Whether the text is a public Ed25519 key in the form of the teams file. */
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
