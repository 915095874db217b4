import type { Entry } from '@furrow/discovery/discovery';
import type { FailurePhase } from '@furrow/formats/report.schema';
import type { HydratePolicy } from '@furrow/formats/hydrate-policy';
import { islandAttributes, pageAttribute } from '@furrow/formats/island-element';
import type { Lifecycles } from '@furrow/remote/contract';
import { pageOf } from '@furrow/remote/navigation';
import { LoadError } from '../federation/load-error';
import { fetchCode } from '../federation/prefetch';
import { releaseFolder, type RemoteEntry } from '../federation/release';
import { loadLifecycles } from '../federation/remotes';
import type { Failures } from './failures';
import { forgetFailedPreloads } from './failed-preloads';
import { expectFirstStyles } from './first-styles';
import { Island, type IslandServices } from './island';
import { nodesOf } from './markup';
import { pageHtml } from './release-html';

/** The page of a remote that the document holds. */
export type SentPage = {
  element: HTMLElement;
  /** The remote entry as the document names it; undefined when it has to be looked up in the release. */
  remoteEntry: RemoteEntry | undefined;
};

export type PageIslandOptions = {
  /** The remote. */
  name: string;
  entry: Entry;
  path: string;
  services: IslandServices;
  failures: Failures;
  onCodeFailed: (island: PageIsland, error: unknown) => void;
  sent?: SentPage;
};

/** Head tags that a page has written; those of the shell are others. */
const pageTags =
  'title,meta[name=description],meta[name=robots],meta[property],meta[name^="twitter:"],link[rel=canonical],script[type="application/ld+json"]';

/** The steps at which files of a release are loaded, in order. */
const filePhases: FailurePhase[] = ['entry', 'expose', 'page'];

/** A page of a remote: an island with an address and with tags in the head of the document. */
export class PageIsland extends Island {
  readonly entry: Entry;
  readonly path: string;
  /** When it comes to life. The page of the document does so as soon as this code runs, which nobody asked for otherwise. */
  policy: HydratePolicy = 'load';
  private readonly sent: SentPage | undefined;
  private head: Element[];

  constructor({ name, entry, path, services, failures, onCodeFailed, sent }: PageIslandOptions) {
    super({
      name,
      version: entry.metadata.version,
      element: sent?.element ?? emptyElement(name),
      services: {
        ...services,
        // A page that renders while the next one loads finds itself at an address of that.
        notFound: () => pageOf(services.navigation.current()).pathname === path && services.notFound(),
      },
      given: { path },
      load: (signal) => this.load(signal),
      onFailed: (error) => onCodeFailed(this, error),
      onLaterError: (error) => failures.report(name, entry, services.navigation.current().pathname, error),
    });
    this.entry = entry;
    this.path = path;
    this.sent = sent;
    this.head = sent ? [...document.head.querySelectorAll(pageTags)] : [];
  }

  /**
   * Fills the element with the prerendered page.
   *
   * @returns whether the release has HTML for it; otherwise its code has to draw it
   * @throws LoadError when the HTML or a stylesheet does not come
   */
  async fetchHtml(): Promise<boolean> {
    const page = await pageHtml(this.entry, this.path);
    if (!page) return false;
    const { version, path } = this;
    const attributes = islandAttributes({ version, react: page.react, path, hydrate: page.hydrate });
    for (const [name, value] of Object.entries(attributes)) this.element.setAttribute(name, value);
    this.element.append(...nodesOf(page.fragment));
    this.head = nodesOf(page.head).filter((node) => node instanceof Element);
    // What a page shows for a query is not in its HTML.
    this.policy = location.search !== '' && page.hydrate !== 'never' ? 'load' : page.hydrate;
    return true;
  }

  /** Call it when the element comes into the page: its title counts from now on, also while those of the page before are still there. */
  enter(): void {
    if (!this.sent) document.head.prepend(...this.head);
  }

  override leave(): void {
    super.leave();
    // React takes those away that it has taken over.
    for (const tag of this.head) if (!Object.keys(tag).some((key) => key.startsWith('__react'))) tag.remove();
  }

  /**
   * Tries again, because the visitor asks for it. A preload that failed answers the next request for its file with the same failure. So the page is
   * tried for as long as each try gets further than the one before.
   *
   * @throws LoadError as `hydrate` does
   */
  async tryAgain(): Promise<void> {
    await forgetFailedPreloads(releaseFolder(this.entry));
    let reached = -1;
    for (;;) {
      try {
        return await this.hydrate();
      } catch (error) {
        const step = error instanceof LoadError ? filePhases.indexOf(error.phase) : -1;
        if (step <= reached) throw error;
        reached = step;
      }
    }
  }

  private async load(signal: AbortSignal): Promise<Lifecycles> {
    const { name, entry, path, sent } = this;
    if (sent) await expectFirstStyles(entry, signal);
    // What fails is asked for again, and reported, by the code that needs it.
    else void fetchCode(entry, path).catch(() => {});
    return loadLifecycles(name, entry, sent?.remoteEntry);
  }
}

function emptyElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(pageAttribute, name);
  return element;
}
