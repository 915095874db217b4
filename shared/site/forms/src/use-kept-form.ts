import { useCallback, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import type { StoredEntry } from '@furrow/remote/stored';
import { answerItCameWith, answerOf, isChecked } from './answers';
import { keptAnswers, useKeptAnswers } from './kept-answers';

/** What {@link useKeptForm} does for a form, and what the form has to be given. */
type KeptForm = {
  /** The props of the form. By `data-asks` the host lets the browser ask before the page keeps anything. */
  keeping: Pick<ComponentPropsWithRef<'form'>, 'ref' | 'onChange'> & { 'data-asks': '' };
  /** What was typed or chosen, by the names of the fields. Fields that are as they came are left out. */
  answers: () => Record<string, string>;
  /** Puts an answer into the field of that name, and keeps it like one that was typed. */
  fillIn: (name: string, answer: string) => void;
  /** Empties the form, and forgets what was kept of it. */
  clear: () => void;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what is typed into a native form that sends nothing, and fills the form with it again when the visitor comes
 * back. A field that was changed before the page was hydrated stays unchanged. While the storage refuses the text, the
 * browser asks before the page is closed. When the visitor erases everything in another tab, the form is empty as well.
 *
 * @param entry where the text is stored; a form needs a `name` on each of its fields
 */
export function useKeptForm(entry: StoredEntry): KeptForm {
  const form = useRef<HTMLFormElement>(null);
  const empty = useCallback(() => form.current?.reset(), []);
  const keepAnswers = useKeptAnswers(entry, empty);

  useLayoutEffect(() => {
    const kept = keptAnswers<string>(entry, 'string');
    for (const control of controlsOf(form.current)) {
      const answer = kept[control.name];
      if (answer !== undefined && answerOf(control) === answerItCameWith(control)) fill(control, answer);
    }
  }, [entry]);

  function answers() {
    const changed = controlsOf(form.current).filter((control) => answerOf(control) !== answerItCameWith(control));
    return Object.fromEntries(changed.map((control) => [control.name, valueOf(control)]));
  }

  function keep() {
    keepAnswers(answers());
  }

  function fillIn(name: string, answer: string) {
    const control = controlsOf(form.current).find((each) => each.name === name);
    if (control) fill(control, answer);
    keep();
  }

  function clear() {
    empty();
    keep();
  }

  return { keeping: { ref: form, onChange: keep, 'data-asks': '' }, answers, fillIn, clear };
}

function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.querySelectorAll<Control>('input, select, textarea') ?? [])].filter(({ name }) => name !== '');
}

function valueOf(control: Control): string {
  return control instanceof HTMLInputElement && isChecked(control) ? `${control.checked}` : control.value;
}

function fill(control: Control, answer: string) {
  if (control instanceof HTMLInputElement && isChecked(control)) control.checked = answer === 'true';
  else control.value = answer;
}
