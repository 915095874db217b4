import { useSyncExternalStore, type ComponentType } from 'react';
import { act, render } from '@testing-library/react';
import type { Toast } from '@furrow/remote/contract';
import { createBrowserNavigation } from '@furrow/remote/navigation';
import { toNavigator } from '@furrow/remote/navigator';
import { ServicesProvider, withDefaults } from '@furrow/remote/services';
import { Router } from '@furrow/router';
import { routes } from '../routes';

/** For tests: the page at `to` as the host would show it, and the toasts it raises. */
export async function openPage(to: string) {
  window.history.replaceState(null, '', to);
  const toasts: Toast[] = [];
  const services = withDefaults({
    name: routes.name,
    domElement: document.body,
    navigation: createBrowserNavigation(),
    notify: (toast) => void toasts.push(toast),
  });
  const { navigation } = services;
  const route = routes.routes.find(({ path }) => path === navigation.current().pathname);
  const Page: ComponentType = (await route?.page())?.default ?? (() => null);
  const navigator = toNavigator(navigation);

  function Slot() {
    const location = useSyncExternalStore(navigation.subscribe, navigation.current);
    return (
      <ServicesProvider value={services}>
        <Router location={location} navigator={navigator}>
          <Page />
        </Router>
      </ServicesProvider>
    );
  }
  const view = await act(async () => render(<Slot />));
  return { toasts, ...view };
}

/** jsdom knows the dialog element, but not how to show it. */
export function letDialogsOpen() {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
