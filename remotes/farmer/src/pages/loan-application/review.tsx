import type { ReactNode } from 'react';
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
  primaryCropLabels,
  purposeLabels,
  revenueLabels,
} from './loan-application.data';
import shared from './loan-application.module.css';
import type { Loan } from './loan-application.schema';
import { LoanToValue } from './loan-to-value';
import styles from './review.module.css';

export function Review() {
  const { register } = useFormContext<Loan>();
  const loan = useWatch<Loan>() as Loan;
  return (
    <div className={shared.groups}>
      <div className={styles.pair}>
        <section>
          <RunningHead level={2} fact={completeness([loan.farmSize, loan.primaryCrop, loan.farmingType])}>
            Farm Details
          </RunningHead>
          <Ledger>
            <LedgerRow term="Farm name">{loan.farmName}</LedgerRow>
            <LedgerRow term="Farm address">{loan.farmAddress}</LedgerRow>
            <LedgerRow term="Farm size">{answer(farmSizeLabels, loan.farmSize)}</LedgerRow>
            <LedgerRow term="Primary crop">{answer(primaryCropLabels, loan.primaryCrop)}</LedgerRow>
            <LedgerRow term="Farming type">{answer(farmingTypeLabels, loan.farmingType)}</LedgerRow>
          </Ledger>
        </section>
        <section>
          <RunningHead
            level={2}
            fact={completeness([
              loan.loanPurpose,
              loan.annualRevenue,
              loan.monthlyExpenses,
              loan.existingDebts,
              loan.creditScore,
            ])}
          >
            Loan Amount
          </RunningHead>
          <Ledger>
            <LedgerRow term="Purpose">{answer(purposeLabels, loan.loanPurpose)}</LedgerRow>
            <LedgerRow term="Annual revenue">{answer(revenueLabels, loan.annualRevenue)}</LedgerRow>
            <LedgerRow term="Monthly expenses">{amount(loan.monthlyExpenses)}</LedgerRow>
            <LedgerRow term="Existing debts">{amount(loan.existingDebts)}</LedgerRow>
            <LedgerRow term="Credit score">{answer(creditScoreLabels, loan.creditScore)}</LedgerRow>
          </Ledger>
        </section>
      </div>
      <section>
        <RunningHead level={2} fact={chosenNames(loan)}>
          Collateral
        </RunningHead>
        <Ledger>
          {valuations(loan).map(({ term, value }) => (
            <LedgerRow key={term} term={term}>
              {amount(value)}
            </LedgerRow>
          ))}
          <LedgerRow term="Insurance">{answer(insuranceLabels, loan.insuranceProvider)}</LedgerRow>
          {loan.insuranceCoverage !== null && (
            <LedgerRow term="Insurance coverage">{amount(loan.insuranceCoverage)}</LedgerRow>
          )}
        </Ledger>
      </section>
      <LoanToValue />
      <BalanceChart amount={loan.loanAmount} months={loan.repaymentPeriod} />
      <section className={styles.terms}>
        <h2 className="fw-h4">Terms</h2>
        <p>
          8.0% APR, fixed. A 2% origination fee is deducted from the loan and 0.5% is charged each year for service. You
          may pay early without penalty. If the loan defaults, the collateral is liquidated.
        </p>
        <Checkbox {...register('agreeTerms')}>I have read the terms and agree to them</Checkbox>
      </section>
    </div>
  );
}

function chosenNames({ collateral }: Loan): string {
  return collateralOptions
    .filter(({ id }) => collateral.includes(id))
    .map(({ name }) => name)
    .join(', ');
}

/** What is pledged, and what has a value all the same: both count against the loan. */
function valuations({ collateral, equipmentValue, landValue, cropValue }: Loan) {
  const all = [
    { id: 'equipment', term: 'Equipment', value: equipmentValue },
    { id: 'land', term: 'Land', value: landValue },
    { id: 'crops', term: 'Crops', value: cropValue },
  ] as const;
  return all.filter(({ id, value }) => collateral.includes(id) || value !== null);
}

/** Whether everything that may be answered was. */
function completeness(answers: readonly unknown[]): string {
  const open = answers.filter((each) => each === undefined || each === null || each === '').length;
  return open === 0 ? 'Complete' : `${open} not filled in`;
}

const nothing = <span className={styles.nothing}>Not filled in</span>;

function answer<Value extends string>(labels: Record<Value, string>, value: Value | undefined): ReactNode {
  return value === undefined ? nothing : labels[value];
}

function amount(value: number | null): ReactNode {
  return value === null ? nothing : formatDollars(value);
}
