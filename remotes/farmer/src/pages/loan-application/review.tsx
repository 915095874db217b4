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
import * as words from './words';
import styles from './review.module.css';

export function Review() {
  const { register } = useFormContext<Loan>();
  const loan = useWatch<Loan>() as Loan;
  return (
    <div className={shared.groups}>
      <div className={styles.pair}>
        <section>
          <RunningHead level={2} fact={completeness([loan.farmSize, loan.primaryCrop, loan.farmingType])}>
            {words.stepLabel('Farm Details')}
          </RunningHead>
          <Ledger>
            <LedgerRow term={words.farmName}>{loan.farmName}</LedgerRow>
            <LedgerRow term={words.farmAddress}>{loan.farmAddress}</LedgerRow>
            <LedgerRow term={words.farmSize}>{answer(farmSizeLabels, loan.farmSize)}</LedgerRow>
            <LedgerRow term={words.primaryCrop}>{answer(primaryCropLabels, loan.primaryCrop)}</LedgerRow>
            <LedgerRow term={words.farmingType}>{answer(farmingTypeLabels, loan.farmingType)}</LedgerRow>
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
            {words.stepLabel('Loan Amount')}
          </RunningHead>
          <Ledger>
            <LedgerRow term={words.purpose}>{answer(purposeLabels, loan.loanPurpose)}</LedgerRow>
            <LedgerRow term={words.annualRevenue}>{answer(revenueLabels, loan.annualRevenue)}</LedgerRow>
            <LedgerRow term={words.monthlyExpenses}>{amount(loan.monthlyExpenses)}</LedgerRow>
            <LedgerRow term={words.existingDebts}>{amount(loan.existingDebts)}</LedgerRow>
            <LedgerRow term={words.creditScore}>{answer(creditScoreLabels, loan.creditScore)}</LedgerRow>
          </Ledger>
        </section>
      </div>
      <section>
        <RunningHead level={2} fact={chosenNames(loan)}>
          {words.stepLabel('Collateral')}
        </RunningHead>
        <Ledger>
          {valuations(loan).map(({ term, value }) => (
            <LedgerRow key={term} term={term}>
              {amount(value)}
            </LedgerRow>
          ))}
          <LedgerRow term={words.insurance}>{answer(insuranceLabels, loan.insuranceProvider)}</LedgerRow>
          {loan.insuranceCoverage !== null && (
            <LedgerRow term={words.insuranceCoverage}>{amount(loan.insuranceCoverage)}</LedgerRow>
          )}
        </Ledger>
      </section>
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

function chosenNames({ collateral }: Loan): string {
  return collateralOptions
    .filter(({ id }) => collateral.includes(id))
    .map(({ label }) => label)
    .join(', ');
}

/** What is pledged, and what has a value all the same: both count against the loan. */
function valuations({ collateral, equipmentValue, landValue, cropValue }: Loan) {
  const all = [
    { id: 'equipment', term: words.equipment, value: equipmentValue },
    { id: 'land', term: words.land, value: landValue },
    { id: 'crops', term: words.crops, value: cropValue },
  ] as const;
  return all.filter(({ id, value }) => collateral.includes(id) || value !== null);
}

/** Whether everything that may be answered was. */
function completeness(answers: readonly unknown[]): string {
  const open = answers.filter((each) => (each ?? '') === '').length;
  return open === 0 ? words.complete : words.openAnswers(open);
}

const nothing = <span className={styles.nothing}>{words.notFilledIn}</span>;

function answer<Value extends string>(labels: Record<Value, string>, value: Value | undefined): ReactNode {
  return value === undefined ? nothing : labels[value];
}

function amount(value: number | null): ReactNode {
  return value === null ? nothing : formatDollars(value);
}
