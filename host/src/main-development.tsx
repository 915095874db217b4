import { languagesAttribute } from '@furrow/formats/language-links';
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
// No page has another language here. Composition leaves the links out as well, on a site of one language.
for (const links of document.querySelectorAll(`[${languagesAttribute}]`)) links.remove();
await import('./boot/boot');
await import('./main');
