/** The site as one team would build it: one bundle, one React root, a chunk for each page; no federation and no prerendering. */
import '../../../shared/page/remote/src/standalone/standalone-policy';
import '../../../shared/site/ui/src/site.css';
import { routes } from '@furrow/app/routes';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Shell } from '../../../host/src/shell/shell';
import { theme } from '../../../shared/page/engine/src/first/theme';
import { Toasts } from '../../../host/src/shell/toaster';
import { createToaster } from '../../../shared/page/engine/src/later/navigation/toaster.model';
import { startPersistence } from '../../../shared/site/cart/src/cart.model';
import { createBrowserNavigation } from '../../../shared/page/remote/src/navigation/navigation';
import { toNavigator } from '../../../shared/page/remote/src/navigation/navigator';
import { ServicesProvider } from '../../../shared/page/remote/src/pages/services';
import { Route, Router, Routes } from '../../../shared/page/router/src/router';

const pages = routes.routes.map(({ path, page }) => ({ path, Page: lazy(page) }));
const navigation = createBrowserNavigation();
const navigator = toNavigator(navigation);
const toaster = createToaster();
const services = { navigation, notify: toaster.notify, theme, notFound() {}, reportError: console.error };

function Site() {
  const location = useSyncExternalStore(navigation.subscribe, navigation.current);
  return (
    <ServicesProvider value={services}>
      <Router location={location} navigator={navigator}>
        <Shell>
          <Suspense>
            <Routes>
              {pages.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Routes>
          </Suspense>
        </Shell>
        <Toasts toaster={toaster} />
      </Router>
    </ServicesProvider>
  );
}

startPersistence();
flushSync(() => createRoot(document.getElementById('site') as HTMLElement).render(<Site />));
void import('../../../host/src/boot/boot');
