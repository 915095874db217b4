import barn from '@furrow/ui/art/farm-wheat-field-barn.svg';
import night from '@furrow/ui/art/farm-wheat-field-barn-night.svg';
import loan from '@furrow/ui/art/icon-loan.svg';
import insurance from '@furrow/ui/art/icon-insurance.svg';
import market from '@furrow/ui/art/icon-market.svg';
import tokenize from '@furrow/ui/art/icon-tokenize.svg';
import type { MarketingPageContent } from '../../ui/marketing-page';

export const content: MarketingPageContent = {
  title: 'Web3 agriculture',
  tab: 'Web3 agriculture: loans, insurance and markets',
  description:
    'Tokenized land and crops, DeFi micro-loans, crop insurance and a global market, from $10 and in USDC, on a public blockchain.',
  path: '/web3-agriculture',
  hero: {
    tone: 'green',
    title: 'Farming on a\u00a0public ledger.',
    text: 'Farming has always run on trust, credit and weather. On a public ledger, trust can be checked, credit costs less and weather can be insured.',
    picture: barn,
    night,
    actions: [
      { label: 'Browse the Marketplace', to: '/marketplace' },
      { label: 'Support a Farm', to: '/support-farm' },
    ],
  },
  figures: [
    { value: '72%', label: 'loan approval rate' },
    { value: '$150K', label: 'average income increase' },
    { value: '$10', label: 'smallest share' },
    { value: '5%', label: 'of sales to food banks' },
  ],
  closing: {
    tone: 'wheat',
    title: 'Next, in your pocket.',
    text: 'Mobile app beta: Q2 2024. Scan a lot, log a harvest, vote from the tractor.',
    actions: [
      { label: 'Open the Dashboard', to: '/dashboard' },
      { label: 'See Campaigns', to: '/campaigns' },
    ],
  },
};

export const features = [
  {
    title: 'Tokenized land and crops',
    text: 'A field or a coming harvest is split into shares. Anyone can hold one from as little as $10, and the farmer keeps the deed.',
    icon: tokenize,
    to: '/marketplace',
    link: 'See what’s for sale',
  },
  {
    title: 'DeFi micro-loans',
    text: '$1,000 to $100,000 against equipment, land, crops or livestock, at a fixed 8.0%. 72% of applications are approved. Above $50,000, the payout waits for PROP-2025-014.',
    icon: loan,
    to: '/dashboard',
    link: 'Open the dashboard',
  },
  {
    title: 'Crop insurance',
    text: 'Insurance that reads a rain gauge instead of sending an adjuster, and pays the morning after the insured season ends.',
    icon: insurance,
    to: '/campaigns',
    link: 'Fund a gauge',
  },
  {
    title: 'A global market',
    text: 'Verified lots, priced by the grower, sold in USDC. Delivery is free over $50, and 5% of each purchase goes to a food bank automatically.',
    icon: market,
    to: '/support-farm',
    link: 'Back a farm',
  },
];

/** The membership NFTs, with the figures of the landing page. */
export const seeds = [
  { title: 'Seedling', text: 'Common: 5,000 at 0.1 ETH. Each token counts once.' },
  { title: 'Harvest', text: 'Rare: 2,000 at 0.5 ETH. Votes count 2\u00d7, with a 5% share of the revenue.' },
  { title: 'Guardian', text: 'Legendary: 500 at 2.0 ETH. Votes count 5\u00d7, with a 15% share of the revenue.' },
];
