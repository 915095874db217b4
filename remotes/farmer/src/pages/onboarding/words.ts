import { countInWords, startSentence } from '@furrow/ui/format';
import type { SampleProposal, StepName } from './onboarding.data';

export const pageTitle = 'Farmer onboarding: set up your farm in 5 minutes';
export const description = (steps: number, tokens: number) =>
  `Set up your farm on Furrow in ${countInWords(steps, 'short step')}: connect a wallet, describe the farm, and receive ${tokens} governance tokens.`;
export const sample = 'no wallet is contacted, and nothing you enter is sent';
export const whatYouReceive = 'What you receive';
export const promise = 'Five minutes to the market.';
export const promiseText = 'You receive 100 governance tokens and a free consultation when you finish.';
export const stepLabels: Record<StepName, string> = {
  Welcome: 'Welcome',
  Wallet: 'Wallet',
  Profile: 'Profile',
  Features: 'Features',
  DAO: 'DAO',
  Complete: 'Complete',
};
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const percent = (whole: number) => `${whole}%`;
export const skip = 'Skip Onboarding';

export const welcomeTitle = 'Welcome to Furrow.';
export const welcomeLede = (steps: number) =>
  `${startSentence(countInWords(steps, 'short step'))} from field to market. Setup takes 5 minutes.`;
export const getStarted = 'Get Started';
export const tokenize = 'Tokenize crops';
export const tokenizeText = 'Sell a share of the harvest before it is picked, and keep the deed.';
export const loans = 'DeFi loans';
export const loansText =
  '$1,000 to $100,000 at 8.0% APR, fixed. No prepayment penalty. Above $50,000, the payout waits for PROP-2025-014.';
export const joinDao = 'Join the DAO';
export const joinDaoText = 'Vote on fees, loans and what the treasury pays for.';
export const insurance = 'Crop insurance';
export const insuranceText = 'Weather readings trigger the payment. You never file a claim.';

export const walletTitle = 'Connect a wallet.';
export const walletLede = 'It holds your crop tokens and your vote. You can change it later.';
export const browserWallet = 'A browser wallet';
export const phoneWallet = 'Scan with a phone wallet';
export const eitherWallet = 'A browser or phone wallet';
export const connectingWallet = 'Connecting the wallet';
export const wallet = 'Wallet';
export const address = 'Address';
export const connectedAt = 'Connected at';
export const connecting = 'Connecting';
export const connected = 'Connected';
export const notInstalled = 'Not installed';
export const toProfile = 'Continue to Profile Setup';
export const walletConnected = 'Wallet Connected!';
export const walletReady = (name: string | undefined, address: string) => `${name} is ready: ${address}.`;

export const profile = 'Profile';
export const profileTitle = 'Tell us about the farm.';
export const profileLede = 'Buyers see the farm, never your phone number.';
export const required = '* required';
export const person = 'Personal Information';
export const farm = 'Farm Information';
export const firstName = 'First name';
export const lastName = 'Last name';
export const farmName = 'Farm name';
export const location = 'Location';
export const cityAndState = 'City and state';
export const farmSize = 'Farm size';
export const primaryCrop = 'Primary crop';
export const experience = 'Years of experience';
export const farmDescription = 'Description';
export const farmDescriptionExample = 'What grows, how, and who works there';
export const choose = 'Choose';
export const saving = 'Saving...';
export const goOn = 'Continue';
export const enterFirstName = 'First name is required';
export const enterLastName = 'Last name is required';
export const enterFarmName = 'Farm name is required';
export const enterLocation = 'Location is required';
export const farmSizes = { small: 'Small', medium: 'Medium', large: 'Large', industrial: 'Industrial' };
export const primaryCrops = {
  vegetables: 'Vegetables',
  grains: 'Grains',
  fruits: 'Fruits',
  livestock: 'Livestock',
  dairy: 'Dairy',
  mixed: 'Mixed',
};
export const experienceSpans = {
  '0-2': '0 to 2 years',
  '3-5': '3 to 5 years',
  '6-10': '6 to 10 years',
  '11-20': '11 to 20 years',
  '20+': 'More than 20 years',
};

export const featuresTitle = (tools: number) => `${startSentence(countInWords(tools, 'tool'))} for your farm.`;
export const featuresLede = 'All of them are ready to use. Start with the ones you need.';
export const platformLoans = 'DeFi Loans';
export const platformLoansText = 'Borrow against equipment, land, crops or livestock.';
export const platformTokenize = 'Crop Tokenization';
export const platformTokenizeText = 'Turn your next harvest into lots that buyers can own.';
export const platformMarket = 'Direct Marketplace';
export const platformMarketText = 'List a lot and get paid in USDC, with no broker in between.';
export const platformDonate = 'Donation Engine';
export const platformDonateText = '5% of every purchase goes to a food bank automatically.';
export const platformImpact = 'Impact Dashboard';
export const platformImpactText = 'Your farm’s meals, carbon and income in one place.';
export const platformDao = 'DAO Governance';
export const platformDaoText = 'Propose a change, gather votes and see it through.';
export const tips = 'Quick start tips';
export const tipCount = (tips: number) => `${tips} tips`;
export const quickStartTips = [
  'List one lot before the season peaks: buyers come back to farms they know.',
  'Photograph the field each week. Dated photos help a lot sell for more.',
  'Start with a small loan: once it is repaid, the next one carries less risk.',
  'Read two proposals before you vote on one. Votes cannot be taken back.',
];
export const toDao = 'Continue to DAO';

export const daoTitle = 'Have a say.';
export const daoLede = 'Members decide on fees, loans and what the treasury pays for.';
export const vote = 'Vote on proposals';
export const voteText = 'Your tokens count on every open proposal.';
export const write = 'Write your own';
export const writeText = 'Any member can start a draft in the forum; Harvest holders can put it to a vote.';
export const revenue = 'Share the revenue';
export const revenueText = 'Harvest holders receive 5%, Guardian holders 15%.';
export const treasury = 'Watch the treasury';
export const treasuryText = 'Every payment is listed, signed and recorded on chain.';
export const proposals = 'Proposals';
export const examples = (count: number) => `${count} examples`;
export const raiseMaximum = 'Raise the farmer loan maximum';
export const coldStorage = 'Cold storage for Riverside';
export const keepPhotos = 'Keep field photos for one season';
export const statuses: Record<SampleProposal['status'], string> = {
  Active: 'Active',
  Passed: 'Passed',
  Draft: 'Draft',
};
export const youReceive = (tokens: number) =>
  `You receive ${tokens} governance tokens, enough to vote on every open proposal.`;
export const complete = 'Complete Setup';

export const farmer = 'Farmer';
export const completeTitle = (name: string) => `You’re in, ${name}.`;
export const completeLede = 'Your farm is on the map. Here is what comes with it.';
export const tokens = '100 Governance Tokens';
export const tokensText = 'In your wallet now, ready to vote with.';
export const badge = 'Early Adopter Badge';
export const badgeText = 'Shown next to your farm for as long as it sells here.';
export const consultation = 'Free DeFi Consultation';
export const consultationText = '30 minutes with a loan officer who farms.';
export const trial = 'Premium Features Trial';
export const trialText = '7 days of price alerts and yield forecasts.';
export const yourProfile = 'Your farm profile';
export const next = 'What to do next';
export const suggestions = (count: number) => `${count} suggestions`;
export const applyForLoan = 'Apply for a loan';
export const applyForLoanText = 'Four steps, and an update within 24 hours.';
export const seeOthers = 'See what other growers sell';
export const seeOthersText = 'Today’s prices and lots in the marketplace.';
export const firstVote = 'Cast your first vote';
export const firstVoteText = 'Two votes close within the week.';
export const toDashboard = 'Go to Dashboard';
export const welcome = (name: string) => `Welcome to Furrow, ${name}!`;
export const welcomeText = (tokens: number) =>
  `Your farm is set up and ${tokens} governance tokens are in your wallet.`;
