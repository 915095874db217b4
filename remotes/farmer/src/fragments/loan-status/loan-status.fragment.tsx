import { formatFigure } from '@furrow/ui/format';
import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { RunningHead } from '@furrow/ui/running-head';
import { Tag } from '@furrow/ui/tag';
import { amortizationSchedule, annualRate, monthlyPayment } from '../../data/loan-terms.model';
import { openLoans } from '../../data/open-loans.data';
import type { LoanStatusProps } from './loan-status.schema';
import * as words from './words';
import styles from './loan-status.module.css';

const usdc = (amount: number) => `${formatFigure(amount, 2)}\u00a0USDC`;

/** How far a farm has paid back the loan that it shows. What it pays and owes is computed from the loan's terms. */
export default function LoanStatusFragment({ farm }: LoanStatusProps) {
  const loan = openLoans[farm];
  if (!loan) return null;
  const { title, amount, since, months, paid } = loan;
  return (
    <section>
      <RunningHead level={2} fact={words.shared}>
        {words.loan}
      </RunningHead>
      <div className={`fw-surface ${styles.card}`}>
        <div className={styles.head}>
          <h3 className="fw-h4">{title}</h3>
          <Tag tone="green">{words.onSchedule}</Tag>
        </div>
        <Ledger>
          <LedgerRow term={words.borrowed(since)}>{usdc(amount)}</LedgerRow>
          <LedgerRow term={words.rate}>{words.apr((annualRate * 100).toFixed(1))}</LedgerRow>
          <LedgerRow term={words.paidBack}>{words.paidOf(paid, months)}</LedgerRow>
          <LedgerRow term={words.monthlyPayment}>{usdc(monthlyPayment(amount, months))}</LedgerRow>
          <LedgerRow term={words.stillOwed}>{usdc(amortizationSchedule(amount, months)[paid]!.balance)}</LedgerRow>
        </Ledger>
        <FurrowProgress
          value={paid}
          max={months}
          label={words.progress(title)}
          valueText={words.paidOf(paid, months)}
        />
        <p className={styles.note}>{words.note}</p>
      </div>
    </section>
  );
}
