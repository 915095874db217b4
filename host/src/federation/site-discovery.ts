import { entryForCohort, hostName, liveEntry, ownsPath, type Discovery, type Entry } from '@furrow/discovery/discovery';
import { fetchChecked } from './fetch-json';

export type Owner = {
  name: string;
  entries: readonly Entry[];
  /** The version that this visitor gets. */
  chosen: Entry;
};

/** A path such as `/buy-food`, the name of a remote, or `*` for all remotes. */
export type Place = string;

/**
 * Knows which remote owns which path. At first it knows only the remote of the first page, and later all remotes of the
 * discovery document.
 */
export type SiteDiscovery = {
  /**
   * Resolves when a discovery document is known that is at most five seconds old, so that a rollback reaches open tabs.
   * If a newer one does not arrive within a second, the older one is used.
   *
   * @param place what the caller is going to ask for; only sites with a discovery document in parts use it
   * @throws LoadError when no discovery document is known and none arrives
   */
  load(place?: Place): Promise<void>;
  /** Fetches the discovery document again. If that fails, the older one stays. */
  refresh(place?: Place): Promise<void>;
  /**
   * The remote that owns `pathname`, and the version of it that this visitor gets. It is undefined when no remote that
   * is known so far owns the path, or more than one does.
   */
  owner(pathname: string): Owner | undefined;
  /** The version of a remote that this visitor gets; undefined when the remote has no version, or is not known yet. */
  chosen(name: string): Entry | undefined;
  /** The names of all remotes. */
  remotes(): string[];
  /** Every published version of a remote. */
  entries(name: string): readonly Entry[];
  /** The version that all visitors get who are not in a canary. */
  live(name: string): Entry | undefined;
  /** Gives the visitor this version in place of the usual one. `undefined` takes that back. */
  override(name: string, entry: Entry | undefined): void;
  overridden(name: string): Entry | undefined;
};

/** The time in milliseconds during which a discovery document is not fetched again. */
const currentFor = 5000;
/** The time in milliseconds that a visitor waits for a newer discovery document when an older one is known. */
const patience = 1000;

/**
 * @param first the entry of the remote whose page is in the document
 * @param cohortFor returns the visitor's cohort for a remote
 * @param inParts whether `read` returns only what concerns the given places
 * @param read reads the discovery document, or the part that concerns the given places
 */
export function createSiteDiscovery(
  first: { name: string; entry: Entry } | undefined,
  cohortFor: (remote: string) => number,
  inParts?: boolean,
  read: (places: readonly Place[]) => Promise<Discovery> = readWhole,
): SiteDiscovery {
  let microFrontends: Discovery['microFrontends'] = first ? { [first.name]: [first.entry] } : {};
  let loading: Promise<void> | undefined;
  let loadedAt: number | undefined;
  const overrides = new Map<string, Entry>();
  const wanted = new Set<Place>();
  let answered: readonly Place[] = [];
  const choose = (name: string, entries: readonly Entry[]) =>
    overrides.get(name) ?? (loadedAt !== undefined ? entryForCohort(entries, cohortFor(name)) : entries[0]);
  const readWanted = async () => {
    const places = [...wanted];
    const document = await read(places);
    ({ microFrontends } = document);
    answered = places;
    loadedAt = Date.now();
  };
  const isMissing = (place?: Place) => inParts && place && !answered.includes(place);
  const refresh = async (place?: Place) => {
    if (place && isMissing(place)) {
      wanted.add(place);
      // A request that has already started concerns other places.
      await loading?.catch(() => {});
      if (!isMissing(place)) return;
    }
    return (loading ??= readWanted().finally(() => (loading = undefined)));
  };
  return {
    async load(place) {
      if (loadedAt === undefined || isMissing(place)) return refresh(place);
      if (Date.now() - loadedAt < currentFor) return;
      await Promise.race([refresh().catch(() => {}), new Promise((resolve) => setTimeout(resolve, patience))]);
    },
    refresh,
    owner(pathname) {
      const owners = Object.entries(microFrontends).flatMap(([name, entries]) => {
        const chosen = choose(name, entries);
        return chosen && ownsPath(chosen, pathname) ? [{ name, entries, chosen }] : [];
      });
      // The release command refuses two remotes with the same path. If the discovery document contains such a path
      // nevertheless, the path has no owner here, and a link to it loads a document.
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
  };
}

/**
 * Reads the whole discovery document.
 *
 * @throws LoadError when it does not arrive
 */
export function readWhole(): Promise<Discovery> {
  return fetchChecked('discovery', '/discovery.json', { cache: 'no-cache' });
}
