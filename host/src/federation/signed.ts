import type { Discovery, Entry } from '@furrow/discovery/discovery';
import { signedBytes } from '@furrow/discovery/signed';
import { parsePublicSite, publicSiteFile, type PublicSite } from '@furrow/formats/public-site.schema';
import { inTime } from './load-error';

type Teams = NonNullable<PublicSite['teams']>;

/** The age in milliseconds up to which an open page accepts newer discovery documents. */
const followsFor = 24 * 60 * 60 * 1000;

/**
 * Whether a signature is valid, by the key and the signature. The results are kept because the discovery document is
 * fetched again and again.
 */
const answers = new Map<string, Promise<boolean>>();

/**
 * Removes from the discovery document of a site that names its teams the versions that an open page must not run. An
 * attacker who can write the discovery document still cannot sign, and documents are composed of signed versions only.
 * So a link to a path whose version was removed here loads the document of that path.
 *
 * A version stays when the document of this page named it, or when a team that may release the app has signed it. The
 * keys are in a file whose hash is in the document. A page that is older than a day accepts its own version only,
 * because an attacker might withhold newer discovery documents. The next document says what is live.
 *
 * @param pinned the hash of the public settings of the site
 * @param first the version that the document named
 */
export async function signedOnly(
  discovery: Discovery,
  pinned: string,
  first?: { name: string; entry: Entry },
): Promise<Discovery> {
  // If the keys have changed since this document was sent, or the document is old, only a newer document can say which
  // keys are valid.
  const isOld = Date.now() - performance.timeOrigin > followsFor;
  const teams = isOld ? {} : await readTeams(pinned).catch((): Teams => ({}));
  const named = first && textOf(first.name, first.entry);
  const isTrusted = async (app: string, entry: Entry) => textOf(app, entry) === named || isSigned(teams, app, entry);
  const apps = Object.entries(discovery.microFrontends).map(async ([app, entries]) => {
    const trusted = await Promise.all(entries.map((entry) => isTrusted(app, entry)));
    return [app, entries.filter((_, index) => trusted[index])] as const;
  });
  return { ...discovery, microFrontends: Object.fromEntries(await Promise.all(apps)) };
}

function readTeams(integrity: string): Promise<Teams> {
  return inTime('discovery', async (signal) => {
    const response = await fetch(`/${publicSiteFile}`, { integrity, signal, cache: 'no-cache' });
    return parsePublicSite(await response.json()).teams ?? {};
  });
}

async function isSigned(teams: Teams, app: string, entry: Entry): Promise<boolean> {
  const { signature } = entry.extras;
  if (signature === undefined) return false;
  const keys = Object.values(teams).flatMap((team) => (team.apps.includes(app) ? team.keys : []));
  const found = await Promise.all(
    keys.map((key) => {
      const question = [key, signature, textOf(app, entry)].join('\n');
      const answer = answers.get(question) ?? verifies(key, signature, signedBytes(app, entry));
      answers.set(question, answer);
      return answer;
    }),
  );
  return found.includes(true);
}

/**
 * Verifies a signature. The result is false when the browser does not support Ed25519, and on a page that was not
 * loaded over TLS.
 */
async function verifies(key: string, signature: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    const imported = await crypto.subtle.importKey('spki', decode(key), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, decode(signature), bytes);
  } catch {
    return false;
  }
}

function textOf(app: string, entry: Entry): string {
  return new TextDecoder().decode(signedBytes(app, entry));
}

function decode(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
