import { ownsPath, previousEntry, type Entry } from '@furrow/release/discovery';
import type { LifecycleProps, Lifecycles, Navigation, PageLocation, ShellServices } from '@furrow/remote/contract';
import { LoadError, inTime, type Phase } from '../federation/load-error';
import type { RemoteEntry } from '../federation/release';
import { loadLifecycles } from '../federation/remotes';
import type { Owner, SiteDiscovery } from '../federation/site-discovery';
import { PartFailed } from '../shell/part-failed';
import { QuietNotice } from '../shell/quiet-notice';
import { SlotSkeleton } from '../shell/slot-skeleton';
import NotFoundPage, { notFoundMessage } from '../pages/not-found.page';
import { hydrateNotFound, showHostView, type HostView } from './host-view';
import type { SiteStateStore } from './site-state';

/** One remote that failed, for whoever watches over releases. */
export type RemoteFailure = { remote: string; version: string; path: string; phase: Phase; error: unknown };

export type SlotOptions = {
  element: HTMLElement;
  navigation: Navigation;
  services: Pick<ShellServices, 'notify' | 'theme'>;
  discovery: SiteDiscovery;
  state: SiteStateStore;
  onRemoteError: (failure: RemoteFailure) => void;
  /** Called when an overridden version does not load; the override is taken back. */
  onOverrideFailed: (name: string, error: unknown) => void;
  /** Called with an element whose HTML became interactive. */
  onHydrated: (element: HTMLElement) => void;
};

/** The remote the document was made with. */
export type FirstIsland = { name: string; entry: Entry; remoteEntry: RemoteEntry; path: string; hydrate: boolean };

type Island = { name: string; entry: Entry; lifecycles: Lifecycles; props: LifecycleProps };

/** How long the page before stays while the next one loads. */
const patience = 200;

/**
 * The place where remotes live. It shows the owner of the current path as an island, or a view of the host: the 404, a
 * skeleton, a failure. A version that failed is not tried again in this page view; the last good one takes its place.
 */
export function createSlot({
  element,
  navigation,
  services,
  discovery,
  state,
  onRemoteError,
  onOverrideFailed,
  onHydrated,
}: SlotOptions) {
  let island: Island | undefined;
  let view: HostView | undefined;
  let notice: HostView | undefined;
  let shownPath = navigation.current().pathname;
  let turn = 0;
  let failure: { name: string; tries: number; view: HostView } | undefined;
  const failed = new Map<string, Set<string>>();
  /** Remotes whose prerendered page stands without its code: the next page of theirs is a full load. */
  const broken = new Set<string>();

  const failedOf = (name: string) => [...(failed.get(name) ?? [])];

  function report(name: string, entry: Entry, error: unknown) {
    const { version } = entry.metadata;
    const known = failed.get(name) ?? new Set();
    failed.set(name, known.add(version));
    const phase = error instanceof LoadError ? error.phase : 'render';
    onRemoteError({ remote: name, version, path: navigation.current().pathname, phase, error });
  }

  /** Loads and mounts one version; rejects when any step up to the first render fails. */
  async function mount(name: string, entry: Entry, container: HTMLElement, first?: FirstIsland): Promise<Island> {
    let renderError: { error: unknown } | undefined;
    let mounted = false;
    const props: LifecycleProps = {
      ...services,
      name,
      domElement: container,
      navigation,
      notFound: () => showNotFound(),
      reportError(error) {
        if (mounted)
          onRemoteError({
            remote: name,
            version: entry.metadata.version,
            path: navigation.current().pathname,
            phase: 'render',
            error,
          });
        else renderError = { error };
      },
      hydrate: first?.hydrate ? { version: first.entry.metadata.version, path: first.path } : undefined,
    };
    const lifecycles = await loadLifecycles(name, entry, first?.remoteEntry);
    await inTime('expose', lifecycles.bootstrap(props));
    await inTime('page', lifecycles.mount(props));
    if (renderError) {
      await lifecycles.unmount(props);
      throw new LoadError('render', 'its page could not be shown', renderError.error);
    }
    mounted = true;
    container.dataset.version = entry.metadata.version;
    return { name, entry, lifecycles, props };
  }

  /** The version to show: the chosen one, or if that failed the last good one that has this path. */
  function choose({ name, entries, chosen }: Owner, path: string): Entry | undefined {
    const out = failedOf(name);
    return out.includes(chosen.metadata.version) ? previousEntry(entries, out, path) : chosen;
  }

  async function leave() {
    notice?.remove();
    notice = undefined;
    view?.remove();
    view = undefined;
    failure = undefined;
    const left = island;
    island = undefined;
    if (left) await left.lifecycles.unmount(left.props).catch(() => {});
    element.replaceChildren();
  }

  const place = (child: HTMLElement) => element.append(child);

  async function showNotFound() {
    turn++;
    const { pathname } = navigation.current();
    await leave();
    view = showHostView(<NotFoundPage />, { place, navigation });
    state.set({ ownCart: false });
    console.error(notFoundMessage(pathname));
    arrive();
  }

  /** The failure view stays through its retries, so that the focus stays on its button. */
  async function showFailure({ name, chosen }: Owner, error: unknown) {
    const tries = failure?.name === name ? failure.tries + 1 : 1;
    const shown = (
      <PartFailed
        part={name}
        version={chosen.metadata.version}
        reason={error instanceof LoadError ? error.message : 'its code failed'}
        tries={tries}
        href={navigation.current().pathname}
        onRetry={async () => {
          failed.delete(name);
          await show();
        }}
      />
    );
    if (failure?.name === name) {
      failure.view.update(shown);
    } else {
      await leave();
      view = showHostView(shown, { place, navigation });
    }
    if (view) failure = { name, tries, view };
    arrive();
  }

  /** After another path is on screen: to the top (or to the named place), focus, announcement. */
  function arrive() {
    const { pathname, hash } = navigation.current();
    state.set({ loading: false });
    if (pathname === shownPath) return;
    shownPath = pathname;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    const heading = target ?? element.querySelector<HTMLElement>('h1') ?? element;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    state.set({ announcement: document.title });
  }

  async function findOwner(pathname: string): Promise<Owner | undefined> {
    const known = discovery.owner(pathname);
    if (known ?? discovery.complete()) return known || undefined;
    await discovery.load();
    return discovery.owner(pathname);
  }

  /** Shows what the current path asks for. Of several calls the last one wins. */
  async function show(): Promise<void> {
    const mine = ++turn;
    const { pathname } = navigation.current();
    if (island && ownsStill(island, pathname) && (await updateIsland(island, mine))) return;
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
  async function updateIsland(current: Island, mine: number): Promise<boolean> {
    const changed = navigation.current().pathname !== shownPath;
    if (!changed) return true;
    const loading = setTimeout(() => mine === turn && state.set({ loading: true }), patience);
    try {
      await inTime('page', current.lifecycles.update(current.props));
      if (mine === turn) arrive();
      return true;
    } catch (error) {
      report(current.name, current.entry, error);
      return false;
    } finally {
      clearTimeout(loading);
    }
  }

  /** Unmounts what is there and mounts the owner of the path: its live version, or the last good one. */
  async function replaceBy(owner: Owner, pathname: string, mine: number): Promise<void> {
    const container = islandElement(owner.name);
    const skeleton = setTimeout(() => {
      if (mine === turn)
        void leave().then(() => mine === turn && (view = showHostView(<SlotSkeleton />, { place, navigation })));
    }, patience);
    let entry = choose(owner, pathname);
    let error: unknown = new LoadError('discovery', 'no version of it works');
    while (entry) {
      try {
        // A remote renders into an element that is not in the page yet, so that nothing half-done is ever seen.
        const mounted = await mount(owner.name, entry, container);
        clearTimeout(skeleton);
        if (mine !== turn) {
          await mounted.lifecycles.unmount(mounted.props);
          return;
        }
        await leave();
        element.append(container);
        island = mounted;
        state.set({ ownCart: discovery.owner('/checkout')?.name === owner.name });
        arrive();
        return;
      } catch (caught) {
        error = caught;
        report(owner.name, entry, caught);
        if (entry === discovery.overridden(owner.name)) {
          discovery.override(owner.name, undefined);
          onOverrideFailed(owner.name, caught);
          return show();
        }
        entry = previousEntry(owner.entries, failedOf(owner.name), pathname);
      }
      if (mine !== turn) break;
    }
    clearTimeout(skeleton);
    if (mine !== turn) return;
    await showFailure(owner, error);
  }

  /** Brings the document's own page to life: hydrates it, or heals, or leaves it as it is with a notice. */
  async function start(first: FirstIsland): Promise<void> {
    const container = element.querySelector<HTMLElement>('[data-island]');
    if (!container) return show();
    const mine = ++turn;
    const html = container.innerHTML;
    try {
      island = await mount(first.name, first.entry, container, first);
      if (navigation.current().pathname === first.path) onHydrated(container);
      discovery.load().then(
        () => state.set({ ownCart: discovery.owner('/checkout')?.name === island?.name }),
        () => {},
      );
      if (mine !== turn || navigation.current().pathname !== first.path) await show();
      return;
    } catch (error) {
      report(first.name, first.entry, error);
      await discovery.load().catch(() => {});
      if (mine !== turn) return;
      const owner = discovery.owner(first.path);
      if (owner && choose(owner, first.path)) return replaceBy(owner, first.path, mine);
      if (!container.isConnected || container.innerHTML !== html) container.innerHTML = html;
      stayWithNotice(first, error);
    }
  }

  function stayWithNotice(first: FirstIsland, error: unknown) {
    broken.add(first.name);
    const reason = error instanceof LoadError ? error.message : 'its code failed';
    notice?.remove();
    notice = showHostView(
      <QuietNotice
        reason={`Its code did not start: ${reason}.`}
        onRetry={async () => {
          failed.delete(first.name);
          broken.delete(first.name);
          await start(first);
          if (island) {
            notice?.remove();
            notice = undefined;
          }
        }}
      />,
      { place: (child) => element.prepend(child), navigation },
    );
  }

  /** The document is the 404 page. A path that went live meanwhile is shown all the same. */
  async function startNotFound(): Promise<void> {
    const html = element.querySelector<HTMLElement>('[data-view="not-found"]');
    if (html) view = hydrateNotFound(html, navigation);
    if (html) onHydrated(html);
    console.error(notFoundMessage(navigation.current().pathname));
    await discovery.load().catch(() => {});
    if (discovery.owner(navigation.current().pathname)) await show();
  }

  let last: PageLocation = navigation.current();
  navigation.subscribe(() => {
    const next = navigation.current();
    const moved = next.pathname !== last.pathname;
    last = next;
    if (moved) void show();
  });

  return { start, startNotFound, show };
}

function islandElement(name: string): HTMLElement {
  const container = document.createElement('div');
  container.dataset.island = name;
  return container;
}
