import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('dao', [
  { path: '/governance/voting', page: () => import('./pages/voting/voting.page') },
]);
