import { useSyncExternalStore, type ComponentType } from 'react';
import { act, render } from '@testing-library/react';
import type { Toast } from '@furrow/remote/contract';
import { createBrowserNavigation } from '@furrow/remote/navigation';
import { toNavigator } from '@furrow/remote/navigator';
import { ServicesProvider, withDefaults } from '@furrow/remote/services';
import { Router } from '@furrow/router';
import { routes } from '../routes';

/** jsdom lays nothing out, so nothing ever comes into view. */
globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** For tests: the page at `path`, and the toasts it has raised so far. */
export async function openPage(path: string) {
  window.history.replaceState(null, '', path);
  const toasts: Toast[] = [];
  const services = withDefaults({
    name: routes.name,
    domElement: document.body,
    navigation: createBrowserNavigation(),
    notify: (toast) => void toasts.push(toast),
  });
  const route = routes.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route has the path ${path}.`);
  const { default: Page } = await route.page();
  await act(async () => render(<Slot services={services} Page={Page} />));
  return { toasts };
}

function Slot({ services, Page }: { services: ReturnType<typeof withDefaults>; Page: ComponentType }) {
  const { navigation } = services;
  const location = useSyncExternalStore(navigation.subscribe, navigation.current);
  return (
    <ServicesProvider value={services}>
      <Router location={location} navigator={toNavigator(navigation)}>
        <Page />
      </Router>
    </ServicesProvider>
  );
}
