import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('farmer', [
  { path: '/onboarding', page: () => import('./pages/onboarding/onboarding.page'), kind: 'form with effector' },
  {
    path: '/loan-application',
    page: () => import('./pages/loan-application/loan-application.page'),
    kind: 'form with antd',
  },
  { path: '/dashboard', page: () => import('./pages/dashboard/dashboard.page') },
  { path: '/you', page: () => import('./pages/you/you.page') },
]);
