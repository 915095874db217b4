import { Route, Router, Routes } from '@furrow/router';
import { useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react';
import type { LifecycleProps, PageLocation } from './contract';
import { pageOf } from './navigation';
import { toNavigator } from './navigator';
import type { PageLoader } from './page-loader';
import { ServicesProvider, type Services } from './services';

export type IslandProps = LifecycleProps & {
  services: Services;
  pages: PageLoader;
  /** Somebody waits for the page of this path, and hears it if that does not come. */
  isUpdating: (pathname: string) => boolean;
};

/**
 * A remote's pages over the host's navigation. The page on screen stays until the chunk of the next one is here; it never
 * suspends, so that prerendered HTML hydrates as it stands.
 */
export function Island({ services, pages, isUpdating }: IslandProps) {
  const { navigation } = services;
  const location = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);
  const shown = useRef<PageLocation>(location);
  const [failure, fail] = useReducer((_: { error: unknown } | undefined, error: unknown) => ({ error }), undefined);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const page = pageOf(location).pathname;
  const drawer = location.over && location.pathname;
  const loaded = pages.loaded(page) && (!drawer || pages.loaded(drawer));

  useEffect(() => {
    if (pages.loaded(page)) return undefined;
    let current = true;
    pages.load(page).then(
      () => current && rerender(),
      (error: unknown) => current && !isUpdating(page) && fail(error),
    );
    return () => {
      current = false;
    };
  }, [pages, page, isUpdating]);

  useEffect(() => {
    if (!drawer || pages.loaded(drawer)) return undefined;
    let current = true;
    // As a page of its own it is the host's to load, and to explain when that fails.
    const openAsPage = () => navigation.replace(drawer);
    pages.load(drawer).then(
      (found) => current && (found?.Drawer ? rerender() : openAsPage()),
      () => current && openAsPage(),
    );
    return () => {
      current = false;
    };
  }, [pages, drawer, navigation]);

  const here = loaded ? location : shown.current;
  useEffect(() => {
    shown.current = here;
  }, [here]);

  if (failure) throw failure.error;
  return <Pages location={here} pages={pages} services={services} />;
}

type PagesProps = { location: PageLocation; pages: PageLoader; services: Services };

/** The page at `location`, and over it the drawer, whose chunks must be here; nothing when no route matches. Prerendering starts here. */
export function Pages({ location, pages, services }: PagesProps) {
  const navigator = useMemo(() => toNavigator(services.navigation), [services.navigation]);
  const place = pageOf(location);
  const loaded = pages.loaded(place.pathname);
  if (!loaded) return null;
  const { pattern, Page } = loaded;
  const over = location.over && pages.loaded(location.pathname);
  return (
    <ServicesProvider value={services}>
      <Router location={location} navigator={navigator}>
        <Routes location={place}>
          <Route path={pattern} element={<Page />} />
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
