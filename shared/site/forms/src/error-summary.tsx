import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { TriangleAlert } from 'lucide-react';
import * as words from './words';
import styles from './error-summary.module.css';

type Wrong = { id: string; label: string; instruction: string };

export type ErrorSummaryProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The errors as the form library tells them; the list is read from the page when they change. */
  errors: object;
};

/**
 * What is wrong in a form: each field as a link to it, then what to do there. It takes the focus when it appears, which
 * is after the first press that failed, and keeps it to itself from then on. A single wrong answer is told at its
 * field, which takes the focus: a list of one would say the same a second time.
 */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const [{ wrong, isShown }, setWrong] = useState<{ wrong: Wrong[]; isShown: boolean }>({ wrong: [], isShown: false });
  const head = useRef<HTMLHeadingElement>(null);
  const headId = useId();
  const count = Object.keys(errors).length;

  // The fields carry their marks after the render in which the errors came. A list that is there stays until nothing is
  // wrong, so that the field that is being mended stays where it is.
  useEffect(() => {
    const found = wrongFields(form.current);
    setWrong((before) => ({ wrong: found, isShown: found.length > (before.isShown ? 0 : 1) }));
  }, [form, errors, count]);

  const only = isShown ? undefined : wrong[0]?.id;
  useEffect(() => {
    if (isShown) head.current?.focus();
    else if (only !== undefined) document.getElementById(only)?.focus();
  }, [isShown, only]);

  if (!isShown) return null;
  return (
    <section className={`fw-surface ${styles.root}`} aria-labelledby={headId} data-keep-clear="">
      <h2 ref={head} id={headId} tabIndex={-1} data-error-head="" className={styles.head}>
        <TriangleAlert size={22} strokeWidth={1.8} />
        {words.wrongAnswers(wrong.length)}
      </h2>
      <ul className={styles.list}>
        {wrong.map(({ id, label, instruction }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
            <p>{instruction}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wrongFields(form: HTMLFormElement | null): Wrong[] {
  return [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])].flatMap((control) => {
    // Its message comes first among what describes a control.
    const [described = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ');
    const message = document.getElementById(described)?.textContent;
    const label = form?.querySelector(`label[for="${CSS.escape(control.id)}"]`)?.firstChild?.textContent;
    return message && label ? [{ id: control.id, label, instruction: instructionOf(label, message) }] : [];
  });
}

/**
 * Under a field "City is required" says what is wrong; in the list, where the name of the field stands already, it says
 * what to do. Messages in other languages say what to do in both places.
 */
function instructionOf(label: string, message: string): string {
  return message === `${label} is required` ? `Enter your ${label.charAt(0).toLowerCase()}${label.slice(1)}` : message;
}
