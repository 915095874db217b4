import { Router } from '@furrow/router';
import { createBrowserNavigation } from '@furrow/remote/navigation';
import { toNavigator } from '@furrow/remote/navigator';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Shell, Outlet } from './shell/shell';

/**
 * In development nothing is prerendered. This file renders the shell once in the browser, and then starts the host as
 * on a composed page.
 */
const navigation = createBrowserNavigation();
flushSync(() =>
  createRoot(document.getElementById('shell') as HTMLElement).render(
    <Router location={navigation.current()} navigator={toNavigator(navigation)}>
      <Shell>
        <Outlet />
      </Shell>
    </Router>,
  ),
);
await import('./boot/boot');
await import('./main');
