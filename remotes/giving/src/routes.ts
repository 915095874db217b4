import { defineRoutes } from '@furrow/remote/routes';

const campaignIds = async () => (await import('./data/campaigns.data')).campaigns.map(({ id }) => id);

export const routes = defineRoutes('giving', [
  { path: '/support-farm', page: () => import('./pages/support-farm/support-farm.page') },
  { path: '/campaigns', page: () => import('./pages/campaigns/campaigns.page') },
  {
    path: '/farm-details/:id',
    page: () => import('./pages/farm-details/farm-details.page'),
    pages: async () => (await campaignIds()).map((id) => `/farm-details/${id}`),
  },
  {
    path: '/donate-farm/:id',
    page: () => import('./pages/donate-farm/donate-farm.page'),
    pages: async () => (await campaignIds()).map((id) => `/donate-farm/${id}`),
  },
  { path: '/food-rescue', page: () => import('./pages/food-rescue/food-rescue.page') },
]);
