import { shellOptionsOf, type Entry } from '@furrow/discovery/discovery';
import { abortable } from '../federation/abortable';
import { inTime, LoadError } from '../federation/load-error';
import { isPinned } from '../federation/release';
import type { Owner, SiteDiscovery } from '../federation/site-discovery';
import type { PageIsland, PageOptions } from '../islands/page-island';
import { pageHtml } from '../islands/release-html';
import { fillPage, releasedPage } from './released-page';
import type { SentDocument } from './sent-document';
import type { PageRelease } from './slot-state';

export type PageOpenerOptions = Pick<PageOptions, 'services' | 'failures' | 'onCodeFailed'> & {
  discovery: SiteDiscovery;
  /** Called when the version of an override does not load. The override has been removed then. */
  onOverrideFailed: (name: string, error: unknown) => void;
  /** Fetches the HTML of the fragments that a page embeds; never rejects. */
  prepareFragments: (entry: Entry, path: string) => Promise<void>;
  /** The document that the browser was sent, where it contains the page of a remote. */
  sent?: SentDocument | undefined;
};

/** A page that can be shown. It contains its HTML or, if the release has none, its code runs already. */
export type Opened = { type: 'opened'; release: PageRelease; island: PageIsland };

export type PageOutcome =
  | Opened
  /** No remote owns the path. */
  | { type: 'notFound' }
  /** No version that owns the path could be loaded. `release` is the last one that was tried. */
  | { type: 'failed'; release?: PageRelease; error: unknown }
  /**
   * Only loading the document can help: discovery cannot be read or does not know the path, or every version that owns
   * the path has failed. `otherwise` is the outcome if the document has been loaded already.
   */
  | { type: 'unanswered'; otherwise: Exclude<PageOutcome, { type: 'unanswered' }> };

/** The time in milliseconds that a page waits for the HTML of its fragments. */
const patience = 1000;

const noDiscovery = new LoadError('discovery', 'the list of pages is unreachable');
const hasFailed = new LoadError('page', 'its code failed before');

/**
 * Finds the owner of a path and the version that this visitor gets, and makes an island of the page. When a version
 * fails, the last good version before it is tried.
 */
export class PageOpener {
  private readonly options: PageOpenerOptions;

  constructor(options: PageOpenerOptions) {
    this.options = options;
  }

  /** @throws the signal's reason once it is aborted, and nothing else */
  async open(path: string, signal: AbortSignal): Promise<PageOutcome> {
    const { failures } = this.options;
    let failed: { release: PageRelease; error: unknown } | undefined;
    let isComposed = false;
    this.readAhead(path);
    for (;;) {
      const owner = await this.ownerOf(path, signal, failed !== undefined);
      if (owner === 'unknown') return { type: 'unanswered', otherwise: { type: 'failed', error: noDiscovery } };
      if (!owner && failed) return { type: 'failed', ...failed };
      if (!owner) {
        const notFound = { type: 'notFound' } as const;
        // An edge cache may hold a discovery document that is older than the documents.
        return (await isDocument(path, signal)) ? { type: 'unanswered', otherwise: notFound } : notFound;
      }
      const entry = failures.choose(owner, path);
      if (!entry) {
        const otherwise = { type: 'failed', error: hasFailed, ...failed } as const;
        // The document holds the page, and needs none of the files that have failed to show it.
        if (navigator.onLine && (!failed || isComposed)) return { type: 'unanswered', otherwise };
        if (failed) return otherwise;
        // Without a network, a full load would replace the site by the browser's own error page.
        failures.forget(owner.name);
        continue;
      }
      try {
        return await this.openVersion(owner.name, entry, path, signal, false);
      } catch (error) {
        signal.throwIfAborted();
        failed = { release: releaseOf(owner.name, entry, path), error };
        isComposed ||= isPinned() && entry.extras.pages.includes(path);
        this.fail(owner.name, entry, path, error);
      }
    }
  }

  /**
   * Finds a version that can replace one whose code does not run: the version that is live by now, or an earlier one.
   *
   * @returns undefined when there is none
   * @throws the signal's reason once it is aborted, and nothing else
   */
  async openInstead(
    { name, entry, path }: PageIsland,
    error: unknown,
    signal: AbortSignal,
  ): Promise<Opened | undefined> {
    this.fail(name, entry, path, error);
    for (;;) {
      const owner = await this.ownerOf(path, signal, true);
      const next = owner && owner !== 'unknown' ? this.options.failures.choose(owner, path) : undefined;
      if (!next) return undefined;
      try {
        return await this.openVersion(name, next, path, signal, true);
      } catch (thrown) {
        signal.throwIfAborted();
        this.fail(name, next, path, thrown);
      }
    }
  }

  /**
   * Starts to read the HTML of the version that is known, while the discovery document is asked whether that is still the
   * one to show. What fails here is asked for again, and reported, when the page is opened.
   */
  private readAhead(path: string): void {
    const { discovery, failures, prepareFragments, sent } = this.options;
    const owner = discovery.owner(path);
    const entry = owner && failures.choose(owner, path);
    if (!entry) return;
    if (sent?.holds(entry, path)) return void sent.read().catch(() => {});
    void prepareFragments(entry, path);
    pageHtml(entry, path).catch(() => {});
  }

  /** @param running whether the code has to run before the page is shown */
  private async openVersion(
    name: string,
    entry: Entry,
    path: string,
    signal: AbortSignal,
    running: boolean,
  ): Promise<Opened> {
    const { services, failures, onCodeFailed } = this.options;
    const island = releasedPage({ name, entry, path, services, failures, onCodeFailed });
    const leave = () => island.leave();
    signal.addEventListener('abort', leave);
    try {
      const hasHtml = await abortable(this.fill(island), signal);
      if (running || !hasHtml) await island.hydrate();
      signal.throwIfAborted();
      return { type: 'opened', release: releaseOf(name, entry, path), island };
    } catch (error) {
      island.leave();
      throw error;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /**
   * Fills the element of the page with its HTML.
   *
   * @returns false when there is none
   * @throws LoadError when the HTML or a stylesheet does not come
   */
  private async fill(island: PageIsland): Promise<boolean> {
    const { discovery, prepareFragments, sent } = this.options;
    const { entry, path } = island;
    if (sent?.holds(entry, path) && (await sent.fill(island, discovery))) return true;
    const fragments = Promise.race([
      prepareFragments(entry, path),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
    const [hasHtml] = await Promise.all([fillPage(island), fragments]);
    return hasHtml;
  }

  /**
   * Finds the owner of the path. Every page except that of the document follows rollbacks since then, so discovery is
   * read again when it is old. After a failure it is always read again, because the version that failed may have been
   * removed.
   *
   * @returns 'unknown' when discovery cannot be read and no remote that is known owns the path
   */
  private async ownerOf(path: string, signal: AbortSignal, anew: boolean): Promise<Owner | 'unknown' | undefined> {
    const { discovery } = this.options;
    try {
      await abortable(anew ? discovery.refresh(path) : discovery.load(path), signal);
    } catch {
      signal.throwIfAborted();
      return discovery.owner(path) ?? 'unknown';
    }
    return discovery.owner(path);
  }

  private fail(name: string, entry: Entry, path: string, error: unknown): void {
    const { discovery, failures, onOverrideFailed } = this.options;
    failures.add(name, entry, path, error);
    if (entry !== discovery.overridden(name)) return;
    discovery.override(name, undefined);
    onOverrideFailed(name, error);
  }
}

/** Whether the site has a document for the path. */
async function isDocument(path: string, signal: AbortSignal): Promise<boolean> {
  // The server of a site that is being developed answers every path with the one document it has.
  if (process.env.NODE_ENV !== 'production') return false;
  const ask = (attempt: AbortSignal) => fetch(path, { method: 'HEAD', signal: attempt }).then(({ ok }) => ok);
  return inTime('page', ask, signal).catch(() => {
    signal.throwIfAborted();
    return false;
  });
}

export function releaseOf(name: string, entry: Entry, path: string): PageRelease {
  return { name, version: entry.metadata.version, hides: shellOptionsOf(entry, path).hide ?? [] };
}
