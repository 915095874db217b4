import { useEffect, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { followStored, readStored, setAsideStored, writeStored, type StoredEntry } from '@furrow/remote/stored';
import { answerItCameWith, answerOf, isChecked } from './answers';
import { useUnloadQuestion } from './use-unload-question';

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
  const [refused, setRefused] = useState(false);
  useUnloadQuestion(refused);

  useLayoutEffect(() => {
    const kept = keptAnswers(entry);
    for (const control of controlsOf(form.current)) {
      const answer = kept[control.name];
      if (answer !== undefined && answerOf(control) === answerItCameWith(control)) fill(control, answer);
    }
  }, [entry]);

  useEffect(
    () =>
      followStored(entry, ({ type }) => {
        // A page that comes back from the back/forward cache still has what a forbidden storage refused.
        if (readStored(entry) !== undefined || (type === 'pageshow' && refused)) return;
        form.current?.reset();
        setRefused(false);
      }),
    [entry, refused],
  );

  function answers() {
    const changed = controlsOf(form.current).filter((control) => answerOf(control) !== answerItCameWith(control));
    return Object.fromEntries(changed.map((control) => [control.name, valueOf(control)]));
  }

  function keep() {
    const kept = answers();
    const text = Object.keys(kept).length > 0 ? JSON.stringify(kept) : undefined;
    setRefused(!writeStored(entry, text));
  }

  function fillIn(name: string, answer: string) {
    const control = controlsOf(form.current).find((each) => each.name === name);
    if (control) fill(control, answer);
    keep();
  }

  function clear() {
    form.current?.reset();
    keep();
  }

  return { keeping: { ref: form, onChange: keep, 'data-asks': '' }, answers, fillIn, clear };
}

/** The answers by the names of their fields. What is damaged is set aside, so that it is not overwritten. */
function keptAnswers(entry: StoredEntry): Record<string, string> {
  const text = readStored(entry);
  if (text === undefined) return {};
  try {
    const answers = JSON.parse(text) as unknown;
    if (isAnswers(answers)) return answers;
  } catch {
    // It is set aside like what is no list of answers.
  }
  setAsideStored(entry);
  return {};
}

function isAnswers(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((answer) => typeof answer === 'string');
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
