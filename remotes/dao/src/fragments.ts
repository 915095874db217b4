import { defineFragments, type Offer } from '@furrow/remote/fragments';

/** What pages of others show of the DAO. */
export const fragments = defineFragments('dao', [
  {
    name: 'open-proposals',
    module: () => import('./fragments/open-proposals/open-proposals.fragment'),
    schema: () => import('./fragments/open-proposals/open-proposals.schema'),
    size: { narrow: 194, wide: 149 },
    fills: [{ slot: 'content/landing-votes', order: 10 }],
  },
  {
    name: 'proposal-choice',
    module: () => import('./fragments/proposal-choice/proposal-choice.fragment'),
    schema: () => import('./fragments/proposal-choice/proposal-choice.schema'),
    hydrate: 'interaction',
    size: { narrow: 189, wide: 189 },
  },
  {
    name: 'governance-bar',
    module: () => import('./fragments/governance-bar/governance-bar.fragment'),
    schema: () => import('./fragments/governance-bar/governance-bar.schema'),
    size: { narrow: 60, wide: 60 },
  },
  {
    name: 'farm-votes',
    module: () => import('./fragments/farm-votes/farm-votes.fragment'),
    schema: () => import('./fragments/farm-votes/farm-votes.schema'),
    size: { narrow: 330, wide: 300 },
    fills: [{ slot: 'content/farm', order: 40 }],
  },
  {
    name: 'article-votes',
    module: () => import('./fragments/article-votes/article-votes.fragment'),
    schema: () => import('./fragments/article-votes/article-votes.schema'),
    // It is a text with links.
    hydrate: 'never',
    size: { narrow: 120, wide: 120 },
    fills: [{ slot: 'content/related', order: 30 }],
  },
]);

declare module '@furrow/remote/fragment' {
  interface OfferedFragments extends Offer<typeof fragments> {}
}
