import type { Entry } from '@furrow/discovery/discovery';
import type { SiteNavigation } from '@furrow/contract';
import { createBrowserNavigation } from '@furrow/remote/navigation';
import { pageOf } from '@furrow/remote/page-of';
import { trustMarkup } from '@furrow/remote/trusted-types';
import { languageAddress } from '../common/language-address';
import { overridesSettledEvent } from '../common/page-events';
import { whenShown } from '../common/when-shown';
import { shareOwnPackages } from './federation/own-packages';
import type { LazyPackages } from './federation/provided';
import { readDocument } from './islands/document-page';
import { createFailures } from './islands/failures';
import { createFragments } from './islands/fragments';
import type { IslandServices } from './islands/island';
import { islandOf } from './islands/page-island';
import { followMoves, movesOf } from './first-moves';
import { NavigationCode, type LoadNavigation } from './navigation-code';
import { logFailure } from './log-failure';
import { isOverridden } from '../common/is-overridden';
import { readPageData } from './page-data';
import { releasesLoader } from './load-releases';
import { theme } from './theme';

export type { Site } from './site';

export type HostOptions = {
  /** The packages that the host provides and loads when a page needs them. */
  lazyPackages: LazyPackages;
  /** Loads the code that shows other pages. */
  loadNavigation: LoadNavigation;
};

/**
 * Runs the host's first file. It hydrates the page of the document and its fragments. The code that shows other pages is
 * loaded after that, or as soon as the visitor needs it.
 */
export function startHost({ lazyPackages, loadNavigation }: HostOptions): void {
  shareOwnPackages(lazyPackages);

  // What the document says.
  const page = readDocument(document);
  const data = readPageData(document);
  const allowsOverrides = data?.overrides !== undefined;
  const mayBeOverridden = allowsOverrides && isOverridden();

  // What pages and fragments get of the host.
  const address = __LANGUAGE__ ? createBrowserNavigation(languageAddress) : createBrowserNavigation();
  const path = typeof page === 'object' ? page.path : pageOf(address.current()).pathname;
  const failures = createFailures(logFailure);
  const navigationCode = new NavigationCode(path, logFailure, loadNavigation);
  const navigation: SiteNavigation = {
    ...address,
    ...movesOf(address, (path, move) => navigationCode.use((running) => void running.moveOffline(path, move))),
    prefetch: (to) => navigationCode.use((running) => running.prefetch(to)),
  };
  const services: IslandServices = {
    navigation,
    theme,
    trustMarkup,
    notify: (toast) => navigationCode.use((running) => running.notify(toast)),
    notFound() {
      const { pathname } = pageOf(navigation.current());
      navigationCode.use(({ outlet }) => outlet.notFound(pathname));
    },
  };
  const overrides = new Map<string, Entry>();
  const releases = releasesLoader(overrides);
  const fragments = createFragments({ services, failures, overrides, releases });

  // Resolves when the visitor sees the page. On a page that the browser has prerendered, no code of a remote runs before.
  const shown = new Promise<void>((resolve) => whenShown(() => resolve()));
  // This code is not loaded before the page is to be hydrated, so its policy does not count anymore.
  const island = typeof page === 'object' ? islandOf(page, 'load', { services, failures }) : undefined;
  const hydrated = mayBeOverridden ? undefined : shown.then(() => island?.arm('load'));
  fragments.note(data?.fragments ?? {});
  void shown.then(() => {
    if (mayBeOverridden) return;
    document.dispatchEvent(new Event(overridesSettledEvent));
    fragments.start();
  });

  // What leads to other pages.
  const moves = followMoves(navigation, () => navigationCode.use());
  const firstPage = island ? { island, hydrated } : page && ('notFound' as const);
  navigationCode.give({
    ...{ navigation, failures, services, fragments, releases, overrides },
    ...{ firstPage, moves, allowsOverrides, mayBeOverridden },
  });
  // This runs after a failure too, because the outlet then shows an earlier version or the notice.
  void Promise.allSettled([shown, hydrated]).then(() => navigationCode.use());

  const inspect = () => navigationCode.use((running) => void running.inspect());
  void shown.then(() => new URLSearchParams(location.search).has('mf-inspect') && inspect());
  document.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyI') inspect();
  });
}
