import { type Discovery, hostName } from '@furrow/discovery/discovery';
import { keyOfApp, keyOfPath, partsFormat, type PartsIndex } from '@furrow/discovery/parts.schema';
import { partFile, partsIndexFile } from '@furrow/formats/discovery-parts';
import { shortHashOf } from './integrity';
import { toJson } from './json';

/**
 * A site with more apps than this also publishes its discovery document in parts, with about this many apps in each
 * part.
 */
export const appsInPart = 24;

/**
 * Whether browsers read the site's discovery document in parts. Every app with a published version counts, even a
 * retired one. So a site crosses the limit once, and its documents, which tell browsers to read parts, need to be
 * composed again only then.
 *
 * @param view the ledger in the form of a discovery document
 */
export function isInParts({ microFrontends }: Discovery): boolean {
  return Object.keys(microFrontends).filter((app) => app !== hostName).length > appsInPart;
}

/** The range of keys under which an app must be found, from the first to the last. */
type Claim = { app: string; from: string; to: string };

/**
 * Splits a discovery document into parts, followed by their index, as texts by file name. Each part holds the complete,
 * signed entries of its apps and those of the host. A pattern such as `/:page`, which matches any first segment, puts
 * its app into every part.
 */
export function discoveryParts({ microFrontends, ...document }: Discovery): Map<string, string> {
  const files = new Map<string, string>();
  const index: PartsIndex = { format: partsFormat, parts: [] };
  for (const { from, apps } of divided(claimsOf(microFrontends))) {
    const entries = [hostName, ...apps].sort().flatMap((app) => {
      const held = microFrontends[app];
      return held ? [[app, held] as const] : [];
    });
    const text = toJson({ ...document, microFrontends: Object.fromEntries(entries) });
    const hash = shortHashOf(text);
    files.set(partFile(hash), text);
    index.parts.push({ from, hash });
  }
  return files.set(partsIndexFile, toJson(index));
}

function claimsOf(microFrontends: Discovery['microFrontends']): Claim[] {
  const claims = Object.entries(microFrontends).flatMap(([app, entries]): Claim[] => {
    if (app === hostName) return [];
    const patterns = new Set(entries.flatMap(({ extras }) => extras.routes));
    const name = keyOfApp(app);
    return [{ app, from: name, to: name }, ...[...patterns].map((pattern) => ({ app, ...keysOf(pattern) }))];
  });
  return claims.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}

/** A range that covers the keys of all paths a pattern matches. It may cover other keys as well. */
function keysOf(pattern: string): { from: string; to: string } {
  const segments = keyOfPath(pattern).split('/');
  const free = segments.findIndex((segment) => segment === '*' || segment.startsWith(':'));
  if (free < 0) return { from: segments.join('/'), to: segments.join('/') };
  const from = segments.slice(0, free).join('/');
  return { from, to: from === '' ? behindAll : `${from}/${behindAll}` };
}

/** A key that sorts after every key with this prefix. */
const behindAll = '\uffff';

/**
 * Starts a new part whenever the current one has enough apps. An app whose range extends beyond its part is in the next
 * part as well.
 */
function divided(claims: readonly Claim[]): { from: string; apps: Set<string> }[] {
  let part = { from: '', apps: new Set<string>() };
  let begun = new Set<string>();
  let open: Claim[] = [];
  const parts = [part];
  for (const claim of claims) {
    if (begun.size >= appsInPart && !begun.has(claim.app)) {
      open = open.filter(({ to }) => to >= claim.from);
      part = { from: claim.from, apps: new Set(open.map(({ app }) => app)) };
      begun = new Set();
      parts.push(part);
    }
    begun.add(claim.app);
    part.apps.add(claim.app);
    open.push(claim);
  }
  return parts;
}
