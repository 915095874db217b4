import productLeafyGreens from '@furrow/ui/art/product-leafy-greens.svg';
import productCattle from '@furrow/ui/art/product-cattle.svg';
import farmDroneIrrigation from '@furrow/ui/art/farm-drone-irrigation.svg';
import farmWheatField from '@furrow/ui/art/farm-wheat-field-barn.svg';
import type { CollateralType, Loan } from './loan-application.schema';

export type CollateralOption = {
  id: CollateralType;
  name: string;
  description: string;
  risk: 'Very Low' | 'Low' | 'Medium';
  image: string;
};
export type Labels<Value extends string | undefined> = Record<NonNullable<Value>, string>;
export type LoanStep = { name: string; next: string; fields: readonly (keyof Loan)[] };

/** The steps, what their button says, and the fields that must hold before it moves on. */
export const loanSteps = [
  {
    name: 'Farm Details',
    next: 'Continue to Loan Amount',
    fields: ['farmName', 'farmAddress', 'establishedYear'],
  },
  {
    name: 'Loan Amount',
    next: 'Continue to Collateral',
    fields: ['loanAmount', 'repaymentPeriod', 'monthlyExpenses', 'existingDebts', 'businessPlan'],
  },
  {
    name: 'Collateral',
    next: 'Review',
    fields: ['collateral', 'equipmentValue', 'landValue', 'cropValue', 'insuranceCoverage'],
  },
  { name: 'Review', next: 'Submit Application', fields: ['agreeTerms'] },
] as const satisfies LoanStep[];

/** Shown while no type is chosen, and while it is refused. */
export const collateralWarning = 'Please select at least one type of collateral to secure your loan.';

export const collateralOptions = [
  {
    id: 'equipment',
    name: 'Equipment',
    description: 'Tractors, pumps, cold rooms, solar panels',
    risk: 'Low',
    image: farmDroneIrrigation,
  },
  {
    id: 'land',
    name: 'Land',
    description: 'A deed, or a lease of ten years or more',
    risk: 'Very Low',
    image: farmWheatField,
  },
  {
    id: 'crops',
    name: 'Crops',
    description: 'This season’s crop, tokenized before harvest',
    risk: 'Medium',
    image: productLeafyGreens,
  },
  {
    id: 'livestock',
    name: 'Livestock',
    description: 'A tagged and insured herd or flock',
    risk: 'Medium',
    image: productCattle,
  },
] satisfies CollateralOption[];

export const farmSizeLabels = {
  micro: 'Micro, under 5 acres',
  small: 'Small, 5 to 50 acres',
  medium: 'Medium, 50 to 200 acres',
  large: 'Large, 200 to 500 acres',
  industrial: 'Industrial, over 500 acres',
} satisfies Labels<Loan['farmSize']>;

export const primaryCropLabels = {
  vegetables: 'Vegetables',
  fruits: 'Fruits',
  grains: 'Grains',
  legumes: 'Legumes',
  herbs: 'Herbs',
  livestock: 'Livestock',
  dairy: 'Dairy',
  poultry: 'Poultry',
  mixed: 'Mixed',
} satisfies Labels<Loan['primaryCrop']>;

export const farmingTypeLabels = {
  organic: 'Organic',
  conventional: 'Conventional',
  sustainable: 'Sustainable',
  regenerative: 'Regenerative',
  hydroponic: 'Hydroponic',
  greenhouse: 'Greenhouse',
} satisfies Labels<Loan['farmingType']>;

export const soilTypeLabels = {
  clay: 'Clay',
  sandy: 'Sandy',
  loamy: 'Loamy',
  silty: 'Silty',
  peaty: 'Peaty',
  chalky: 'Chalky',
} satisfies Labels<Loan['soilType']>;

export const irrigationLabels = {
  drip: 'Drip',
  sprinkler: 'Sprinkler',
  surface: 'Surface',
  subsurface: 'Subsurface',
  rainwater: 'Rainwater',
  mixed: 'Mixed',
} satisfies Labels<Loan['irrigationSystem']>;

export const purposeLabels = {
  equipment: 'Equipment',
  seeds: 'Seeds',
  irrigation: 'Irrigation',
  facility: 'Facility',
  livestock: 'Livestock',
  technology: 'Technology',
  expansion: 'Expansion',
  'working-capital': 'Working capital',
  other: 'Other',
} satisfies Labels<Loan['loanPurpose']>;

export const revenueLabels = {
  '0-25k': '$0 to $25k',
  '25k-50k': '$25k to $50k',
  '50k-100k': '$50k to $100k',
  '100k-250k': '$100k to $250k',
  '250k-500k': '$250k to $500k',
  '500k+': '$500k or more',
} satisfies Labels<Loan['annualRevenue']>;

export const creditScoreLabels = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  bad: 'Bad',
  'no-credit': 'No credit history',
} satisfies Labels<Loan['creditScore']>;

export const insuranceLabels = {
  none: 'None',
  'crop-insurance': 'Crop insurance',
  'private-insurance': 'Private insurance',
  'mutual-insurance': 'Mutual insurance',
  'self-insured': 'Self-insured',
} satisfies Labels<Loan['insuranceProvider']>;

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
