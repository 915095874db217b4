import type { Entry } from '@furrow/discovery/discovery';
import { fragmentTag } from '@furrow/formats/fragment-element';
import { isPinned, pageNeeds } from '../federation/release';
import { fragmentParts } from '@furrow/formats/fragment-props';
import type { FragmentSite } from './fragment';
import { fragmentHtml } from './release-html';

/**
 * The fragments of other remotes in the pages of this site. Their code is loaded with the first page that has one; until then this is
 * all that the host carries for them.
 */
export type Fragments = {
  /** Gives life to those that the document holds. */
  start(): void;
  /** Fetches the HTML of what the page at `path` embeds, so that the page has it when it is shown. Never rejects. */
  prepare(entry: Entry, path: string): Promise<void>;
};

export function createFragments(site: FragmentSite): Fragments {
  let loading: Promise<void> | undefined;
  const load = () => {
    // The build finds the file by this chunk name, so that documents can name it.
    loading ??= import(/* webpackChunkName: 'fragments' */ './fragment-element').then(({ defineFragmentElement }) =>
      defineFragmentElement(site),
    );
    // The next page that needs it tries again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const { discovery } = site;
  // A place of the shell that the document could not fill is asked for only where other versions are shown.
  const isWanted = () =>
    document.querySelector(`#slot ${fragmentTag}, ${fragmentTag}[data-version]`) !== null ||
    discovery.remotes().some((name) => discovery.overridden(name));
  return {
    start() {
      if (isWanted()) load().catch(() => {});
    },
    async prepare(entry, path) {
      try {
        // What a remote that is being developed embeds is known when its page is there.
        if (!isPinned(entry)) return void (await load());
        const { embeds } = await pageNeeds(entry, path);
        if (embeds.length === 0) return;
        await load();
        await Promise.all(
          embeds.map(fragmentParts).map(async ({ remote, name }) => {
            await discovery.load(remote);
            const offered = discovery.chosen(remote);
            if (offered) await fragmentHtml(offered, name);
          }),
        );
      } catch {
        // The elements ask again when they are there.
      }
    },
  };
}
