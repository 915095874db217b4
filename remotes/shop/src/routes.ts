import { defineRoutes, type NavigationLinks } from '@furrow/remote/routes';

/** These pages draw the cart themselves. */
const ownCart = { hide: ['shop/mini-cart'] };

/** Browsers carry the name of each file that `import()` names, so both lists are one file, which only a build reads. */
const lotAddresses = () => import('./data/lot-pages');

export const routes = defineRoutes('shop', [
  {
    path: '/buy-food',
    page: () => import('./pages/buy-food/buy-food.page'),
    kind: 'content with effector',
    shell: ownCart,
  },
  { path: '/marketplace', page: () => import('./pages/marketplace/marketplace.page'), shell: ownCart },
  {
    path: '/marketplace/lot/:id',
    page: () => import('./pages/lot/lot.page'),
    kind: 'lot with its trace',
    pages: async () => (await lotAddresses()).lotPages,
    shell: ownCart,
  },
  {
    path: '/marketplace/lot/:id/proof/:n',
    page: () => import('./pages/proof/proof.page'),
    kind: 'asleep, with a proof',
    pages: async () => (await lotAddresses()).proofPages,
    hydrate: 'interaction',
    shell: ownCart,
  },
  {
    path: '/checkout',
    page: () => import('./pages/checkout/checkout.page'),
    kind: 'form with effector',
    shell: ownCart,
  },
  { path: '/checkout/order', page: () => import('./pages/order-moved/order-moved.page') },
  { path: '/orders', page: () => import('./pages/orders/orders.page'), kind: 'content with effector' },
]);

/** The links to these pages in the menus of the site. */
export const navigation: NavigationLinks = [
  { menu: 'quick', to: '/buy-food', label: 'Shop' },
  { menu: 'quick', to: '/marketplace', label: 'Marketplace' },
  { menu: 'market', to: '/marketplace', label: 'Marketplace' },
  { menu: 'market', to: '/buy-food', label: 'Buy food' },
];
