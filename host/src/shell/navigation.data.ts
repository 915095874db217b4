import blockchainFoodTraceability from '@furrow/ui/art/blog-blockchain-food-traceability.svg';
import carbonCreditFarming from '@furrow/ui/art/blog-carbon-credit-farming.svg';
import daoGovernedFarms from '@furrow/ui/art/blog-dao-governed-farms.svg';
import foodSafety from '@furrow/ui/art/blog-food-safety.svg';
import smartContractAgriculture from '@furrow/ui/art/blog-smart-contract-agriculture.svg';
import supplyChain from '@furrow/ui/art/blog-supply-chain.svg';
import greenValley from '@furrow/ui/art/case-green-valley.svg';
import wheatFieldBarn from '@furrow/ui/art/farm-wheat-field-barn.svg';

export type MenuLink = { label: string; to: string; line: string; art: string };
/** `sections` are the paths whose pages belong to a menu, beside the pages it links to. */
export type HeaderEntry = { label: string; to: string } | { label: string; sections: string[]; links: MenuLink[] };
export type FooterLink = { label: string; to: string } | { label: string; href: string };

/** Offered to whom the site does not know by name. */
export const signIn = '/login';

/** What visitors come for, at the right of the strip and, on small screens, in the first rows of the menu. */
export const quickLinks = [
  { label: 'Shop', to: '/buy-food' },
  { label: 'Marketplace', to: '/marketplace' },
  { label: 'Campaigns', to: '/campaigns' },
  { label: 'Sign in', to: signIn },
];

export const headerEntries: HeaderEntry[] = [
  { label: 'Home', to: '/' },
  {
    label: 'Solutions',
    sections: ['/solutions'],
    links: [
      {
        label: 'Supply chain',
        to: '/solutions/supply-chain',
        line: 'Follow a lot from field to shelf',
        art: supplyChain,
      },
      {
        label: 'Carbon markets',
        to: '/solutions/carbon-markets',
        line: 'Sell the carbon you keep in soil',
        art: carbonCreditFarming,
      },
      {
        label: 'Farmer empowerment',
        to: '/solutions/farmer-empowerment',
        line: 'Loans, insurance, fair prices',
        art: wheatFieldBarn,
      },
      {
        label: 'Food safety',
        to: '/solutions/food-safety',
        line: 'Recalls in minutes, not weeks',
        art: foodSafety,
      },
    ],
  },
  {
    label: 'Resources',
    sections: ['/resources', '/blog'],
    links: [
      { label: 'Blog', to: '/resources/blog', line: 'News from the field', art: blockchainFoodTraceability },
      { label: 'Case studies', to: '/case-studies', line: 'Farms, with figures', art: greenValley },
      { label: 'Docs', to: '/resources/docs', line: 'Build on the public ledger', art: smartContractAgriculture },
      { label: 'Whitepapers', to: '/resources/whitepapers', line: 'The long answers', art: daoGovernedFarms },
    ],
  },
  { label: 'About', to: '/about' },
  { label: 'Case studies', to: '/case-studies' },
  { label: 'Community', to: '/community' },
  { label: 'Contact', to: '/contact' },
];

export const footerColumns: { label: string; links: FooterLink[] }[] = [
  {
    label: 'Market',
    links: [
      { label: 'Marketplace', to: '/marketplace' },
      { label: 'Buy food', to: '/buy-food' },
      { label: 'Support a farm', to: '/support-farm' },
      { label: 'Carbon markets', to: '/solutions/carbon-markets' },
    ],
  },
  {
    label: 'Farmers',
    links: [
      { label: 'Farmer Portal', to: '/dashboard' },
      { label: 'Apply for a loan', to: '/loan-application' },
      { label: 'Start onboarding', to: '/onboarding' },
      { label: 'Food bank partners', to: '/food-bank-partner' },
    ],
  },
  {
    label: 'Governance',
    links: [
      { label: 'Forum', to: '/governance/forum' },
      { label: 'Voting', to: '/governance/voting' },
      { label: 'Treasury', to: '/governance/treasury' },
      { label: 'Impact', to: '/impact' },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Contact', to: '/contact' },
      { label: 'Careers', to: '/careers' },
      { label: 'Press kit', to: '/press-kit' },
      { label: 'Bug bounty', to: '/bug-bounty' },
    ],
  },
  {
    label: 'Legal and docs',
    links: [
      { label: 'Privacy', to: '/legal/privacy' },
      { label: 'Terms', to: '/legal/terms' },
      { label: 'Cookies', to: '/legal/cookies' },
      { label: 'Docs', href: 'https://docs.furrow.example' },
      { label: 'API docs', href: 'https://api.furrow.example' },
      { label: 'Audits', href: 'https://audits.furrow.example' },
    ],
  },
];

export const socialLinks: { label: string; href: string }[] = [
  { label: 'GitHub', href: 'https://github.furrow.example' },
  { label: 'X', href: 'https://x.furrow.example' },
  { label: 'Discord', href: 'https://discord.furrow.example' },
  { label: 'LinkedIn', href: 'https://linkedin.furrow.example' },
];
