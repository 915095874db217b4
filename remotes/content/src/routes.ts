import { defineRoutes } from '@furrow/remote/routes';

/** Articles have a page module each, so that a page loads its own words only. A slug that is not here is the 404. */
export const routes = defineRoutes('content', [
  { path: '/', page: () => import('./pages/landing/landing.page') },
  { path: '/web3-agriculture', page: () => import('./pages/web3-agriculture/web3-agriculture.page') },
  { path: '/about', page: () => import('./pages/about/about.page') },
  { path: '/contact', page: () => import('./pages/contact/contact.page') },
  { path: '/demo', page: () => import('./pages/demo/demo.page') },
  { path: '/register', page: () => import('./pages/register/register.page') },
  { path: '/login', page: () => import('./pages/login/login.page') },
  { path: '/press-kit', page: () => import('./pages/press-kit/press-kit.page') },
  { path: '/careers', page: () => import('./pages/careers/careers.page') },
  { path: '/bug-bounty', page: () => import('./pages/bug-bounty/bug-bounty.page') },
  { path: '/carbon-calculator', page: () => import('./pages/carbon-calculator/carbon-calculator.page') },

  { path: '/community', page: () => import('./pages/community/community.page') },
  { path: '/community/forums', page: () => import('./pages/community-forums/community-forums.page') },
  { path: '/community/events', page: () => import('./pages/community-events/community-events.page') },
  { path: '/community/rewards', page: () => import('./pages/community-rewards/community-rewards.page') },

  { path: '/solutions/supply-chain', page: () => import('./pages/solutions-supply-chain/solutions-supply-chain.page') },
  {
    path: '/solutions/carbon-markets',
    page: () => import('./pages/solutions-carbon-markets/solutions-carbon-markets.page'),
  },
  {
    path: '/solutions/farmer-empowerment',
    page: () => import('./pages/solutions-farmer-empowerment/solutions-farmer-empowerment.page'),
  },
  { path: '/solutions/food-safety', page: () => import('./pages/solutions-food-safety/solutions-food-safety.page') },

  { path: '/case-studies', page: () => import('./pages/case-studies/case-studies.page') },
  { path: '/case-studies/green-valley', page: () => import('./pages/case-studies/green-valley.page') },
  { path: '/case-studies/sustainable-harvest', page: () => import('./pages/case-studies/sustainable-harvest.page') },
  { path: '/case-studies/farmdirect', page: () => import('./pages/case-studies/farmdirect.page') },
  { path: '/case-studies/safefood', page: () => import('./pages/case-studies/safefood.page') },

  { path: '/resources/blog', page: () => import('./pages/blog-index/blog-index.page') },
  {
    path: '/blog/blockchain-food-traceability',
    page: () => import('./pages/blog/blockchain-food-traceability.page'),
  },
  { path: '/blog/smart-contract-agriculture', page: () => import('./pages/blog/smart-contract-agriculture.page') },
  { path: '/blog/carbon-credit-farming', page: () => import('./pages/blog/carbon-credit-farming.page') },
  { path: '/blog/dao-governed-farms', page: () => import('./pages/blog/dao-governed-farms.page') },
  { path: '/blog/supply-chain-custody', page: () => import('./pages/blog/supply-chain-custody.page') },
  { path: '/blog/food-safety-by-the-clock', page: () => import('./pages/blog/food-safety-by-the-clock.page') },

  { path: '/resources/docs', page: () => import('./pages/docs/docs.page') },
  { path: '/resources/food-safety-guide', page: () => import('./pages/guides/food-safety-guide.page') },
  { path: '/resources/carbon-guide', page: () => import('./pages/guides/carbon-guide.page') },
  { path: '/resources/whitepapers', page: () => import('./pages/whitepapers/whitepapers.page') },
  {
    path: '/resources/whitepapers/signed-traceability',
    page: () => import('./pages/whitepaper/signed-traceability.page'),
  },
  { path: '/resources/whitepapers/parametric-cover', page: () => import('./pages/whitepaper/parametric-cover.page') },
  { path: '/resources/whitepapers/soil-credits', page: () => import('./pages/whitepaper/soil-credits.page') },
  {
    path: '/resources/whitepapers/network-governance',
    page: () => import('./pages/whitepaper/network-governance.page'),
  },
  { path: '/resources/whitepapers/custody-transfer', page: () => import('./pages/whitepaper/custody-transfer.page') },
  { path: '/resources/whitepapers/recall-rehearsal', page: () => import('./pages/whitepaper/recall-rehearsal.page') },

  { path: '/legal/privacy', page: () => import('./pages/legal/privacy.page') },
  { path: '/legal/terms', page: () => import('./pages/legal/terms.page') },
  { path: '/legal/cookies', page: () => import('./pages/legal/cookies.page') },
]);
