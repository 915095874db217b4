import { useFormContext, useWatch } from '@furrow/forms';
import { Checkbox } from '@furrow/ui/input';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { RunningHead } from '@furrow/ui/running-head';
import { formatDollars } from '@furrow/ui/format';
import { BalanceChart } from './balance-chart';
import {
  collateralOptions,
  creditScoreLabels,
  farmingTypeLabels,
  farmSizeLabels,
  insuranceLabels,
  irrigationLabels,
  primaryCropLabels,
  purposeLabels,
  revenueLabels,
  soilTypeLabels,
  type StepName,
} from './loan-application.data';
import shared from './loan-application.module.css';
import type { Loan } from './loan-application.schema';
import { LoanToValue } from './loan-to-value';
import * as words from './words';
import styles from './review.module.css';

export function Review() {
  const { register } = useFormContext<Loan>();
  const loan = useWatch<Loan>() as Loan;
  return (
    <div className={shared.groups}>
      <div className={styles.pair}>
        <Part
          name="Farm Details"
          rows={[
            [words.farmName, loan.farmName],
            [words.farmAddress, loan.farmAddress],
            [words.farmSize, farmSizeLabels[loan.farmSize!]],
            [words.primaryCrop, primaryCropLabels[loan.primaryCrop!]],
            [words.farmingType, farmingTypeLabels[loan.farmingType!]],
            [words.establishedYear, loan.establishedYear, true],
            [words.secondaryCrops, loan.secondaryCrops, true],
            [words.soilType, soilTypeLabels[loan.soilType!], true],
            [words.irrigationSystem, irrigationLabels[loan.irrigationSystem!], true],
            [words.certifications, loan.certifications, true],
            [words.description, loan.description, true],
          ]}
        />
        <Part
          name="Loan Amount"
          rows={[
            [words.purpose, purposeLabels[loan.loanPurpose!]],
            [words.annualRevenue, revenueLabels[loan.annualRevenue!]],
            [words.monthlyExpenses, amount(loan.monthlyExpenses)],
            [words.existingDebts, amount(loan.existingDebts)],
            [words.creditScore, creditScoreLabels[loan.creditScore!]],
            [words.businessPlan, loan.businessPlan],
          ]}
        />
      </div>
      <Part
        name="Collateral"
        fact={collateralOptions
          .filter(({ id }) => loan.collateral.includes(id))
          .map(({ label }) => label)
          .join(', ')}
        rows={[
          // What is pledged, and what has a value all the same: both count against the loan.
          [words.equipment, amount(loan.equipmentValue), !loan.collateral.includes('equipment')],
          [words.land, amount(loan.landValue), !loan.collateral.includes('land')],
          [words.crops, amount(loan.cropValue), !loan.collateral.includes('crops')],
          [words.insurance, insuranceLabels[loan.insuranceProvider!]],
          [words.insuranceCoverage, amount(loan.insuranceCoverage), true],
          [words.additionalCollateral, loan.additionalCollateral, true],
          [words.riskMitigation, loan.riskMitigation, true],
        ]}
      />
      <LoanToValue />
      <BalanceChart amount={loan.loanAmount} months={loan.repaymentPeriod} />
      <section className={styles.terms}>
        <h2 className="fw-h4">{words.terms}</h2>
        <p>{words.termsText}</p>
        <Checkbox {...register('agreeTerms')}>{words.agree}</Checkbox>
      </section>
    </div>
  );
}

type PartProps = {
  name: StepName;
  /** What is said beside the name; how many rows are not filled in if absent. */
  fact?: string;
  /** An optional row is there only when it is filled in. */
  rows: readonly (readonly [term: string, answer: string | number | false | null | undefined, isOptional?: boolean])[];
};

/** The answers of a step. */
function Part({ name, fact, rows }: PartProps) {
  const shown = rows.filter(([, answer, isOptional]) => answer || !isOptional);
  const open = shown.filter(([, answer]) => !answer).length;
  return (
    <section>
      <RunningHead level={2} fact={fact ?? (open > 0 ? words.openAnswers(open) : words.complete)}>
        {words.stepLabel(name)}
      </RunningHead>
      <Ledger>
        {shown.map(([term, answer]) => (
          <LedgerRow key={term} term={term}>
            {answer || <span className={styles.nothing}>{words.notFilledIn}</span>}
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}

function amount(value: number | null): string | false {
  return value !== null && formatDollars(value);
}
