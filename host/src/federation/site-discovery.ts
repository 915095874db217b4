import { entryForBucket, ownsPath, type Discovery, type Entry } from '@furrow/release/discovery';
import { fetchChecked } from './fetch-json';

export type Owner = {
  name: string;
  entries: readonly Entry[];
  /** The version this visitor gets. */
  chosen: Entry;
};

/** Who owns which path: at first only this page's own remote, then the whole discovery document. */
export type SiteDiscovery = {
  /** Fetches the discovery document, once; a failure is tried again on the next call. */
  load(): Promise<void>;
  /** The remote that owns `pathname` in the version this visitor gets, as far as is known. */
  owner(pathname: string): Owner | undefined;
  complete(): boolean;
};

/**
 * @param first the entry of the page's own remote, which the document carries
 * @param bucketFor the visitor's bucket for a remote
 */
export function createSiteDiscovery(
  first: { name: string; entry: Entry } | undefined,
  bucketFor: (remote: string) => number,
): SiteDiscovery {
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
        const chosen = complete ? entryForBucket(entries, bucketFor(name)) : entries[0];
        if (chosen && ownsPath(chosen, pathname)) return { name, entries, chosen };
      }
      return undefined;
    },
    complete: () => complete,
  };
}
