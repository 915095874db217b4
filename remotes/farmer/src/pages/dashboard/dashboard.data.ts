import iconDonate from '@furrow/ui/art/icon-donate.svg';
import iconMarket from '@furrow/ui/art/icon-market.svg';
import iconVote from '@furrow/ui/art/icon-vote.svg';
import iconWallet from '@furrow/ui/art/icon-wallet.svg';
import * as words from './words';

export type MainAction = {
  /** As it is logged. */
  name: string;
  label: string;
  image: string;
};

/** The wallet of somebody who has earned for a season. */
export const sampleWallet = { address: '0x71c4…3e9a', balance: '1,284' } as const;

/** What the wallet of the visitor holds after onboarding. */
export const ownWallet = { address: '0x71c4…3e9a', balance: '0' } as const;

export const mainActions = [
  { name: 'Buy Food', label: words.buyFood, image: iconMarket },
  { name: 'Support a Farm', label: words.supportFarm, image: iconDonate },
  { name: 'Redeem Tokens', label: words.redeemTokens, image: iconWallet },
  { name: 'Join DAO', label: words.joinDao, image: iconVote },
] satisfies MainAction[];

/** The id of the line above the cards, which describes their buttons. */
export const consoleOnly = 'console-only';
