// Before anything else: an image that a module names gets its address when the module is evaluated.
import './public-path';
import { fragments as declared } from '@furrow/app/fragments';
import { createFragmentLifecycles } from './fragment-lifecycles';

/** @public The module that the build exposes as `./fragments` of a remote that has a `fragments.ts`. */
export const fragments = createFragmentLifecycles(declared);
