import { canaryEntry, type Discovery, entriesOf, liveEntry } from '@furrow/discovery/discovery';
import { matchesPattern } from '@furrow/discovery/route-match';
import type { VersionName } from '@furrow/formats/release-name';
import type { Cohort } from '../domain/day';
import { memoize } from '../domain/memoize';
import type { ComparedCanary } from './comparison';

/**
 * A version, and the visitors of it that are counted together. `canary` is that of the app, if this version is compared
 * with it or is the canary.
 */
export type Counted = VersionName & { cohort: Cohort; canary?: ComparedCanary };
/** A page that was requested, by its path. `canary` is the version that the address names, if it names one. */
export type Visited = { path: string; canary?: VersionName };

/** The visitors that a version is counted with; undefined for a version that is not published. */
export function countedVersion(discovery: Discovery, { app, version }: VersionName): Counted | undefined {
  const entries = entriesOf(discovery, app);
  if (!entries.some(({ metadata }) => metadata.version === version)) return undefined;
  const next = canaryEntry(entries);
  const live = liveEntry(entries)?.metadata.version;
  const canary = next && { version: next.metadata.version, share: next.deployment.traffic / 100, live };
  if (version === canary?.version) return { app, version, cohort: 'canary', canary };
  if (version !== live) return { app, version, cohort: 'other' };
  return canary ? { app, version, cohort: `beside ${canary.version}`, canary } : { app, version, cohort: 'live' };
}

/**
 * The version whose page was requested, and the pattern of its route: the canary that the address names, or the live
 * version of the app that has the path.
 */
export function visitedVersion(
  discovery: Discovery,
  { path, canary }: Visited,
): (Counted & { route: string }) | undefined {
  const apps = canary ? [canary.app] : Object.keys(discovery.microFrontends);
  for (const app of apps) {
    const entries = entriesOf(discovery, app);
    const entry = canary ? canaryEntry(entries) : liveEntry(entries);
    const route = entry?.extras.routes.find((pattern) => matchesPattern(pattern, path));
    if (!entry || route === undefined) continue;
    const { version } = entry.metadata;
    const counted = version === (canary?.version ?? version) && countedVersion(discovery, { app, version });
    return counted ? { ...counted, route } : undefined;
  }
  return undefined;
}

/** The patterns of all routes of the site. */
export const routesOf = memoize((discovery: Discovery): ReadonlySet<string> => {
  const entries = Object.values(discovery.microFrontends).flat();
  return new Set(entries.flatMap(({ extras }) => extras.routes));
}, new WeakMap());
