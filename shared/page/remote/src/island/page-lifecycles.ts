import { matchPath } from '@furrow/router';
import type { Lifecycles } from '@furrow/contract';
import { Island } from './island';
import { createLifecycles } from './lifecycles';
import { pageOf } from '../navigation/page-of';
import { createPageLoader } from './page-loader';
import type { RemoteRoutes } from '../pages/routes';

/** The lifecycles of the pages of a remote. */
export function createPageLifecycles(remote: RemoteRoutes): Lifecycles {
  const pages = createPageLoader(remote);
  const { mount, unmount } = createLifecycles({
    name: remote.name,
    Root: Island,
    owns: (pathname) => remote.routes.some(({ path }) => matchPath(path, pathname)),
    async load(given) {
      const path = given.path ?? pageOf(given.services.navigation.current()).pathname;
      await pages.load(path);
      return { ...given, path, follows: given.path === undefined, pages };
    },
  });
  return { mount, unmount };
}
