import { ChevronDown } from 'lucide-react';
import { useWatch } from '@furrow/forms';
import iconLoan from '@furrow/ui/art/icon-loan.svg';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Ticket } from '@furrow/ui/ticket';
import { formatDollarsAndCents } from '@furrow/ui/format';
import { BalanceChart } from './balance-chart';
import styles from './loan-ticket.module.css';
import type { Loan } from './loan-application.schema';
import { loanTerms, repaymentPeriods } from '../../data/loan-terms.model';
import * as words from './words';

/** What the loan costs, as it is being chosen. */
export function LoanTicket({ note, schedule = false }: { note: string; schedule?: boolean }) {
  const [amount, months] = useWatch<Loan, ['loanAmount', 'repaymentPeriod']>({
    name: ['loanAmount', 'repaymentPeriod'],
  });
  const terms = loanTerms(amount, months);
  return (
    <Ticket
      sticky
      label={words.yourLoan}
      head={
        <div className={styles.head}>
          <img src={iconLoan} alt="" width={58} height={58} />
          <div>
            <h2 className="fw-h4">{words.yourLoan}</h2>
            <p className={styles.note}>{note}</p>
          </div>
        </div>
      }
      foot={words.fees(formatDollarsAndCents(terms.annualServiceFee))}
    >
      <div className={schedule ? styles.beside : undefined}>
        <div className={styles.payment}>
          <p className={styles.note}>{words.monthlyPayment}</p>
          <output className={styles.figure}>{formatDollarsAndCents(terms.monthlyPayment)}</output>
        </div>
        <Ledger>
          <LedgerRow term={words.amount}>{formatDollarsAndCents(amount)}</LedgerRow>
          <LedgerRow term={words.rate}>{words.apr}</LedgerRow>
          <LedgerRow term={words.monthsTerm}>{months}</LedgerRow>
          <LedgerRow term={words.originationFee}>{formatDollarsAndCents(-terms.originationFee)}</LedgerRow>
          <LedgerRow term={words.youReceive}>{formatDollarsAndCents(terms.netReceived)}</LedgerRow>
          <LedgerRow term={words.totalInterest}>{formatDollarsAndCents(terms.totalInterest)}</LedgerRow>
        </Ledger>
        {schedule && (
          <details className={styles.schedule}>
            <summary>
              {words.schedule}
              <ChevronDown size={18} strokeWidth={1.8} />
            </summary>
            <BalanceChart amount={amount} months={months} compared={nextLonger(months)} />
          </details>
        )}
      </div>
    </Ticket>
  );
}

function nextLonger(months: number): number | undefined {
  return repaymentPeriods.find((period) => period > months);
}
