import { countInWords, startSentence } from '@furrow/ui/format';

export const title = 'Furrow: From the Soil to the Market, to the Blockchain';
export const description =
  'Buy food straight from the people who grew it, fund the next harvest from $10, and follow every dollar to the field and to the food bank.';

/** Headings by line, where a line has its own width. */
export const heading = ['From the Soil ', 'to the Market, ', 'to the Blockchain.'];
export const lede =
  'Buy food straight from the people who grew it, fund the next harvest, and follow every dollar to the field and to the food bank.';
export const buyFood = 'Buy Food';
export const supportFarm = 'Support a Farm';
export const moreWays = 'More ways to start';
export const lotAndTrace = 'A lot and its trace';
export const lotName = 'Heirloom tomatoes';
export const lotNumber = (number: string) => `LOT ${number}`;
export const picked = (farm: string) => `Picked, ${farm}`;
export const pickedAt = '6:12\u00a0AM';
export const packed = 'Packed and weighed';
export const paid = 'Paid to the farmer';
export const sent = 'Sent to a food bank';
export const verified = 'Verified on chain';
export const seeTrace = 'See the trace';

export const howItWorks = 'How it works';
export const stepsFact = (count: number) => `${startSentence(countInWords(count, 'step'))}, one season`;
export const stepsTitle = ['Four steps, from ', 'seed to table.'];

export const portal = 'Farmer Portal';
export const portalTitle = ['A fair season starts ', 'before planting.'];
export const portalLede =
  'Tokenize your land and crops, borrow against the coming harvest, insure it, and sell to a global market that can see how you farm.';
export const startOnboarding = 'Start Onboarding';
export const requestLoan = 'Request DeFi Loan';

export const farmSupport = 'Farm Support';
export const allCampaigns = 'All campaigns';
export const farmSupportTitle = 'Back one farm and follow its harvest.';
export const farmSupportText = 'Every campaign shows its budget before you give and its harvest after.';

export const donationEngine = 'Donation Engine';
export const withEveryOrder = 'Updated with every order';
export const share = '5%';
export const shareText = 'of every purchase goes to a food bank. It happens automatically.';
export const makeImpact = 'Start Making Impact';
export const foodBanks = 'Eight food banks count the meals that orders pay for.';

export const marketplace = 'Tokenized Marketplace';
export const allVerified = 'All products are blockchain verified';
export const marketplaceTitle = ['On sale this week, ', 'priced by the grower.'];
export const browse = 'Browse Marketplace';
export const allProducts = 'View All Products';
export const marketplaceText = 'The marketplace lists every lot with its grower, its price and its trace.';

export const impact = 'Impact Dashboard';
export const twelveMonths = 'Your last twelve months';
export const impactTitle = ['See what your ', 'food paid for.'];
export const impactText = 'Every dollar and every meal is on a public ledger.';
export const latest = 'Latest activity';
export const activity = 'Activity';
export const date = 'Date';
export const reference = 'Reference';
export const amount = 'Amount';

export const dao = 'Join the DAO';
export const daoTitle = ['Plant a seed. ', 'Get a say.'];
export const daoLede = (kinds: number) =>
  `${startSentence(countInWords(kinds, 'kind'))} of membership. Each carries a vote; Harvest and Guardian also earn a share of revenue.`;
export const price = 'Price';
export const weight = 'Voting weight';
export const revenue = 'Revenue share';
export const supply = 'Supply';
export const proposals = 'Open proposals';
export const proposalsText = 'Members vote on every change to the rules.';

export const mobile = 'Mobile Dashboard Preview';
export const beta = 'Beta Q2 2024';
export const mobileTitle = 'Your whole farm in your pocket.';
export const mobileLede = 'Scan a lot, log a harvest, vote from the tractor. Mobile app beta: Q2 2024.';
export const phone = 'The app, showing a balance of 1,284 IMPACT and an orchard’s harvest yield';
export const synced = 'Synced';
export const balance = 'Balance';
export const harvestYield = 'Harvest yield';
export const soil = 'Soil condition';
export const good = 'Good';
export const animals = 'Animal status';
export const healthy = 'Healthy';
export const scan = 'Scan a lot';

export const newsletterAndWallet = 'Newsletter and wallet';
export const nothingKept = 'your address is not saved, and no wallet is contacted';
export const connectWallet = 'Connect a wallet';
export const connected = 'Wallet connected';
export const notConnected = 'Not connected. Works with MetaMask, WalletConnect, Ledger and Trezor.';
export const connect = 'Connect';
export const disconnect = 'Disconnect';
