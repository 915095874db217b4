import { entryForCohort, hostName, liveEntry, ownsPath, type Discovery, type Entry } from '@furrow/discovery/discovery';
import { fetchChecked } from './fetch-json';

export type Owner = {
  name: string;
  entries: readonly Entry[];
  /** The version this visitor gets. */
  chosen: Entry;
};

/** A path such as `/buy-food`, the name of a remote, or `*` for all remotes. */
export type Place = string;

/** Knows which remote owns which path: at first only the remote of the first page, later all that the discovery document names. */
export type SiteDiscovery = {
  /**
   * Resolves once the discovery document is known and at most five seconds old, so that a rollback reaches open tabs.
   * An older one is used when a newer one does not come within a second.
   *
   * @param place what somebody is going to ask for, on a site whose discovery document is read in parts
   * @throws LoadError when none is known and none comes
   */
  load(place?: Place): Promise<void>;
  /** Fetches the discovery document anew. Where that fails, the one before stays. */
  refresh(place?: Place): Promise<void>;
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
};

/** Milliseconds for which the discovery document counts as current. */
const currentFor = 5000;
/** Milliseconds that a visitor waits for a newer discovery document, where there is one already. */
const patience = 1000;

/**
 * @param first the entry of the page's own remote, which the document carries
 * @param cohortFor the visitor's cohort for a remote
 * @param inParts whether a reading answers for the places that are wanted, and not for all
 * @param read reads the discovery document, as far as an open page is to know it
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
      // A request that is under way concerns other places.
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
      // The release command lets no two remotes own one path. If the discovery document says so nevertheless, the
      // page's own document decides who owns it.
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

/** @throws LoadError when it does not come */
export function readWhole(): Promise<Discovery> {
  return fetchChecked('discovery', '/discovery.json', { cache: 'no-cache' });
}
