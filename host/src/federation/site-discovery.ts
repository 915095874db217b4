import {
  entryForBucket,
  failuresAddress,
  hostName,
  liveEntry,
  ownsPath,
  type Discovery,
  type Entry,
} from '@furrow/discovery/discovery';
import { fetchChecked } from './fetch-json';

export type Owner = {
  name: string;
  entries: readonly Entry[];
  /** The version this visitor gets. */
  chosen: Entry;
};

/** Knows which remote owns which path: at first only the remote of the first page, later all that the discovery document names. */
export type SiteDiscovery = {
  /**
   * Resolves once the discovery document is known and at most five seconds old, so that a rollback reaches tabs that are open. An older one
   * goes on where a newer one does not come within a second.
   *
   * @throws LoadError when none is known and none comes
   */
  load(): Promise<void>;
  /** Fetches the discovery document anew. Where that fails, the one before stays. */
  refresh(): Promise<void>;
  /** The remote that owns `pathname`, with the version this visitor gets; undefined when none or more than one of those known so far does. */
  owner(pathname: string): Owner | undefined;
  /** The version of a remote that this visitor gets; undefined when the remote has none, or is not known yet. */
  chosen(name: string): Entry | undefined;
  /** The names of all remotes. */
  remotes(): string[];
  /** Every published version of a remote. */
  entries(name: string): readonly Entry[];
  /** The version everyone sees who is not in a canary. */
  live(name: string): Entry | undefined;
  /** Shows this version in place of the one the visitor would get; undefined takes that back. */
  override(name: string, entry: Entry | undefined): void;
  overridden(name: string): Entry | undefined;
  /** Where failures of remotes are reported, if anywhere. */
  failuresTo(): string | undefined;
  /** Whether this version was rolled back or removed since it came on screen, so that no other page of it may be shown. */
  isGone(name: string, entry: Entry): boolean;
  complete(): boolean;
};

/** Milliseconds for which the discovery document counts as current. */
const currentFor = 5000;
/** Milliseconds that a visitor waits for a newer discovery document, where there is one already. */
const patience = 1000;

/**
 * @param first the entry of the page's own remote, which the document carries
 * @param bucketFor the visitor's bucket for a remote
 * @param trusted leaves out what an open page must not run, on a site that names its teams
 */
export function createSiteDiscovery(
  first: { name: string; entry: Entry } | undefined,
  bucketFor: (remote: string) => number,
  trusted: (document: Discovery) => Promise<Discovery> = (document) => Promise.resolve(document),
): SiteDiscovery {
  let microFrontends: Discovery['microFrontends'] = first ? { [first.name]: [first.entry] } : {};
  let loading: Promise<void> | undefined;
  let loadedAt: number | undefined;
  let failuresTo: string | undefined;
  const overrides = new Map<string, Entry>();
  const choose = (name: string, entries: readonly Entry[]) =>
    overrides.get(name) ?? (loadedAt !== undefined ? entryForBucket(entries, bucketFor(name)) : entries[0]);
  const read = async () => {
    const document = await trusted(await fetchChecked('discovery', '/discovery.json', { cache: 'no-cache' }));
    ({ microFrontends } = document);
    failuresTo = failuresAddress(document);
    loadedAt = Date.now();
  };
  const refresh = () => {
    loading ??= read().finally(() => (loading = undefined));
    return loading;
  };
  return {
    async load() {
      if (loadedAt === undefined) return refresh();
      if (Date.now() - loadedAt < currentFor) return;
      await Promise.race([refresh().catch(() => {}), new Promise((resolve) => setTimeout(resolve, patience))]);
    },
    refresh,
    owner(pathname) {
      const owners = Object.entries(microFrontends).flatMap(([name, entries]) => {
        const chosen = choose(name, entries);
        return chosen && ownsPath(chosen, pathname) ? [{ name, entries, chosen }] : [];
      });
      // No command lets two remotes claim a path. Where the document says so all the same, it is for the page's own document to answer.
      return owners.length === 1 ? owners[0] : undefined;
    },
    chosen: (name) => (name === hostName ? undefined : choose(name, microFrontends[name] ?? [])),
    remotes: () => Object.keys(microFrontends).filter((name) => name !== hostName),
    entries: (name) => microFrontends[name] ?? [],
    live: (name) => liveEntry(microFrontends[name]),
    override(name, entry) {
      if (entry) overrides.set(name, entry);
      else overrides.delete(name);
    },
    overridden: (name) => overrides.get(name),
    failuresTo: () => failuresTo,
    isGone(name, { metadata: { version } }) {
      if (loadedAt === undefined || overrides.get(name)?.metadata.version === version) return false;
      const published = microFrontends[name]?.find(({ metadata }) => metadata.version === version);
      return !published || published.extras.withdrawn === true;
    },
    complete: () => loadedAt !== undefined,
  };
}
