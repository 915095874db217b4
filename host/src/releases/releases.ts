import { entryForCohort, ownsPath, shellOptionsOf, type Entry } from '@furrow/discovery/discovery';
import { visitorCohort } from '../federation/visitor';
import { fetchRemoteEntry } from './release';
import { releasedPage } from './released-page';
import { fragmentHtml } from './release-html';
import { createSiteDiscovery } from './site-discovery';

/** A version of a remote, and the page of it at some path. */
export type Owner = { name: string; entry: Entry; hides: readonly string[] };

/**
 * What reads the discovery document and releases.
 *
 * @param overrides the versions that this visitor gets in place of the usual ones, by the name of the remote
 */
export function createReleases(overrides: ReadonlyMap<string, Entry>) {
  const discovery = createSiteDiscovery();
  const chosen = (name: string) => overrides.get(name) ?? entryForCohort(discovery.entries(name), visitorCohort(name));
  return {
    discovery,
    /** The version of a remote that this visitor gets; undefined when it has none. */
    async entryFor(name: string): Promise<Entry | undefined> {
      await discovery.load();
      return chosen(name);
    },
    /** The remote that owns the path, in the version that this visitor gets. */
    async ownerOf(path: string): Promise<Owner | undefined> {
      await discovery.load();
      for (const name of discovery.remotes()) {
        const entry = chosen(name);
        if (entry && ownsPath(entry, path)) return { name, entry, hides: shellOptionsOf(entry, path).hide ?? [] };
      }
      return undefined;
    },
    fetchRemoteEntry,
    fragmentHtml,
    releasedPage,
  };
}
