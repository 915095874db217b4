import { countInWords, startSentence } from '@furrow/ui/format';
import type { YouEntry } from '@furrow/you/model';
import type { DayTime } from './greeting.model';

export const pageTitle = 'Farmer dashboard: orders, wallet and harvest log';
export const description =
  'Your day on Furrow: what you did last, wallet balance in IMPACT, today’s harvest log, food surplus and open DAO proposals.';
export const back = 'Back to Home';
export const hello = 'Hello.';
export const greetings: Record<DayTime, string> = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
};
export const newHere = 'You are new here, so some cards show sample data. They are labeled.';
export const ordersOnTheirWay = (orders: number) =>
  `${startSentence(countInWords(orders, 'order'))} ${orders === 1 ? 'is' : 'are'} on ${orders === 1 ? 'its' : 'their'} way`;
export const sample = 'the buttons below write to the console and send nothing';

export const mainActions = 'Main Actions';
export const buyFood = 'Buy Food';
export const supportFarm = 'Support a Farm';
export const redeemTokens = 'Redeem Tokens';
export const joinDao = 'Join DAO';
export const scanCode = 'Scan QR Code';
export const scanText = 'Scan a code to open any lot or rescue batch.';
export const scan = 'Scan';
export const surplus = 'Food Surplus';
export const sampleSurplus = '32 kg of chard is ready for pickup today.';
export const noSurplus = 'Nothing is listed. Anything to spare today?';
export const donate = 'Donate';
export const donateSurplus = 'Donate food surplus';
export const proposals = 'DAO Proposals';
export const proposalsText = 'Members vote on every rule change.';
export const supportedFarm = 'A farm you support';
export const supportedFarmText = 'The campaign page shows what supporters have given.';

export const log = 'Farm Dashboard';
export const logText = 'Log today’s work, then mint it as a harvest record.';
export const harvestYield = 'Harvest Yield';
export const soilCondition = 'Soil Condition';
export const soilConditionExample = 'Dry, moist, wet';
export const animalStatus = 'Animal Status';
export const animalStatusExample = 'How are the animals today?';
export const mint = 'Mint NFT';
export const upload = 'Upload Photo/Video';
export const photosAndVideos = 'Photos and videos';
export const chosenFiles = 'Chosen files';
export const remove = (file: string) => `Remove ${file}`;
export const refused = (files: string, several: boolean) =>
  `${files} ${several ? 'are' : 'is'} not a photo or a video.`;

export const nothingYet = 'Nothing here yet.';
export const nothingYetText = 'You have not done anything here yet. What you do is kept in this browser only.';
export const startOnboarding = 'Start Onboarding';
export const whatWeKeep = 'What We Keep';
export const tellName = 'Tell us your name';
export const tellNameText = (tokens: number) => `Five minutes, ${tokens} governance tokens`;
export const firstOrder = 'Place your first order';
export const firstOrderText = '5% goes to a food bank';
export const supportFirst = 'Support a farm';
export const supportFirstText = 'From $1';

export const yourActivity = 'Your activity';
export const seeAll = (entries: number) => (entries > 1 ? `See all ${entries} entries` : 'See your entry');
export const spent = 'Spent';
export const passedOn = 'Passed on';
export const toFoodBank = (foodBank: string) => `to ${foodBank}`;
export const tokens = (count: number) => `${count} tokens`;

/* The visitor's ledger is written in English, whichever page writes it. Each page shows its entries in its language. */
export const entryTitle = ({ title }: YouEntry) => title;
export const entryLine = ({ line }: YouEntry) => line;
export const stateName = (state: string) => state;

export const wallet = 'Wallet';
export const balance = 'IMPACT balance';
export const governanceTokens = 'Governance tokens';
export const redeem = 'Redeem';
export const donateFromWallet = 'Donate from the wallet';
