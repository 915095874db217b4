import { defineRoutes } from '@furrow/remote/routes';

export const routes = defineRoutes('content', [
  { path: '/', page: () => import('./pages/landing/landing.page') },
  {
    path: '/blog/blockchain-food-traceability',
    page: () => import('./pages/blog/blockchain-food-traceability.page'),
  },
  { path: '/blog/smart-contract-agriculture', page: () => import('./pages/blog/smart-contract-agriculture.page') },
  { path: '/blog/carbon-credit-farming', page: () => import('./pages/blog/carbon-credit-farming.page') },
  { path: '/blog/dao-governed-farms', page: () => import('./pages/blog/dao-governed-farms.page') },
  { path: '/blog/supply-chain-custody', page: () => import('./pages/blog/supply-chain-custody.page') },
  { path: '/blog/food-safety-by-the-clock', page: () => import('./pages/blog/food-safety-by-the-clock.page') },
]);
