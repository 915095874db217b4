import { useController } from '@furrow/forms';
import { Slider } from '@furrow/ui/antd/slider';
import { AmountField } from '@furrow/ui/amount-field';
import { FieldGroup } from '@furrow/ui/field';
import { RunningHead } from '@furrow/ui/running-head';
import { formatDollars } from '@furrow/ui/format';
import { DollarsField, LongTextField, SelectField } from './form-fields';
import { creditScoreLabels, purposeLabels, revenueLabels } from './loan-application.data';
import shared from './loan-application.module.css';
import type { Loan } from './loan-application.schema';
import styles from './loan-amount.module.css';
import { LoanTicket } from './loan-ticket';
import { loanLimits, repaymentPeriods, toLoanAmount } from '../../data/loan-terms.model';

export function LoanAmount() {
  return (
    <>
      <div className={shared.groups}>
        <Amount />
        <RepaymentPeriod />
      </div>
      <div className={shared.ticket}>
        <LoanTicket note="Updates as you move the slider" schedule />
      </div>
      <div className={shared.groups}>
        <section>
          <RunningHead level={2} fact="Seen only by the loan panel">
            Financial information
          </RunningHead>
          <div className={`${shared.fields} ${shared.short}`}>
            <SelectField name="annualRevenue" label="Annual revenue" labels={revenueLabels} />
            <SelectField name="creditScore" label="Credit score" labels={creditScoreLabels} />
            <DollarsField name="monthlyExpenses" label="Monthly expenses" />
            <DollarsField name="existingDebts" label="Existing debts" />
          </div>
        </section>
        <LongTextField
          name="businessPlan"
          label="Business plan"
          required
          placeholder="What will change on the farm, and when?"
        />
      </div>
    </>
  );
}

/** The amount of the loan, dragged or typed. What is typed is rounded to a step when the field is left. */
function Amount() {
  const { field } = useController<Loan, 'loanAmount'>({ name: 'loanAmount' });
  const { min, max, step } = loanLimits;
  return (
    <section className={styles.root}>
      <h2 className="fw-h3">How much do you need?</h2>
      <output className={styles.figure}>{formatDollars(field.value)}</output>
      <div className={styles.slider}>
        <Slider
          value={field.value}
          onChange={field.onChange}
          range={[min, max, step]}
          label="Loan amount"
          valueText={formatDollars}
        />
        <p className={styles.ends}>
          <span>{formatDollars(min)}</span>
          <span>{formatDollars(max)}</span>
        </p>
      </div>
      <div className={`${shared.fields} ${styles.typed}`}>
        <AmountField
          label="Loan amount"
          help={`In steps of ${formatDollars(step)}. Above $50,000, the payout waits for the vote on PROP-2025-014.`}
          value={field.value}
          onChange={(amount) => amount && field.onChange(amount)}
          onBlur={() => field.onChange(toLoanAmount(field.value))}
          range={[min, max, step]}
        />
        <SelectField name="loanPurpose" label="Loan purpose" required labels={purposeLabels} />
      </div>
    </section>
  );
}

function RepaymentPeriod() {
  const { field } = useController<Loan, 'repaymentPeriod'>({ name: 'repaymentPeriod' });
  return (
    <FieldGroup label="Repayment period" help="Months. Pay early at any time, no penalty.">
      <div className={styles.periods}>
        {repaymentPeriods.map((months) => (
          <label key={months} className={styles.period}>
            <input
              type="radio"
              name={field.name}
              value={months}
              aria-label={`${months} months`}
              checked={field.value === months}
              onChange={() => field.onChange(months)}
            />
            {months}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
