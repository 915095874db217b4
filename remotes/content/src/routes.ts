import { createElement, type ComponentType } from 'react';
import { defineRoutes, type NavigationLinks, type RemoteRoute } from '@furrow/remote/routes';
import articles from './articles/_index.md';
import type { Article, ArticleProps, ListedArticle } from './ui/article';

/** How each kind of article is shown. */
const pages = {
  blog: () => import('./pages/blog-article/blog-article.page'),
  'case-studies': () => import('./pages/case-study/case-study.page'),
  whitepapers: () => import('./pages/whitepaper-brief/whitepaper-brief.page'),
  guides: () => import('./pages/guide/guide.page'),
  legal: () => import('./pages/legal-text/legal-text.page'),
  press: () => import('./pages/press-release/press-release.page'),
  roles: () => import('./pages/role/role.page'),
};

/** Articles come from their folder, each with an address of its own. A slug that is not there is the 404. */
export const routes = defineRoutes('content', [
  { path: '/', page: () => import('./pages/landing/landing.page'), hydrate: 'interaction' },
  { path: '/web3-agriculture', page: () => import('./pages/web3-agriculture/web3-agriculture.page') },
  { path: '/about', page: () => import('./pages/about/about.page') },
  { path: '/contact', page: () => import('./pages/contact/contact.page'), kind: 'form' },
  { path: '/demo', page: () => import('./pages/demo/demo.page'), kind: 'form' },
  { path: '/register', page: () => import('./pages/register/register.page'), kind: 'form' },
  { path: '/login', page: () => import('./pages/login/login.page'), kind: 'form' },
  {
    path: '/press-kit',
    page: () => import('./pages/press-kit/press-kit.page'),
    hydrate: 'interaction',
  },
  { path: '/careers', page: () => import('./pages/careers/careers.page'), hydrate: 'interaction' },
  {
    path: '/bug-bounty',
    page: () => import('./pages/bug-bounty/bug-bounty.page'),
    hydrate: 'interaction',
  },
  {
    path: '/carbon-calculator',
    page: () => import('./pages/carbon-calculator/carbon-calculator.page'),
    kind: 'form with antd',
  },

  { path: '/community', page: () => import('./pages/community/community.page'), hydrate: 'interaction' },
  { path: '/community/forums', page: () => import('./pages/community-forums/community-forums.page') },
  {
    path: '/community/events',
    page: () => import('./pages/community-events/community-events.page'),
    hydrate: 'interaction',
  },
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

  {
    path: '/farms',
    page: () => import('./pages/farms/farms.page'),
    kind: 'asleep, with all farms',
    hydrate: 'interaction',
  },
  {
    path: '/farms/:id',
    page: () => import('./pages/farm/farm.page'),
    kind: 'asleep, with a heart',
    pages: async () => (await import('./data/farms.data')).farms.map(({ id }) => `/farms/${id}`),
  },

  {
    path: '/season',
    page: () => import('./pages/season/season.page'),
    kind: 'asleep, with all farms',
    hydrate: 'interaction',
  },

  { path: '/case-studies', page: () => import('./pages/case-studies/case-studies.page') },

  { path: '/resources/blog', page: () => import('./pages/blog-index/blog-index.page'), hydrate: 'interaction' },
  { path: '/resources/docs', page: () => import('./pages/docs/docs.page'), hydrate: 'interaction' },
  {
    path: '/resources/whitepapers',
    page: () => import('./pages/whitepapers/whitepapers.page'),
    hydrate: 'interaction',
  },

  ...articles.map(articleRoute),
]);

/** The links to these pages in the menus of the site. */
export const navigation: NavigationLinks = [
  { menu: 'main', to: '/about', label: 'About' },
  { menu: 'main', to: '/case-studies', label: 'Case studies' },
  { menu: 'main', to: '/community', label: 'Community' },
  { menu: 'main', to: '/contact', label: 'Contact' },
  { menu: 'solutions', to: '/solutions/supply-chain', label: 'Supply chain', line: 'Follow a lot from field to shelf' },
  {
    menu: 'solutions',
    to: '/solutions/carbon-markets',
    label: 'Carbon markets',
    line: 'Sell the carbon your soil stores',
  },
  {
    menu: 'solutions',
    to: '/solutions/farmer-empowerment',
    label: 'Farmer empowerment',
    line: 'Loans, insurance, fair prices',
  },
  { menu: 'solutions', to: '/solutions/food-safety', label: 'Food safety', line: 'Recalls in minutes, not days' },
  { menu: 'resources', to: '/resources/blog', label: 'Blog', line: 'News from the field' },
  { menu: 'resources', to: '/case-studies', label: 'Case studies', line: 'Farms and their results' },
  { menu: 'resources', to: '/resources/docs', label: 'Docs', line: 'Build on the public ledger' },
  { menu: 'resources', to: '/resources/whitepapers', label: 'Whitepapers', line: 'Research in depth' },
  { menu: 'foot', to: '/farms', label: 'All 29 farms' },
  { menu: 'foot', to: '/season', label: 'What is in season' },
  { menu: 'market', to: '/solutions/carbon-markets', label: 'Carbon markets' },
  { menu: 'farmers', to: '/farms', label: 'Map of farms' },
  { menu: 'farmers', to: '/season', label: 'The season' },
  { menu: 'company', to: '/about', label: 'About' },
  { menu: 'company', to: '/contact', label: 'Contact' },
  { menu: 'company', to: '/careers', label: 'Careers' },
  { menu: 'company', to: '/press-kit', label: 'Press kit' },
  { menu: 'company', to: '/bug-bounty', label: 'Bug bounty' },
  { menu: 'legal', to: '/legal/privacy', label: 'Privacy' },
  { menu: 'legal', to: '/legal/terms', label: 'Terms' },
  { menu: 'legal', to: '/legal/cookies', label: 'Cookies' },
];

/** The page that shows an article, and the article. Its words are in the document or, on a later navigation, in the release. */
function articleRoute({ kind, path, load, html }: ListedArticle): RemoteRoute {
  return {
    path,
    hydrate: 'interaction',
    async page() {
      const [{ default: Page }, { default: article }, text] = await Promise.all([pages[kind](), load(), html?.()]);
      const ArticlePage = Page as ComponentType<ArticleProps<Article>>;
      return { default: () => createElement(ArticlePage, { article, html: text }) };
    },
  };
}
