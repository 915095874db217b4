import { defineRoutes, type NavigationLinks } from '@furrow/remote/routes';

/** Browsers carry the name of each file that `import()` names, so all lists are one file, which only a build reads. */
const addresses = () => import('./data/page-addresses');

export const routes = defineRoutes('giving', [
  { path: '/support-farm', page: () => import('./pages/support-farm/support-farm.page') },
  { path: '/campaigns', page: () => import('./pages/campaigns/campaigns.page') },
  {
    path: '/farm-details/:id',
    page: () => import('./pages/farm-details/farm-details.page'),
    kind: 'content with campaigns',
    pages: async () => (await addresses()).campaignIds.map((id) => `/farm-details/${id}`),
  },
  {
    path: '/donate-farm/:id',
    page: () => import('./pages/donate-farm/donate-farm.page'),
    kind: 'form with antd',
    pages: async () => (await addresses()).campaignIds.map((id) => `/donate-farm/${id}`),
  },
  {
    path: '/create-campaign',
    page: () => import('./pages/create-campaign/create-campaign.page'),
    kind: 'form with antd',
  },
  { path: '/donate-food', page: () => import('./pages/donate-food/donate-food.page') },
  {
    path: '/my-donations',
    page: () => import('./pages/my-donations/my-donations.page'),
    kind: 'content with campaigns',
  },
  {
    path: '/food-bank-partner',
    page: () => import('./pages/food-bank-partner/food-bank-partner.page'),
    kind: 'form',
  },
  { path: '/impact-dashboard', page: () => import('./pages/impact-dashboard/impact-dashboard.page') },
  { path: '/impact', page: () => import('./pages/impact-dashboard/impact-dashboard.page') },
  { path: '/food-rescue', page: () => import('./pages/food-rescue/food-rescue.page') },
  {
    path: '/food-rescue/:batch',
    page: () => import('./pages/rescue-batch/rescue-batch.page'),
    pages: async () => (await addresses()).batchPages,
    hydrate: 'interaction',
  },
  {
    path: '/food-rescue/:batch/proof/:n',
    page: () => import('./pages/rescue-proof/rescue-proof.page'),
    pages: async () => (await addresses()).proofPages,
    hydrate: 'interaction',
  },
]);

/** The links to these pages in the menus of the site. */
export const navigation: NavigationLinks = [
  { menu: 'quick', to: '/campaigns', label: 'Campaigns' },
  { menu: 'market', to: '/support-farm', label: 'Support a farm' },
  { menu: 'farmers', to: '/food-bank-partner', label: 'Food bank partners' },
  { menu: 'governance', to: '/impact', label: 'Impact' },
];
