import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('farmer', [
  { path: '/onboarding', page: () => import('./pages/onboarding/onboarding.page') },
]);
