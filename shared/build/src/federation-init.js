/** What Module Federation's bundler runtime calls of the runtime. */
export { init } from '@module-federation/runtime/dist/index.js';
