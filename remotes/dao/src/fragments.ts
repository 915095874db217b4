import { defineFragments, type Offer } from '@furrow/remote/fragments';
import { farmVotes } from './data/farm-votes.data';

/** What pages of others show of the DAO. */
export const fragments = defineFragments('dao', [
  {
    name: 'open-proposals',
    module: () => import('./fragments/open-proposals/open-proposals.fragment'),
    schema: () => import('./fragments/open-proposals/open-proposals.schema'),
    variants: [{ count: 3 }],
    size: { narrow: 194, wide: 149 },
  },
  {
    name: 'proposal-choice',
    module: () => import('./fragments/proposal-choice/proposal-choice.fragment'),
    schema: () => import('./fragments/proposal-choice/proposal-choice.schema'),
    variants: [{ count: 3 }],
    hydrate: 'interaction',
    size: { narrow: 189, wide: 189 },
  },
  {
    name: 'governance-bar',
    module: () => import('./fragments/governance-bar/governance-bar.fragment'),
    schema: () => import('./fragments/governance-bar/governance-bar.schema'),
    variants: [{ current: '/impact' }],
    size: { narrow: 60, wide: 60 },
  },
  {
    name: 'farm-votes',
    module: () => import('./fragments/farm-votes/farm-votes.fragment'),
    schema: () => import('./fragments/farm-votes/farm-votes.schema'),
    variants: Object.keys(farmVotes).map((farm) => ({ farm })),
    size: { narrow: 330, wide: 300 },
  },
]);

declare module '@furrow/remote/fragment' {
  interface OfferedFragments extends Offer<typeof fragments> {}
}
