import type { Discovery, Entry } from '@furrow/discovery/discovery';
import { signedBytes } from '@furrow/discovery/signed';
import { parsePublicSite, publicSiteFile, type PublicSite } from '@furrow/formats/public-site.schema';
import { inTime } from './load-error';

type Teams = NonNullable<PublicSite['teams']>;

/** Milliseconds for which an open page follows the discovery document. */
const followsFor = 24 * 60 * 60 * 1000;

/** Whether a key signed something, by both of them. The answer stays while the discovery document is fetched again and again. */
const answers = new Map<string, Promise<boolean>>();

/**
 * The discovery document without the versions that an open page must not run, on a site that names its teams. Whoever may write that one
 * file cannot sign, and documents are made of signed versions alone. So a path whose version is left out here is answered by its document.
 *
 * A version stays when the document of this page named it, or when a team that may release the app has signed it. The keys are in
 * a file that the document pins with its hash. A page that is older than a day trusts its own version alone: somebody may hold back newer
 * discovery documents, and the next document says what is live.
 *
 * @param pinned the integrity of the public settings of the site
 * @param first the version that the document named
 */
export async function signedOnly(
  discovery: Discovery,
  pinned: string,
  first?: { name: string; entry: Entry },
): Promise<Discovery> {
  // When keys have changed since this document was sent, or the document is old, a newer document names the keys to
  // trust.
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

/** False as well where the browser knows no Ed25519, and on a page that came without TLS. */
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
