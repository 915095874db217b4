import {
  array,
  boolean,
  extend,
  int,
  literal,
  maximum,
  minimum,
  minLength,
  multipleOf,
  nullable,
  number,
  object,
  optional,
  refine,
  string,
  trim,
  zEnum,
  type Infer,
} from '@furrow/forms';
import { mostAmount } from '@furrow/ui/amount';
import { defaultRepaymentPeriod, loanLimits, repaymentPeriods } from '../../data/loan-terms.model';
import * as words from './words';

export const farmSizes = ['micro', 'small', 'medium', 'large', 'industrial'] as const;
export const primaryCrops = [
  'vegetables',
  'fruits',
  'grains',
  'legumes',
  'herbs',
  'livestock',
  'dairy',
  'poultry',
  'mixed',
] as const;
export const farmingTypes = [
  'organic',
  'conventional',
  'sustainable',
  'regenerative',
  'hydroponic',
  'greenhouse',
] as const;
export const soilTypes = ['clay', 'sandy', 'loamy', 'silty', 'peaty', 'chalky'] as const;
export const irrigationSystems = ['drip', 'sprinkler', 'surface', 'subsurface', 'rainwater', 'mixed'] as const;
export const loanPurposes = [
  'equipment',
  'seeds',
  'irrigation',
  'facility',
  'livestock',
  'technology',
  'expansion',
  'working-capital',
  'other',
] as const;
export const revenueBands = ['0-25k', '25k-50k', '50k-100k', '100k-250k', '250k-500k', '500k+'] as const;
export const creditScores = ['excellent', 'good', 'fair', 'poor', 'bad', 'no-credit'] as const;
export const collateralTypes = ['equipment', 'land', 'crops', 'livestock'] as const;
export const insuranceProviders = [
  'none',
  'crop-insurance',
  'private-insurance',
  'mutual-insurance',
  'self-insured',
] as const;

const dollars = nullable(number(words.enterAmount).check(minimum(0, words.amountTooLow)));

/** The latest year is read when the form is used, because the page may have been built in an earlier year. */
const establishedYear = nullable(
  int(words.enterYear).check(
    minimum(1900, words.yearTooEarly),
    refine((year) => year <= new Date().getFullYear(), words.yearTooLate),
  ),
);

/** Farm size, primary crop and farming type are marked as required and never enforced. */
export const loanSchema = object({
  farmName: string().check(trim(), minLength(1, words.enterFarmName)),
  farmAddress: string().check(trim(), minLength(1, words.enterFarmAddress)),
  farmSize: optional(zEnum(farmSizes)),
  establishedYear,
  primaryCrop: optional(zEnum(primaryCrops)),
  secondaryCrops: string(),
  farmingType: optional(zEnum(farmingTypes)),
  soilType: optional(zEnum(soilTypes)),
  irrigationSystem: optional(zEnum(irrigationSystems)),
  certifications: string(),
  description: string(),

  loanAmount: number().check(minimum(loanLimits.min), maximum(loanLimits.max), multipleOf(loanLimits.step)),
  loanPurpose: optional(zEnum(loanPurposes)),
  repaymentPeriod: literal(repaymentPeriods),
  annualRevenue: optional(zEnum(revenueBands)),
  monthlyExpenses: dollars,
  existingDebts: dollars,
  creditScore: optional(zEnum(creditScores)),
  businessPlan: string().check(trim(), minLength(1, words.enterPlan)),

  collateral: array(zEnum(collateralTypes)).check(minLength(1, words.chooseCollateral)),
  equipmentValue: dollars,
  landValue: dollars,
  cropValue: dollars,
  insuranceProvider: optional(zEnum(insuranceProviders)),
  insuranceCoverage: dollars,
  additionalCollateral: string(),
  riskMitigation: string(),

  agreeTerms: boolean(),
});

export type Loan = Infer<typeof loanSchema>;

const anyAmount = nullable(number().check(minimum(0), maximum(mostAmount)));

/** What the fields can hold while they are being filled. */
export const loanFieldsSchema = extend(loanSchema, {
  farmName: string(),
  farmAddress: string(),
  establishedYear: anyAmount,
  loanAmount: number().check(minimum(loanLimits.min), maximum(loanLimits.max)),
  monthlyExpenses: anyAmount,
  existingDebts: anyAmount,
  businessPlan: string(),
  collateral: array(zEnum(collateralTypes)),
  equipmentValue: anyAmount,
  landValue: anyAmount,
  cropValue: anyAmount,
  insuranceCoverage: anyAmount,
});
export type CollateralType = (typeof collateralTypes)[number];

export const blankLoan: Loan = {
  farmName: '',
  farmAddress: '',
  establishedYear: null,
  secondaryCrops: '',
  certifications: '',
  description: '',
  loanAmount: loanLimits.default,
  repaymentPeriod: defaultRepaymentPeriod,
  monthlyExpenses: null,
  existingDebts: null,
  businessPlan: '',
  collateral: [],
  equipmentValue: null,
  landValue: null,
  cropValue: null,
  insuranceCoverage: null,
  additionalCollateral: '',
  riskMitigation: '',
  agreeTerms: false,
};
