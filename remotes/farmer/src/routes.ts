import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('farmer', [
  { path: '/onboarding', page: () => import('./pages/onboarding/onboarding.page'), shell: { skeleton: 'ticket' } },
  {
    path: '/loan-application',
    page: () => import('./pages/loan-application/loan-application.page'),
    shell: { skeleton: 'ticket' },
  },
  { path: '/dashboard', page: () => import('./pages/dashboard/dashboard.page'), shell: { skeleton: 'dashboard' } },
  { path: '/you', page: () => import('./pages/you/you.page') },
]);
