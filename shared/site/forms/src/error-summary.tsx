import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { TriangleAlert } from 'lucide-react';
import styles from './error-summary.module.css';

type Wrong = { id: string; label: string; instruction: string };

export type ErrorSummaryProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The errors as the form library tells them; the list is read from the page when they change. */
  errors: object;
};

/**
 * What is wrong in a form: each field as a link to it, then what to do there. It takes the focus when it appears, which
 * is after the first press that failed, and keeps it to itself from then on.
 */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const [wrong, setWrong] = useState<Wrong[]>([]);
  const head = useRef<HTMLHeadingElement>(null);
  const headId = useId();
  const count = Object.keys(errors).length;

  // The fields carry their marks after the render in which the errors came.
  useEffect(() => setWrong(wrongFields(form.current)), [form, errors, count]);

  const isShown = wrong.length > 0;
  useEffect(() => {
    if (isShown) head.current?.focus();
  }, [isShown]);

  if (!isShown) return null;
  return (
    <section className={`fw-surface ${styles.root}`} aria-labelledby={headId} data-keep-clear="">
      <h2 ref={head} id={headId} tabIndex={-1} data-error-head="" className={styles.head}>
        <TriangleAlert size={22} strokeWidth={1.8} />
        {wrong.length === 1 ? 'One answer needs another look' : `${wrong.length} answers need another look`}
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
 * what to do.
 */
function instructionOf(label: string, message: string): string {
  return message === `${label} is required` ? `Enter your ${label.charAt(0).toLowerCase()}${label.slice(1)}` : message;
}
