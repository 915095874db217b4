import { canaryEntry, type Discovery, type Entry, hostName, liveEntry } from '@furrow/discovery/discovery';
import { matchesPattern, segmentsOf } from '@furrow/discovery/route-match';

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
 * What the versions that have visitors own. Its making takes as long as the site has claims; the answers take no longer on a large site.
 *
 * @param mayClaim whether an app may have what it claims; the site gives some paths to teams of other apps
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

/** The patterns that begin with the same segments: those that end here, by `*` those that take any rest, and those that go on. */
type Branch = { ends: Claim[]; rest: Claim[]; next: Map<string, Branch> };

const newBranch = (): Branch => ({ ends: [], rest: [], next: new Map() });

const anySegment = ':';

/** The segments of a pattern; all those that take any text are one. */
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

/** The claims that match some of the paths which the rest of a pattern matches. */
function overlapping({ ends, rest, next }: Branch, [step, ...further]: readonly string[]): Claim[] {
  if (step === undefined) return [...rest, ...ends];
  const all = step === '*';
  const taken = all || step === anySegment ? [...next.values()] : [next.get(step), next.get(anySegment)];
  const deeper = taken.flatMap((branch) => (branch ? overlapping(branch, all ? [step] : further) : []));
  return [...rest, ...(all ? ends : []), ...deeper];
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
