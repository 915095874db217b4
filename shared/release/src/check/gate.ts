import semver from 'semver';
import { type Discovery, type Entry, entriesOf, hostName, liveEntry } from '@furrow/discovery/discovery';
import { matchesPattern } from '@furrow/discovery/route-match';
import { publishedFile, releaseFile, type Release } from '@furrow/formats/release.schema';
import type { Candidate } from '../store/candidate';
import { isPagePath } from '../domain/paths';
import { contractProblems } from './contract-gate';
import { fragmentProblems, offerProblems } from './fragment-gate';
import { isSiteFile, siteFilesOf } from '@furrow/formats/site-file';
import { reactWarnings } from './react-minors';
import { isCompressedCopy } from '../store/compressed-copies';
import { readRelease } from '../store/releases';
import { type Ledger, viewOf } from '../domain/ledger';
import { ownersOf, type Owners } from '../domain/ownership';
import { Refused } from '../domain/refused';
import { foreignGift, signerOf, teamsProblem, type Teams } from '../domain/signature';
import type { Storage } from '../store/storage';
import { relatedReleases } from './related-releases';
import { tokenProblems } from './token-gate';

/** In characters. Patterns of all apps are compared with each other. */
const longestPattern = 500;
/** Of one app, for the same reason. */
const mostRoutes = 2000;

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
  const currentRelease = current && (await readRelease(storage, release.app, current).catch(() => undefined));
  const problems = [
    ...contractProblems(release, discovery, onlyNow),
    ...ownershipProblems(owners, release),
    ...siteFileProblems(owners, release),
    ...nameProblems(discovery, release),
    ...(current && !allowDrop ? droppedRoutes(current, release) : []),
    ...(allowDrop ? [] : fragmentProblems(release, others.values(), currentRelease)),
    ...(allowDrop ? [] : tokenProblems(release, others, currentRelease)),
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

/** Every problem of the build itself, whatever is live. */
export function buildProblems({ release, pages, exposes }: Candidate): string[] {
  const problems = siteFilesOf(Object.keys(release.files))
    .filter((path) => !isSiteFile(path))
    .map(
      (path) =>
        `its file site/${path} cannot have an address of the site. Use lower-case letters, digits and dashes, an ending such as .xml, .json, .txt, .png or .ico, and no name that the site itself needs.`,
    );
  for (const path of Object.keys(release.files).filter(isCompressedCopy))
    problems.push(
      `its file ${path} has the name of a compressed copy, which no visitor can ask for. Leave it out of the build: copies are made when a release is stored.`,
    );
  for (const path of Object.keys(release.files)) {
    if (/[\\\p{Cc}]/u.test(path))
      problems.push(
        `its file ${path} has a backslash or a control character in its name, which not every disk and store can keep. Give it another name.`,
      );
    if (path === releaseFile || path === publishedFile)
      problems.push(
        `its file ${path} has the name of a file that is made when a release is stored. Give it another name.`,
      );
  }
  if (release.app === hostName) {
    if (release.routes.length > 0)
      problems.push('the host claims routes, but pages belong to remotes. Move them into one.');
    return problems;
  }
  problems.push(...offerProblems(release));
  if (release.fragments && !exposes.includes('./fragments'))
    problems.push('it offers fragments, but does not expose ./fragments. Build it with defineRemote().');
  if (!exposes.includes('./lifecycles')) {
    problems.push(
      'it does not expose ./lifecycles, so the host has nothing to mount. Expose src/lifecycles.ts under that name.',
    );
  } else if (!release.lifecycles) {
    problems.push('./lifecycles lacks one of the functions mount and unmount. Build it with defineRemote().');
  }
  if (release.routes.length > mostRoutes)
    problems.push(
      `it has ${release.routes.length} routes, and a remote may have ${mostRoutes}. Join them by variable segments.`,
    );
  const documents = new Set(pages.map((page) => page.path));
  const declared = release.routes.flatMap((route) => route.pages);
  for (const { pattern, pages: paths } of release.routes) {
    if (!isPattern(pattern) || pattern.length > longestPattern)
      problems.push(
        `the route "${pattern}" is no valid pattern. Use lower-case segments, :name for a variable one, no slash at the end, and at most ${longestPattern} characters.`,
      );
    if (paths.length === 0)
      problems.push(`the route ${pattern} has no prerendered page. List its paths under "pages" in routes.ts.`);
    for (const path of paths) {
      if (!isPagePath(path))
        problems.push(
          `the page "${path}" cannot be a document of the site. Use lower-case letters, digits and dashes, and no slash at the end.`,
        );
      else if (!matchesPattern(pattern, path))
        problems.push(`the page ${path} does not match its route ${pattern}. Correct "pages" in routes.ts.`);
      if (!documents.has(path))
        problems.push(`the page ${path} was not prerendered. Build again and look at the build's messages.`);
    }
  }
  for (const path of documents) {
    if (!declared.includes(path))
      problems.push(`there is a document for ${path}, which no route names. Build again from a clean folder.`);
  }
  for (const path of new Set(declared.filter((one, index) => declared.indexOf(one) !== index))) {
    problems.push(`two routes name the page ${path}. Keep it in one of them.`);
  }
  return problems;
}

/** The files of an app lie in the folder of its name, so no other app may have pages there. */
function nameProblems(discovery: Discovery, release: Release): string[] {
  const problems: string[] = [];
  for (const [other, entries] of Object.entries(discovery.microFrontends)) {
    if (other === release.app) continue;
    const own = release.routes.find(({ pattern }) => firstSegment(pattern) === other);
    if (own)
      problems.push(
        `it claims ${own.pattern}, but /${other}/ is where the files of the app ${other} lie. Choose another path.`,
      );
    const foreign = liveEntry(entries)?.extras.routes.find((pattern) => firstSegment(pattern) === release.app);
    if (foreign !== undefined)
      problems.push(
        `its files would lie in /${release.app}/, but ${other} owns ${foreign}. Give the app another name.`,
      );
  }
  return problems;
}

function firstSegment(pattern: string): string | undefined {
  return pattern.split('/')[1];
}

/** A path belongs to one remote, so patterns of two remotes must not even overlap. */
function ownershipProblems(owners: Owners, release: Release): string[] {
  const patterns = release.routes.map(({ pattern }) => pattern);
  const rivals = owners.routeRivals(release.app, patterns);
  return rivals.map(({ claim, rival, other }) => {
    const owned = rival === claim ? `which ${other} owns` : `but ${other} owns ${rival}, which matches the same paths`;
    return `it claims ${claim}, ${owned}. Take the route out of routes.ts, or let ${other} give it up in a release of its own first.`;
  });
}

/** An address of the site belongs to one app, whichever of its versions is live. */
function siteFileProblems(owners: Owners, release: Release): string[] {
  const addresses = siteFilesOf(Object.keys(release.files)).map((path) => `/${path}`);
  return owners
    .fileRivals(release.app, addresses)
    .map(
      ({ claim, other }) =>
        `it has a file for ${claim}, which ${other} owns. Take the file out, or let ${other} give it up in a release of its own first.`,
    );
}

function droppedRoutes({ metadata, extras }: Entry, release: Release): string[] {
  return extras.routes
    .filter((pattern) => !release.routes.some((route) => shapeOf(route.pattern) === shapeOf(pattern)))
    .map(
      (pattern) =>
        `it drops the route ${pattern}, which the live ${release.app}@${metadata.version} serves: its visitors would get a 404. Put the route back, or say --allow-drop.`,
    );
}

/**
 * A singleton exists once in a page. The host's copy is there first, so it must satisfy every remote; a package the host
 * does not bring is provided by whichever remote loads first, so all of them must satisfy each other.
 */
function sharedProblems(release: Release, live: Map<string, Release>): string[] {
  const problems: string[] = [];
  const host = release.app === hostName ? release : live.get(hostName);
  const remotes = [...live.values(), release].filter((one) => one.app !== hostName);

  for (const needing of remotes) {
    for (const [key, need] of Object.entries(needing.shared)) {
      if (!need.singleton || need.requiredVersion === false) continue;
      const own = host?.shared[key]?.version;
      const providers =
        own === undefined ? remotes.filter((one) => one !== needing) : [host].filter((one) => one !== undefined);
      for (const provider of providers) {
        const given = provider.shared[key]?.version;
        if (given === undefined || (needing !== release && provider !== release)) continue;
        if (semver.satisfies(given, need.requiredVersion, { includePrerelease: true })) continue;
        if (isReact(key) && semver.minVersion(need.requiredVersion)?.major === semver.parse(given)?.major) continue;
        const who = needing === release ? 'it' : `the live ${needing.app}@${needing.version}`;
        const whom = provider === release ? 'it provides' : `the live ${provider.app}@${provider.version} provides`;
        const advice = isReact(key)
          ? 'Build against the React of the site, or bring your own with defineRemote({ ownReact: true }).'
          : 'Align the versions in the workspace catalog and build again.';
        problems.push(
          `${who} needs ${key} ${need.requiredVersion} as the one copy in the page, but ${whom} ${given}. ${advice}`,
        );
      }
    }
  }
  return problems;
}

/** Minors of React may differ: pages of another one render anew. */
const isReact = (key: string) => key === 'react' || key.startsWith('react-dom');

function isPattern(pattern: string): boolean {
  if (pattern.endsWith('/index')) return false;
  return pattern === '/' || /^(?:\/(?::[A-Za-z][A-Za-z0-9]*|[a-z0-9][a-z0-9_~-]*))*(?:\/\*)?$/.test(pattern);
}

function shapeOf(pattern: string): string {
  return pattern.replaceAll(/:[^/]+/g, ':');
}
