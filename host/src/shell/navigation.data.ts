import type { ListedLink } from '@furrow/formats/menu.schema';
import blockchainFoodTraceabilityNight from '@furrow/ui/art/blog-blockchain-food-traceability-night.svg';
import blockchainFoodTraceability from '@furrow/ui/art/blog-blockchain-food-traceability.svg';
import carbonCreditFarmingNight from '@furrow/ui/art/blog-carbon-credit-farming-night.svg';
import carbonCreditFarming from '@furrow/ui/art/blog-carbon-credit-farming.svg';
import daoGovernedFarmsNight from '@furrow/ui/art/blog-dao-governed-farms-night.svg';
import daoGovernedFarms from '@furrow/ui/art/blog-dao-governed-farms.svg';
import foodSafetyNight from '@furrow/ui/art/blog-food-safety-night.svg';
import foodSafety from '@furrow/ui/art/blog-food-safety.svg';
import smartContractAgricultureNight from '@furrow/ui/art/blog-smart-contract-agriculture-night.svg';
import smartContractAgriculture from '@furrow/ui/art/blog-smart-contract-agriculture.svg';
import supplyChainNight from '@furrow/ui/art/blog-supply-chain-night.svg';
import supplyChain from '@furrow/ui/art/blog-supply-chain.svg';
import greenValleyNight from '@furrow/ui/art/case-green-valley-night.svg';
import greenValley from '@furrow/ui/art/case-green-valley.svg';
import wheatFieldBarnNight from '@furrow/ui/art/farm-wheat-field-barn-night.svg';
import wheatFieldBarn from '@furrow/ui/art/farm-wheat-field-barn.svg';
import { labeled } from './words';

/*
 * The menus of the shell and the order of their links. The links themselves come from the remotes, from `navigation` in
 * their `routes.ts`, and are composed into the shell when a version goes live. The labels here are used only for pages
 * of releases that do not name any links: those that were built before remotes could do so, and those in development.
 */

/** The order of the links in each menu. Links that are not listed come after the others. */
const listed = {
  /** The links that visitors need most, at the right of the bar or, on small screens, in the first rows of the menu. */
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
      darkPicture: supplyChainNight,
    },
    {
      to: '/solutions/carbon-markets',
      label: 'Carbon markets',
      line: 'Sell the carbon your soil stores',
      picture: carbonCreditFarming,
      darkPicture: carbonCreditFarmingNight,
    },
    {
      to: '/solutions/farmer-empowerment',
      label: 'Farmer empowerment',
      line: 'Loans, insurance, fair prices',
      picture: wheatFieldBarn,
      darkPicture: wheatFieldBarnNight,
    },
    {
      to: '/solutions/food-safety',
      label: 'Food safety',
      line: 'Recalls in minutes, not days',
      picture: foodSafety,
      darkPicture: foodSafetyNight,
    },
  ],
  resources: [
    {
      to: '/resources/blog',
      label: 'Blog',
      line: 'News from the field',
      picture: blockchainFoodTraceability,
      darkPicture: blockchainFoodTraceabilityNight,
    },
    {
      to: '/case-studies',
      label: 'Case studies',
      line: 'Farms and their results',
      picture: greenValley,
      darkPicture: greenValleyNight,
    },
    {
      to: '/resources/docs',
      label: 'Docs',
      line: 'Build on the public ledger',
      picture: smartContractAgriculture,
      darkPicture: smartContractAgricultureNight,
    },
    {
      to: '/resources/whitepapers',
      label: 'Whitepapers',
      line: 'Research in depth',
      picture: daoGovernedFarms,
      darkPicture: daoGovernedFarmsNight,
    },
  ],
  /** Below the links of each menu of the header. */
  foot: [
    { to: '/farms', label: 'All farms' },
    { to: '/season', label: 'What is in season' },
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
    { to: '/farms', label: 'Map of farms' },
    { to: '/season', label: 'The season' },
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

export type MenuName = keyof typeof listed;

/** The links of each menu in the language of the shell. */
export const menus = Object.fromEntries(
  Object.entries<ListedLink[]>(listed).map(([name, links]) => [
    name,
    links.map((link) => ({
      ...link,
      label: labeled(link.label),
      ...(link.line !== undefined && { line: labeled(link.line) }),
    })),
  ]),
) as Record<MenuName, ListedLink[]>;

/** The menus of the header. `sections` are paths of pages that belong to a menu besides the pages to which it links. */
export const headerMenus: { name: MenuName; label: string; sections: string[] }[] = [
  { name: 'solutions', label: labeled('Solutions'), sections: ['/solutions'] },
  { name: 'resources', label: labeled('Resources'), sections: ['/resources', '/blog'] },
];

/** The pictures of a link for whose page the host has none. */
export const menuPictures = { picture: wheatFieldBarn, darkPicture: wheatFieldBarnNight };

export const footerColumns: { name: MenuName; label: string; elsewhere?: { label: string; href: string }[] }[] = [
  { name: 'market', label: labeled('Market') },
  { name: 'farmers', label: labeled('Farmers') },
  { name: 'governance', label: labeled('Governance') },
  { name: 'company', label: labeled('Company') },
  {
    name: 'legal',
    label: labeled('Legal and docs'),
    elsewhere: [
      { label: labeled('Docs'), href: 'https://docs.furrow.example' },
      { label: labeled('API docs'), href: 'https://api.furrow.example' },
      { label: labeled('Audits'), href: 'https://audits.furrow.example' },
    ],
  },
];

export const socialLinks: { label: string; href: string }[] = [
  { label: 'GitHub', href: 'https://github.furrow.example' },
  { label: 'X', href: 'https://x.furrow.example' },
  { label: 'Discord', href: 'https://discord.furrow.example' },
  { label: 'LinkedIn', href: 'https://linkedin.furrow.example' },
];
