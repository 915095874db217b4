import iconDonate from '@furrow/ui/art/icon-donate.svg';
import iconImpact from '@furrow/ui/art/icon-impact.svg';
import iconInsurance from '@furrow/ui/art/icon-insurance.svg';
import iconLoan from '@furrow/ui/art/icon-loan.svg';
import iconMarket from '@furrow/ui/art/icon-market.svg';
import iconTokenize from '@furrow/ui/art/icon-tokenize.svg';
import iconVote from '@furrow/ui/art/icon-vote.svg';
import iconWallet from '@furrow/ui/art/icon-wallet.svg';
import nftGuardian from '@furrow/ui/art/nft-guardian.svg';
import nftHarvest from '@furrow/ui/art/nft-harvest.svg';
import nftSeedling from '@furrow/ui/art/nft-seedling.svg';
import type { Profile } from './onboarding.schema';

export type WalletId = 'metamask' | 'walletconnect' | 'coinbase';
export type WalletOption = {
  id: WalletId;
  name: string;
  description: string;
  icon: 'browser' | 'phone' | 'exchange';
  installed: boolean;
};
export type Feature = { title: string; description: string; image: string; isMedal?: true };
export type SampleProposal = { id: string; title: string; status: 'Active' | 'Passed' | 'Draft' };
/** A word for every answer; '' stands for no answer. */
export type Labels<Value extends string> = Record<Exclude<Value, ''>, string>;
export type NextStep = { title: string; description: string; href: string };

export const stepNames = ['Welcome', 'Wallet', 'Profile', 'Features', 'DAO', 'Complete'] as const;
export type StepName = (typeof stepNames)[number];

/** The night sky of the picture on the panel, until the picture is there. */
export const panelGround = '#16305f';

export const welcomeFeatures = [
  {
    title: 'Tokenize crops',
    description: 'Sell a share of the harvest before it is picked, and keep the deed.',
    image: iconTokenize,
  },
  {
    title: 'DeFi loans',
    description:
      '$1,000 to $100,000 at 8.0% APR, fixed. No prepayment penalty. Above $50,000, the payout waits for PROP-2025-014.',
    image: iconLoan,
  },
  { title: 'Join the DAO', description: 'Vote on fees, loans and what the treasury pays for.', image: iconVote },
  {
    title: 'Crop insurance',
    description: 'Weather readings trigger the payment. You never file a claim.',
    image: iconInsurance,
  },
] satisfies Feature[];

export const walletOptions = [
  { id: 'metamask', name: 'MetaMask', description: 'A browser wallet', icon: 'browser', installed: true },
  {
    id: 'walletconnect',
    name: 'WalletConnect',
    description: 'Scan with a phone wallet',
    icon: 'phone',
    installed: true,
  },
  {
    id: 'coinbase',
    name: 'Coinbase Wallet',
    description: 'A browser or phone wallet',
    icon: 'exchange',
    installed: false,
  },
] satisfies WalletOption[];

/** Every simulated connection answers with this address. */
export const placeholderAddress = '0x71c4a9e2b85f03d61c7e2a94f8b0d5736ea13e9a';

export const farmSizeLabels: Labels<Profile['farmSize']> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  industrial: 'Industrial',
};

export const primaryCropLabels: Labels<Profile['primaryCrop']> = {
  vegetables: 'Vegetables',
  grains: 'Grains',
  fruits: 'Fruits',
  livestock: 'Livestock',
  dairy: 'Dairy',
  mixed: 'Mixed',
};

export const experienceLabels: Labels<Profile['yearsExperience']> = {
  '0-2': '0 to 2 years',
  '3-5': '3 to 5 years',
  '6-10': '6 to 10 years',
  '11-20': '11 to 20 years',
  '20+': 'More than 20 years',
};

export const platformFeatures = [
  { title: 'DeFi Loans', description: 'Borrow against equipment, land, crops or livestock.', image: iconLoan },
  {
    title: 'Crop Tokenization',
    description: 'Turn your next harvest into lots that buyers can own.',
    image: iconTokenize,
  },
  {
    title: 'Direct Marketplace',
    description: 'List a lot and get paid in USDC, with no broker in between.',
    image: iconMarket,
  },
  {
    title: 'Donation Engine',
    description: '5% of every purchase goes to a food bank automatically.',
    image: iconDonate,
  },
  { title: 'Impact Dashboard', description: 'Your farm’s meals, carbon and income in one place.', image: iconImpact },
  { title: 'DAO Governance', description: 'Propose a change, gather votes and see it through.', image: iconVote },
] satisfies Feature[];

export const quickStartTips = [
  'List one lot before the season peaks: buyers come back to farms they know.',
  'Photograph the field each week. Dated photos help a lot sell for more.',
  'Start with a small loan: once it is repaid, the next one carries less risk.',
  'Read two proposals before you vote on one. Votes cannot be taken back.',
] as const;

export const daoFeatures = [
  { title: 'Vote on proposals', description: 'Your tokens count on every open proposal.', image: iconVote },
  {
    title: 'Write your own',
    description: 'Any member can start a draft in the forum; Harvest holders can put it to a vote.',
    image: nftSeedling,
    isMedal: true,
  },
  {
    title: 'Share the revenue',
    description: 'Harvest holders receive 5%, Guardian holders 15%.',
    image: nftHarvest,
    isMedal: true,
  },
  {
    title: 'Watch the treasury',
    description: 'Every payment is listed, signed and recorded on chain.',
    image: iconWallet,
  },
] satisfies Feature[];

export const sampleProposals = [
  { id: 'PROP-2025-014', title: 'Raise the farmer loan maximum', status: 'Active' },
  { id: 'PROP-2025-011', title: 'Cold storage for Riverside', status: 'Passed' },
  { id: 'PROP-2025-016', title: 'Lower the marketplace fee to 2%', status: 'Draft' },
] satisfies SampleProposal[];

export const welcomeRewards = [
  { title: '100 Governance Tokens', description: 'In your wallet now, ready to vote with.', image: iconVote },
  {
    title: 'Early Adopter Badge',
    description: 'Shown next to your farm for as long as it sells here.',
    image: nftGuardian,
    isMedal: true,
  },
  { title: 'Free DeFi Consultation', description: '30 minutes with a loan officer who farms.', image: iconLoan },
  {
    title: 'Premium Features Trial',
    description: '7 days of price alerts and yield forecasts.',
    image: nftHarvest,
    isMedal: true,
  },
] satisfies Feature[];

export const nextSteps = [
  {
    title: 'Apply for a loan',
    description: 'Four steps, and an update within 24 hours.',
    href: '/loan-application',
  },
  {
    title: 'See what other growers sell',
    description: 'Today’s prices and lots in the marketplace.',
    href: '/marketplace',
  },
  { title: 'Cast your first vote', description: 'Two votes close within the week.', href: '/governance/voting' },
] satisfies NextStep[];
