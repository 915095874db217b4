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

export const collateralTypes = ['equipment', 'land', 'crops', 'livestock'] as const;

/** One of the answers that have a word, or none. */
const oneOf = <Answer extends string>(labels: Record<Answer, string>) =>
  optional(zEnum(Object.keys(labels) as Answer[]));

const dollars = nullable(number(words.enterAmount).check(minimum(0, words.amountTooLow)));

/** The latest year is read when the form is used, because the page may have been built in an earlier year. */
const establishedYear = nullable(
  int(words.enterYear).check(
    minimum(1900, words.yearTooEarly),
    refine((year) => year <= new Date().getFullYear(), words.yearTooLate),
  ),
);

const collateral = array(zEnum(collateralTypes));

/** Farm size, primary crop and farming type are marked as required and never enforced. */
export const loanSchema = object({
  farmName: string().check(trim(), minLength(1, words.enterFarmName)),
  farmAddress: string().check(trim(), minLength(1, words.enterFarmAddress)),
  farmSize: oneOf(words.farmSizes),
  establishedYear,
  primaryCrop: oneOf(words.primaryCrops),
  secondaryCrops: string(),
  farmingType: oneOf(words.farmingTypes),
  soilType: oneOf(words.soilTypes),
  irrigationSystem: oneOf(words.irrigationSystems),
  certifications: string(),
  description: string(),

  loanAmount: number().check(minimum(loanLimits.min), maximum(loanLimits.max), multipleOf(loanLimits.step)),
  loanPurpose: oneOf(words.purposes),
  repaymentPeriod: literal(repaymentPeriods),
  annualRevenue: oneOf(words.revenues),
  monthlyExpenses: dollars,
  existingDebts: dollars,
  creditScore: oneOf(words.creditScores),
  businessPlan: string().check(trim(), minLength(1, words.enterPlan)),

  collateral: collateral.check(minLength(1, words.chooseCollateral)),
  equipmentValue: dollars,
  landValue: dollars,
  cropValue: dollars,
  insuranceProvider: oneOf(words.insurances),
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
  establishedYear: nullable(number()),
  loanAmount: number().check(minimum(loanLimits.min), maximum(loanLimits.max)),
  monthlyExpenses: anyAmount,
  existingDebts: anyAmount,
  businessPlan: string(),
  collateral,
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
