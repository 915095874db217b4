import { Route, Router, Routes } from '@furrow/router';
import { useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react';
import type { LifecycleProps, PageLocation } from './contract';
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
  const loaded = pages.loaded(location.pathname);

  useEffect(() => {
    if (pages.loaded(location.pathname)) return undefined;
    let current = true;
    pages.load(location.pathname).then(
      () => current && rerender(),
      (error: unknown) => current && !isUpdating(location.pathname) && fail(error),
    );
    return () => {
      current = false;
    };
  }, [pages, location.pathname, isUpdating]);

  const here = loaded ? location : shown.current;
  useEffect(() => {
    shown.current = here;
  }, [here]);

  if (failure) throw failure.error;
  return <Pages location={here} pages={pages} services={services} />;
}

type PagesProps = { location: PageLocation; pages: PageLoader; services: Services };

/** The page at `location`, whose chunk must be here; nothing when no route matches. Prerendering starts here. */
export function Pages({ location, pages, services }: PagesProps) {
  const navigator = useMemo(() => toNavigator(services.navigation), [services.navigation]);
  const loaded = pages.loaded(location.pathname);
  if (!loaded) return null;
  const { pattern, Page } = loaded;
  return (
    <ServicesProvider value={services}>
      <Router location={location} navigator={navigator}>
        <Routes>
          <Route path={pattern} element={<Page />} />
        </Routes>
      </Router>
    </ServicesProvider>
  );
}
