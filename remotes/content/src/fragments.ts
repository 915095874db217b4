import { defineFragments, type Offer } from '@furrow/remote/fragments';

/** What pages of others show of the content team. */
export const fragments = defineFragments('content', [
  {
    name: 'newsletter',
    module: () => import('./fragments/newsletter/newsletter.fragment'),
    schema: () => import('./fragments/newsletter/newsletter.schema'),
    hydrate: 'interaction',
    size: { narrow: 335, wide: 433 },
  },
  {
    name: 'season-strip',
    module: () => import('./fragments/season-strip/season-strip.fragment'),
    schema: () => import('./fragments/season-strip/season-strip.schema'),
    // Its list takes the focus, so that keys scroll it, and has no control.
    hydrate: 'never',
    size: { narrow: 116, wide: 116 },
  },
  {
    name: 'search',
    module: () => import('./fragments/search/search.fragment'),
    schema: () => import('./fragments/search/search.schema'),
    hydrate: 'interaction',
    fills: [{ slot: 'host/header-tools', order: 20 }],
  },
]);

declare module '@furrow/remote/fragment' {
  interface OfferedFragments extends Offer<typeof fragments> {}
}
