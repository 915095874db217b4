import guardian from '@furrow/ui/art/nft-guardian.svg';
import harvest from '@furrow/ui/art/nft-harvest.svg';
import seedling from '@furrow/ui/art/nft-seedling.svg';
import donate from '@furrow/ui/art/icon-donate.svg';
import impact from '@furrow/ui/art/icon-impact.svg';
import market from '@furrow/ui/art/icon-market.svg';
import tokenize from '@furrow/ui/art/icon-tokenize.svg';
import vote from '@furrow/ui/art/icon-vote.svg';
import wallet from '@furrow/ui/art/icon-wallet.svg';
import type { TagTone } from '@furrow/ui/tag';

export const quickLinks = [
  { title: 'Redeem Tokens', text: 'Spend your IMPACT', to: '/dashboard', icon: wallet },
  { title: 'Donate Food', text: 'Free pickup, tax receipt', to: '/donate-food', icon: donate },
  { title: 'Food Rescue', text: '1,247 batches saved', to: '/food-rescue', icon: market },
  { title: 'Join DAO', text: 'Vote and earn', to: '/onboarding', icon: vote },
];

export const steps = [
  { title: 'Tokenize Farm', text: 'Turn land and crops into shares that anyone can buy from $10.', icon: tokenize },
  { title: 'Buy Food', text: 'Pick from verified lots. The farmer sets the price and keeps 80% of it.', icon: market },
  { title: 'Donate', text: '5% of every order goes to a food bank automatically.', icon: donate },
  { title: 'Track Impact', text: 'Meals, carbon and income, written to a public ledger.', icon: impact },
];

export const farmerFigures = [
  { term: 'Micro-loans from', value: '$1,000 at 8% APR' },
  { term: 'Loan approval rate', value: '72%' },
  { term: 'Average income increase', value: '$150K' },
  { term: 'Time to set up', value: '5 minutes' },
];

type Activity = { activity: string; when: string; reference: string; amount: string; positive: boolean };

export const activities = [
  {
    activity: 'Donation to Hope Community Kitchen',
    when: '2 hours ago',
    reference: 'DON-015',
    amount: '$120.00',
    positive: false,
  },
  { activity: 'Carbon credits retired', when: 'Yesterday', reference: 'CRB-118', amount: '+0.2 t', positive: true },
  {
    activity: 'Order: tomatoes, honey',
    when: '3 days ago',
    reference: 'ORD-742',
    amount: '$38.46',
    positive: false,
  },
] satisfies Activity[];

type Tier = {
  name: string;
  art: string;
  price: string;
  weight: string;
  share: string;
  supply: string;
  rarity: string;
  tone: TagTone;
  benefits: string[];
};

export const tiers = [
  {
    name: 'Seedling',
    art: seedling,
    price: '0.1 ETH',
    weight: '1\u00d7',
    share: 'None',
    supply: '5,000',
    rarity: 'Common',
    tone: 'grey',
    benefits: ['A vote on every proposal', 'The members\u2019 forum', 'The monthly ledger'],
  },
  {
    name: 'Harvest',
    art: harvest,
    price: '0.5 ETH',
    weight: '2\u00d7',
    share: '5%',
    supply: '2,000',
    rarity: 'Rare',
    tone: 'blue',
    benefits: ['Twice the voting weight', 'Early access to new lots', 'The right to submit proposals'],
  },
  {
    name: 'Guardian',
    art: guardian,
    price: '2.0 ETH',
    weight: '5\u00d7',
    share: '15%',
    supply: '500',
    rarity: 'Legendary',
    tone: 'wheat',
    benefits: ['Five times the voting weight', 'A seat at the treasury review', 'Farm visits each season'],
  },
] satisfies Tier[];

export const phoneFeatures = [
  { term: 'Scan QR codes', value: 'Offline too' },
  { term: 'Harvest log', value: 'Photo and voice' },
  { term: 'Wallet', value: 'USDC, IMPACT' },
];
