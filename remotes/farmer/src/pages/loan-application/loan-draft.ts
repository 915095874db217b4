import { array, int, maximum, minimum, object } from '@furrow/forms';
import type { WizardState } from '../../ui/wizard/wizard.model';
import { loanSteps } from './loan-application.data';
import { blankLoan, loanSchema, type Loan } from './loan-application.schema';

export const draftKey = 'furrow.loan-application';

const stepNumber = int().check(minimum(1), maximum(loanSteps.length));
const positionSchema = object({ step: stepNumber, completed: array(stepNumber) });

/**
 * The application this browser saved, or null. An answer that no longer fits the form is dropped, so that an old or damaged
 * draft costs a field and never the page.
 */
export function readDraft(storage: () => Storage): WizardState<Loan> | null {
  try {
    const saved = JSON.parse(storage().getItem(draftKey) ?? 'null') as { answers?: Record<string, unknown> } | null;
    const position = positionSchema.safeParse(saved);
    if (!position.success) return null;
    const { step, completed } = position.data;
    return {
      step,
      completed,
      answers: keepFitting(saved?.answers ?? {}),
    };
  } catch {
    return null;
  }
}

/** Storage that is full or forbidden costs the draft only. Agreement to the terms is never saved. */
export function writeDraft(storage: () => Storage, { step, completed, answers }: WizardState<Loan>): void {
  try {
    storage().setItem(draftKey, JSON.stringify({ step, completed, answers: { ...answers, agreeTerms: false } }));
  } catch {
    // The wizard itself still holds every answer.
  }
}

export function clearDraft(storage: () => Storage): void {
  try {
    storage().removeItem(draftKey);
  } catch {
    // Nothing was saved, so there is nothing to forget.
  }
}

function keepFitting(saved: Record<string, unknown>): Loan {
  const fitting = Object.entries(loanSchema.shape).flatMap(([field, schema]) => {
    const parsed = schema.safeParse(saved[field]);
    return parsed.success && saved[field] !== undefined ? [[field, parsed.data]] : [];
  });
  return { ...blankLoan, ...(Object.fromEntries(fitting) as Partial<Loan>) };
}
