import type { Navigation } from '@furrow/remote/contract';
import { pageOf } from '@furrow/remote/navigation';
import { trustMarkup } from '@furrow/remote/trusted-types';
import { reasonOf } from '../federation/load-error';
import { notFoundMessage } from '../shell/not-found.page';
import { focusPage } from './page-focus';
import { hydrateNotFound } from './host-view';
import { unmountIsland, type FirstIsland, type Island } from '../islands/island';
import { createPageMounter, type PageMounterOptions, type PageOutcome } from './page-mounter';
import type { PageTransition } from './page-transition';
import type { SiteStateStore } from './site-state';
import {
  firstLoad,
  firstNotFound,
  pathOf,
  reduce,
  screenOf,
  shellOf,
  type Event,
  type State,
  type Target,
} from './slot-state';
import { createSlotView } from './slot-view';

export type SlotOptions = Omit<PageMounterOptions, 'services' | 'first'> & {
  element: HTMLElement;
  navigation: Navigation;
  services: Omit<PageMounterOptions['services'], 'navigation' | 'notFound'>;
  state: SiteStateStore;
  /** The page the document holds: that of a remote, the one for an unknown path, or none while the site is being developed. */
  firstPage: FirstIsland | 'notFound' | undefined;
  /** Called with an element whose HTML became interactive. */
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
 * this file does it. Each navigation has one AbortSignal, and whatever it started ends with it.
 */
export function createSlot(options: SlotOptions) {
  const { element, navigation, services, discovery, failures, firstPage, onHydrated, transition, fullLoad } = options;
  const currentPath = () => pageOf(navigation.current()).pathname;
  const container = element.querySelector<HTMLElement>('[data-island]');
  const first = typeof firstPage === 'object' && container ? { ...firstPage, container } : undefined;
  // Should the remote fail in the middle of its first render, the document's HTML is put back.
  if (first) trustMarkup(first.container.innerHTML);

  const slotView = createSlotView({ element, navigation, onRetry: retry });
  const mounter = createPageMounter({
    ...options,
    first,
    services: {
      ...services,
      navigation,
      notFound() {
        const path = currentPath();
        // A page calls this while React commits it, and React cannot unmount it in that moment.
        queueMicrotask(() => dispatch({ type: 'notFound', path }));
      },
    },
  });

  let state: State<Island> =
    firstPage === 'notFound' ? firstNotFound(currentPath()) : firstLoad(currentPath(), first?.path === currentPath());
  /** Belongs to the navigation under way, and is aborted when another one overtakes that. */
  let overtaken = new AbortController();
  /** Resolves when the navigation under way ends. */
  let loaded = Promise.resolve();
  let isAlive = false;
  const events: Event<Island>[] = [];

  /**
   * Applies an event. One that arises while another one is applied is queued behind it. An error is reported, and the events behind it are
   * applied all the same: otherwise the slot would follow the address bar no more.
   */
  function dispatch(event: Event<Island>): void {
    if (events.push(event) > 1) return;
    for (let next: Event<Island> | undefined = event; next; next = events[0]) {
      try {
        carryOut(next);
      } catch (error) {
        reportError(error);
      }
      events.shift();
    }
  }

  function carryOut(event: Event<Island>): void {
    const before = state;
    state = reduce(before, event);
    if (state === before) return;
    const target = targetOf(state);
    const isNewTarget = target !== targetOf(before);
    // A navigation that ended with its page on screen leaves nothing to abort.
    if (isNewTarget && event.type !== 'mounted') overtaken.abort();
    slotView.show(screenOf(state));
    options.state.set(shellOf(state, document.title));
    const behind = screenOf(before);
    const isRepeated = behind.type === 'notFound' && behind.path === pathOf(state);
    if (state.type === 'notFound' && !isRepeated) console.error(notFoundMessage(state.path));
    if (state.type !== 'loading' && state.announced) focusPage(pageOf(navigation.current()), element);
    if (isNewTarget && target) loaded = load(target);
  }

  /** Shows the page of the target, or a view in place of it, unless another navigation overtakes this one. */
  async function load(target: Target): Promise<void> {
    overtaken = new AbortController();
    const { signal } = overtaken;
    const timer = setTimeout(() => dispatch({ type: 'delayed', target }), noticeableDelay);
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    try {
      const outcome = await mounter.show({
        path: target.path,
        signal,
        screen: screenOf(state),
        onTry: (part) => dispatch({ type: 'discovered', target, part }),
        // The fade ends only when the next page is scrolled and focused, so that it shows the page as the visitor gets it.
        transition: (change) =>
          new Promise((resolve, reject) => {
            void transition(() =>
              change()
                .then(resolve, reject)
                .then(() => ended),
            );
          }),
      });
      clearTimeout(timer);
      const settleOrDiscard = () => (signal.aborted ? discard(outcome) : settle(target, outcome));
      if (isOutside(outcome)) await transition(settleOrDiscard);
      else settleOrDiscard();
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
      end();
    }
  }

  function settle(target: Target, outcome: PageOutcome): void {
    switch (outcome.type) {
      case 'mounted':
        dispatch({ type: 'mounted', target, island: outcome.island });
        if (outcome.island.props.domElement === container && !isAlive) {
          isAlive = true;
          onHydrated(container);
        }
        return;
      case 'failed':
        return dispatch({ type: 'failed', target, part: outcome.part, reason: reasonOf(outcome.error) });
      case 'notFound':
        return dispatch({ type: 'notFound', path: target.path });
      case 'unanswered':
        if (!fullLoad()) settle(target, outcome.otherwise);
    }
  }

  /** Whether an island was mounted in an element that is not in the slot yet. */
  function isOutside(outcome: PageOutcome): boolean {
    return outcome.type === 'mounted' && outcome.island.props.domElement.parentElement !== element;
  }

  /** Unmounts an island that was mounted for a navigation which another one overtook. The island on screen stays. */
  function discard(outcome: PageOutcome): void {
    const screen = screenOf(state);
    if (outcome.type !== 'mounted' || (screen.type === 'page' && screen.island === outcome.island)) return;
    void unmountIsland(outcome.island);
  }

  /** Loads the same page once more. Resolves when the page or a view in place of it is on screen. */
  async function retry(): Promise<void> {
    const before = state;
    if (before.type === 'failure') {
      // Another version may be live by now, and the one that failed may be gone.
      await discovery.refresh(currentPath()).catch(() => {});
      if (state !== before) return loaded;
    }
    if ((before.type === 'failure' || before.type === 'stranded') && before.part) failures.forget(before.part.name);
    dispatch({ type: 'retried' });
    return loaded;
  }

  /**
   * Hydrates the page of the document, and follows the address bar from then on. Resolves when the page is hydrated, or when a view
   * in place of it is on screen.
   */
  async function start(): Promise<void> {
    navigation.subscribe(() => dispatch({ type: 'navigated', path: currentPath() }));
    if (state.type === 'loading') {
      loaded = load(state.target);
      return loaded;
    }
    const html = element.querySelector<HTMLElement>('[data-view="not-found"]');
    if (html) {
      slotView.adopt(state, hydrateNotFound(html, navigation));
      onHydrated(html);
    }
    options.state.set(shellOf(state, document.title));
    console.error(notFoundMessage(currentPath()));
    await discovery.load(currentPath()).catch(() => {});
    // A path that went live since the document was sent is shown all the same.
    if (state.type === 'notFound' && discovery.owner(state.path)) await retry();
  }

  return { start };
}

function targetOf(state: State<Island>): Target | undefined {
  return state.type === 'loading' ? state.target : undefined;
}
