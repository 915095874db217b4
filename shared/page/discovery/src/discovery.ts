import type { ShellOptions } from '@furrow/formats/build.schema';
import type { Discovery, Entry } from './discovery.schema';
import { matchesPattern } from './route-match';

/*
 * The content of a discovery document. This file is separate from its schema, so that a page can follow a document
 * without loading the code that checks one.
 */
export type { Discovery, Entry };

export const discoveryPath = 'discovery.json';

/** The name of the app that draws the header, the footer and the 404 page. It owns no routes. */
export const hostName = 'host';

/**
 * The versions of an app; none when it is unknown. An app may have the name of a property that every object has, such
 * as `constructor`.
 */
export function entriesOf({ microFrontends }: Discovery, app: string): Entry[] {
  return Object.hasOwn(microFrontends, app) ? (microFrontends[app] ?? []) : [];
}

/** The default version, or `undefined` when the app waits for its first promotion. */
export function liveEntry(entries: readonly Entry[] | undefined): Entry | undefined {
  return entries?.find((entry) => entry.deployment.default);
}

/** The version that gets a share of the visitors beside the default one; `undefined` when there is no canary. */
export function canaryEntry(entries: readonly Entry[] | undefined): Entry | undefined {
  return entries?.find((entry) => !entry.deployment.default && entry.deployment.traffic > 0);
}

/**
 * The address to which browsers report remotes that failed, if there is one. The schema has no place for what concerns
 * the whole site, so the live host's entry holds it.
 */
export function failuresAddress(discovery: Discovery): string | undefined {
  return liveEntry(entriesOf(discovery, hostName))?.extras.failuresTo;
}

/** The version for a visitor's cohort (`0` to `99`): the canary takes the lowest ones. */
export function entryForCohort(entries: readonly Entry[] | undefined, cohort: number): Entry | undefined {
  const canary = canaryEntry(entries);
  return canary && cohort < canary.deployment.traffic ? canary : liveEntry(entries);
}

/** The versions that were live and were not rolled back, the latest first. */
export function promotedEntries(entries: readonly Entry[]): Entry[] {
  return entries
    .filter(({ extras }) => extras.promoted !== undefined)
    .sort((a, b) => (b.extras.promoted ?? 0) - (a.extras.promoted ?? 0));
}

/**
 * The version to fall back to when the versions in `failed` do not run: the latest other one that was live, was not rolled
 * back, and has the path.
 */
export function previousEntry(entries: readonly Entry[], failed: readonly string[], path: string): Entry | undefined {
  return promotedEntries(entries).find((entry) => !failed.includes(entry.metadata.version) && ownsPath(entry, path));
}

/** What the page at the path wants of the host's shell, as its route declares. */
export function shellOptionsOf({ extras }: Entry, path: string): ShellOptions {
  const pattern = extras.routes.find((route) => matchesPattern(route, path));
  return (pattern !== undefined && extras.shell?.[pattern]) || {};
}

/** Whether one of the version's patterns matches the path. */
export function ownsPath(entry: Entry, path: string): boolean {
  return entry.extras.routes.some((pattern) => matchesPattern(pattern, path));
}
