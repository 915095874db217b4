import type { Navigation } from '@furrow/remote/contract';
import type { Entry } from '@furrow/discovery/discovery';
import { pageOf } from '@furrow/remote/navigation';
import { isAbort } from '../federation/abortable';
import { reasonOf } from '../federation/load-error';
import { dropPresses } from '../islands/early-input';
import type { IslandServices } from '../islands/island';
import { PageIsland, type SentPage } from '../islands/page-island';
import { notFoundMessage } from '../shell/not-found.page';
import { hydrateNotFound } from './host-view';
import { focusPage } from './page-focus';
import { PageOpener, partOf, type Opened, type PageOpenerOptions, type PageOutcome } from './page-opener';
import type { PageTransition } from './page-transition';
import type { SiteStateStore } from './site-state';
import {
  firstEmpty,
  firstNotFound,
  firstPage,
  pathOf,
  reduce,
  screenOf,
  shellOf,
  type Screen,
  type SlotEvent,
  type State,
  type Target,
} from './slot-state';
import { SlotView } from './slot-view';

/** The page of a remote that the document holds, and its version. */
export type FirstPage = Omit<SentPage, 'element'> & { name: string; entry: Entry; path: string };

export type SlotOptions = Omit<PageOpenerOptions, 'services' | 'onCodeFailed'> & {
  element: HTMLElement;
  navigation: Navigation;
  services: Omit<IslandServices, 'navigation' | 'notFound'>;
  state: SiteStateStore;
  /** The page the document holds: that of a remote, the one for an unknown path, or none while the site is being developed. */
  firstPage: FirstPage | 'notFound' | undefined;
  /** Called with the 404 page of the document once it is interactive. */
  onHydrated: (element: HTMLElement) => void;
  /** How a page gives way to another. */
  transition: PageTransition;
  /** Loads the document of the current address, once in a visit; returns false where it has done so before. */
  fullLoad: () => boolean;
};

/** After this many milliseconds a navigation counts as slow. */
const noticeableDelay = 200;

/**
 * The element that shows the remotes. It follows the address bar: slot-state.ts decides what the slot shows and what it loads, and
 * this class does it. Each navigation has one AbortSignal, and whatever it started ends with it.
 */
export class Slot {
  private readonly options: SlotOptions;
  private readonly services: IslandServices;
  private readonly opener: PageOpener;
  private readonly view: SlotView;
  private state: State<PageIsland>;
  /** Belongs to the navigation under way or the page on screen, and is aborted when another one overtakes it. */
  private overtaken = new AbortController();
  /** Resolves when the navigation under way ends. */
  private loaded = Promise.resolve();
  /** The title of the page on screen, from the moment the visitor left it. The next page may put its own into the document before it shows. */
  private titleOnScreen = '';
  private readonly events: SlotEvent<PageIsland>[] = [];

  constructor(options: SlotOptions) {
    this.options = options;
    const { element, navigation } = options;
    this.services = { ...options.services, navigation, notFound: () => this.notFound() };
    this.opener = new PageOpener({
      ...options,
      services: this.services,
      onCodeFailed: (island, error) => void this.recover(island, error),
    });
    this.view = new SlotView({ element, navigation, onRetry: () => this.retry(), onTryAgain: () => this.tryAgain() });
    this.state = this.firstState();
  }

  /**
   * Hydrates the page of the document, and follows the address bar from then on. Resolves when the page is hydrated, or when a view
   * in place of it is on screen.
   */
  async start(): Promise<void> {
    const { navigation, element, discovery, onHydrated } = this.options;
    navigation.subscribe(() => this.dispatch({ type: 'navigated', path: this.currentPath() }));
    this.view.show(screenOf(this.state));
    const { state } = this;
    if (state.type === 'loading') {
      this.loaded = this.load(state.target);
      return this.loaded;
    }
    if (state.type === 'page') {
      // A visitor who pressed Back before this code ran is at another address than the document's.
      this.dispatch({ type: 'navigated', path: this.currentPath() });
      return screenOf(this.state) === state ? this.startPage(state.island) : this.loaded;
    }
    const html = element.querySelector<HTMLElement>('[data-view="not-found"]');
    if (html) {
      this.view.adopt(state, hydrateNotFound(html, navigation));
      onHydrated(html);
    }
    this.options.state.set(shellOf(state, document.title));
    console.error(notFoundMessage(this.currentPath()));
    await discovery.load(this.currentPath()).catch(() => {});
    // A path that went live since the document was sent is shown all the same.
    if (this.state.type === 'notFound' && discovery.owner(this.state.path)) await this.retry();
  }

  /** Brings the page of the document to life, or shows the version in its place that the visitor asked for. */
  private async startPage(island: PageIsland): Promise<void> {
    const wanted = this.options.discovery.overridden(island.name);
    if (!wanted || wanted.metadata.version === island.version) return this.bringToLife(island);
    try {
      const outcome = await this.opener.open(island.path, island.left);
      if (outcome.type === 'opened' && outcome.island.version !== island.version)
        return await this.replace(island, outcome);
      discard(outcome);
      await this.bringToLife(island);
    } catch (error) {
      if (!island.hasLeft) throw error;
    }
  }

  /** Shows another version in place of the page on screen, unless the visitor has left that meanwhile. */
  private async replace(island: PageIsland, opened: Opened): Promise<void> {
    await this.options.transition(() => {
      if (island.hasLeft) return discard(opened);
      this.dispatch({ type: 'ran', island, as: opened.island, part: opened.part });
    });
    if (!opened.island.hasLeft) await this.bringToLife(opened.island);
  }

  private firstState(): State<PageIsland> {
    const { element, firstPage: first, failures } = this.options;
    const sent = element.querySelector<HTMLElement>('[data-island]');
    if (first === 'notFound') return firstNotFound(this.currentPath());
    if (!first || !sent) return firstEmpty(this.currentPath());
    const { name, entry, path, remoteEntry } = first;
    const island = new PageIsland({
      name,
      entry,
      path,
      services: this.services,
      failures,
      onCodeFailed: (failed, error) => void this.recover(failed, error),
      sent: { element: sent, remoteEntry },
    });
    return firstPage(path, partOf(name, entry, path), island);
  }

  private currentPath(): string {
    return pageOf(this.options.navigation.current()).pathname;
  }

  /**
   * Applies an event. One that arises while another one is applied is queued behind it. An error is reported, and the events behind it are
   * applied all the same: otherwise the slot would follow the address bar no more.
   */
  private dispatch(event: SlotEvent<PageIsland>): void {
    if (this.events.push(event) > 1) return;
    for (let next: SlotEvent<PageIsland> | undefined = event; next; next = this.events[0]) {
      try {
        this.carryOut(next);
      } catch (error) {
        reportError(error);
      }
      this.events.shift();
    }
  }

  private carryOut(event: SlotEvent<PageIsland>): void {
    const before = this.state;
    const state = reduce(before, event);
    if (state === before) return;
    this.state = state;
    if (before.type !== 'loading') this.titleOnScreen = document.title;
    if (event.type === 'navigated') this.followAddress(screenOf(before), state);
    const target = targetOf(state);
    const isNewTarget = target !== targetOf(before);
    // A navigation that ended with its page on screen leaves nothing to abort.
    if (isNewTarget && event.type !== 'opened') this.overtaken.abort();
    this.view.show(screenOf(state));
    const isBack = event.type === 'navigated' && state.type === 'page';
    this.options.state.set(shellOf(state, isBack ? this.titleOnScreen : document.title));
    const behind = screenOf(before);
    const isRepeated = behind.type === 'notFound' && behind.path === pathOf(state);
    if (state.type === 'notFound' && !isRepeated) console.error(notFoundMessage(state.path));
    const isMove = event.type !== 'stuck' && event.type !== 'ran';
    if (isMove && state.type !== 'loading' && state.announced)
      focusPage(pageOf(this.options.navigation.current()), this.options.element);
    if (isNewTarget && target) this.loaded = this.load(target);
  }

  /** A page that is still coming to life stops when the address is that of another one, and goes on when it is its own again. */
  private followAddress(behind: Screen<PageIsland>, { type }: State<PageIsland>): void {
    if (behind.type !== 'page' || behind.island.isHydrated) return;
    if (type === 'loading') behind.island.interrupt();
    else void this.bringToLife(behind.island);
  }

  /** Shows the page of the target, or a view in place of it, unless another navigation overtakes this one. */
  private async load(target: Target): Promise<void> {
    const overtaken = new AbortController();
    this.overtaken = overtaken;
    const timer = setTimeout(() => this.dispatch({ type: 'delayed', target }), noticeableDelay);
    try {
      const outcome = await this.opener.open(target.path, overtaken.signal);
      clearTimeout(timer);
      const settle = () => (overtaken.signal.aborted ? discard(outcome) : this.settle(target, outcome));
      await (outcome.type === 'opened' ? this.options.transition(settle) : settle());
      if (outcome.type === 'opened' && !overtaken.signal.aborted) await this.bringToLife(outcome.island);
    } catch (error) {
      if (!overtaken.signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private settle(target: Target, outcome: PageOutcome): void {
    switch (outcome.type) {
      case 'opened':
        return this.dispatch({ type: 'opened', target, part: outcome.part, island: outcome.island });
      case 'failed':
        return this.dispatch({ type: 'failed', target, part: outcome.part, reason: reasonOf(outcome.error) });
      case 'notFound':
        return this.dispatch({ type: 'notFound', path: target.path });
      case 'unanswered':
        if (!this.options.fullLoad()) this.settle(target, outcome.otherwise);
    }
  }

  /** Lets the page on screen come to life when its policy says; resolves once it has, if that is at once. */
  private async bringToLife(island: PageIsland): Promise<void> {
    if (island.isHydrated) return;
    if (island.policy !== 'load') return island.arm(island.policy);
    await island.hydrate().catch((error: unknown) => {
      if (!isAbort(error)) return this.recover(island, error);
    });
  }

  /** The code of the page on screen does not run: that of another version may, and until then the page can be read. */
  private async recover(island: PageIsland, error: unknown): Promise<void> {
    try {
      const opened = await this.opener.openInstead(island, error, island.left);
      if (opened) await this.replace(island, opened);
      else this.getStuck(island);
    } catch (thrown) {
      if (!island.hasLeft) throw thrown;
    }
  }

  /** What was pressed in vain is not repeated should the code come later: nobody knows by then how often a button was pressed. */
  private getStuck(island: PageIsland): void {
    dropPresses();
    this.dispatch({ type: 'stuck', island });
  }

  /** Loads the code of the page on screen once more, because the visitor asks for it. */
  private async tryAgain(): Promise<void> {
    const screen = screenOf(this.state);
    if (screen.type !== 'page') return;
    const { island, part } = screen;
    this.options.failures.forget(part.name);
    dropPresses();
    try {
      await island.tryAgain();
      this.dispatch({ type: 'ran', island, as: island, part });
    } catch (error) {
      if (!isAbort(error)) await this.recover(island, error);
    }
  }

  /** Loads a page once more of which nothing came. Resolves when the page or a view in place of it is on screen. */
  private async retry(): Promise<void> {
    const before = this.state;
    if (before.type === 'failure') {
      // Another version may be live by now, and the one that failed may be gone.
      await this.options.discovery.refresh(this.currentPath()).catch(() => {});
      if (this.state !== before) return this.loaded;
      if (before.part) this.options.failures.forget(before.part.name);
    }
    this.dispatch({ type: 'retried' });
    return this.loaded;
  }

  private notFound(): void {
    const path = this.currentPath();
    // A page calls this while React commits it, and React cannot unmount it in that moment.
    queueMicrotask(() => this.dispatch({ type: 'notFound', path }));
  }
}

/** Ends a page that was opened for a navigation which another one overtook. */
function discard(outcome: PageOutcome): void {
  if (outcome.type === 'opened') outcome.island.leave();
}

function targetOf(state: State<PageIsland>): Target | undefined {
  return state.type === 'loading' ? state.target : undefined;
}
