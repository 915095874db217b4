import { ownsPath } from '@furrow/discovery/discovery';
import type { Navigation, PagePlace, ShellServices } from '@furrow/remote/contract';
import { pageOf } from '@furrow/remote/navigation';
import { trustMarkup } from '@furrow/remote/trusted-types';
import { inTime, reasonOf } from '../federation/load-error';
import type { Owner, SiteDiscovery } from '../federation/site-discovery';
import NotFoundPage, { notFoundMessage } from '../pages/not-found.page';
import { PartFailed } from '../shell/part-failed';
import { QuietNotice } from '../shell/quiet-notice';
import { SlotSkeleton } from '../shell/slot-skeleton';
import { arriveAt } from './arrive';
import type { Failures } from './failures';
import { expectFirstStyles } from './first-styles';
import { createHealing } from './healing';
import { hydrateNotFound } from './host-view';
import { unmountIsland, type FirstIsland, type Island } from './island';
import type { SiteStateStore } from './site-state';
import { createStage } from './stage';

export type SlotOptions = {
  element: HTMLElement;
  navigation: Navigation;
  services: Required<Pick<ShellServices, 'notify' | 'theme'>>;
  discovery: SiteDiscovery;
  failures: Failures;
  state: SiteStateStore;
  /** Called when an overridden version does not load; the override is taken back. */
  onOverrideFailed: (name: string, error: unknown) => void;
  /** Called with an element whose HTML became interactive. */
  onHydrated: (element: HTMLElement) => void;
};

/** How long the page before stays while the next one loads. */
const patience = 200;

/**
 * The place where remotes live. It shows the owner of the current path as an island, or a view of the host: the 404, a
 * skeleton, a failure. A version that failed is not tried again in this page view; the last good one takes its place.
 */
export function createSlot(options: SlotOptions) {
  const { element, navigation, services, discovery, failures, state, onOverrideFailed, onHydrated } = options;
  const stage = createStage(element, navigation);
  /** Remotes whose prerendered page stands without its code: the next page of theirs is a full load. */
  const broken = new Set<string>();
  /** What the slot is to show; a drawer over it is the island's own. */
  const place = () => pageOf(navigation.current());
  let shownPath = place().pathname;
  let tries = 0;
  /** Counts the navigations: whoever finds it changed was overtaken, and leaves the slot alone. */
  let turn = 0;

  /** The remote that sells draws the cart itself. */
  const showCart = (name?: string) =>
    state.set({ cart: name === undefined || discovery.owner('/checkout')?.name !== name });

  const { mount, mountOwner } = createHealing({
    services: { ...services, navigation, notFound: () => void showNotFound() },
    discovery,
    failures,
    onOverrideFailed,
  });

  async function showIsland(island: Island, mine: number) {
    await stage.showIsland(island);
    if (mine !== turn) return;
    showCart(island.name);
    arrive();
  }

  async function showNotFound() {
    turn++;
    await stage.showView('not-found', <NotFoundPage />);
    showCart();
    console.error(notFoundMessage(place().pathname));
    arrive();
  }

  async function showFailure({ name, chosen }: Owner, error: unknown) {
    const view = `failure of ${name}`;
    tries = stage.isShown(view) ? tries + 1 : 1;
    await stage.showView(
      view,
      <PartFailed
        part={name}
        version={chosen.metadata.version}
        reason={reasonOf(error)}
        tries={tries}
        href={place().pathname}
        onRetry={async () => {
          failures.forget(name);
          await show();
        }}
      />,
    );
    showCart();
    arrive();
  }

  function arrive() {
    const location = place();
    state.set({ loading: false });
    if (location.pathname === shownPath) return;
    shownPath = location.pathname;
    arriveAt(location, element);
    state.set({ announcement: document.title });
  }

  async function findOwner(pathname: string): Promise<Owner | undefined> {
    const known = discovery.owner(pathname);
    if (known || discovery.complete()) return known;
    await discovery.load();
    return discovery.owner(pathname);
  }

  /** Shows what the current path asks for. Of several calls the last one wins. */
  async function show(): Promise<void> {
    const mine = ++turn;
    const { pathname } = place();
    const island = stage.island();
    if (island && ownsStill(island, pathname)) {
      if (await updateIsland(island, mine)) return;
      // Until it is here, the version that just failed is the only one known.
      await discovery.load().catch(() => {});
    }
    if (mine !== turn) return;
    state.set({ loading: true });
    let owner: Owner | undefined;
    try {
      owner = await findOwner(pathname);
    } catch {
      // Without discovery the host cannot tell who owns the path; the server can.
      if (mine === turn) window.location.reload();
      return;
    }
    if (mine !== turn) return;
    if (!owner) return showNotFound();
    if (broken.has(owner.name)) return window.location.reload();
    await replaceBy(owner, pathname, mine);
  }

  const ownsStill = ({ name, entry }: Island, pathname: string) =>
    discovery.owner(pathname)?.name === name && ownsPath(entry, pathname);

  /** Another page of the remote on screen. Resolves with false when this version cannot show it. */
  async function updateIsland({ name, entry, lifecycles, props }: Island, mine: number): Promise<boolean> {
    const { pathname } = place();
    if (pathname === shownPath) return true;
    const loading = setTimeout(() => mine === turn && state.set({ loading: true }), patience);
    try {
      await inTime('page', lifecycles.update(props));
      if (mine === turn) arrive();
      return true;
    } catch (error) {
      failures.add(name, entry, pathname, error);
      return false;
    } finally {
      clearTimeout(loading);
    }
  }

  /** Unmounts what is there and shows the owner of the path, or why that does not work. */
  async function replaceBy(owner: Owner, pathname: string, mine: number): Promise<void> {
    const skeleton = setTimeout(() => {
      if (mine === turn && !stage.isShown(`failure of ${owner.name}`))
        void stage.showView('skeleton', <SlotSkeleton />);
    }, patience);
    try {
      const island = await mountOwner(owner, pathname, () => mine === turn).finally(() => clearTimeout(skeleton));
      if (island) await showIsland(island, mine);
    } catch (error) {
      if (mine === turn) await showFailure(owner, error);
    }
  }

  /** Brings the document's own page to life: hydrates it, or puts the last good version in its place, or leaves it with a notice. */
  async function start(first: FirstIsland): Promise<void> {
    const container = element.querySelector<HTMLElement>('[data-island]');
    if (!container || place().pathname !== first.path) return show();
    const mine = ++turn;
    const { name, entry, path } = first;
    const html = container.innerHTML;
    trustMarkup(html);
    try {
      expectFirstStyles(entry);
      const island = await mount(name, { entry, container, first });
      if (mine !== turn) return await unmountIsland(island);
      stage.adopt(island);
      stage.removeNotice();
      onHydrated(container);
      // Who sells is known now, or cannot be.
      const known = () => mine === turn && showCart(name);
      void discovery.load().then(known, known);
    } catch (error) {
      failures.add(name, entry, path, error);
      await discovery.load().catch(() => {});
      if (mine !== turn) return;
      const owner = discovery.owner(path);
      const island = owner && (await mountOwner(owner, path, () => mine === turn).catch(() => undefined));
      if (island) return showIsland(island, mine);
      if (mine !== turn) return;
      if (container.innerHTML !== html) container.innerHTML = html;
      stayWithNotice(first, error);
    }
  }

  function stayWithNotice(first: FirstIsland, error: unknown) {
    broken.add(first.name);
    showCart();
    stage.showNotice(
      <QuietNotice
        reason={`Its code did not start: ${reasonOf(error)}.`}
        onRetry={async () => {
          failures.forget(first.name);
          broken.delete(first.name);
          await start(first);
        }}
      />,
    );
  }

  /** The document is the 404 page. A path that went live meanwhile is shown all the same. */
  async function startNotFound(): Promise<void> {
    const html = element.querySelector<HTMLElement>('[data-view="not-found"]');
    if (html) {
      stage.adoptView(hydrateNotFound(html, navigation));
      onHydrated(html);
      showCart();
    }
    console.error(notFoundMessage(place().pathname));
    await discovery.load().catch(() => {});
    if (discovery.owner(place().pathname)) await show();
  }

  let last: PagePlace = place();
  navigation.subscribe(() => {
    const next = place();
    const moved = next.pathname !== last.pathname;
    last = next;
    if (moved) void show();
  });

  return { start, startNotFound, show };
}
