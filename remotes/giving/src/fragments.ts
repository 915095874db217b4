import { defineFragments } from '@furrow/remote/fragments';

/** What pages of others show of giving. */
export const fragments = defineFragments('giving', [
  {
    name: 'featured-campaigns',
    module: () => import('./fragments/featured-campaigns/featured-campaigns.fragment'),
    schema: () => import('./fragments/featured-campaigns/featured-campaigns.schema'),
    variants: [{ count: 3 }],
    size: { narrow: 1660, wide: 560 },
  },
  {
    name: 'food-bank-progress',
    module: () => import('./fragments/food-bank-progress/food-bank-progress.fragment'),
    schema: () => import('./fragments/food-bank-progress/food-bank-progress.schema'),
    variants: [{ count: 3 }],
    size: { narrow: 340, wide: 456 },
  },
]);
