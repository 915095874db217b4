import { fragmentTag } from '@furrow/formats/fragment-element';
import type { FragmentSite } from './fragment';

/**
 * The fragments of other remotes in the pages of this site. Their code is loaded with the first page that has one; until then this is
 * all that the host carries for them.
 */
export type Fragments = {
  /** Hydrates those that the document holds, each when its policy says. */
  start(): void;
  /** Loads the code that defines the element of fragments; rejects when it does not come, and the next call tries again. */
  load(): Promise<void>;
};

export function createFragments(site: FragmentSite): Fragments {
  let loading: Promise<void> | undefined;
  const load = () => {
    // The build finds the file by this chunk name, so that documents can name it.
    loading ??= import(/* webpackChunkName: 'fragments' */ './fragment-element').then(({ defineFragmentElement }) =>
      defineFragmentElement(site),
    );
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const { discovery } = site;
  // The document could not fill this place of the shell. It is asked for again only where other versions are shown.
  const isWanted = () =>
    document.querySelector(`#slot ${fragmentTag}, ${fragmentTag}[data-version]`) !== null ||
    discovery.remotes().some((name) => discovery.overridden(name));
  return {
    start() {
      if (isWanted()) load().catch(() => {});
    },
    load,
  };
}
