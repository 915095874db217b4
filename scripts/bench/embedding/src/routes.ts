import { defineRoutes } from '@furrow/remote/routes';

/**
 * The same page twice: with four parts of other teams as fragments, and with the same four built in. Both come to life
 * when they are used.
 */
export const routes = defineRoutes('embedding', [
  { path: '/embedding/fragments', page: () => import('./pages/fragments.page') },
  { path: '/embedding/built-in', page: () => import('./pages/built-in.page'), hydrate: 'interaction' },
]);
