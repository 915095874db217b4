import { defineRoutes } from '@furrow/remote/routes';

const ticket = { skeleton: 'ticket' } as const;
const dashboard = { skeleton: 'dashboard' } as const;

const campaignIds = async () => (await import('./data/campaigns.data')).campaigns.map(({ id }) => id);

export const routes = defineRoutes('giving', [
  { path: '/support-farm', page: () => import('./pages/support-farm/support-farm.page') },
  { path: '/campaigns', page: () => import('./pages/campaigns/campaigns.page') },
  {
    path: '/farm-details/:id',
    page: () => import('./pages/farm-details/farm-details.page'),
    pages: async () => (await campaignIds()).map((id) => `/farm-details/${id}`),
    shell: ticket,
  },
  {
    path: '/donate-farm/:id',
    page: () => import('./pages/donate-farm/donate-farm.page'),
    pages: async () => (await campaignIds()).map((id) => `/donate-farm/${id}`),
    shell: ticket,
  },
  { path: '/create-campaign', page: () => import('./pages/create-campaign/create-campaign.page'), shell: ticket },
  { path: '/donate-food', page: () => import('./pages/donate-food/donate-food.page'), shell: ticket },
  { path: '/my-donations', page: () => import('./pages/my-donations/my-donations.page'), shell: dashboard },
  {
    path: '/food-bank-partner',
    page: () => import('./pages/food-bank-partner/food-bank-partner.page'),
    shell: dashboard,
  },
  { path: '/impact-dashboard', page: () => import('./pages/impact-dashboard/impact-dashboard.page'), shell: dashboard },
  { path: '/impact', page: () => import('./pages/impact-dashboard/impact-dashboard.page'), shell: dashboard },
  { path: '/food-rescue', page: () => import('./pages/food-rescue/food-rescue.page') },
]);
