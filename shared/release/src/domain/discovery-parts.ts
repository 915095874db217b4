import { type Discovery, hostName } from '@furrow/discovery/discovery';
import { keyOfApp, keyOfPath, partsFormat, type PartsIndex } from '@furrow/discovery/parts.schema';
import { partFile, partsIndexFile } from '@furrow/formats/discovery-parts';
import { shortHashOf } from './integrity';
import { toJson } from './json';

/** A site of more apps has its discovery document also in parts, and about so many apps are in each. */
export const appsInPart = 24;

/**
 * Whether browsers read the discovery document of the site in parts. All apps count of which a version is published: an app that is retired
 * changes nothing, so that the documents of a site, which tell browsers, are composed anew for this once and not again and again.
 *
 * @param view the ledger in the form of a discovery document
 */
export function isInParts({ microFrontends }: Discovery): boolean {
  return Object.keys(microFrontends).filter((app) => app !== hostName).length > appsInPart;
}

/** The keys that an app wants to be found by: all from the first to the last one. */
type Claim = { app: string; from: string; to: string };

/**
 * The parts of a discovery document and, behind them, their index: texts by file. Each part holds the whole entries of its apps, with their
 * signatures, and those of the host. A pattern such as `/:page`, which takes any first segment, brings its app into every part.
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

/** The keys of all paths that a pattern matches, and of some others between them. */
function keysOf(pattern: string): { from: string; to: string } {
  const segments = keyOfPath(pattern).split('/');
  const free = segments.findIndex((segment) => segment === '*' || segment.startsWith(':'));
  if (free < 0) return { from: segments.join('/'), to: segments.join('/') };
  const from = segments.slice(0, free).join('/');
  return { from, to: from === '' ? behindAll : `${from}/${behindAll}` };
}

/** Behind each key that begins as the text before it. */
const behindAll = '\uffff';

/** Begins a part whenever the one before has enough apps; an app whose claim reaches further is in the next one as well. */
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
