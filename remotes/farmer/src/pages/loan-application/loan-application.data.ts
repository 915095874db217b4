import productLeafyGreens from '@furrow/ui/art/product-leafy-greens.svg';
import productCattle from '@furrow/ui/art/product-cattle.svg';
import farmDroneIrrigation from '@furrow/ui/art/farm-drone-irrigation.svg';
import farmWheatField from '@furrow/ui/art/farm-wheat-field-barn.svg';
import type { CollateralType, Loan } from './loan-application.schema';
import * as words from './words';

export type CollateralOption = {
  id: CollateralType;
  /** As the application says it. */
  name: string;
  /** As the page shows it. */
  label: string;
  description: string;
  risk: 'Very Low' | 'Low' | 'Medium';
  image: string;
};
export type Labels<Value extends string | undefined> = Record<NonNullable<Value>, string>;
export type LoanStep = { name: string; next: string; fields: readonly (keyof Loan)[] };
export type StepName = (typeof loanSteps)[number]['name'];

/** The steps, what their button says, and the fields that must hold before it moves on. */
export const loanSteps = [
  {
    name: 'Farm Details',
    next: words.toAmount,
    fields: ['farmName', 'farmAddress', 'establishedYear'],
  },
  {
    name: 'Loan Amount',
    next: words.toCollateral,
    fields: ['loanAmount', 'repaymentPeriod', 'monthlyExpenses', 'existingDebts', 'businessPlan'],
  },
  {
    name: 'Collateral',
    next: words.toReview,
    fields: ['collateral', 'equipmentValue', 'landValue', 'cropValue', 'insuranceCoverage'],
  },
  { name: 'Review', next: words.submit, fields: ['agreeTerms'] },
] as const satisfies LoanStep[];

export const collateralOptions = [
  {
    id: 'equipment',
    name: 'Equipment',
    label: words.equipment,
    description: words.equipmentText,
    risk: 'Low',
    image: farmDroneIrrigation,
  },
  {
    id: 'land',
    name: 'Land',
    label: words.land,
    description: words.landText,
    risk: 'Very Low',
    image: farmWheatField,
  },
  {
    id: 'crops',
    name: 'Crops',
    label: words.crops,
    description: words.cropsText,
    risk: 'Medium',
    image: productLeafyGreens,
  },
  {
    id: 'livestock',
    name: 'Livestock',
    label: words.livestock,
    description: words.livestockText,
    risk: 'Medium',
    image: productCattle,
  },
] satisfies CollateralOption[];

export const farmSizeLabels = words.farmSizes satisfies Labels<Loan['farmSize']>;

export const primaryCropLabels = words.primaryCrops satisfies Labels<Loan['primaryCrop']>;

export const farmingTypeLabels = words.farmingTypes satisfies Labels<Loan['farmingType']>;

export const soilTypeLabels = words.soilTypes satisfies Labels<Loan['soilType']>;

export const irrigationLabels = words.irrigationSystems satisfies Labels<Loan['irrigationSystem']>;

export const purposeLabels = words.purposes satisfies Labels<Loan['loanPurpose']>;

export const revenueLabels = words.revenues satisfies Labels<Loan['annualRevenue']>;

export const creditScoreLabels = words.creditScores satisfies Labels<Loan['creditScore']>;

export const insuranceLabels = words.insurances satisfies Labels<Loan['insuranceProvider']>;
