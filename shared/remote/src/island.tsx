import { Route, Router, Routes } from '@furrow/router';
import { useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react';
import type { LifecycleProps, PageLocation } from './contract';
import { pageOf } from './navigation';
import { toNavigator } from './navigator';
import type { PageLoader } from './page-loader';
import { NotFound, ServicesProvider, type Services } from './services';

export type IslandProps = LifecycleProps & {
  services: Services;
  pages: PageLoader;
  /** Loads and renders the page of the current path again. */
  retry: () => void;
  /** The path of the page on screen, which `update` alone changes. */
  shown: string;
  /** Why the page of the current path cannot be shown. */
  failure?: { error: unknown };
};

/**
 * Shows the page of a remote at the address of the navigation service. It loads no page: the one on screen stays until `update` shows
 * the next. It loads only the drawer that opens over its page. It never suspends, so that prerendered HTML hydrates as it stands.
 */
export function Island({ services, pages, shown, failure }: IslandProps) {
  const { navigation } = services;
  const location = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const drawer = location.over && location.pathname;
  const isPageShown = pageOf(location).pathname === shown;
  const isLoaded = isPageShown && (!drawer || pages.loaded(drawer));

  useEffect(() => {
    // The drawer belongs to the page beneath it, which may be that of another remote while this island is about to leave.
    if (!drawer || !isPageShown || pages.loaded(drawer)) return undefined;
    let current = true;
    // Then the host loads the address as a page, and shows why when that fails.
    const openAsPage = () => navigation.replace(drawer);
    pages.load(drawer).then(
      (found) => current && (found?.Drawer ? rerender() : openAsPage()),
      () => current && openAsPage(),
    );
    return () => {
      current = false;
    };
  }, [pages, drawer, isPageShown, navigation]);

  // A visitor who goes on before the first render leaves the HTML of the shown page, which that render has to repeat.
  const lastLocation = useRef<PageLocation>(isPageShown ? location : { pathname: shown, search: '', hash: '' });
  const shownLocation = isLoaded ? location : lastLocation.current;
  useEffect(() => {
    lastLocation.current = shownLocation;
  }, [shownLocation]);

  if (failure) throw failure.error;
  return <Pages location={shownLocation} pages={pages} services={services} />;
}

type PagesProps = { location: PageLocation; pages: PageLoader; services: Services };

/**
 * Renders the page at `location` and the drawer over it, whose chunks must be loaded. Where no route matches, it renders
 * {@link NotFound}. Prerendering renders this component too.
 */
export function Pages({ location, pages, services }: PagesProps) {
  const navigator = useMemo(() => toNavigator(services.navigation), [services.navigation]);
  const place = pageOf(location);
  const loaded = pages.loaded(place.pathname);
  const over = location.over && pages.loaded(location.pathname);
  return (
    <ServicesProvider value={services}>
      <Router location={location} navigator={navigator}>
        <Routes location={place}>
          {loaded && <Route path={loaded.pattern} element={<loaded.Page />} />}
          <Route path="*" element={<NotFound />} />
        </Routes>
        {over?.Drawer && (
          <Routes>
            <Route path={over.pattern} element={<over.Drawer />} />
          </Routes>
        )}
      </Router>
    </ServicesProvider>
  );
}
