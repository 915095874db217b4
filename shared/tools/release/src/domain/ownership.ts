import { canaryEntry, type Discovery, type Entry, hostName, liveEntry } from '@furrow/discovery/discovery';
import { matchesPattern } from '@furrow/discovery/route-match';
import { PatternMap } from './pattern-map';

/*
 * Which app owns which address of the site. A path or a file of the site belongs to the app whose live version or
 * canary claims it. The gate checks this before a version goes live. Compose and verify check it again, because
 * somebody may have written the ledger without passing the gate.
 */

/** What a version claims: patterns of its pages, and addresses of files such as `/feed.atom`. */
type Claims = { routes: readonly string[]; siteFiles: readonly string[] };

/** A claim that conflicts with a claim of another app. */
type Conflict = {
  claim: string;
  /** What the other app claims: the same address, or a pattern that matches some of the same paths. */
  rival: string;
  other: string;
};

export type Owners = {
  /** The patterns of an app that match a path claimed by another app. */
  routeRivals(app: string, routes: readonly string[]): Conflict[];
  /** The addresses of an app's files that another app claims too. */
  fileRivals(app: string, siteFiles: readonly string[]): Conflict[];
};

type Claim = { app: string; claim: string };

/**
 * Collects the claims of all versions that have visitors. Building the index takes time in proportion to the number of
 * claims. Each lookup takes the same time on a large site as on a small one.
 *
 * @param mayClaim whether an app may have what it claims; a site can reserve paths for teams
 */
export function ownersOf(discovery: Discovery, mayClaim: (app: string, claim: string) => boolean = () => true): Owners {
  const routes = new PatternMap<Claim>();
  const files = new Map<string, Claim[]>();
  for (const [app, entries] of Object.entries(discovery.microFrontends)) {
    const claimed = [liveEntry(entries), canaryEntry(entries)].map(claimsOf);
    if (app !== hostName)
      for (const claim of new Set(claimed.flatMap((one) => one.routes)))
        if (mayClaim(app, claim)) routes.add(claim, { app, claim });
    for (const claim of new Set(claimed.flatMap((one) => one.siteFiles)))
      if (mayClaim(app, claim)) files.set(claim, [...(files.get(claim) ?? []), { app, claim }]);
  }
  const rivalsIn = (app: string, claims: readonly string[], near: (claim: string) => Claim[]) =>
    claims.flatMap((claim) =>
      near(claim)
        .filter((one) => one.app !== app)
        .map((one) => ({ claim, rival: one.claim, other: one.app })),
    );
  return {
    routeRivals: (app, patterns) => rivalsIn(app, patterns, (pattern) => routes.overlapping(pattern)),
    fileRivals: (app, addresses) => rivalsIn(app, addresses, (address) => files.get(address) ?? []),
  };
}

/** What an entry claims, or nothing without an entry. */
function claimsOf(entry: Entry | undefined): Claims {
  return { routes: entry?.extras.routes ?? [], siteFiles: entry?.extras.siteFiles ?? [] };
}

/**
 * Makes a function that explains why an address of the entry, for a page or a file, is not its own; the function
 * returns `undefined` when it is. If two apps claim the same address, either may be wrong, so neither gets it.
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
    // Both apps produce this same sentence, so it is reported once.
    const [one, two] = [app, rivalry.other].sort();
    return `${address} is claimed by both ${one} and ${two}, but only one can have it. Roll back the one that took it.`;
  };
}
