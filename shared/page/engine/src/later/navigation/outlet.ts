import type { SiteNavigation } from '@furrow/contract';
import { pageOf } from '@furrow/remote/page-of';
import { isAbort, unwanted } from '../../common/abortable';
import { reasonOf } from '../../common/load-error';
import { dropPresses } from '../../common/early-input';
import { notedTop } from '../../first/noted-top';
import { painted } from '../../first/painted';
import type { PageIsland } from '../../first/islands/page-island';
import { notFoundMessage } from './not-found-message';
import type { Moves } from '../../first/first-moves';
import { focusPage } from './page-focus';
import { LeftPages } from './left-pages';
import { PageOpener, type Opened, type PageOpenerOptions, type PageOutcome } from './page-opener';
import type { PageTransition } from './page-transition';
import type { SiteStateStore } from './site-state';
import type { SiteViews } from './site-views';
import {
  firstEmpty,
  firstNotFound,
  firstPage,
  outletPath,
  reduce,
  contentOf,
  shellOf,
  type OutletContent,
  type OutletEvent,
  type State,
  type Destination,
} from './outlet-state';
import { OutletView } from './outlet-view';
import { restartCode } from './restart-code';

/** The page of a remote that the document contains. */
export type FirstPage = {
  island: PageIsland;
  /**
   * The first try to hydrate it, which began before this code was loaded; absent when the visitor may have asked for
   * another version.
   */
  hydrated: Promise<void> | undefined;
};

export type OutletOptions = PageOpenerOptions & {
  views: SiteViews;
  element: HTMLElement;
  navigation: SiteNavigation;
  state: SiteStateStore;
  /** The page in the document: that of a remote, or the one for an unknown path. In development there is none. */
  firstPage: FirstPage | 'notFound' | undefined;
  moves: Moves;
  /** Animates the change from one page to another. */
  transition: PageTransition;
};

/** After this many milliseconds a navigation counts as slow. */
const noticeableDelay = 200;
/** The time in milliseconds that the code of a page from memory waits for the site to say whether it is still live. */
const maxWait = 1000;

/**
 * Shows the pages of the remotes in one element. It follows the address bar: outlet-state.ts decides what is shown and
 * loaded, and this class does it. Each navigation has an AbortSignal, which ends everything that the navigation has
 * started.
 */
export class Outlet {
  private readonly options: OutletOptions;
  private readonly opener: PageOpener;
  private readonly view: OutletView;
  private state: State<PageIsland>;
  /** Belongs to the present navigation or to the page on screen. It is aborted when another navigation overtakes it. */
  private overtaken = new AbortController();
  /** Resolves when the present navigation has ended. */
  private loaded = Promise.resolve();
  /**
   * The title of the page on screen, kept from the moment when the visitor left it, because the next page may change
   * the title of the document before it is shown.
   */
  private titleOnScreen = '';
  private readonly events: OutletEvent<PageIsland>[] = [];
  private readonly left = new LeftPages();

  constructor(options: OutletOptions) {
    this.options = options;
    const { element, navigation, views } = options;
    this.opener = new PageOpener(options);
    this.view = new OutletView({
      element,
      navigation,
      views,
      onRetry: () => this.retry(),
      onRestart: () => this.restart(),
    });
    this.state = this.firstState();
  }

  /**
   * Hydrates the page of the document, and then follows the address bar. Resolves when the page is hydrated, or when
   * something else is on screen in its place.
   */
  async start(): Promise<void> {
    const { navigation, firstPage: first, moves } = this.options;
    navigation.subscribe(() => {
      this.dispatch({ type: 'navigated', path: this.currentPath(), back: moves.isBack() });
      this.left.arrive();
    });
    this.view.show(contentOf(this.state));
    const { state } = this;
    if (state.type === 'loading') {
      this.loaded = this.load(state.destination);
      return this.loaded;
    }
    // If the visitor has left before this code ran, the address is no longer that of the document.
    this.dispatch({ type: 'navigated', path: this.currentPath(), back: false });
    if (this.state !== state) return this.loaded;
    if (moves.hasMoved()) this.dispatch({ type: 'returned' });
    if (state.type === 'page')
      return this.startPage(state.island, typeof first === 'object' ? first.hydrated : undefined);
    this.options.state.set(shellOf(this.state, document.title, this.options.views.titles));
    console.error(notFoundMessage(this.currentPath()));
    // A version that the visitor has asked for may have a page here.
    if (this.options.overrides.size > 0) await this.retry();
  }

  /** Hydrates the page of the document, or replaces it with the version that the visitor has asked for. */
  private async startPage(island: PageIsland, hydrated?: Promise<void>): Promise<void> {
    const wanted = this.options.overrides.get(island.name);
    if (!wanted || wanted.metadata.version === island.version) return this.hydrate(island, hydrated);
    try {
      const outcome = await this.opener.open(island.path, island.left);
      if (outcome.type === 'opened' && outcome.island.version !== island.version)
        return await this.replace(island, outcome);
      discard(outcome);
      await this.hydrate(island);
    } catch (error) {
      if (!island.hasLeft) throw error;
    }
  }

  /** Replaces the page on screen with another version of it, unless the visitor has left the page. */
  private async replace(island: PageIsland, opened: Opened): Promise<void> {
    await this.options.transition(() => {
      if (island.hasLeft) return discard(opened);
      this.dispatch({ type: 'ran', island, as: opened.island });
    });
    if (!opened.island.hasLeft) await this.hydrate(opened.island);
  }

  private firstState(): State<PageIsland> {
    const { firstPage: first } = this.options;
    if (first === 'notFound') return firstNotFound(this.currentPath());
    if (!first) return firstEmpty(this.currentPath());
    return firstPage(first.island.path, first.island);
  }

  private currentPath(): string {
    return pageOf(this.options.navigation.current()).pathname;
  }

  /**
   * Applies an event. Events that arise during this are queued. After an error, which is reported, the queued events
   * are applied nevertheless. Otherwise the outlet would no longer follow the address bar.
   */
  private dispatch(event: OutletEvent<PageIsland>): void {
    if (this.events.push(event) > 1) return;
    for (let next: OutletEvent<PageIsland> | undefined = event; next; next = this.events[0]) {
      try {
        this.carryOut(next);
      } catch (error) {
        reportError(error);
      }
      this.events.shift();
    }
  }

  private carryOut(event: OutletEvent<PageIsland>): void {
    const before = this.state;
    const state = reduce(before, event);
    if (state === before) return;
    this.state = state;
    if (before.type !== 'loading') this.titleOnScreen = document.title;
    if (event.type === 'navigated') {
      if (before.type !== 'loading') this.left.leave(before.path, this.options.element);
      this.followAddress(contentOf(before), state);
    }
    const destination = destinationOf(state);
    const isNewDestination = destination !== destinationOf(before);
    // A navigation that has ended with its page on screen has nothing left to abort.
    if (isNewDestination && event.type !== 'opened') this.overtaken.abort(unwanted);
    this.view.show(contentOf(state));
    const isBack = event.type === 'navigated' && state.type === 'page';
    this.options.state.set(shellOf(state, isBack ? this.titleOnScreen : document.title, this.options.views.titles));
    const behind = contentOf(before);
    const isRepeated = behind.type === 'notFound' && behind.path === outletPath(state);
    if (state.type === 'notFound' && !isRepeated) console.error(notFoundMessage(state.path));
    const isMove = event.type !== 'stuck' && event.type !== 'ran';
    if (isMove && state.type !== 'loading' && state.announced) {
      const cameBack = event.type === 'navigated' ? event.back : before.type === 'loading' && before.destination.back;
      const top = (cameBack ? this.left.topOf(state.path) : undefined) ?? notedTop();
      focusPage(pageOf(this.options.navigation.current()), this.options.element, top);
    }
    if (isNewDestination && destination) this.loaded = this.load(destination);
  }

  /** Interrupts the hydration of a page when the visitor leaves it, and continues it when the visitor comes back. */
  private followAddress(behind: OutletContent<PageIsland>, { type }: State<PageIsland>): void {
    if (behind.type !== 'page' || behind.island.isHydrated) return;
    if (type === 'loading') behind.island.interrupt();
    else void this.hydrate(behind.island);
  }

  /** Shows the page of the destination, or a view of the host, unless another navigation overtakes this one. */
  private async load(destination: Destination): Promise<void> {
    const overtaken = new AbortController();
    this.overtaken = overtaken;
    const timer = setTimeout(() => this.dispatch({ type: 'delayed', destination }), noticeableDelay);
    const { path, back } = destination;
    const { signal } = overtaken;
    const begun = performance.now();
    try {
      const kept = back || !navigator.onLine ? await this.opener.openKept(path, signal) : undefined;
      const outcome = kept ?? (await this.opener.open(path, signal));
      clearTimeout(timer);
      const settle = () => (signal.aborted ? discard(outcome) : this.settle(destination, outcome));
      // A fade begins only when the browser has drawn the page before once more, which takes 0.1 s on a slow phone.
      const isAwaited = kept !== undefined || performance.now() - begun > noticeableDelay;
      await (outcome.type === 'opened' && !isAwaited ? this.options.transition(settle) : settle());
      if (outcome.type !== 'opened' || signal.aborted) return;
      await (kept ? this.follow(kept, signal) : this.hydrate(outcome.island));
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Hydrates a page from memory once it is drawn and the site has said that it is still live. When something else is live
   * by now, that is shown. A visitor without a network gets the page as it was.
   */
  private async follow({ island, document }: Opened, signal: AbortSignal): Promise<void> {
    await painted();
    signal.throwIfAborted();
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, maxWait));
    const outcome = await Promise.race([this.opener.open(island.path, signal, document), late]);
    signal.throwIfAborted();
    if (outcome?.type === 'opened') {
      this.left.leave(island.path, this.options.element);
      this.left.fillIn(island.path, outcome.island.element);
      return this.replace(island, outcome);
    }
    if (outcome?.type === 'notFound') this.notFound(island.path);
    else await this.hydrate(island);
  }

  private settle(destination: Destination, outcome: PageOutcome): void {
    switch (outcome.type) {
      case 'opened':
        if (destination.back) this.left.fillIn(destination.path, outcome.island.element);
        return this.dispatch({ type: 'opened', destination, island: outcome.island });
      case 'failed': {
        const { part, error } = outcome;
        return this.dispatch({ type: 'failed', destination, ...(part && { part }), reason: reasonOf(error) });
      }
      case 'notFound':
        return this.dispatch({ type: 'notFound', path: destination.path });
      case 'left':
      case 'unchanged':
    }
  }

  /**
   * Hydrates the page on screen when its policy says so. If that is at once, this resolves after the hydration.
   *
   * @param begun a try to hydrate it that has already begun
   */
  private async hydrate(island: PageIsland, begun = island.arm(island.policy)): Promise<void> {
    const hydrated = begun.catch((error: unknown) => {
      if (!isAbort(error)) return this.recover(island, error);
    });
    if (island.policy === 'load') await hydrated;
  }

  /** Handles a page whose code does not run: another version of the code may run. The page can be read all the time. */
  private async recover(island: PageIsland, error: unknown): Promise<void> {
    try {
      const opened = await this.opener.openInstead(island, error, island.left);
      if (opened) await this.replace(island, opened);
      else this.getStuck(island);
    } catch (thrown) {
      if (!island.hasLeft) throw thrown;
    }
  }

  /**
   * Shows the notice. Recorded presses are dropped: if the code runs later, nobody remembers how often a button was
   * pressed.
   */
  private getStuck(island: PageIsland): void {
    dropPresses();
    this.dispatch({ type: 'stuck', island });
  }

  /** Loads the code of the page on screen once more, because the visitor has asked for it. */
  private async restart(): Promise<void> {
    const content = contentOf(this.state);
    if (content.type !== 'page') return;
    const { island } = content;
    this.options.failures.forget(island.name);
    dropPresses();
    try {
      await restartCode(island);
      this.dispatch({ type: 'ran', island, as: island });
    } catch (error) {
      if (!isAbort(error)) await this.recover(island, error);
    }
  }

  /** Tries again to load a page that could not be shown. Resolves when the page or a view of the host is on screen. */
  private async retry(): Promise<void> {
    const { state } = this;
    // Another version may be live by now.
    this.options.documents?.forget(this.currentPath());
    if (state.type === 'failure' && state.part) this.options.failures.forget(state.part.name);
    this.dispatch({ type: 'retried' });
    return this.loaded;
  }

  /** Shows the 404 page. The page at `path` calls this when it finds that what the path names does not exist. */
  notFound(path: string): void {
    this.dispatch({ type: 'notFound', path });
  }
}

/** Ends a page whose navigation was overtaken by another one. */
function discard(outcome: PageOutcome): void {
  if (outcome.type === 'opened') outcome.island.leave();
}

function destinationOf(state: State<PageIsland>): Destination | undefined {
  return state.type === 'loading' ? state.destination : undefined;
}
