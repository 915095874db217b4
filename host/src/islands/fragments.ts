import { fragmentPropsAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import type { FragmentSite } from './fragment';

/**
 * The fragments of other remotes in the pages of this site. Their code is loaded with the first page that contains one.
 * Until then, this file is everything that the host loads for fragments.
 */
export type Fragments = {
  /** Hydrates the fragments of the document, each as its policy says. */
  start(): void;
  /**
   * Loads the code that defines the custom element of fragments. It rejects when the code does not load, and the next
   * call tries again.
   */
  load(): Promise<void>;
};

/**
 * Call it before the page of the document is hydrated, because the page may then change the props of its fragments while
 * their HTML is still the one that was sent.
 */
export function createFragments(given: Omit<FragmentSite, 'sentProps'>): Fragments {
  const sent = document.querySelectorAll(`${fragmentTag}[data-version]`);
  const sentProps = new WeakMap(Array.from(sent, (element) => [element, element.getAttribute(fragmentPropsAttribute)]));
  const site: FragmentSite = { ...given, sentProps };
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
  // The document has no HTML for this place of the shell. The fragment is requested again only for visitors who see
  // other versions.
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
