import { outletId } from '@furrow/contract/island-element';
import type { Toast } from '@furrow/contract';
import { pageOf } from '@furrow/remote/page-of';
import { notedTop } from '../../first/noted-top';
import { overridesSettledEvent } from '../../common/page-events';
import { startLiveShell } from './live-shell';
import { shellElement } from '../../common/shell-element';
import { createToaster } from './toaster.model';
import { readPageData } from '../../first/page-data';
import type { Site } from '../../first/site';
import { Documents } from './documents';
import { offlineMover } from './move-offline';
import { focusPage } from './page-focus';
import { fadeOver } from './page-transition';
import { whenMoveIsLikely } from './likely-move';
import { prefetcher } from './prefetch';
import { reloadOnce } from '../../common/reload-once';
import { createSiteState } from './site-state';
import type { SiteViews } from './site-views';
import { Outlet } from './outlet';

export type { PartFailedProps, SiteViews } from './site-views';

export type RunningNavigation = {
  outlet: Outlet;
  notify: (toast: Toast) => void;
  /** Prefetches the page at an address. */
  prefetch: (to: string) => void;
  /** Moves to another page while the visitor has no network, if its document is there. */
  moveOffline: ReturnType<typeof offlineMover>;
  /** Opens the inspector, or closes it. */
  inspect: () => Promise<void>;
};

/**
 * Starts the code that shows other pages in this document: the outlet, the toasts, the prefetching, and the overrides if
 * the visitor has asked for some. The first page is hydrated without it.
 *
 * @param views what the site draws for it
 */
export function startNavigation(site: Site, views: SiteViews): RunningNavigation {
  const { navigation, failures, services, fragments, overrides, releases, firstPage } = site;
  // A phone has room for one toast.
  const toaster = createToaster(() => (window.matchMedia('(min-width: 768px)').matches ? 2 : 1));
  const { notify } = toaster;
  const state = createSiteState();
  const element = shellElement(outletId);

  let shown = pageOf(navigation.current());
  /** The path of the page before. */
  let left: string | undefined;
  navigation.subscribe(() => {
    const place = pageOf(navigation.current());
    if (place.pathname !== shown.pathname) {
      left = shown.pathname;
      toaster.moved();
    }
    // The visitor has been on another page meanwhile, so the browser cannot restore the scroll position.
    else if (place.hash !== shown.hash && history.scrollRestoration === 'manual') focusPage(place, element, notedTop());
    shown = place;
  });
  startLiveShell({ navigation, toaster, state, views });

  const documents = firstPage && new Documents(firstPage === 'notFound' ? undefined : firstPage.island.path);
  const { linkedStyles, menuStyles } = readPageData(document) ?? {};
  documents?.styles.note(linkedStyles);
  if (menuStyles !== undefined) whenMoveIsLikely(() => void documents?.styles.readMenus(menuStyles));
  state.subscribe(() => {
    if (left !== undefined && !state.current().loading) void documents?.expectBack(left);
  });
  const outlet = new Outlet({
    element,
    navigation,
    services,
    failures,
    fragments,
    documents,
    releases,
    overrides,
    state,
    firstPage,
    views,
    moves: site.moves,
    onOverrideFailed: (name, error) =>
      void import('../override/overrides').then(({ overrideFailed }) => overrideFailed(name, error, notify)),
    transition: fadeOver,
    fullLoad: reloadOnce,
  });

  const inspect = async () => {
    const [{ openInspector }, { discovery }] = await Promise.all([views.loadInspector(), releases()]);
    await discovery.load().catch(() => {});
    openInspector({ discovery, overrides, state, overridable: site.allowsOverrides });
  };
  // The code for overrides is loaded only where the visitor may have asked for one.
  void (site.mayBeOverridden
    ? applyOverrides(site, notify, () => void inspect()).then(() => outlet.start())
    : outlet.start());
  const moveOffline = offlineMover(navigation, documents, notify);
  return { outlet, notify, prefetch: prefetcher(documents, failures), moveOffline, inspect };
}

/**
 * Applies the overrides, and resolves when the visitor has answered. No code of a remote or of a fragment runs before
 * that.
 */
async function applyOverrides(
  { releases, fragments, overrides: chosen }: Site,
  notify: (toast: Toast) => void,
  onInspect: () => void,
): Promise<void> {
  try {
    const [code, { discovery }] = await Promise.all([import('../override/overrides'), releases()]);
    await code.applyOverrides({ discovery, chosen, notify, onInspect });
  } catch {
    // If the code for overrides does not load, the visitor gets the usual versions.
  }
  document.dispatchEvent(new Event(overridesSettledEvent));
  fragments.start();
}
