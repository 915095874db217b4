import { defineFragments, type Offer } from '@furrow/remote/fragments';

/** What pages of others show of giving. */
export const fragments = defineFragments('giving', [
  {
    name: 'featured-campaigns',
    module: () => import('./fragments/featured-campaigns/featured-campaigns.fragment'),
    schema: () => import('./fragments/featured-campaigns/featured-campaigns.schema'),
    size: { narrow: 1378, wide: 466 },
    fills: [{ slot: 'content/landing-campaigns', order: 10 }],
  },
  {
    name: 'open-campaigns',
    module: () => import('./fragments/open-campaigns/open-campaigns.fragment'),
    schema: () => import('./fragments/open-campaigns/open-campaigns.schema'),
    size: { narrow: 530, wide: 520 },
    fills: [
      { slot: 'content/farms', order: 20 },
      { slot: 'content/season', order: 20 },
    ],
  },
  {
    name: 'campaign-progress',
    module: () => import('./fragments/campaign-progress/campaign-progress.fragment'),
    schema: () => import('./fragments/campaign-progress/campaign-progress.schema'),
    size: { narrow: 180, wide: 180 },
  },
  {
    name: 'food-bank-progress',
    module: () => import('./fragments/food-bank-progress/food-bank-progress.fragment'),
    schema: () => import('./fragments/food-bank-progress/food-bank-progress.schema'),
    size: { narrow: 385, wide: 454 },
    fills: [{ slot: 'content/landing-donations', order: 10 }],
  },
  {
    name: 'impact-figures',
    module: () => import('./fragments/impact-figures/impact-figures.fragment'),
    schema: () => import('./fragments/impact-figures/impact-figures.schema'),
    size: { narrow: 182, wide: 110 },
    fills: [{ slot: 'content/landing-impact', order: 10 }],
  },
  {
    name: 'campaign-card',
    module: () => import('./fragments/campaign-card/campaign-card.fragment'),
    schema: () => import('./fragments/campaign-card/campaign-card.schema'),
    size: { narrow: 470, wide: 290 },
    fills: [{ slot: 'content/farm', order: 20 }],
  },
  {
    name: 'food-given',
    module: () => import('./fragments/food-given/food-given.fragment'),
    schema: () => import('./fragments/food-given/food-given.schema'),
    size: { narrow: 330, wide: 330 },
    fills: [
      { slot: 'content/farm', order: 50 },
      { slot: 'shop/lot', order: 10 },
    ],
  },
  {
    name: 'support-farm',
    module: () => import('./fragments/support-farm/support-farm.fragment'),
    schema: () => import('./fragments/support-farm/support-farm.schema'),
    hydrate: 'interaction',
    size: { narrow: 50, wide: 50 },
    fills: [{ slot: 'content/farm-actions', order: 10 }],
  },
  {
    name: 'article-campaign',
    module: () => import('./fragments/article-campaign/article-campaign.fragment'),
    schema: () => import('./fragments/article-campaign/article-campaign.schema'),
    // It is a text with a link.
    hydrate: 'never',
    size: { narrow: 141, wide: 163 },
    fills: [{ slot: 'content/related', order: 20 }],
  },
]);

declare module '@furrow/remote/fragment' {
  interface OfferedFragments extends Offer<typeof fragments> {}
}
