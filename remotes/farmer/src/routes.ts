import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('farmer', [
  { path: '/onboarding', page: () => import('./pages/onboarding/onboarding.page') },
  {
    path: '/loan-application',
    page: () => import('./pages/loan-application/loan-application.page'),
  },
  { path: '/dashboard', page: () => import('./pages/dashboard/dashboard.page') },
  { path: '/you', page: () => import('./pages/you/you.page') },
]);
