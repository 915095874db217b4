/**
 * The one function of Module Federation's runtime that its bundler runtime calls.
 *
 * @public
 */
export { init } from '@module-federation/runtime/dist/index.js';
