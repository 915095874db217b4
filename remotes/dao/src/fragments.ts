import { defineFragments } from '@furrow/remote/fragments';

/** What pages of others show of the DAO. */
export const fragments = defineFragments('dao', [
  {
    name: 'open-proposals',
    module: () => import('./fragments/open-proposals/open-proposals.fragment'),
    schema: () => import('./fragments/open-proposals/open-proposals.schema'),
    variants: [{ count: 3 }],
    size: { narrow: 122, wide: 100 },
  },
]);
