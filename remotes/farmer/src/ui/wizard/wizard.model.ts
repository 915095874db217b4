import { createEvent, createStore, merge, sample } from 'effector';

/** `step` counts from 1; `completed` holds the numbers of the steps whose answers were accepted. */
export type WizardState<Answers> = { step: number; completed: readonly number[]; answers: Answers };

export type Wizard<Answers> = ReturnType<typeof createWizard<Answers>>;

/** A step opens when it lies at or before the current one, or when the step before it is completed. */
export function canOpenStep(
  { step, completed }: Pick<WizardState<unknown>, 'step' | 'completed'>,
  wanted: number,
): boolean {
  return wanted >= 1 && (wanted <= step || completed.includes(wanted - 1));
}

/** The share of the way behind the visitor, in percent: 0 on the first step, 100 on the last. */
export function wizardProgress(step: number, stepCount: number): number {
  return ((step - 1) / (stepCount - 1)) * 100;
}

export function completeStep<Answers>(
  { step, completed, answers }: WizardState<Answers>,
  given: Partial<Answers>,
  stepCount: number,
): WizardState<Answers> {
  return {
    step: Math.min(step + 1, stepCount),
    completed: completed.includes(step) ? completed : [...completed, step],
    answers: { ...answers, ...given },
  };
}

export function goBack<Answers>(state: WizardState<Answers>): WizardState<Answers> {
  return { ...state, step: Math.max(state.step - 1, 1) };
}

export function openStep<Answers>(
  state: WizardState<Answers>,
  wanted: number,
  stepCount: number,
): WizardState<Answers> {
  return wanted <= stepCount && canOpenStep(state, wanted) ? { ...state, step: wanted } : state;
}

/**
 * The one model behind every wizard of the farmer's remote: which step is open, which are done, what was answered.
 * It lives in effector because the rail, the pages and the foot read it, and because it outlives the page: who leaves by a
 * link and comes back finds the wizard as it was.
 */
export function createWizard<Answers>(stepCount: number, answers: Answers) {
  const initial: WizardState<Answers> = { step: 1, completed: [], answers };

  const stepCompleted = createEvent<Partial<Answers>>();
  const previousPressed = createEvent();
  const stepOpened = createEvent<number>();
  /** Answers that are kept without completing the step, so that going back or away loses nothing. */
  const answersKept = createEvent<Partial<Answers>>();
  const restored = createEvent<WizardState<Answers>>();
  const restarted = createEvent();
  /** The visitor went to another step. */
  const moved = merge([stepCompleted, previousPressed, stepOpened]).map(() => {});

  const $wizard = createStore(initial)
    .on(stepCompleted, (state, given) => completeStep(state, given, stepCount))
    .on(previousPressed, goBack)
    .on(stepOpened, (state, wanted) => openStep(state, wanted, stepCount))
    .on(answersKept, (state, given) => ({ ...state, answers: { ...state.answers, ...given } }));
  sample({ clock: restored, target: $wizard });
  $wizard.reset(restarted);

  return {
    stepCount,
    initial,
    $wizard,
    stepCompleted,
    previousPressed,
    stepOpened,
    answersKept,
    restored,
    restarted,
    moved,
  };
}
