// Before anything else: an image that a module names gets its address when the module is evaluated.
import './public-path';
import { routes } from '@furrow/app/routes';
import { createLifecycles } from './lifecycles';

/** @public The module that the build exposes as `./lifecycles` of every remote. */
export const { bootstrap, mount, update, unmount } = createLifecycles(routes);
