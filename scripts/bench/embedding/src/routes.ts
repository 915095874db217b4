import { defineRoutes } from '@furrow/remote/routes';

/**
 * The same page three times: with four parts of other teams as fragments, with the same four in slots, and with them built
 * in. All come to life when they are used.
 */
export const routes = defineRoutes('embedding', [
  { path: '/embedding/fragments', page: () => import('./pages/fragments.page') },
  { path: '/embedding/slots', page: () => import('./pages/slots.page') },
  { path: '/embedding/built-in', page: () => import('./pages/built-in.page'), hydrate: 'interaction' },
]);
