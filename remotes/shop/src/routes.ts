import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('shop', [
  { path: '/buy-food', page: () => import('./pages/buy-food/buy-food.page') },
  { path: '/marketplace', page: () => import('./pages/marketplace/marketplace.page') },
  { path: '/checkout', page: () => import('./pages/checkout/checkout.page') },
]);
