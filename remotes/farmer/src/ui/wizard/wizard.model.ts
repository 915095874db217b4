import { createEvent, createStore, merge } from 'effector';

/** `step` counts from 1; `completed` holds the numbers of the steps whose answers were accepted. */
export type WizardState<Answers> = { step: number; completed: readonly number[]; answers: Answers };

/** A step without `accepts` holds no question, or none that must be answered. */
export type WizardStep<Answers> = { name: string; accepts?: (answers: Answers) => boolean };

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

/** Stores what was given; moves on only when the step accepts it. */
export function completeStep<Answers>(
  { step, completed, answers: before }: WizardState<Answers>,
  given: Partial<Answers>,
  steps: readonly WizardStep<Answers>[],
): WizardState<Answers> {
  const answers = { ...before, ...given };
  if (!accepts(steps, step, answers)) return { step, completed, answers };
  return {
    step: Math.min(step + 1, steps.length),
    completed: completed.includes(step) ? completed : [...completed, step],
    answers,
  };
}

export function goBack<Answers>(state: WizardState<Answers>): WizardState<Answers> {
  return { ...state, step: Math.max(state.step - 1, 1) };
}

export function openStep<Answers>(
  state: WizardState<Answers>,
  wanted: number,
  steps: readonly WizardStep<Answers>[],
): WizardState<Answers> {
  return wanted <= steps.length && canOpenStep(state, wanted) ? { ...state, step: wanted } : state;
}

/** A saved state as far as its answers carry it: it opens no later than on the first step that does not accept them. */
export function restoreState<Answers>(
  saved: WizardState<Answers>,
  steps: readonly WizardStep<Answers>[],
): WizardState<Answers> {
  const open = steps.findIndex(
    (_, index) => !saved.completed.includes(index + 1) || !accepts(steps, index + 1, saved.answers),
  );
  const last = open === -1 ? steps.length : open + 1;
  return {
    step: Math.max(1, Math.min(Math.trunc(saved.step), last)),
    completed: saved.completed.filter((step) => steps[step - 1] !== undefined && step < last),
    answers: saved.answers,
  };
}

function accepts<Answers>(steps: readonly WizardStep<Answers>[], step: number, answers: Answers): boolean {
  return steps[step - 1]?.accepts?.(answers) ?? true;
}

/**
 * The one model behind every wizard of the farmer's remote: which step is open, which are done, what was answered, and
 * what each step must hold before it lets go. It lives in effector because the rail, the pages and the foot read it,
 * and because it outlives the page: who leaves by a link and comes back finds the wizard as it was.
 */
export function createWizard<Answers>(steps: readonly WizardStep<Answers>[], answers: Answers) {
  const initial: WizardState<Answers> = { step: 1, completed: [], answers };

  const stepCompleted = createEvent<Partial<Answers>>();
  const previousPressed = createEvent();
  const stepOpened = createEvent<number>();
  /** Answers that are saved without completing the step, so that going back or away loses nothing. */
  const answersKept = createEvent<Partial<Answers>>();
  const restored = createEvent<WizardState<Answers>>();
  const restarted = createEvent();
  /** The visitor went to another step. */
  const moved = merge([stepCompleted, previousPressed, stepOpened]).map(() => {});

  const $wizard = createStore(initial)
    .on(stepCompleted, (state, given) => completeStep(state, given, steps))
    .on(previousPressed, goBack)
    .on(stepOpened, (state, wanted) => openStep(state, wanted, steps))
    .on(restored, (_, saved) => restoreState(saved, steps))
    .on(answersKept, (state, given) => ({ ...state, answers: { ...state.answers, ...given } }));
  $wizard.reset(restarted);

  return {
    steps,
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
