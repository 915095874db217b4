import { fragmentPropsAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { outletId } from '@furrow/contract/island-element';
import type { FragmentRemote } from '@furrow/discovery/page-data.schema';
import { formatVersionName } from '@furrow/formats/release-name';
import type { FragmentSite } from '../../later/fragments/fragment';
import { keptUnlessFailed } from '../promise-cache';

/**
 * The fragments of other remotes in the pages of this site. Their code is loaded with the first page that contains one.
 * Until then, this file is everything that the host loads for fragments.
 */
export type PageFragments = {
  /** Notes the remotes of the fragments in a document. Call it before the page of the document is shown. */
  note(remotes: Record<string, FragmentRemote>): void;
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
export function createFragments(site: Omit<FragmentSite, 'named' | 'sentProps'>): PageFragments {
  const sent = document.querySelectorAll(`${fragmentTag}[data-version]`);
  const sentProps = new WeakMap(Array.from(sent, (element) => [element, element.getAttribute(fragmentPropsAttribute)]));
  const noted = new Map<string, FragmentRemote>();
  const named: FragmentSite['named'] = (app, version) => noted.get(formatVersionName({ app, version }));
  const load = keptUnlessFailed(async () => {
    // The build finds the file by this chunk name, so that documents can name it.
    const { defineFragmentElement } = await import(
      /* webpackChunkName: 'fragments' */ '../../later/fragments/fragment-element'
    );
    defineFragmentElement({ ...site, named, sentProps });
  });
  // The document has no HTML for this place of the shell. The fragment is requested again only for visitors who see
  // other versions.
  const isWanted = () =>
    document.querySelector(`#${outletId} ${fragmentTag}, ${fragmentTag}[data-version]`) !== null ||
    site.overrides.size > 0;
  return {
    note(remotes) {
      for (const [app, remote] of Object.entries(remotes))
        noted.set(formatVersionName({ app, version: remote.version }), remote);
    },
    start() {
      if (isWanted()) load().catch(() => {});
    },
    load,
  };
}
