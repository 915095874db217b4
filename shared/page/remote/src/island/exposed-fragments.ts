// This import must come first: an image gets its address when the module that imports it is evaluated.
import './public-path';
import { fragments as declared } from '@furrow/app/fragments';
import { createFragmentLifecycles } from './fragment-lifecycles';

/** @public The module that the build exposes as `./fragments` of a remote that has a `fragments.ts`. */
export const fragments = createFragmentLifecycles(declared);
