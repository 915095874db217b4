import { createEffect } from 'effector';
import { simulatedWait } from '../../ui/wizard/simulated-wait';
import { createWizard } from '../../ui/wizard/wizard.model';
import { collateralOptions, loanSteps, type CollateralOption } from './loan-application.data';
import { blankLoan, loanSchema, type Loan } from './loan-application.schema';
import { monthlyPayment } from './loan-terms.model';

/** What would be sent: the form, with what follows from it. */
export type LoanApplication = Omit<Loan, 'collateral' | 'agreeTerms'> & {
  estimatedMonthlyPayment: number;
  /** Ids joined by commas, such as `equipment,land`. */
  collateralType: string;
  selectedCollateralDetails: Pick<CollateralOption, 'id' | 'name' | 'risk'>[];
};

export const loanWizard = createWizard<Loan>(
  loanSteps.map(({ name, fields }) => ({
    name,
    accepts: (loan) => fields.every((field) => loanSchema.shape[field].safeParse(loan[field]).success),
  })),
  blankLoan,
);

export const submitWait = 2000;

export const submitLoanFx = createEffect((_application: LoanApplication) => simulatedWait(submitWait));

export function toApplication({ collateral, agreeTerms: _agreed, ...loan }: Loan): LoanApplication {
  const chosen = collateralOptions.filter(({ id }) => collateral.includes(id));
  return {
    ...loan,
    estimatedMonthlyPayment: Math.round(monthlyPayment(loan.loanAmount, loan.repaymentPeriod) * 100) / 100,
    collateralType: chosen.map(({ id }) => id).join(','),
    selectedCollateralDetails: chosen.map(({ id, name, risk }) => ({ id, name, risk })),
  };
}

export function isSubmitDisabled({ agreeTerms }: Pick<Loan, 'agreeTerms'>, submitting: boolean): boolean {
  return !agreeTerms || submitting;
}
