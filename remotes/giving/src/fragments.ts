import { defineFragments, type Offer } from '@furrow/remote/fragments';

/** What pages of others show of giving. */
export const fragments = defineFragments('giving', [
  {
    name: 'featured-campaigns',
    module: () => import('./fragments/featured-campaigns/featured-campaigns.fragment'),
    schema: () => import('./fragments/featured-campaigns/featured-campaigns.schema'),
    variants: [{ count: 3 }],
    size: { narrow: 1378, wide: 466 },
  },
  {
    name: 'campaign-progress',
    module: () => import('./fragments/campaign-progress/campaign-progress.fragment'),
    schema: () => import('./fragments/campaign-progress/campaign-progress.schema'),
    variants: [{ campaign: 'green-valley' }],
    size: { narrow: 180, wide: 180 },
  },
  {
    name: 'food-bank-progress',
    module: () => import('./fragments/food-bank-progress/food-bank-progress.fragment'),
    schema: () => import('./fragments/food-bank-progress/food-bank-progress.schema'),
    variants: [{ count: 3 }],
    size: { narrow: 385, wide: 454 },
  },
  {
    name: 'impact-figures',
    module: () => import('./fragments/impact-figures/impact-figures.fragment'),
    schema: () => import('./fragments/impact-figures/impact-figures.schema'),
    variants: [{}],
    size: { narrow: 182, wide: 110 },
  },
]);

declare module '@furrow/remote/fragment' {
  interface OfferedFragments extends Offer<typeof fragments> {}
}
