import { useController } from '@furrow/forms';
import { Slider } from '@furrow/ui/antd/slider';
import { AmountField } from '@furrow/ui/amount-field';
import { FieldGroup } from '@furrow/ui/field';
import { RunningHead } from '@furrow/ui/running-head';
import { formatDollars } from '@furrow/ui/format';
import { DollarsField, SelectField, TextField } from './form-fields';
import { creditScoreLabels, purposeLabels, revenueLabels } from './loan-application.data';
import shared from './loan-application.module.css';
import type { Loan } from './loan-application.schema';
import styles from './loan-amount.module.css';
import { LoanTicket } from './loan-ticket';
import { loanLimits, repaymentPeriods, toLoanAmount } from '../../data/loan-terms.model';
import * as words from './words';

export function LoanAmount() {
  return (
    <>
      <div className={shared.groups}>
        <Amount />
        <RepaymentPeriod />
      </div>
      <div className={shared.ticket}>
        <LoanTicket note={words.sliderNote} schedule />
      </div>
      <div className={shared.groups}>
        <section>
          <RunningHead level={2} fact={words.seenByPanel}>
            {words.finances}
          </RunningHead>
          <div className={`${shared.fields} ${shared.short}`}>
            <SelectField name="annualRevenue" label={words.annualRevenue} labels={revenueLabels} />
            <SelectField name="creditScore" label={words.creditScore} labels={creditScoreLabels} />
            <DollarsField name="monthlyExpenses" label={words.monthlyExpenses} />
            <DollarsField name="existingDebts" label={words.existingDebts} />
          </div>
        </section>
        <TextField
          name="businessPlan"
          label={words.businessPlan}
          required
          long
          placeholder={words.businessPlanExample}
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
      <h2 className="fw-h3">{words.howMuch}</h2>
      {/* The slider says the amount with each of its steps. */}
      <output aria-live="off" className={styles.figure}>
        {formatDollars(field.value)}
      </output>
      <div className={styles.slider}>
        <Slider
          value={field.value}
          onChange={field.onChange}
          range={[min, max, step]}
          label={words.loanAmount}
          valueText={formatDollars}
        />
        <p className={styles.ends}>
          <span>{formatDollars(min)}</span>
          <span>{formatDollars(max)}</span>
        </p>
      </div>
      <div className={`${shared.fields} ${styles.typed}`}>
        <AmountField
          label={words.loanAmount}
          help={words.amountHelp(formatDollars(step))}
          value={field.value}
          onChange={(amount) => amount && field.onChange(amount)}
          onBlur={() => field.onChange(toLoanAmount(field.value))}
          range={[min, max, step]}
        />
        <SelectField name="loanPurpose" label={words.loanPurpose} required labels={purposeLabels} />
      </div>
    </section>
  );
}

function RepaymentPeriod() {
  const { field } = useController<Loan, 'repaymentPeriod'>({ name: 'repaymentPeriod' });
  return (
    <FieldGroup label={words.repaymentPeriod} help={words.repaymentHelp}>
      <div className={styles.periods}>
        {repaymentPeriods.map((months) => (
          <label key={months} className={styles.period}>
            <input
              type="radio"
              name={field.name}
              value={months}
              aria-label={words.months(months)}
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
