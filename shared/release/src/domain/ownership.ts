import { canaryEntry, type Discovery, type Entry, hostName, liveEntry } from '@furrow/discovery/discovery';
import { matchesPattern, segmentsOf } from '@furrow/discovery/route-match';

/*
 * Which app owns which address of the site. A path or a file of the site belongs to the app whose live version or
 * canary claims it. The gate checks this before a version goes live. Compose and verify check it again, because
 * somebody may have written the ledger without passing the gate.
 */

/** What a version claims: patterns of its pages, and addresses of files such as `/feed.atom`. */
type Claims = { routes: readonly string[]; siteFiles: readonly string[] };

/** A claim that conflicts with a claim of another app. */
type Rivalry = {
  claim: string;
  /** What the other app claims: the same address, or a pattern that matches some of the same paths. */
  rival: string;
  other: string;
};

export type Owners = {
  /** The patterns of an app that match a path claimed by another app. */
  routeRivals(app: string, routes: readonly string[]): Rivalry[];
  /** The addresses of an app's files that another app claims too. */
  fileRivals(app: string, siteFiles: readonly string[]): Rivalry[];
};

type Claim = { app: string; claim: string };

/**
 * Collects the claims of all versions that have visitors. Building the index takes time in proportion to the number of
 * claims. Each lookup takes the same time on a large site as on a small one.
 *
 * @param mayClaim whether an app may have what it claims; a site can reserve paths for teams
 */
export function ownersOf(discovery: Discovery, mayClaim: (app: string, claim: string) => boolean = () => true): Owners {
  const routes = newBranch();
  const files = new Map<string, Claim[]>();
  for (const [app, entries] of Object.entries(discovery.microFrontends)) {
    const claimed = [liveEntry(entries), canaryEntry(entries)].map(claimsOf);
    if (app !== hostName)
      for (const claim of new Set(claimed.flatMap((one) => one.routes)))
        if (mayClaim(app, claim)) addPattern(routes, { app, claim });
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
    routeRivals: (app, patterns) => rivalsIn(app, patterns, (pattern) => overlapping(routes, stepsOf(pattern))),
    fileRivals: (app, addresses) => rivalsIn(app, addresses, (address) => files.get(address) ?? []),
  };
}

/**
 * The patterns that share the same leading segments: those that end here, those that match any rest (`*`), and those
 * that continue.
 */
type Branch = { ends: Claim[]; rest: Claim[]; next: Map<string, Branch> };

const newBranch = (): Branch => ({ ends: [], rest: [], next: new Map() });

const anySegment = ':';

/** The segments of a pattern. All parameters count as the same segment. */
function stepsOf(pattern: string): string[] {
  return segmentsOf(pattern).map((segment) => (segment.startsWith(anySegment) ? anySegment : segment));
}

function addPattern(root: Branch, claim: Claim): void {
  let branch = root;
  for (const step of stepsOf(claim.claim)) {
    if (step === '*') return void branch.rest.push(claim);
    const next = branch.next.get(step) ?? newBranch();
    branch.next.set(step, next);
    branch = next;
  }
  branch.ends.push(claim);
}

/** The claims that overlap with the rest of a pattern. */
function overlapping({ ends, rest, next }: Branch, [step, ...further]: readonly string[]): Claim[] {
  if (step === undefined) return [...rest, ...ends];
  const all = step === '*';
  const taken = all || step === anySegment ? [...next.values()] : [next.get(step), next.get(anySegment)];
  const deeper = taken.flatMap((branch) => (branch ? overlapping(branch, all ? [step] : further) : []));
  return [...rest, ...(all ? ends : []), ...deeper];
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
    return `${address} is claimed by ${one} and by ${two}, and belongs to one of them. Roll back the one that took it.`;
  };
}
