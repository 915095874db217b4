import { type Entry, entriesOf, hostName, liveEntry } from '@furrow/discovery/discovery';
import { languagePattern } from '@furrow/formats/languages';
import type { Release } from '@furrow/formats/release.schema';
import type { SlotSettings } from '@furrow/formats/slot.schema';
import { siteFilesOf } from '@furrow/formats/site-file';
import { readSite } from '../compose/site/settings';
import { type Ledger, viewOf } from '../domain/ledger';
import { ownersOf } from '../domain/ownership';
import { proofProblems, type Proofs } from '../domain/domain-proofs';
import { type Reason, reason, Refused } from '../domain/refused';
import { foreignReservation, signerOf, teamsProblem, type Teams } from '../domain/signature';
import { readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import { contractProblems } from './contract-gate';
import { fragmentProblems } from './fragment-gate';
import { menuWarnings } from './menu-warnings';
import { reactWarnings } from './react-minors';
import { canaryReleases, relatedReleases } from './related-releases';
import { claimProblems, droppedRoutes } from './route-gate';
import { shellLosses, shellLossProblems } from './shell-gate';
import { sharedProblems, unusedMajors } from './shared-gate';
import { fillingProblems, leavingWarnings, offeringProblems, placesOfParts } from './slot-gate';
import { tokenProblems } from './token-gate';
import { translationWarnings } from './translation-warnings';

/** How strict the gate is. */
export type GateOptions = {
  /** Allows a route, a fragment, a custom property, or props of a slot of the live version to disappear. */
  allowDrop?: boolean;
  /** Considers only what visitors get now, and not what a later rollback would bring back. */
  onlyNow?: boolean;
};

/** What a release is checked against: the current state of the site, and who may release what. */
export type SiteNow = { ledger: Ledger; teams: Teams | undefined };

export type Verdict = {
  /** Every reason why the release must not go live. */
  problems: Reason[];
  /** What changes for the site with a release that may go live, as sentences. They refuse nothing. */
  warnings: string[];
  /** Where pages of others show its parts, as sentences. */
  places: string[];
};

/**
 * Checks a release against the current site. This needs no browser and takes milliseconds, so it runs again at the very
 * moment when the ledger changes.
 */
export async function judge(
  storage: OriginStorage,
  { ledger, teams }: SiteNow,
  release: Release,
  { allowDrop = false, onlyNow = false }: GateOptions = {},
): Promise<Verdict> {
  const discovery = viewOf(ledger);
  const current = liveEntry(entriesOf(discovery, release.app));
  const owners = ownersOf(discovery, (app, claim) => !foreignReservation(teams, app, claim));
  const others = await relatedReleases(storage, ledger, release);
  const canaries = await canaryReleases(storage, ledger, release);
  const currentRelease = current && (await readRelease(storage, release.app, current).catch(() => undefined));
  const lost = allowDrop || onlyNow ? [] : shellLosses(release, others, currentRelease);
  const settings = lost.length > 0 || fillsAnew(release, currentRelease) ? await slotSettings(storage) : {};
  const slotSite = { others, discovery, current: currentRelease, settings };
  const filling = fillingProblems(release, slotSite);
  const offering = offeringProblems(release, slotSite);
  const problems = [
    ...contractProblems(release, discovery, onlyNow),
    ...claimProblems(discovery, owners, release),
    // A rollback does not wait for the operator: no proof is composed that the settings do not give.
    ...(onlyNow ? [] : await claimedProofs(storage, release)),
    ...(onlyNow ? [] : await claimedLanguages(storage, release)),
    ...(current && !allowDrop ? droppedRoutes(current, release) : []),
    ...(allowDrop ? [] : fragmentProblems(release, others.values(), currentRelease)),
    ...(allowDrop ? [] : tokenProblems(release, { live: others, canaries }, currentRelease)),
    // After a rollback a part that does not fit is left out of its slot.
    ...(onlyNow ? [] : filling.problems),
    ...(allowDrop ? [] : offering.problems),
    ...shellLossProblems(lost, settings),
    ...sharedProblems(release, others),
  ];
  const warnings = [
    ...reactWarnings(release, others),
    ...menuWarnings(release, others.get(hostName)),
    ...translationWarnings(release, currentRelease),
    ...filling.warnings,
    ...leavingWarnings(release, slotSite),
    ...offering.warnings,
    ...unusedMajors(release, [...others.values(), ...canaries]),
  ];
  return { problems, warnings, places: placesOfParts(release, slotSite) };
}

/** What the settings of the site say about slots. Most releases do not ask, because the settings may be damaged. */
async function slotSettings(storage: OriginStorage): Promise<SlotSettings> {
  return (await readSite(storage)).slots ?? {};
}

/** Whether a release fills a slot that the live one does not fill. */
function fillsAnew({ fragments = [] }: Release, current: Release | undefined): boolean {
  const filled = (one: NonNullable<Release['fragments']>) =>
    one.flatMap(({ name, fills = [] }) => fills.map(({ slot }) => `${name} ${slot}`));
  const before = new Set(filled(current?.fragments ?? []));
  return filled(fragments).some((filling) => !before.has(filling));
}

/** The routes of a release under which the site has its pages in another language. */
async function claimedLanguages(storage: OriginStorage, { routes }: Release): Promise<Reason[]> {
  const firstPart = (pattern: string) => pattern.split('/')[1] ?? '';
  const likely = routes.filter(({ pattern }) => languagePattern.test(firstPart(pattern)));
  if (likely.length === 0) return [];
  // Settings that are damaged keep nobody from releasing. Until they can be read, the site has no further language.
  const settings = await readSite(storage).catch(() => undefined);
  const [, ...prefixed] = settings?.languages ?? [];
  return likely
    .filter(({ pattern }) => prefixed.includes(firstPart(pattern)))
    .map(({ pattern }) =>
      reason(
        'FUR-GATE-LANGUAGE-PATH',
        `it claims ${pattern}, but under /${firstPart(pattern)}/ the site has its pages in the language ${firstPart(pattern)}. Choose another path.`,
      ),
    );
}

async function claimedProofs(storage: OriginStorage, { app, files }: Release): Promise<Reason[]> {
  const addresses = siteFilesOf(Object.keys(files)).map((path) => `/${path}`);
  const problemsBy = (proofs?: Proofs) =>
    proofProblems(proofs, app, addresses).map(({ code, text }) => reason(code, `it ${text}`));
  // Without a proof the settings are not read, which may be damaged.
  return problemsBy().length > 0 ? problemsBy((await readSite(storage)).proofs) : [];
}

/**
 * Refuses an entry that may not be on a site that names its teams: either no team that may release the app has signed
 * it, or it claims what is reserved for another team. A site that does not name any teams accepts every release.
 *
 * @returns the team that signed it; `undefined` on a site that names none
 * @throws Refused with the reason
 */
export function expectTeam(teams: Teams | undefined, app: string, entry: Entry): string | undefined {
  const problem = teamsProblem(teams, app, entry);
  if (problem !== undefined) refuseFor(app, entry.metadata.version, [problem]);
  return teams && signerOf(teams, app, entry);
}

/** @throws Refused with the list of problems, when there are any */
export function refuseFor(app: string, version: string, problems: readonly Reason[]): void {
  if (problems.length === 0) return;
  throw new Refused(problems, `${app}@${version} was refused:`);
}
