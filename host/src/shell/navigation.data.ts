import type { ListedLink } from '@furrow/formats/menu.schema';
import blockchainFoodTraceability from '@furrow/ui/art/blog-blockchain-food-traceability.svg';
import carbonCreditFarming from '@furrow/ui/art/blog-carbon-credit-farming.svg';
import daoGovernedFarms from '@furrow/ui/art/blog-dao-governed-farms.svg';
import foodSafety from '@furrow/ui/art/blog-food-safety.svg';
import smartContractAgriculture from '@furrow/ui/art/blog-smart-contract-agriculture.svg';
import supplyChain from '@furrow/ui/art/blog-supply-chain.svg';
import greenValley from '@furrow/ui/art/case-green-valley.svg';
import wheatFieldBarn from '@furrow/ui/art/farm-wheat-field-barn.svg';

/*
 * The host says which menus there are, and in which order their links stand. The links are said by remotes, `navigation` in their `routes.ts`, and composed
 * into the shell with their releases. What the host calls a page counts only while the live release that has it says nothing: it was built before
 * releases did, or it is being developed.
 */

/** The order of the links in each menu. A page that is not listed stands behind the others. */
export const menus = {
  /** What visitors come for, at the right of the strip and, on small screens, in the first rows of the menu. */
  quick: [
    { to: '/buy-food', label: 'Shop' },
    { to: '/marketplace', label: 'Marketplace' },
    { to: '/campaigns', label: 'Campaigns' },
  ],
  main: [
    { to: '/about', label: 'About' },
    { to: '/case-studies', label: 'Case studies' },
    { to: '/community', label: 'Community' },
    { to: '/contact', label: 'Contact' },
  ],
  solutions: [
    {
      to: '/solutions/supply-chain',
      label: 'Supply chain',
      line: 'Follow a lot from field to shelf',
      picture: supplyChain,
    },
    {
      to: '/solutions/carbon-markets',
      label: 'Carbon markets',
      line: 'Sell the carbon you keep in soil',
      picture: carbonCreditFarming,
    },
    {
      to: '/solutions/farmer-empowerment',
      label: 'Farmer empowerment',
      line: 'Loans, insurance, fair prices',
      picture: wheatFieldBarn,
    },
    {
      to: '/solutions/food-safety',
      label: 'Food safety',
      line: 'Recalls in minutes, not weeks',
      picture: foodSafety,
    },
  ],
  resources: [
    { to: '/resources/blog', label: 'Blog', line: 'News from the field', picture: blockchainFoodTraceability },
    { to: '/case-studies', label: 'Case studies', line: 'Farms, with figures', picture: greenValley },
    {
      to: '/resources/docs',
      label: 'Docs',
      line: 'Build on the public ledger',
      picture: smartContractAgriculture,
    },
    { to: '/resources/whitepapers', label: 'Whitepapers', line: 'The long answers', picture: daoGovernedFarms },
  ],
  market: [
    { to: '/marketplace', label: 'Marketplace' },
    { to: '/buy-food', label: 'Buy food' },
    { to: '/support-farm', label: 'Support a farm' },
    { to: '/solutions/carbon-markets', label: 'Carbon markets' },
  ],
  farmers: [
    { to: '/dashboard', label: 'Farmer Portal' },
    { to: '/loan-application', label: 'Apply for a loan' },
    { to: '/onboarding', label: 'Start onboarding' },
    { to: '/food-bank-partner', label: 'Food bank partners' },
  ],
  governance: [
    { to: '/governance/forum', label: 'Forum' },
    { to: '/governance/voting', label: 'Voting' },
    { to: '/governance/treasury', label: 'Treasury' },
    { to: '/impact', label: 'Impact' },
  ],
  company: [
    { to: '/about', label: 'About' },
    { to: '/contact', label: 'Contact' },
    { to: '/careers', label: 'Careers' },
    { to: '/press-kit', label: 'Press kit' },
    { to: '/bug-bounty', label: 'Bug bounty' },
  ],
  legal: [
    { to: '/legal/privacy', label: 'Privacy' },
    { to: '/legal/terms', label: 'Terms' },
    { to: '/legal/cookies', label: 'Cookies' },
  ],
} satisfies Record<string, ListedLink[]>;

export type MenuName = keyof typeof menus;

/** The menus that open in the header. `sections` are the paths whose pages belong to one, beside the pages it links to. */
export const headerMenus: { name: MenuName; label: string; sections: string[] }[] = [
  { name: 'solutions', label: 'Solutions', sections: ['/solutions'] },
  { name: 'resources', label: 'Resources', sections: ['/resources', '/blog'] },
];

/** What a link shows in such a menu when the host has no picture for its page. */
export const menuPicture = wheatFieldBarn;

export const footerColumns: { name: MenuName; label: string; elsewhere?: { label: string; href: string }[] }[] = [
  { name: 'market', label: 'Market' },
  { name: 'farmers', label: 'Farmers' },
  { name: 'governance', label: 'Governance' },
  { name: 'company', label: 'Company' },
  {
    name: 'legal',
    label: 'Legal and docs',
    elsewhere: [
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
