import { liveEntry, ownsPath, type Discovery, type Entry } from '@furrow/release/discovery';
import { fetchChecked } from './fetch-json';

export type Owner = { name: string; entries: readonly Entry[]; live: Entry };

/** Who owns which path: at first only this page's own remote, then the whole discovery document. */
export type SiteDiscovery = {
  /** Fetches the discovery document, once; a failure is tried again on the next call. */
  load(): Promise<void>;
  /** The remote whose live version owns `pathname`, as far as is known. */
  owner(pathname: string): Owner | undefined;
  complete(): boolean;
};

/** @param first the entry of the page's own remote, which the document carries */
export function createSiteDiscovery(first: { name: string; entry: Entry } | undefined): SiteDiscovery {
  let microFrontends: Discovery['microFrontends'] = first ? { [first.name]: [first.entry] } : {};
  let loading: Promise<void> | undefined;
  let complete = false;
  const load = async () => {
    ({ microFrontends } = await fetchChecked('discovery', '/discovery.json', { cache: 'no-cache' }));
    complete = true;
  };
  return {
    load() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    owner(pathname) {
      for (const [name, entries] of Object.entries(microFrontends)) {
        const live = liveEntry(entries) ?? (complete ? undefined : entries[0]);
        if (live && ownsPath(live, pathname)) return { name, entries, live };
      }
      return undefined;
    },
    complete: () => complete,
  };
}
