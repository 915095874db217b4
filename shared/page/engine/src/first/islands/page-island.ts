import type { HydratePolicy } from '@furrow/contract/hydrate-policy';
import type { Lifecycles } from '@furrow/contract';
import { pageOf } from '@furrow/remote/page-of';
import type { Released } from '@furrow/discovery/page-data.schema';
import { painted } from '../painted';
import { provide } from '../federation/provided';
import { loadLifecycles } from '../federation/remotes';
import type { DocumentPage } from './document-page';
import type { Failures } from './failures';
import { fetchAhead } from './fetch-ahead';
import { expectStyles } from './styles';
import { Island, type IslandServices } from './island';

/** What every page needs of the site. */
export type PageSite = { services: IslandServices; failures: Failures };

export type PageOptions = PageSite & {
  /** The name of the remote. */
  name: string;
  version: string;
  path: string;
  /** The addresses of the fragments of the shell that are hidden beside it. */
  hides: readonly string[];
  element: HTMLElement;
  head: Element[];
  /** When the page is hydrated. */
  policy: HydratePolicy;
  /** The version to fall back to. */
  previous?: Released | undefined;
  /** Loads the lifecycles of the remote. */
  load: (signal: AbortSignal) => Promise<Lifecycles>;
};

/** A page of a remote: an island with an address and with tags in the head of the document. */
export class PageIsland extends Island {
  readonly path: string;
  readonly hides: readonly string[];
  readonly policy: HydratePolicy;
  readonly previous: Released | undefined;
  private readonly head: Element[];

  constructor({ failures, path, hides, head, policy, previous, services, ...island }: PageOptions) {
    super({
      ...island,
      services: {
        ...services,
        // A page that renders while the visitor is already at another address must not declare that address missing.
        notFound: () => pageOf(services.navigation.current()).pathname === path && services.notFound(),
      },
      given: { path },
      onLaterError: (error) =>
        failures.report(island.name, island.version, services.navigation.current().pathname, error),
    });
    this.path = path;
    this.hides = hides;
    this.policy = policy;
    this.previous = previous;
    this.head = head;
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

  /** The page in its place is drawn first. A dialog over the page is not within its element, and leaves together with it. */
  protected override async endCode(): Promise<void> {
    if (!document.querySelector('[aria-modal="true"]')) await painted();
    await super.endCode();
  }
}

/** Makes an island of the page of a document. */
export function islandOf(page: DocumentPage, policy: HydratePolicy, site: PageSite): PageIsland {
  const { name, version, path, hides, element, head, previous } = page;
  return new PageIsland({
    ...site,
    ...{ name, version, path, hides, element, head, previous, policy },
    async load(signal) {
      fetchAhead(page.code);
      page.uses.forEach(provide);
      await expectStyles(page.folder, signal);
      return loadLifecycles(name, version, () => Promise.resolve(page.remoteEntry()));
    },
  });
}
