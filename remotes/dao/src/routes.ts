import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('dao', [
  { path: '/governance/voting', page: () => import('./pages/voting/voting.page') },
  { path: '/governance/forum', page: () => import('./pages/forum/forum.page') },
  { path: '/governance/treasury', page: () => import('./pages/treasury/treasury.page') },
]);
