import type { Risk } from '../../data/loan-terms.model';
import type { CollateralOption, StepName } from './loan-application.data';

export const title = 'Apply for a loan';
export const pageTitle = 'Apply for a loan of up to $100,000 at 8.0% APR';
export const pageDescription =
  'Borrow $1,000 to $100,000 at a fixed 8.0% APR against equipment, land, crops or livestock. Four steps, and an update within 24 hours.';
export const saveAndExit = 'Save & Exit';
export const restored = 'Your saved application is open, just as you left it.';
export const stepOf = (name: string, step: number, steps: number) => `${name}, step ${step} of ${steps}`;
export const updateNote = 'You get an update within 24 hours';
export const rateNote = '8.0% APR, fixed';
export const sample = 'no money is lent here, and nothing you enter is sent';
export const notSaved = 'Your application was not saved';
export const notSavedText = 'This browser’s storage is full or turned off. Everything you entered is still here.';
export const aMonth = 'a month';
export const submitting = 'Submitting Application...';
export const submit = 'Submit Application';
export const nextShort = 'Next';
export const submitted = 'Loan Application Submitted!';
export const submittedText = "Your application is being processed. You'll receive an update within 24 hours.";
export const stepLabel = (name: StepName): string => name;
export const toAmount = 'Continue to Loan Amount';
export const toCollateral = 'Continue to Collateral';
export const toReview = 'Review';
export const startOver = 'Start Over';
export const startOverQuestion = 'Start over?';
export const startOverErases = 'Start over and erase your answers?';
export const keepAnswers = 'Keep My Answers';

export const choose = 'Choose';
export const tagHelp = 'Pick one, or type and press Enter.';
export const required = '* required';
/** What the browser says until the page is hydrated. */
export const missingAnswer = 'This answer is missing or incomplete';
export const farm = 'The farm';
export const farmName = 'Farm name';
export const farmAddress = 'Farm address';
export const farmAddressExample = 'Street, city, state';
export const farmSize = 'Farm size';
export const establishedYear = 'Established year';
export const whatGrows = 'What grows, and how';
export const primaryCrop = 'Primary crop';
export const secondaryCrops = 'Secondary crops';
export const secondaryCropsExample = 'Beans, Squash';
export const farmingType = 'Farming type';
export const soilType = 'Soil type';
export const irrigationSystem = 'Irrigation system';
export const certifications = 'Certifications';
export const certificationsExample = 'Organic, Fair Trade';
export const description = 'Description';
export const descriptionExample = 'Who works the land, and what a good year looks like';

export const howMuch = 'How much do you need?';
export const loanAmount = 'Loan amount';
export const amountHelp = (step: string) =>
  `In steps of ${step}. Above $50,000, the payout waits for the vote on PROP-2025-014.`;
export const loanPurpose = 'Loan purpose';
export const repaymentPeriod = 'Repayment period';
export const repaymentHelp = 'Months. Pay early at any time, no penalty.';
export const months = (count: number) => `${count} months`;
export const sliderNote = 'Updates as you move the slider';
export const finances = 'Financial information';
export const seenByPanel = 'Seen only by the loan panel';
export const annualRevenue = 'Annual revenue';
export const creditScore = 'Credit score';
export const monthlyExpenses = 'Monthly expenses';
export const existingDebts = 'Existing debts';
export const businessPlan = 'Business plan';
export const businessPlanExample = 'What will change on the farm, and when?';

export const yourLoan = 'Your loan';
export const fees = (aYear: string) =>
  `0.5% annual service fee, ${aYear} a year. If a loan defaults, collateral is liquidated.`;
export const monthlyPayment = 'Monthly payment';
export const amount = 'Amount';
export const rate = 'Rate, fixed';
export const apr = '8.0% APR';
export const monthsTerm = 'Months';
export const originationFee = 'Origination fee, 2%';
export const youReceive = 'You receive';
export const totalInterest = 'Total interest';
export const schedule = 'Schedule';
export const payments = (count: number, payment: string) => `${count} payments of ${payment}`;
export const stillOwed = 'How much is still owed each month?';
export const balanceFalls = (amount: string, payments: string) =>
  `The balance falls from ${amount} to zero in ${payments}.`;
export const month = 'Month';
export const start = 'Start';
export const monthOf = (month: number) => `Month ${month}`;
export const balanceOf = (amount: string) => `Balance ${amount}`;
export const interestSoFar = (amount: string) => `Interest so far ${amount}`;
export const left = (amount: string) => `${amount} left`;
export const afterAYear = 'after a year';
export const thousands = (count: number) => `$${count}k`;
export const payment = 'Payment';
export const interest = 'Interest';
export const balance = 'Balance';
export const year = (number: number) => `Year ${number}`;
export const monthByMonth = 'Balance, month by month';
export const scheduleMissing = 'The table did not load. Load the page again to see it; your answers stay.';

export const collateralType = 'Type of collateral';
export const chooseCollateral = 'Please select at least one type of collateral to secure your loan.';
export const equipment = 'Equipment';
export const equipmentText = 'Tractors, pumps, cold rooms, solar panels';
export const land = 'Land';
export const landText = 'A deed, or a lease of ten years or more';
export const crops = 'Crops';
export const cropsText = 'This season’s crop, tokenized before harvest';
export const livestock = 'Livestock';
export const livestockText = 'A tagged and insured herd or flock';
export const riskOf = (risk: Risk | CollateralOption['risk']) => `${risk} risk`;
export const riskName = (risk: Risk): string => risk;
export const valuation = 'Asset valuation';
export const todaysPrices = 'At today’s prices';
export const equipmentValue = 'Equipment value';
export const landValue = 'Land value';
export const cropValue = 'Crop value';
export const loanToValue = 'Loan to value';
export const against = (loan: string, total: string) => `${loan} against ${total} of collateral`;
export const noValues = 'No collateral values entered yet';
export const percent = (figure: string) => `${figure}%`;
export const upTo = (percent: number) => `up to ${percent}%`;
export const above = 'above';
export const insurance = 'Insurance';
export const insuranceProvider = 'Insurance provider';
export const insuranceCoverage = 'Insurance coverage';
export const extra = 'Extra information';
export const additionalCollateral = 'Additional collateral';
export const additionalCollateralExample = 'Anything else you would pledge';
export const riskMitigation = 'Risk mitigation';
export const riskMitigationExample = 'How you prepare for drought, frost and falling prices';

export const purpose = 'Purpose';
export const complete = 'Complete';
export const notFilledIn = 'Not filled in';
export const openAnswers = (count: number) => `${count} not filled in`;
export const terms = 'Terms';
export const termsText =
  '8.0% APR, fixed. A 2% origination fee is deducted from the loan and 0.5% is charged each year for service. You may pay early without penalty. If the loan defaults, the collateral is liquidated.';
export const agree = 'I have read the terms and agree to them';

export const enterFarmName = 'Farm name is required';
export const enterFarmAddress = 'Farm address is required';
export const enterAmount = 'Enter the amount in digits, such as 12,500.00';
export const amountTooLow = 'Enter an amount of zero or more';
export const enterYear = 'Enter a year, such as 1998';
export const yearTooEarly = 'Established year must be 1900 or later';
export const yearTooLate = 'Established year cannot be in the future';
export const enterPlan = 'Please describe how you plan to use the loan';

export const farmSizes = {
  micro: 'Micro, under 5 acres',
  small: 'Small, 5 to 50 acres',
  medium: 'Medium, 50 to 200 acres',
  large: 'Large, 200 to 500 acres',
  industrial: 'Industrial, over 500 acres',
};
export const primaryCrops = {
  vegetables: 'Vegetables',
  fruits: 'Fruits',
  grains: 'Grains',
  legumes: 'Legumes',
  herbs: 'Herbs',
  livestock: 'Livestock',
  dairy: 'Dairy',
  poultry: 'Poultry',
  mixed: 'Mixed',
};
export const farmingTypes = {
  organic: 'Organic',
  conventional: 'Conventional',
  sustainable: 'Sustainable',
  regenerative: 'Regenerative',
  hydroponic: 'Hydroponic',
  greenhouse: 'Greenhouse',
};
export const soilTypes = {
  clay: 'Clay',
  sandy: 'Sandy',
  loamy: 'Loamy',
  silty: 'Silty',
  peaty: 'Peaty',
  chalky: 'Chalky',
};
export const irrigationSystems = {
  drip: 'Drip',
  sprinkler: 'Sprinkler',
  surface: 'Surface',
  subsurface: 'Subsurface',
  rainwater: 'Rainwater',
  mixed: 'Mixed',
};
export const purposes = {
  equipment: 'Equipment',
  seeds: 'Seeds',
  irrigation: 'Irrigation',
  facility: 'Facility',
  livestock: 'Livestock',
  technology: 'Technology',
  expansion: 'Expansion',
  'working-capital': 'Working capital',
  other: 'Other',
};
export const revenues = {
  '0-25k': '$0 to $25k',
  '25k-50k': '$25k to $50k',
  '50k-100k': '$50k to $100k',
  '100k-250k': '$100k to $250k',
  '250k-500k': '$250k to $500k',
  '500k+': '$500k or more',
};
export const creditScores = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  bad: 'Bad',
  'no-credit': 'No credit history',
};
export const insurances = {
  none: 'None',
  'crop-insurance': 'Crop insurance',
  'private-insurance': 'Private insurance',
  'mutual-insurance': 'Mutual insurance',
  'self-insured': 'Self-insured',
};
/** Offered under the field; anything else may be typed. */
export const secondaryCropSuggestions = [
  'Alfalfa',
  'Barley',
  'Beans',
  'Clover',
  'Garlic',
  'Lentils',
  'Corn',
  'Oats',
  'Peas',
  'Potatoes',
  'Pumpkins',
  'Rye',
  'Squash',
  'Sunflowers',
];
/** Offered under the field; anything else may be typed. */
export const certificationSuggestions = [
  'Organic',
  'Fair Trade',
  'Rainforest Alliance',
  'GlobalG.A.P.',
  'Demeter',
  'Regenerative Organic',
  'Animal Welfare Approved',
  'Non-GMO Project',
  'Food Safety (HACCP)',
];
