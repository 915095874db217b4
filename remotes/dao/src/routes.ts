import { defineRoutes } from '@furrow/remote/routes';

const dashboard = { skeleton: 'dashboard' } as const;

export const routes = defineRoutes('dao', [
  {
    path: '/governance/voting',
    page: () => import('./pages/voting/voting.page'),
    hydrate: 'interaction',
    shell: dashboard,
  },
  {
    path: '/governance/forum',
    page: () => import('./pages/forum/forum.page'),
    hydrate: 'interaction',
    shell: dashboard,
  },
  {
    path: '/governance/treasury',
    page: () => import('./pages/treasury/treasury.page'),
    hydrate: 'interaction',
    shell: dashboard,
  },
]);
