import { hostName, liveEntry, type Discovery, type Entry } from '@furrow/discovery/discovery';
import { fetchChecked } from './fetch-json';

/** What the discovery document says. Before it is loaded, nothing is known. */
export type SiteDiscovery = {
  /**
   * Reads the discovery document as it is now. If that fails, what was read before stays.
   *
   * @throws LoadError when no discovery document is known and none arrives
   */
  load(): Promise<void>;
  /** The names of all remotes. */
  remotes(): string[];
  /** Every published version of a remote. */
  entries(name: string): readonly Entry[];
  /** The version that all visitors get who are not in a canary. */
  live(name: string): Entry | undefined;
};

export function createSiteDiscovery(): SiteDiscovery {
  let microFrontends: Discovery['microFrontends'] | undefined;
  let loading: Promise<void> | undefined;
  const read = async () => {
    try {
      ({ microFrontends } = await fetchChecked('discovery', '/discovery.json', { cache: 'no-cache' }));
    } catch (error) {
      if (!microFrontends) throw error;
    } finally {
      loading = undefined;
    }
  };
  return {
    load: () => (loading ??= read()),
    remotes: () => Object.keys(microFrontends ?? {}).filter((name) => name !== hostName),
    entries: (name) => microFrontends?.[name] ?? [],
    live: (name) => liveEntry(microFrontends?.[name]),
  };
}
