import type { Discovery, Entry } from './discovery-schema';

/**
 * What a discovery document says. Kept apart from its schema, so that a page can follow one without the code that checks one.
 */
export type { Discovery, Entry };

export const discoveryPath = 'discovery.json';

/** The name of the app that draws the header, the footer and the 404; it owns no routes. */
export const hostName = 'host';

/** The default version, or `undefined` when the app waits for its first promotion. */
export function liveEntry(entries: readonly Entry[] | undefined): Entry | undefined {
  return entries?.find((entry) => entry.deployment.default);
}

/** The version that gets a share of the visitors beside the default one. */
export function canaryEntry(entries: readonly Entry[] | undefined): Entry | undefined {
  return entries?.find((entry) => !entry.deployment.default && entry.deployment.traffic > 0);
}

/**
 * Where browsers report remotes that failed, if anywhere. The schema has no place for what concerns the whole site, so the live
 * host's entry holds it.
 */
export function failuresAddress(discovery: Discovery): string | undefined {
  return liveEntry(discovery.microFrontends[hostName])?.extras.failuresTo;
}

/** The version for a visitor's bucket (`0` to `99`): the canary takes the lowest ones. */
export function entryForBucket(entries: readonly Entry[] | undefined, bucket: number): Entry | undefined {
  const canary = canaryEntry(entries);
  return canary && bucket < canary.deployment.traffic ? canary : liveEntry(entries);
}

/**
 * The version to fall back to when `failed` does not run: the latest other one that was live, was not rolled back, and
 * has the path. `failed` may hold several versions, so that a visit never tries one twice.
 */
export function previousEntry(
  entries: readonly Entry[] | undefined,
  failed: string | readonly string[],
  path: string,
): Entry | undefined {
  return [...(entries ?? [])]
    .filter(
      (entry) =>
        entry.extras.promoted !== undefined && !failed.includes(entry.metadata.version) && ownsPath(entry, path),
    )
    .sort((a, b) => (b.extras.promoted ?? 0) - (a.extras.promoted ?? 0))[0];
}

/** Whether one of the version's patterns matches the path. */
export function ownsPath(entry: Entry, path: string): boolean {
  return entry.extras.routes.some((pattern) => matchesPattern(pattern, path));
}

/** `/farm-details/:id` matches `/farm-details/x`; a last `*` matches any rest; a slash at the end of the path does not count. */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.at(-1) === '*') return wanted.slice(0, -1).every((segment, index) => fits(segment, given[index]));
  return wanted.length === given.length && wanted.every((segment, index) => fits(segment, given[index]));
}

/** Whether some path is matched by both patterns. Two remotes whose patterns overlap would both own that path. */
export function patternsOverlap(a: string, b: string): boolean {
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  for (let index = 0; ; index += 1) {
    const [one, other] = [left[index], right[index]];
    if (one === '*' || other === '*') return true;
    if (one === undefined || other === undefined) return one === other;
    if (one !== other && !one.startsWith(':') && !other.startsWith(':')) return false;
  }
}

function fits(segment: string, given: string | undefined): boolean {
  return given !== undefined && (segment.startsWith(':') || segment === given);
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
