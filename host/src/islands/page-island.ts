import type { Entry } from '@furrow/discovery/discovery';
import type { HydratePolicy } from '@furrow/contract/hydrate-policy';
import type { Lifecycles } from '@furrow/contract';
import { pageOf } from '@furrow/remote/page-of';
import type { RemoteEntry } from '../federation/release';
import { loadLifecycles } from '../federation/remotes';
import type { Failures } from './failures';
import { expectFirstStyles } from './first-styles';
import { Island, type IslandServices } from './island';

export type PageOptions = {
  /** The name of the remote. */
  name: string;
  entry: Entry;
  path: string;
  services: IslandServices;
  failures: Failures;
  /** Called when the code of a page that can be read does not run. */
  onCodeFailed: (island: PageIsland, error: unknown) => void;
};

export type PageIslandOptions = PageOptions & {
  element: HTMLElement;
  /** Loads the lifecycles of the remote. */
  load: (signal: AbortSignal) => Promise<Lifecycles>;
};

/** Matches the tags that a page writes into the head. The tags of the shell are not among them. */
export const pageTags =
  'title,meta[name=description],meta[name=robots],meta[property],meta[name^="twitter:"],link[rel=canonical],script[type="application/ld+json"]';

/** The head tags of the page that the document was sent with. */
export function sentTags(): Element[] {
  return [...document.head.querySelectorAll(pageTags)];
}

/** A page of a remote: an island with an address and with tags in the head of the document. */
export class PageIsland extends Island {
  readonly entry: Entry;
  readonly path: string;
  /**
   * When the page is hydrated. The page of the document is hydrated as soon as this code runs, because this code is not
   * loaded before that is wanted.
   */
  policy: HydratePolicy = 'load';
  head: Element[] = [];

  constructor({ name, entry, path, services, failures, onCodeFailed, element, load }: PageIslandOptions) {
    super({
      name,
      version: entry.metadata.version,
      element,
      services: {
        ...services,
        // A page that renders while the visitor is already at another address must not declare that address missing.
        notFound: () => pageOf(services.navigation.current()).pathname === path && services.notFound(),
      },
      given: { path },
      load,
      onFailed: (error) => onCodeFailed(this, error),
      onLaterError: (error) => failures.report(name, entry, services.navigation.current().pathname, error),
    });
    this.entry = entry;
    this.path = path;
  }

  /**
   * Call this when the element is added to the page. Its head tags are put before those of the previous page, so that
   * its title counts at once.
   */
  enter(): void {
    document.head.prepend(...this.head.filter((tag) => !tag.isConnected));
  }

  override leave(): void {
    super.leave();
    // React removes the tags that it has hydrated.
    for (const tag of this.head) if (!Object.keys(tag).some((key) => key.startsWith('__react'))) tag.remove();
  }
}

/**
 * Makes an island of the page in the document.
 *
 * @param remoteEntry the remote entry that the document names; undefined when it has to be read from the release
 */
export function sentPage(element: HTMLElement, options: PageOptions, remoteEntry: RemoteEntry | undefined): PageIsland {
  const { name, entry } = options;
  const island = new PageIsland({
    ...options,
    element,
    async load(signal) {
      await expectFirstStyles(entry, signal);
      return loadLifecycles(name, entry, remoteEntry);
    },
  });
  island.head = sentTags();
  return island;
}
