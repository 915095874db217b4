import { entryForCohort, type Entry } from '@furrow/discovery/discovery';
import { fragmentAttribute } from '@furrow/formats/fragment-element';
import { visitorCohort } from '../federation/visitor';
import type { Health } from './health';
import { whyNotShown } from '../override/previews';
import type { SiteDiscovery } from '../federation/site-discovery';

/** The reason for which a remote is shown in this version. */
export type Choice = 'default' | 'canary' | 'override' | 'fallback';

/** A remote or the host, with what the inspector shows about it. */
export type MeasuredApp = {
  name: string;
  /** The version on screen or, for a remote that is not on screen, the one this visitor would get; undefined while discovery is not loaded. */
  version: string | undefined;
  choice: Choice;
  /** The origin and the folder that it is loaded from. */
  source: string;
  onPage: boolean;
  /** Milliseconds from the start of the navigation to the first request and to the last response; undefined when nothing was loaded. */
  loaded: { from: number; to: number; bytes: number } | undefined;
  /** Versions that this visitor can switch to. */
  versions: { version: string; note: string }[];
};

export type SharedPackage = { name: string; version: string; from: string; usedBy: string[] };

/** What is on the page, from the DOM, the browser's resource timings and the discovery document. */
export function measureApps(discovery: SiteDiscovery, hostVersion: string, overridable: boolean): MeasuredApp[] {
  const host: MeasuredApp = {
    name: 'host',
    version: hostVersion,
    choice: 'default',
    source: window.location.origin,
    onPage: true,
    loaded: loadedOf('host'),
    versions: [],
  };
  const remotes = discovery.remotes().map((name): MeasuredApp => {
    const islands = [...document.querySelectorAll<HTMLElement>(islandsOf(name))];
    // Where a fragment of an earlier version stands in the header, the page tells which version this is.
    const island = islands.find(({ dataset }) => dataset.island) ?? islands[0];
    const entries = discovery.entries(name);
    const own = discovery.overridden(name) ?? entryForCohort(entries, visitorCohort(name));
    const version = island?.dataset.version ?? own?.metadata.version;
    const entry = discovery.overridden(name) ?? entries.find(({ metadata }) => metadata.version === version);
    return {
      name,
      version,
      choice: choiceOf(discovery, name, entry),
      source: entry ? new URL(entry.extras.release, window.location.origin).href.replace(/[^/]*$/, '') : 'unknown',
      onPage: island !== undefined,
      loaded: loadedOf(name),
      versions: [...entries]
        .reverse()
        .filter((published) => overridable && whyNotShown(published) === undefined)
        .map((published) => ({ version: published.metadata.version, note: noteOf(published) })),
    };
  });
  return [host, ...remotes];
}

/** Selects what a remote has in the page: its island, and its fragments in pages of others. */
export function islandsOf(name: string): string {
  return `[data-island="${name}"], [${fragmentAttribute}^="${name}/"][data-version]`;
}

function choiceOf(discovery: SiteDiscovery, name: string, entry: Entry | undefined): Choice {
  if (discovery.overridden(name)) return 'override';
  if (!entry || entry.deployment.default) return 'default';
  return entry.deployment.traffic > 0 ? 'canary' : 'fallback';
}

function noteOf({ deployment, extras }: Entry): string {
  if (deployment.default) return 'live';
  if (deployment.traffic > 0) return `${deployment.traffic}% of visitors`;
  if (extras.withdrawn) return 'rolled back';
  return extras.promoted === undefined ? 'never live' : 'kept as fallback';
}

/** Milliseconds. Requests after such a pause belong to something that the visitor did later: a prefetch or another page. */
const pause = 1000;

/** The first burst of requests to the part's release folder. */
function loadedOf(name: string): MeasuredApp['loaded'] {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
    .filter(({ name: url }) => new URL(url).pathname.startsWith(`/${name}/`))
    .sort((a, b) => a.startTime - b.startTime);
  const [first] = files;
  if (!first) return undefined;
  let to = first.responseEnd;
  let bytes = 0;
  for (const { startTime, responseEnd, encodedBodySize } of files) {
    if (startTime - to > pause) break;
    to = Math.max(to, responseEnd);
    bytes += encodedBodySize;
  }
  return { from: first.startTime, to, bytes };
}

type ShareScope = Record<string, Record<string, { from: string; useIn: string[] }>>;

/** The share scope, one row for each copy of a package that is in use. */
export function measureShared(): SharedPackage[] {
  const { __FEDERATION__: federation } = window as unknown as {
    __FEDERATION__?: { __INSTANCES__: { name: string; shareScopeMap: Record<string, ShareScope> }[] };
  };
  const scope = federation?.__INSTANCES__.find(({ name }) => name === 'host')?.shareScopeMap.default ?? {};
  return Object.entries(scope).flatMap(([key, versions]) =>
    Object.entries(versions)
      .filter(([, { useIn }]) => useIn.length > 0)
      .map(([version, { from, useIn }]) => ({
        name: key.replace(/~.*$/, ''),
        version,
        from,
        usedBy: [...new Set(useIn)].sort(),
      })),
  );
}

/** Kilobytes of 1000 bytes, without decimals. */
export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

/** Everything that the inspector shows, as text to paste into a bug report. */
export function reportOf(apps: MeasuredApp[], shared: SharedPackage[], health: ReadonlyMap<string, Health>): string {
  return [
    window.location.href,
    ...apps.map(({ name, version, choice, source, loaded }) =>
      [
        name,
        version ?? 'unknown',
        choice,
        source,
        loaded ? `${Math.round(loaded.to - loaded.from)} ms, ${kilobytes(loaded.bytes)}` : 'not loaded',
      ].join('  '),
    ),
    ...[...health].flatMap(([app, { waits, failures }]) => [
      ...(waits.length > 0 ? [`${app} ${waits.join(', ')}`] : []),
      ...failures.map((failure) => `${app} ${failure}`),
    ]),
    ...shared.map(
      ({ name, version, from, usedBy }) =>
        `shared ${name} ${version} from ${from}, used by ${usedBy.join(', ') || 'nobody'}`,
    ),
  ].join('\n');
}
