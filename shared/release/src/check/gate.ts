import { type Entry, entriesOf, liveEntry } from '@furrow/discovery/discovery';
import type { Release } from '@furrow/formats/release.schema';
import { type Ledger, viewOf } from '../domain/ledger';
import { ownersOf } from '../domain/ownership';
import { Refused } from '../domain/refused';
import { foreignGift, signerOf, teamsProblem, type Teams } from '../domain/signature';
import { readRelease } from '../store/releases';
import type { Storage } from '../store/storage';
import { contractProblems } from './contract-gate';
import { fragmentProblems } from './fragment-gate';
import { reactWarnings } from './react-minors';
import { canaryReleases, relatedReleases } from './related-releases';
import { claimProblems, droppedRoutes } from './route-gate';
import { sharedProblems } from './shared-gate';
import { tokenProblems } from './token-gate';

/** How strict the gate is. */
export type GateOptions = {
  /** Lets a route, a fragment or a custom property of the live version disappear. */
  allowDrop?: boolean;
  /** Asks only for what visitors get now, and not for what a later rollback would bring back. */
  onlyNow?: boolean;
};

/** What a release is judged by: what is live, and who may release what. */
export type SiteNow = { ledger: Ledger; teams: Teams | undefined };

export type Verdict = {
  /** Every reason why the release must not go live, as a sentence that says what is wrong and what to do. */
  problems: string[];
  /** What the release changes for the site although it fits, as sentences that keep nobody from releasing. */
  warnings: string[];
};

/**
 * Judges a release by the site as it is now. This needs no browser and takes milliseconds, so it runs again in the very moment the
 * pointer moves.
 */
export async function judge(
  storage: Storage,
  { ledger, teams }: SiteNow,
  release: Release,
  { allowDrop = false, onlyNow = false }: GateOptions = {},
): Promise<Verdict> {
  const discovery = viewOf(ledger);
  const current = liveEntry(entriesOf(discovery, release.app));
  const owners = ownersOf(discovery, (app, claim) => !foreignGift(teams, app, claim));
  const others = await relatedReleases(storage, ledger, release);
  const canaries = await canaryReleases(storage, ledger, release);
  const currentRelease = current && (await readRelease(storage, release.app, current).catch(() => undefined));
  const problems = [
    ...contractProblems(release, discovery, onlyNow),
    ...claimProblems(discovery, owners, release),
    ...(current && !allowDrop ? droppedRoutes(current, release) : []),
    ...(allowDrop ? [] : fragmentProblems(release, others.values(), currentRelease)),
    ...(allowDrop ? [] : tokenProblems(release, { live: others, canaries }, currentRelease)),
    ...sharedProblems(release, others),
  ];
  return { problems, warnings: reactWarnings(release, others) };
}

/**
 * Refuses an entry that may not be on a site which names its teams: no team that may release the app has signed it, or it claims what
 * another team was given. A site that names none takes every release.
 *
 * @returns the team that signed it; `undefined` on a site that names none
 * @throws Refused that says why
 */
export function expectTeam(teams: Teams | undefined, app: string, entry: Entry): string | undefined {
  const problem = teamsProblem(teams, app, entry);
  if (problem !== undefined) refuseFor(app, entry.metadata.version, [problem]);
  return teams && signerOf(teams, app, entry);
}

/** @throws Refused that lists the problems, when there are any */
export function refuseFor(app: string, version: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Refused(`${app}@${version} is refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
}
