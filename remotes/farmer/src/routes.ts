import { defineRoutes, type NavigationLinks } from '@furrow/remote/routes';

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

/** The links to these pages in the menus of the site. */
export const navigation: NavigationLinks = [
  { menu: 'farmers', to: '/dashboard', label: 'Farmer Portal' },
  { menu: 'farmers', to: '/loan-application', label: 'Apply for a loan' },
  { menu: 'farmers', to: '/onboarding', label: 'Start onboarding' },
];
