import { entryForCohort, type Entry } from '@furrow/discovery/discovery';
import { fragmentAttribute } from '@furrow/contract/fragment-element';
import { pageAttribute } from '@furrow/contract/island-element';
import { visitorCohort } from '../common/visitor';
import type { Health } from './health';
import { whyNotShown } from '../override/previews';
import type { SiteDiscovery } from '../releases/site-discovery';

/** The reason why the visitor gets this version of a remote. */
export type ReasonForVersion = 'default' | 'canary' | 'override' | 'fallback';

/** What the inspector shows about a remote or the host. */
export type MeasuredApp = {
  name: string;
  /**
   * The version in this page. For a remote without a part in this page, the version that this visitor would get;
   * undefined until discovery is loaded.
   */
  version: string | undefined;
  choice: ReasonForVersion;
  /** The origin and the folder from which it is loaded. */
  source: string;
  /** What of the page it is; undefined when it has no part in it. */
  role: 'shell' | 'this page' | 'part of this page' | undefined;
  /**
   * The times of the first request and of the last response, in milliseconds after the start of the navigation;
   * undefined when nothing was loaded.
   */
  loaded: { from: number; to: number; bytes: number } | undefined;
  /** The versions to which this visitor can switch. */
  versions: { version: string; note: string }[];
};

export type LoadedPackage = { name: string; version: string; from: string; usedBy: string[] };

/**
 * Measures the apps in the page. The data comes from the DOM, the resource timings of the browser and the discovery
 * document.
 */
export function measureApps(
  discovery: SiteDiscovery,
  overrides: ReadonlyMap<string, Entry>,
  hostVersion: string,
  overridable: boolean,
): MeasuredApp[] {
  const host: MeasuredApp = {
    name: 'host',
    version: hostVersion,
    choice: 'default',
    source: window.location.origin,
    role: 'shell',
    loaded: loadedOf('host'),
    versions: [],
  };
  const remotes = discovery.remotes().map((name): MeasuredApp => {
    const islands = [...document.querySelectorAll<HTMLElement>(islandsOf(name))];
    // The header may contain a fragment of an earlier version, so the version is taken from the page if the remote has
    // one.
    const island = islands.find(({ dataset }) => dataset.island) ?? islands[0];
    const entries = discovery.entries(name);
    const own = overrides.get(name) ?? entryForCohort(entries, visitorCohort(name));
    const version = island?.dataset.version ?? own?.metadata.version;
    const entry = overrides.get(name) ?? entries.find(({ metadata }) => metadata.version === version);
    return {
      name,
      version,
      choice: overrides.has(name) ? 'override' : choiceOf(entry),
      source: entry ? new URL(entry.extras.release, window.location.origin).href.replace(/[^/]*$/, '') : 'unknown',
      role: island && (island.dataset.island ? 'this page' : 'part of this page'),
      loaded: loadedOf(name),
      versions: [...entries]
        .reverse()
        .filter((published) => overridable && whyNotShown(published) === undefined)
        .map((published) => ({ version: published.metadata.version, note: noteOf(published) })),
    };
  });
  return [host, ...remotes];
}

/** Returns the selector of the parts of a remote: its page, and its fragments in pages of others. */
export function islandsOf(name: string): string {
  return `[${pageAttribute}="${name}"], [${fragmentAttribute}^="${name}/"][data-version]`;
}

function choiceOf(entry: Entry | undefined): ReasonForVersion {
  if (!entry || entry.deployment.default) return 'default';
  return entry.deployment.traffic > 0 ? 'canary' : 'fallback';
}

function noteOf({ deployment, extras }: Entry): string {
  if (deployment.default) return 'live';
  if (deployment.traffic > 0) return `${deployment.traffic}% of visitors`;
  if (extras.withdrawn) return 'rolled back';
  return extras.promoted === undefined ? 'never live' : 'kept as a fallback';
}

/**
 * In milliseconds. Requests after such a pause belong to something that the visitor did later, such as opening another
 * page.
 */
const pause = 1000;

/** Measures the first series of requests to the release folder of an app. */
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

/** Lists the share scope, with a row for each copy of a package that is in use. */
export function measureShared(): LoadedPackage[] {
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

/** Formats a number of bytes as kilobytes (1000 bytes) without decimals. */
export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

/** Returns everything that the inspector shows as text, to be pasted into a bug report. */
export function reportOf(apps: MeasuredApp[], shared: LoadedPackage[], health: ReadonlyMap<string, Health>): string {
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
        `shared ${name} ${version} from ${from}, used by ${usedBy.join(', ') || 'no app'}`,
    ),
  ].join('\n');
}
