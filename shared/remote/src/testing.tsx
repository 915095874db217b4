import { act, render } from '@testing-library/react';
import type { Toast } from './contract';
import { Island } from './island';
import { createBrowserNavigation } from './navigation';
import { createPageLoader } from './page-loader';
import type { RemoteRoutes } from './routes';
import { withDefaults } from './default-services';

/** For tests: the page at `to` as the host would show it, and the toasts it raises. */
export async function openPage(routes: RemoteRoutes, to: string) {
  window.history.replaceState(null, '', to);
  const toasts: Toast[] = [];
  const props = {
    name: routes.name,
    domElement: document.body,
    navigation: createBrowserNavigation(),
    notify: (toast: Toast) => void toasts.push(toast),
  };
  const pages = createPageLoader(routes);
  if (!(await pages.load(window.location.pathname))) throw new Error(`No route of ${routes.name} matches ${to}.`);
  const view = await act(async () =>
    render(<Island {...props} services={withDefaults(props, () => true, '')} pages={pages} retry={() => {}} />),
  );
  return { toasts, ...view };
}
