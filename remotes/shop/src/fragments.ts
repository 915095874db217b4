import { defineFragments, type Offer } from '@furrow/remote/fragments';

/** What pages of others show of the shop. */
export const fragments = defineFragments('shop', [
  {
    name: 'featured-products',
    module: () => import('./fragments/featured-products/featured-products.fragment'),
    schema: () => import('./fragments/featured-products/featured-products.schema'),
    size: { narrow: 506, wide: 520 },
    fills: [{ slot: 'content/landing-market', order: 10 }],
  },
  {
    name: 'ripe-lots',
    module: () => import('./fragments/ripe-lots/ripe-lots.fragment'),
    schema: () => import('./fragments/ripe-lots/ripe-lots.schema'),
    size: { narrow: 570, wide: 580 },
    fills: [
      { slot: 'content/farms', order: 10 },
      { slot: 'content/season', order: 10 },
    ],
  },
  {
    name: 'add-to-cart',
    module: () => import('./fragments/add-to-cart/add-to-cart.fragment'),
    schema: () => import('./fragments/add-to-cart/add-to-cart.schema'),
    hydrate: 'interaction',
    size: { narrow: 182, wide: 122 },
  },
  {
    name: 'mini-cart',
    module: () => import('./fragments/mini-cart/mini-cart.fragment'),
    schema: () => import('./fragments/mini-cart/mini-cart.schema'),
    hydrate: 'interaction',
    fills: [{ slot: 'host/header-tools', order: 10 }],
  },
  {
    name: 'lot-card',
    module: () => import('./fragments/lot-card/lot-card.fragment'),
    schema: () => import('./fragments/lot-card/lot-card.schema'),
    hydrate: 'interaction',
    size: { narrow: 520, wide: 330 },
    fills: [{ slot: 'content/farm', order: 10 }],
  },
  {
    name: 'article-lots',
    module: () => import('./fragments/article-lots/article-lots.fragment'),
    schema: () => import('./fragments/article-lots/article-lots.schema'),
    // It is a text with links.
    hydrate: 'never',
    size: { narrow: 195, wide: 195 },
    fills: [{ slot: 'content/related', order: 10 }],
  },
]);

declare module '@furrow/remote/fragment' {
  interface OfferedFragments extends Offer<typeof fragments> {}
}
