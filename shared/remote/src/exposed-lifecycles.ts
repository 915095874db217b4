import { routes } from '@furrow/app/routes';
import { createLifecycles } from './lifecycles';

/** @public The module that the build exposes as `./lifecycles` of every remote. */
export const { bootstrap, mount, update, unmount } = createLifecycles(routes);
