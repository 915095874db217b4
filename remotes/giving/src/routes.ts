import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('giving', [
  { path: '/food-rescue', page: () => import('./pages/food-rescue/food-rescue.page') },
]);
