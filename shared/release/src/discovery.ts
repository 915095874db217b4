import {
  array,
  boolean,
  config,
  int,
  looseObject,
  maximum,
  minimum,
  minLength,
  object,
  optional,
  record,
  regex,
  strictObject,
  string,
} from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { checked } from './checked';

/**
 * The discovery document, `/discovery.json`: which apps exist, in which versions, where they live and which paths they
 * own. It follows the Frontend Discovery schema, v1-pre. Read by the browser and by Node, so nothing here needs either.
 */

// Compiled checks need `unsafe-eval`, which the site's Content-Security-Policy forbids.
config({ jitless: true });

export const discoverySchemaId = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
export const discoveryPath = 'discovery.json';

/** The name of the app that draws the header, the footer and the 404; it owns no routes. */
export const hostName = 'host';

const rootRelative = regex(/^\/(?!\/)/, 'must be a path that starts with one slash');

const entrySchema = strictObject({
  /** The remote's `mf-manifest.json`, or the host's `shell.json`. */
  url: string().check(rootRelative),
  fallbackUrl: optional(string()),
  metadata: strictObject({
    version: string().check(minLength(1, 'must not be empty')),
    /** Subresource integrity of the release file, which in turn pins every other file. */
    integrity: string().check(regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity value')),
  }),
  deployment: object({
    /** Percent of visitors: 0 is never, 100 is always. */
    traffic: int().check(minimum(0, 'must be 0 or more'), maximum(100, 'must be 100 or less')),
    /** The version for everybody who has no other: crawlers, visitors without JavaScript, and the rest of the traffic. */
    default: boolean(),
  }),
  extras: looseObject({
    /** React Router patterns. */
    routes: array(string().check(rootRelative)),
    /** The concrete paths which have a prerendered document. */
    pages: array(string().check(rootRelative)),
    contract: int(),
    /** The release file. */
    release: string().check(rootRelative),
    /** Counts up each time a version becomes the default; absent when it never was, or was rolled back. */
    promoted: optional(int()),
    /** It was live and was rolled back: nothing falls back to it. */
    withdrawn: optional(boolean()),
  }),
});

const discoverySchema = strictObject({
  schema: string(),
  microFrontends: record(
    string().check(regex(/^[a-z][a-z0-9-]*$/, 'must be a name in kebab-case')),
    array(entrySchema),
  ),
});

export type Entry = Infer<typeof entrySchema>;
export type Discovery = Infer<typeof discoverySchema>;

export const emptyDiscovery: Discovery = { schema: discoverySchemaId, microFrontends: {} };

/**
 * Checks a discovery document that was read from somewhere.
 *
 * @throws Error that names the first field which is wrong, and what it must be
 */
export function parseDiscovery(value: unknown): Discovery {
  const discovery = checked(discoverySchema, value, 'discovery document');
  for (const [name, entries] of Object.entries(discovery.microFrontends)) {
    const defaults = entries.filter((entry) => entry.deployment.default);
    const share = entries.reduce((sum, entry) => sum + entry.deployment.traffic, 0);
    if (defaults.length > 1)
      throw new Error(
        `discovery document: microFrontends.${name} has ${defaults.length} default versions; mark one of them`,
      );
    if (share > 100)
      throw new Error(
        `discovery document: microFrontends.${name} gives away ${share}% of its traffic; the shares must not exceed 100`,
      );
  }
  return discovery;
}

/** The default version, or `undefined` when the app waits for its first promotion. */
export function liveEntry(entries: readonly Entry[] | undefined): Entry | undefined {
  return entries?.find((entry) => entry.deployment.default);
}

/** The version that gets a share of the visitors beside the default one. */
export function canaryEntry(entries: readonly Entry[] | undefined): Entry | undefined {
  return entries?.find((entry) => !entry.deployment.default && entry.deployment.traffic > 0);
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
