/**
 * What Module Federation's bundler runtime calls of the runtime.
 *
 * @public
 */
export { init } from '@module-federation/runtime/dist/index.js';
