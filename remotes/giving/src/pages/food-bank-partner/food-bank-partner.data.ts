import donate from '@furrow/ui/art/icon-donate.svg';
import impactIcon from '@furrow/ui/art/icon-impact.svg';
import insurance from '@furrow/ui/art/icon-insurance.svg';
import wallet from '@furrow/ui/art/icon-wallet.svg';
import type { PartnerTier } from './food-bank-partner.model';

export const partnerStats = [
  { value: '342', label: 'partner organizations' },
  { value: '8.2T', label: 'food redistributed' },
  { value: '5%', label: 'of every purchase' },
  { value: '$0', label: 'in fees' },
];

/** The order of the sample receipt, in cents: what the shop shows of it stands here once more. */
export const sampleOrder = {
  total: 3488,
  parts: [
    { name: 'Growers', cents: 2790 },
    { name: 'Shipping and packing', cents: 419 },
    { name: 'Food bank, 5%', cents: 174 },
    { name: 'Furrow, 3%', cents: 105 },
  ],
};

export const partnerBenefits = [
  { title: 'Zero fees', text: 'Your kitchen gets all of every donation. We take nothing.', image: wallet },
  { title: 'Same-day payment', text: 'Donations arrive in USDC within hours.', image: donate },
  {
    title: 'A ledger donors trust',
    text: 'Every meal is on a public record that anyone can check.',
    image: impactIcon,
  },
  {
    title: 'Food you can plan with',
    text: 'See what is coming from nearby farms before it is picked.',
    image: insurance,
  },
];

const community = ['Your own page', 'Automatic share of every purchase', 'Monthly impact report', 'Email support'];
const verified = ['Priority matching', 'Custom donation pages', 'Detailed analytics', 'API access'];
const premium = [
  'Dedicated account manager',
  'Custom integrations',
  'Real-time notifications',
  'White-label solutions',
];

export const partnerTiers = [
  { name: 'Community Partner', minDonations: 0, benefits: community, color: 'straw', popular: false },
  {
    name: 'Verified Partner',
    minDonations: 10_000,
    benefits: ['Everything in Community Partner', ...verified],
    color: 'wheat',
    popular: true,
  },
  {
    name: 'Premium Partner',
    minDonations: 50_000,
    benefits: ['Everything in Verified Partner', ...premium],
    color: 'beet',
    popular: false,
  },
] satisfies PartnerTier[];

export const requirements = [
  { title: 'At least 100 meals per month', text: 'Your kitchen or pantry must be able to serve that many.' },
  { title: '501(c)(3) or government status', text: 'A nonprofit, a city or a county.' },
  { title: 'A valid tax ID', text: 'So donors can get their receipts.' },
  { title: 'Food handling licenses', text: 'Current licenses for every place you store food.' },
  { title: 'A USDC wallet', text: 'Donations arrive there. We help you set one up.' },
];

export const partnerSteps = [
  { title: 'Apply', text: 'All you need is ten minutes and your tax ID.' },
  { title: 'We verify', text: 'We check your paperwork and kitchen in 5-10 business days.' },
  { title: 'You receive', text: 'Donations and food, starting in the first week.' },
];

export const organizationTypes = [
  { value: 'food-bank', label: 'Food bank' },
  { value: 'pantry', label: 'Food pantry' },
  { value: 'kitchen', label: 'Community kitchen' },
  { value: 'shelter', label: 'Shelter' },
  { value: 'government', label: 'Government program' },
  { value: 'other', label: 'Other' },
];
