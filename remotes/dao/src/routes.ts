import { defineRoutes, type NavigationLinks } from '@furrow/remote/routes';

export const routes = defineRoutes('dao', [
  {
    path: '/governance/voting',
    page: () => import('./pages/voting/voting.page'),
    hydrate: 'interaction',
  },
  {
    path: '/governance/forum',
    page: () => import('./pages/forum/forum.page'),
    hydrate: 'interaction',
  },
  {
    path: '/governance/treasury',
    page: () => import('./pages/treasury/treasury.page'),
    hydrate: 'interaction',
  },
  {
    path: '/governance/treasury/proof/:id',
    page: () => import('./pages/treasury-proof/treasury-proof.page'),
    pages: async () => {
      const { proofPath } = await import('./data/transactions.model');
      return (await import('./data/transactions.data')).transactions.map(proofPath);
    },
    hydrate: 'interaction',
  },
  {
    path: '/governance/voting/:id',
    page: () => import('./pages/proposal/proposal.page'),
    pages: async () =>
      (await import('./data/proposals.data')).proposals.map(({ id }) => `/governance/voting/${id.toLowerCase()}`),
    hydrate: 'interaction',
  },
  {
    path: '/governance/forum/:id',
    page: () => import('./pages/discussion/discussion.page'),
    pages: async () => (await import('./data/discussions.data')).discussions.map(({ id }) => `/governance/forum/${id}`),
  },
]);

/** The links to these pages in the menus of the site. */
export const navigation: NavigationLinks = [
  { menu: 'governance', to: '/governance/forum', label: 'Forum' },
  { menu: 'governance', to: '/governance/voting', label: 'Voting' },
  { menu: 'governance', to: '/governance/treasury', label: 'Treasury' },
];
