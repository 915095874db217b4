// This import must come first: an image gets its address when the module that imports it is evaluated.
import './public-path';
import { routes } from '@furrow/app/routes';
import { createPageLifecycles } from './page-lifecycles';

/** @public The module that the build exposes as `./lifecycles` of every remote. */
export const { mount, unmount } = createPageLifecycles(routes);
