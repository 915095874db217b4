import barn from '@furrow/ui/art/farm-wheat-field-barn.svg';
import night from '@furrow/ui/art/farm-wheat-field-barn-night.svg';
import insurance from '@furrow/ui/art/icon-insurance.svg';
import loan from '@furrow/ui/art/icon-loan.svg';
import market from '@furrow/ui/art/icon-market.svg';
import tokenize from '@furrow/ui/art/icon-tokenize.svg';
import type { MarketingPageContent } from '../../ui/marketing-page';

export const content: MarketingPageContent = {
  title: 'Farmer empowerment',
  tab: 'Farmer empowerment: loans, insurance, fair prices',
  description:
    'Credit in February, shares in April, insurance in June and a fair price in September: one account for the whole farming year.',
  path: '/solutions/farmer-empowerment',
  hero: {
    tone: 'wheat',
    title: 'The grower decides.',
    text: 'Credit, insurance and customers on one-page terms that you can leave without a fee.',
    picture: barn,
    night,
    actions: [
      { label: 'Register Your Farm', to: '/register' },
      { label: 'Book a Demo', to: '/demo' },
    ],
  },
  figures: [
    { value: '72%', label: 'of applications approved' },
    { value: '$150K', label: 'average income increase' },
    { value: '8.0%', label: 'fixed annual rate' },
    { value: '24 h', label: 'to hear back' },
  ],
  closing: {
    tone: 'green',
    title: 'Set up in five minutes.',
    text: 'Connect a wallet, name your fields, and list a first lot the same day.',
    actions: [
      { label: 'Register Your Farm', to: '/register' },
      { label: 'Apply for a Loan', to: '/loan-application' },
    ],
  },
};

export const year = [
  {
    month: 'February',
    title: 'Borrow for seed',
    text: 'Against equipment, land or the harvest itself. Paid out in USDC, less a 2% origination fee.',
    icon: loan,
  },
  {
    month: 'April',
    title: 'Sell a share early',
    text: 'Supporters hold part of the coming crop from $10. You keep the deed and the decisions.',
    icon: tokenize,
  },
  {
    month: 'June',
    title: 'Insure the rain',
    text: 'A named rain gauge decides. You never file a claim.',
    icon: insurance,
  },
  {
    month: 'September',
    title: 'Set your price',
    text: 'Lots go to shops and kitchens with your name on them, and you are paid within three days of a sale.',
    icon: market,
  },
];
