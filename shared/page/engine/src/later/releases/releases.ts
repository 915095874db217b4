import { entryForCohort, ownsPath, shellOptionsOf, type Entry } from '@furrow/discovery/discovery';
import { formatFragmentProps, fragmentParts } from '@furrow/formats/fragment-props';
import { isPinned } from '../../first/federation/remote-entry';
import { keptUnlessFailed } from '../../first/promise-cache';
import { visitorCohort } from '../common/visitor';
import { fetchChecked } from './fetch-json';
import { fetchRemoteEntry } from './release';
import { releasedPage } from './released-page';
import { fragmentHtml } from './release-html';
import { createSiteDiscovery } from './site-discovery';

/** A version of a remote, and the page of it at some path. */
export type PathOwner = { name: string; entry: Entry; hides: readonly string[] };

/**
 * What reads the discovery document and releases.
 *
 * @param overrides the versions that this visitor gets instead of the usual ones, by the name of the remote
 */
export function createReleases(overrides: ReadonlyMap<string, Entry>) {
  const discovery = createSiteDiscovery();
  const settings = keptUnlessFailed(() => fetchChecked('settings', '/site.json', { cache: 'no-cache' }));
  const chosen = (name: string) => overrides.get(name) ?? entryForCohort(discovery.entries(name), visitorCohort(name));
  return {
    discovery,
    /** The version of a remote that this visitor gets; undefined when it has none. */
    async entryFor(name: string): Promise<Entry | undefined> {
      await discovery.load();
      return chosen(name);
    },
    /** The remote that owns the path, in the version that this visitor gets. */
    async ownerOf(path: string): Promise<PathOwner | undefined> {
      await discovery.load();
      for (const name of discovery.remotes()) {
        const entry = chosen(name);
        if (entry && ownsPath(entry, path)) return { name, entry, hides: shellOptionsOf(entry, path).hide ?? [] };
      }
      return undefined;
    },
    /** The fragments that stand in a slot, in their order, in the versions that this visitor gets. */
    async partsOf(slot: string, props: string): Promise<string[]> {
      // Without the settings there are the parts that releases put there. A site in development has no settings.
      const told = isPinned() ? settings().catch(() => undefined) : undefined;
      await discovery.load();
      const { apps, add = [] } = (await told)?.slots?.[slot] ?? {};
      const fillers = discovery.remotes().flatMap((name) => {
        const entry = chosen(name);
        if (!entry || apps?.includes(name) === false) return [];
        const fills = entry.extras.slots?.fills?.filter((one) => one.slot === slot) ?? [];
        const said = fills.map(({ fragment, order }) => ({ of: `${name}/${fragment}`, order }));
        const isUnsaid = ({ of }: (typeof said)[number]) =>
          fragmentParts(of).remote === name && !said.some((filler) => filler.of === of);
        return [...said, ...add.filter(isUnsaid)].map((filler) => ({ ...filler, entry }));
      });
      const standing = await Promise.all(
        fillers
          .sort((a, b) => a.order - b.order || (a.of < b.of ? -1 : 1))
          .map(async ({ entry, of }) => {
            const html = await fragmentHtml(entry, fragmentParts(of).name).catch(() => undefined);
            // Of a remote in development only its code knows what it has to say.
            const stands = isPinned() ? html?.variants.some((each) => formatFragmentProps(each.props) === props) : true;
            return stands ? [of] : [];
          }),
      );
      return standing.flat();
    },
    fetchRemoteEntry,
    fragmentHtml,
    releasedPage,
  };
}
