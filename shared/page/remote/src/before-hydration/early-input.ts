import type { EarlyInput } from '@furrow/contract';

/**
 * Lets the boot script of a page answer what is entered into fields of the page, also before the script, until the host
 * enters it once more into the hydrated page.
 *
 * @param fields the fields that are answered
 * @param answer is called after each change of one of them
 * @param giveBack is called when the host or the visitor enters something into one of them in the hydrated page, before
 *   the page answers it
 */
export function answerEarlyInput<Field extends HTMLElement>(
  fields: readonly Field[],
  answer: (field: Field) => void,
  giveBack?: () => void,
): void {
  const { furrowRecorded: recorded } = window as { furrowRecorded?: Pick<EarlyInput, 'typed'> };
  if (!recorded) return;
  const isRecorded = (field: Field) => recorded.typed.has(field);
  for (const field of fields.filter(isRecorded)) answer(field);
  // The script in the head hears of it first, and records it. What it does not record is for React, in the same task.
  document.addEventListener(
    'input',
    ({ target }) => {
      const field = fields.find((candidate) => candidate === target);
      if (field && isRecorded(field)) answer(field);
      else if (field) giveBack?.();
    },
    true,
  );
}
