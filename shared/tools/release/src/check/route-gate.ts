import { type Discovery, type Entry, liveEntry } from '@furrow/discovery/discovery';
import type { Release } from '@furrow/formats/release.schema';
import { siteFilesOf } from '@furrow/formats/site-file';
import type { Owners } from '../domain/ownership';
import { type Reason, reason } from '../domain/refused';

/** The pages and site files that a release claims and another app owns. */
export function claimProblems(discovery: Discovery, owners: Owners, release: Release): Reason[] {
  return [
    ...ownershipProblems(owners, release),
    ...siteFileProblems(owners, release),
    ...nameProblems(discovery, release),
  ];
}

/** The files of an app are in the folder with its name, so no other app may have pages there. */
function nameProblems(discovery: Discovery, release: Release): Reason[] {
  const problems: Reason[] = [];
  for (const [other, entries] of Object.entries(discovery.microFrontends)) {
    if (other === release.app) continue;
    const own = release.routes.find(({ pattern }) => firstSegment(pattern) === other);
    if (own)
      problems.push(
        reason(
          'FUR-GATE-PATH-OF-FILES',
          `it claims ${own.pattern}, but /${other}/ is where the files of the app ${other} lie. Choose another path.`,
        ),
      );
    const foreign = liveEntry(entries)?.extras.routes.find((pattern) => firstSegment(pattern) === release.app);
    if (foreign !== undefined)
      problems.push(
        reason(
          'FUR-GATE-NAME-IS-PATH',
          `its files would be in /${release.app}/, but ${other} owns ${foreign}. Give the app another name.`,
        ),
      );
  }
  return problems;
}

function firstSegment(pattern: string): string | undefined {
  return pattern.split('/')[1];
}

/** A path belongs to one remote, so the patterns of two remotes must not even overlap. */
function ownershipProblems(owners: Owners, release: Release): Reason[] {
  const patterns = release.routes.map(({ pattern }) => pattern);
  const rivals = owners.routeRivals(release.app, patterns);
  return rivals.map(({ claim, rival, other }) => {
    const owned = rival === claim ? `which ${other} owns` : `but ${other} owns ${rival}, which matches the same paths`;
    return reason(
      'FUR-GATE-ROUTE-TAKEN',
      `it claims ${claim}, ${owned}. Take the route out of routes.ts, or have ${other} release a version without it first.`,
    );
  });
}

/** An address belongs to one app, whichever of its versions is live. */
function siteFileProblems(owners: Owners, release: Release): Reason[] {
  const addresses = siteFilesOf(Object.keys(release.files)).map((path) => `/${path}`);
  return owners
    .fileRivals(release.app, addresses)
    .map(({ claim, other }) =>
      reason(
        'FUR-GATE-FILE-TAKEN',
        `it has a file for ${claim}, which ${other} owns. Take the file out, or have ${other} release a version without it first.`,
      ),
    );
}

/** The routes of the live version that are missing from a release. */
export function droppedRoutes({ metadata, extras }: Entry, release: Release): Reason[] {
  return extras.routes
    .filter((pattern) => !release.routes.some((route) => shapeOf(route.pattern) === shapeOf(pattern)))
    .map((pattern) =>
      reason(
        'FUR-GATE-ROUTE-DROPPED',
        `it drops the route ${pattern}, which the live ${release.app}@${metadata.version} serves: its visitors would get a 404. Put the route back, or use --allow-drop.`,
      ),
    );
}

function shapeOf(pattern: string): string {
  return pattern.replaceAll(/:[^/]+/g, ':');
}
