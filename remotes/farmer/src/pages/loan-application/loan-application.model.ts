import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { array, number, object } from '@furrow/forms';
import { createDraft } from '@furrow/forms/draft';
import { simulatedWait } from '@furrow/forms/simulated-wait';
import { followStored, readStored } from '@furrow/remote/stored';
import { formatDollars } from '@furrow/ui/format';
import { forgetEntry, readYou, recordEntry } from '@furrow/you/model';
import { stored } from '../../stored';
import { createWizard, type WizardState } from '../../ui/wizard/wizard.model';
import { collateralOptions, loanSteps, type CollateralOption } from './loan-application.data';
import { blankLoan, loanFieldsSchema, loanSchema, type Loan } from './loan-application.schema';
import { monthlyPayment } from '../../data/loan-terms.model';

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

/** What was typed, and where the visitor was. */
export const loanDraft = createDraft({
  ...stored.loan,
  version: 1,
  schema: object({ step: number(), completed: array(number()), answers: loanFieldsSchema }),
});

/** The application with the step that is open, but without the agreement to the terms, which is asked for again. */
const toDraft = ({ step, completed, answers }: WizardState<Loan>) => ({
  step,
  completed: [...completed],
  answers: { ...answers, agreeTerms: false },
});

/** Save & Exit: the same draft, for who waits until the storage has it. */
export const saveLoanFx = attach({ effect: loanDraft.keepFx, mapParams: toDraft });

/** All answers, after each key and step. The wizard gets them with the step: a key does not draw the page again. */
export const loanTyped = createEvent<Loan>();
export const loanOpened = createEvent();
export const loanLeft = createEvent();

const $isOpen = createStore(false)
  .on(loanOpened, () => true)
  .on(loanLeft, () => false);
const $isSubmitted = createStore(false)
  .on(submitLoanFx.done, () => true)
  .reset(loanWizard.restarted);

sample({ clock: loanDraft.readFx.doneData, filter: (draft) => draft !== null, target: loanWizard.restored });
sample({
  clock: loanTyped,
  source: loanWizard.$wizard,
  fn: (state, answers) => toDraft({ ...state, answers }),
  target: loanDraft.kept,
});
sample({ clock: [loanWizard.restarted, submitLoanFx.done], target: loanDraft.dropped });
/** Another tab changed the application: this one shows the same. */
export const readAgainFx = attach({ effect: loanDraft.readFx });
// Also while the page is closed: the wizard outlives it.
if (typeof window !== 'undefined') {
  loanDraft.followErasing(loanWizard.restarted);
  followStored(stored.loan, () => void (readStored(stored.loan) !== undefined && readAgainFx()));
}

/** The visitor's ledger holds the application that was submitted last, and beside it where the next one stands. */
const recordSavedFx = createEffect(({ step, answers }: Pick<WizardState<Loan>, 'step' | 'answers'>) => {
  recordEntry({
    id: savedEntry()?.id,
    kind: 'loan',
    ref: 'draft',
    title: 'Loan application saved',
    line: `${loanTerms(answers)}. Next: ${loanSteps[step - 1]?.name}`,
    to: '/loan-application',
    state: `step ${step} of ${loanSteps.length}`,
  });
});
const recordSubmittedFx = createEffect((application: LoanApplication) => {
  forgetSaved();
  recordEntry({
    kind: 'loan',
    ref: 'application',
    title: 'Loan application submitted',
    line: loanTerms(application),
    state: submitted,
  });
});
const forgetSavedFx = createEffect(forgetSaved);
const submitted = 'submitted';

function savedEntry() {
  return readYou().entries.find(({ kind, state }) => kind === 'loan' && state !== submitted);
}

function forgetSaved() {
  const saved = savedEntry();
  if (saved) forgetEntry(saved.id);
}

function loanTerms({ loanAmount, repaymentPeriod }: Pick<Loan, 'loanAmount' | 'repaymentPeriod'>): string {
  return `${formatDollars(loanAmount)} over ${repaymentPeriod} months`;
}

sample({ clock: loanDraft.keepFx.done, fn: ({ params }) => params, target: recordSavedFx });
sample({ clock: submitLoanFx.done, fn: ({ params }) => params, target: recordSubmittedFx });
sample({ clock: loanWizard.restarted, target: forgetSavedFx });

// The page stays unchanged while the next one loads.
sample({
  clock: [submitLoanFx.done, loanLeft],
  source: { isOpen: $isOpen, isSubmitted: $isSubmitted },
  filter: ({ isOpen, isSubmitted }) => isSubmitted && !isOpen,
  fn: () => {},
  target: loanWizard.restarted,
});

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
