import { Route, Router, Routes } from '@furrow/router';
import { memo, useCallback, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { PageLocation } from '@furrow/contract';
import { ErrorView } from './error-view';
import { IslandBoundary } from './island-boundary';
import type { RootProps } from './lifecycles';
import { pageOf } from '../navigation/page-of';
import { toNavigator } from '../navigation/navigator';
import type { PageLoader } from './page-loader';
import { NotFound, ServicesProvider, type Services } from '../pages/services';

export type IslandProps = RootProps & {
  pages: PageLoader;
  /** The path of the page that is shown first, which is loaded. */
  path: string;
  /** Whether the pages of later addresses are shown as well. */
  follows: boolean;
};

/** The page on screen, or the reason why it cannot be shown. */
type Shown = { path: string; failure?: { error: unknown } };

/**
 * Shows a page of a remote, and the drawer over it. The page on screen stays until the next one is loaded. It never
 * suspends, so that prerendered HTML hydrates as it stands.
 */
export function Island({ services, pages, path, follows }: IslandProps) {
  const { navigation, reportError } = services;
  const location = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);
  const [shown, show] = useState<Shown>({ path });
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const place = pageOf(location).pathname;
  const drawer = location.over && location.pathname;
  const isPageShown = place === shown.path;
  const isLoaded = isPageShown && (!drawer || pages.loaded(drawer));

  const open = useCallback(
    async (next: string) => {
      const failure = await pages.load(next).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      // The visitor may have gone on in the meantime.
      if (pageOf(navigation.current()).pathname === next) show({ path: next, failure });
    },
    [pages, navigation],
  );

  useEffect(() => {
    if (follows && !isPageShown) void open(place);
  }, [follows, isPageShown, open, place]);

  useEffect(() => {
    // The drawer belongs to the page beneath it, which may be a page of another remote while this island is about to
    // leave.
    if (!drawer || !isPageShown || pages.loaded(drawer)) return undefined;
    let current = true;
    // Then the host loads the address as a page, and shows the reason if that fails.
    const openAsPage = () => navigation.replace(drawer);
    pages.load(drawer).then(
      (found) => current && (found?.Drawer ? rerender() : openAsPage()),
      () => current && openAsPage(),
    );
    return () => {
      current = false;
    };
  }, [pages, drawer, isPageShown, navigation]);

  // If the visitor goes on before the first render, the HTML is still that of the shown page, and the first render must
  // match it.
  const lastLocation = useRef<PageLocation>(isPageShown ? location : { pathname: path, search: '', hash: '' });
  const shownLocation = isLoaded ? location : lastLocation.current;
  useEffect(() => {
    lastLocation.current = shownLocation;
  }, [shownLocation]);

  return (
    <IslandBoundary
      of={shown}
      onError={reportError}
      failed={(error) => <ErrorView error={error} onRetry={() => void open(shown.path)} />}
    >
      {shown.failure ? (
        <Failed error={shown.failure.error} />
      ) : (
        <Pages location={shownLocation} pages={pages} services={services} />
      )}
    </IslandBoundary>
  );
}

/** A page that does not load is an error of the island, like a page that does not render. */
function Failed({ error }: { error: unknown }): never {
  throw error;
}

type PagesProps = { location: PageLocation; pages: PageLoader; services: Services };

/**
 * Renders the page at `location` and the drawer over it, whose chunks must be loaded. Where no route matches, it renders
 * {@link NotFound}. Prerendering renders this component too.
 *
 * A page that the visitor leaves is not rendered again, because its location stays the same: nobody would see that, and
 * on a slow phone the next page would wait for it.
 */
export const Pages = memo(function Pages({ location, pages, services }: PagesProps) {
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
});
