import { defineFragments, type Offer } from '@furrow/remote/fragments';

/** Browsers carry the name of each file that `import()` names, so the schemas are one file, which only a build reads. */
const schemas = async () => (await import('./fragments/schemas')).schemas;

/** What pages of others and the header show of the farmer's remote. */
export const fragments = defineFragments('farmer', [
  {
    name: 'you-menu',
    module: () => import('./fragments/you-menu/you-menu.fragment'),
    schema: async () => (await schemas()).youMenu,
    hydrate: 'never',
    fills: [{ slot: 'host/header-visitor', order: 10 }],
  },
  {
    name: 'loan-status',
    module: () => import('./fragments/loan-status/loan-status.fragment'),
    schema: async () => (await schemas()).loanStatus,
    size: { narrow: 370, wide: 340 },
    fills: [{ slot: 'content/farm', order: 30 }],
  },
]);

declare module '@furrow/remote/fragment' {
  interface OfferedFragments extends Offer<typeof fragments> {}
}
