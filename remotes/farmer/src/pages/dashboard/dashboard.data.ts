import iconDonate from '@furrow/ui/art/icon-donate.svg';
import iconMarket from '@furrow/ui/art/icon-market.svg';
import iconVote from '@furrow/ui/art/icon-vote.svg';
import iconWallet from '@furrow/ui/art/icon-wallet.svg';

export type MainAction = { name: string; image: string };
export type FarmLog = { harvestYield: string; soilCondition: string; animalStatus: string };

export const farmer = { firstName: 'Lucía', wallet: '0x71c4…3e9a', balance: '1,284', unit: 'IMPACT' } as const;

export const season = 'Day 112 of the season. Soil at 14 °C, rain expected on Thursday.';

export const mainActions = [
  { name: 'Buy Food', image: iconMarket },
  { name: 'Support a Farm', image: iconDonate },
  { name: 'Redeem Tokens', image: iconWallet },
  { name: 'Join DAO', image: iconVote },
] satisfies MainAction[];

export const todaysLog = { harvestYield: '240', soilCondition: 'Moist, 14 °C', animalStatus: '' } satisfies FarmLog;

export const surplus = '32 kg of chard is ready for pickup today.';
