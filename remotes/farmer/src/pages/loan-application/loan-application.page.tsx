import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { createWatch } from 'effector';
import { ArrowRight } from 'lucide-react';
import { focusFirstError, FormProvider, useForm, useWatch, zodResolver, type UseFormReturn } from '@furrow/forms';
import { ErrorSummary } from '@furrow/forms/error-summary';
import { useSubmit } from '@furrow/forms/use-submit';
import { useUnloadQuestion } from '@furrow/forms/use-unload-question';
import { clickedLink } from '@furrow/remote/clicked-link';
import { useHydratedUnit } from '@furrow/remote/hydrated-unit';
import { useNotify } from '@furrow/remote/services';
import { useNavigate } from '@furrow/router';
import { Button, TextLink } from '@furrow/ui/button';
import { Notice } from '@furrow/ui/notice';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { WizardRail } from '@furrow/ui/wizard-rail';
import { formatDollarsAndCents } from '@furrow/ui/format';
import { NotSent } from '../../ui/not-sent';
import { useWizard } from '../../ui/wizard/use-wizard';
import { WizardFoot } from '../../ui/wizard/wizard-foot';
import { Collateral } from './collateral';
import { FarmDetails } from './farm-details';
import { LoanAmount } from './loan-amount';
import { loanSteps } from './loan-application.data';
import {
  isSubmitDisabled,
  loanDraft,
  loanLeft,
  loanOpened,
  loanTyped,
  loanWizard,
  readAgainFx,
  saveLoanFx,
  submitLoanFx,
  toApplication,
} from './loan-application.model';
import styles from './loan-application.module.css';
import { blankLoan, loanSchema, type Loan } from './loan-application.schema';
import { LoanTicket } from './loan-ticket';
import { monthlyPayment, toLoanAmount } from '../../data/loan-terms.model';
import { Review } from './review';
import { StartOver } from './start-over';
import * as words from './words';

export default function LoanApplicationPage() {
  const { state, stepRef, isStray, onClickCapture } = useWizard(loanWizard);
  const form = useForm<Loan>({ resolver: zodResolver(loanSchema), defaultValues: state.answers });
  const { isDirty, errors } = form.formState;
  const { step } = state;
  const [found] = useState(state);
  const [restored, setRestored] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const submission = useSubmission();
  const notify = useNotify();
  const navigate = useNavigate();

  useUnloadQuestion(useHydratedUnit(loanDraft.$refused, false));

  useEffect(() => {
    const changed: Record<string, unknown> = {};
    const clear = () => {
      form.reset(blankLoan);
      setRestored(false);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback({ name }) {
        if (!name) return;
        changed[name] = form.getValues(name as keyof Loan);
        setRestored(false);
        keep(form);
        // A field that was found wrong is looked at again with every change.
        if (form.getFieldState(name as keyof Loan).error) void form.trigger(name as keyof Loan);
      },
    });
    // A draft of this browser, unless the wizard itself still holds the answers.
    if (found === loanWizard.initial)
      void loanDraft.readFx().then((draft) => {
        if (!draft) return;
        form.reset({ ...draft.answers, ...changed });
        setRestored(true);
        if (Object.keys(changed).length > 0) keep(form);
      });
    const unwatch = createWatch({ unit: loanWizard.restarted, fn: clear });
    const unfollow = createWatch({ unit: readAgainFx.doneData, fn: (draft) => draft && form.reset(draft.answers) });
    loanOpened();
    return () => {
      unsubscribe();
      unwatch();
      unfollow();
      loanWizard.answersKept(form.getValues());
      loanLeft();
    };
  }, [form, found]);

  async function next() {
    const { fields } = loanSteps[step - 1]!;
    form.setValue('loanAmount', toLoanAmount(form.getValues('loanAmount')));
    if (!(await form.trigger(fields))) return isStray.current ? form.clearErrors() : focusFirstError(formRef.current);
    if (step === loanSteps.length) return submission.submit(form.getValues());
    loanWizard.stepCompleted(form.getValues());
    keep(form);
  }

  function previous() {
    loanWizard.previousPressed();
    keep(form);
  }

  /** A press on Save & Exit leads home only when the application was kept. */
  async function save(event: MouseEvent) {
    const exit = clickedLink(event);
    if (exit) event.preventDefault();
    try {
      await saveLoanFx({ ...state, answers: form.getValues() });
    } catch {
      return notify(notSaved);
    }
    if (exit) void navigate(home);
  }

  return (
    <div className={styles.root}>
      <PageMeta title={words.pageTitle} description={words.pageDescription} path="/loan-application" />
      <header className="fw-wrap">
        <div className={styles.head}>
          <h1>{words.title}</h1>
          <TextLink to={home} onClick={(event) => void save(event)}>
            {words.saveAndExit}
          </TextLink>
        </div>
        <WizardRail steps={railSteps} current={step} />
        <div role="status" className={styles.notice}>
          {restored && <Notice>{words.restored}</Notice>}
        </div>
      </header>
      <section
        ref={stepRef}
        tabIndex={-1}
        className={`fw-wrap ${styles.step}`}
        aria-label={words.stepOf(railSteps[step - 1]!.name, step, loanSteps.length)}
      >
        <FormProvider {...form}>
          <form
            ref={formRef}
            noValidate
            data-validated={words.missingAnswer}
            data-asks
            onClickCapture={onClickCapture}
            onSubmit={(event) => {
              event.preventDefault();
              void next();
            }}
          >
            <div className={styles.wrong}>
              <ErrorSummary form={formRef} errors={errors} />
            </div>
            <div className={styles.columns}>
              {step === 1 && <FarmDetails />}
              {step === 2 && <LoanAmount />}
              {step === 3 && <Collateral />}
              {step === 4 && <Review />}
              {step !== 2 && (
                <div className={step === 1 ? `${styles.ticket} ${styles.wideOnly}` : styles.ticket}>
                  <LoanTicket note={step === 4 ? words.updateNote : words.rateNote} />
                </div>
              )}
            </div>
            {(isDirty || state !== loanWizard.initial) && (
              <div className={styles.startOver}>
                <StartOver onConfirm={loanWizard.restarted} />
              </div>
            )}
            {submission.state === 'failed' && <NotSent />}
            <Foot step={step} busy={submission.busy} onPrevious={previous} />
            <SampleNote>{words.sample}</SampleNote>
          </form>
        </FormProvider>
      </section>
    </div>
  );
}

const keep = ({ getValues }: UseFormReturn<Loan>) => loanTyped(getValues());

const railSteps = loanSteps.map(({ name }) => ({ name: words.stepLabel(name) }));

/** Where Save & Exit leads. */
const home = '/';

const notSaved = {
  title: words.notSaved,
  description: words.notSavedText,
  tone: 'destructive',
} as const;

function Foot({ step, busy, onPrevious }: { step: number; busy: boolean; onPrevious: () => void }) {
  const [amount, months, collateral, agreeTerms] = useWatch<
    Loan,
    ['loanAmount', 'repaymentPeriod', 'collateral', 'agreeTerms']
  >({ name: ['loanAmount', 'repaymentPeriod', 'collateral', 'agreeTerms'] });
  const last = step === loanSteps.length;
  const figure = { value: formatDollarsAndCents(monthlyPayment(amount, months)), caption: words.aMonth };
  return (
    <div className={styles.foot}>
      <WizardFoot
        onPrevious={step > 1 ? onPrevious : undefined}
        disabled={busy}
        figure={step > 1 && !last ? figure : undefined}
      >
        {last ? (
          <Button
            type="submit"
            size="large"
            busy={busy}
            busyLabel={words.submitting}
            disabled={isSubmitDisabled({ agreeTerms }, busy)}
          >
            {loanSteps[3].next}
          </Button>
        ) : (
          <Button type="submit" size="large" disabled={step === 3 && collateral.length === 0}>
            <NextWords step={step} />
            <ArrowRight size={20} strokeWidth={1.8} />
          </Button>
        )}
      </WizardFoot>
    </div>
  );
}

/** In full where there is room. */
function NextWords({ step }: { step: number }) {
  const next = loanSteps[step - 1]?.next;
  if (next === words.toReview) return next;
  return (
    <>
      <span className={styles.nextInFull}>{next}</span>
      <span className={styles.next}>{words.nextShort}</span>
    </>
  );
}

/** Sends the application. A visitor who has left the page by then gets a toast, and is not restored. */
function useSubmission() {
  const notify = useNotify();
  const navigate = useNavigate();
  const pending = useHydratedUnit(submitLoanFx.pending, false);
  const { submit, state, busy } = useSubmit<Loan>({
    async send(loan) {
      const application = toApplication(loan);
      console.log('Loan application submitted:', application);
      await submitLoanFx(application);
      notify({
        title: words.submitted,
        description: words.submittedText,
      });
    },
    done: () => void navigate('/dashboard'),
  });
  return { submit, state, busy: busy || pending };
}
