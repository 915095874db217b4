import { canaryEntry, type Discovery, type Entry, hostName, liveEntry } from '@furrow/discovery/discovery';
import { matchesPattern, patternsOverlap } from '@furrow/discovery/route-match';

/*
 * Who owns which address of the site. A path and a file of the site belong to one app: the one whose live version or canary claims it.
 * The gate asks before a version goes live, and whoever composes or verifies asks again, because the document that says what is live
 * may have been written past the gate.
 */

/** What a version wants to own: patterns of its pages, and addresses of files such as `/feed.atom`. */
type Claims = { routes: readonly string[]; siteFiles: readonly string[] };

/** A claim of one app that another one has, too. */
type Rivalry = {
  claim: string;
  /** What the other app claims: the same, or a pattern that matches some of the same paths. */
  rival: string;
  other: string;
};

export type Owners = {
  /** The patterns of an app that match a path which another app claims. */
  routeRivals(app: string, routes: readonly string[]): Rivalry[];
  /** The addresses of an app's files that another app has a file for. */
  fileRivals(app: string, siteFiles: readonly string[]): Rivalry[];
};

type Claim = { app: string; claim: string };

/**
 * What the versions that have visitors own. It takes as long as the site has claims, and answers at once.
 *
 * @param mayClaim whether an app may have what it claims; the site gives some paths to teams of other apps
 */
export function ownersOf(discovery: Discovery, mayClaim: (app: string, claim: string) => boolean = () => true): Owners {
  const routes = new Map<string, Claim[]>();
  const files = new Map<string, Claim[]>();
  for (const [app, entries] of Object.entries(discovery.microFrontends)) {
    const claimed = [liveEntry(entries), canaryEntry(entries)].map(claimsOf);
    if (app !== hostName)
      for (const claim of new Set(claimed.flatMap((one) => one.routes)))
        if (mayClaim(app, claim)) add(routes, firstSegment(claim), { app, claim });
    for (const claim of new Set(claimed.flatMap((one) => one.siteFiles)))
      if (mayClaim(app, claim)) add(files, claim, { app, claim });
  }
  const near = (pattern: string): Claim[] => {
    const first = firstSegment(pattern);
    if (first === anySegment) return [...routes.values()].flat();
    return [...(routes.get(first) ?? []), ...(routes.get(anySegment) ?? [])];
  };
  return {
    routeRivals: (app, patterns) =>
      patterns.flatMap((claim) =>
        near(claim)
          .filter((one) => one.app !== app && patternsOverlap(one.claim, claim))
          .map((one) => ({ claim, rival: one.claim, other: one.app })),
      ),
    fileRivals: (app, addresses) =>
      addresses.flatMap((claim) =>
        (files.get(claim) ?? [])
          .filter((one) => one.app !== app)
          .map((one) => ({ claim, rival: one.claim, other: one.app })),
      ),
  };
}

/** What an entry claims; nothing when there is none. */
function claimsOf(entry: Entry | undefined): Claims {
  return { routes: entry?.extras.routes ?? [], siteFiles: entry?.extras.siteFiles ?? [] };
}

/**
 * Makes a function that tells why an address of the entry is not its own, for its pages and its files; `undefined` where it is. Two apps
 * that claim one address can both be wrong, so neither has it.
 */
export function disputeOf(owners: Owners, app: string, entry: Entry): (address: string) => string | undefined {
  const { routes, siteFiles } = claimsOf(entry);
  const rivals = [...owners.routeRivals(app, routes), ...owners.fileRivals(app, siteFiles)];
  if (rivals.length === 0) return () => undefined;
  return (address) => {
    const rivalry = rivals.find(
      ({ claim, rival }) =>
        (claim === address && rival === address) || (matchesPattern(claim, address) && matchesPattern(rival, address)),
    );
    if (!rivalry) return undefined;
    // Both apps say it in the same words, and it is told once.
    const [one, two] = [app, rivalry.other].sort();
    return `${address} is claimed by ${one} and by ${two}, and belongs to one of them. Roll back the one that took it.`;
  };
}

const anySegment = ':';

/** The first segment of a pattern; all those that take any text are one. */
function firstSegment(pattern: string): string {
  const first = pattern.split('/')[1] ?? '';
  return first === '*' || first.startsWith(':') ? anySegment : first;
}

function add(claims: Map<string, Claim[]>, key: string, claim: Claim): void {
  const known = claims.get(key);
  if (known) known.push(claim);
  else claims.set(key, [claim]);
}
