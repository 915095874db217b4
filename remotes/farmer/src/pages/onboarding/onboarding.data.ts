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
import * as words from './words';

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
    title: words.tokenize,
    description: words.tokenizeText,
    image: iconTokenize,
  },
  {
    title: words.loans,
    description: words.loansText,
    image: iconLoan,
  },
  { title: words.joinDao, description: words.joinDaoText, image: iconVote },
  {
    title: words.insurance,
    description: words.insuranceText,
    image: iconInsurance,
  },
] satisfies Feature[];

export const walletOptions = [
  { id: 'metamask', name: 'MetaMask', description: words.browserWallet, icon: 'browser', installed: true },
  {
    id: 'walletconnect',
    name: 'WalletConnect',
    description: words.phoneWallet,
    icon: 'phone',
    installed: true,
  },
  {
    id: 'coinbase',
    name: 'Coinbase Wallet',
    description: words.eitherWallet,
    icon: 'exchange',
    installed: false,
  },
] satisfies WalletOption[];

/** Every simulated connection answers with this address. */
export const placeholderAddress = '0x71c4a9e2b85f03d61c7e2a94f8b0d5736ea13e9a';

export const farmSizeLabels: Labels<Profile['farmSize']> = words.farmSizes;

export const primaryCropLabels: Labels<Profile['primaryCrop']> = words.primaryCrops;

export const experienceLabels: Labels<Profile['yearsExperience']> = words.experienceSpans;

export const platformFeatures = [
  { title: words.platformLoans, description: words.platformLoansText, image: iconLoan },
  {
    title: words.platformTokenize,
    description: words.platformTokenizeText,
    image: iconTokenize,
  },
  {
    title: words.platformMarket,
    description: words.platformMarketText,
    image: iconMarket,
  },
  {
    title: words.platformDonate,
    description: words.platformDonateText,
    image: iconDonate,
  },
  { title: words.platformImpact, description: words.platformImpactText, image: iconImpact },
  { title: words.platformDao, description: words.platformDaoText, image: iconVote },
] satisfies Feature[];

export const daoFeatures = [
  { title: words.vote, description: words.voteText, image: iconVote },
  {
    title: words.write,
    description: words.writeText,
    image: nftSeedling,
    isMedal: true,
  },
  {
    title: words.revenue,
    description: words.revenueText,
    image: nftHarvest,
    isMedal: true,
  },
  {
    title: words.treasury,
    description: words.treasuryText,
    image: iconWallet,
  },
] satisfies Feature[];

export const sampleProposals = [
  { id: 'PROP-2025-014', title: words.raiseMaximum, status: 'Active' },
  { id: 'PROP-2025-011', title: words.coldStorage, status: 'Passed' },
  { id: 'PROP-2025-017', title: words.keepPhotos, status: 'Draft' },
] satisfies SampleProposal[];

export const welcomeRewards = [
  { title: words.tokens, description: words.tokensText, image: iconVote },
  {
    title: words.badge,
    description: words.badgeText,
    image: nftGuardian,
    isMedal: true,
  },
  { title: words.consultation, description: words.consultationText, image: iconLoan },
  {
    title: words.trial,
    description: words.trialText,
    image: nftHarvest,
    isMedal: true,
  },
] satisfies Feature[];

export const nextSteps = [
  {
    title: words.applyForLoan,
    description: words.applyForLoanText,
    href: '/loan-application',
  },
  {
    title: words.seeOthers,
    description: words.seeOthersText,
    href: '/marketplace',
  },
  { title: words.firstVote, description: words.firstVoteText, href: '/governance/voting' },
] satisfies NextStep[];
