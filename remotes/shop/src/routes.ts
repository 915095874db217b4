import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('shop', [
  { path: '/buy-food', page: () => import('./pages/buy-food/buy-food.page') },
  { path: '/marketplace', page: () => import('./pages/marketplace/marketplace.page') },
  {
    path: '/marketplace/lot/:id',
    page: () => import('./pages/lot/lot.page'),
    pages: async () =>
      (await import('./data/products.data')).marketplaceProducts.map(({ id }) => `/marketplace/lot/${id}`),
  },
  { path: '/checkout', page: () => import('./pages/checkout/checkout.page') },
  { path: '/checkout/order', page: () => import('./pages/order/order.page') },
]);
