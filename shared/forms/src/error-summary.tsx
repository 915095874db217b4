import { useEffect, useState, type RefObject } from 'react';
import { Notice } from '@furrow/ui/notice';
import styles from './error-summary.module.css';

type Wrong = { id: string; label: string; message: string };

export type ErrorSummaryProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The errors as the form library tells them; the list is read from the page when they change. */
  errors: object;
};

/** What is wrong in a long form, each with a link to its field. A single one needs no list: the focus is on it. */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const [wrong, setWrong] = useState<Wrong[]>([]);
  const count = Object.keys(errors).length;

  // The fields carry their marks after the render in which the errors came.
  useEffect(() => setWrong(wrongFields(form.current)), [form, errors, count]);

  const isShown = wrong.length >= 2;
  // The list pushes down the field that was focused before it came.
  useEffect(() => {
    if (isShown) form.current?.querySelector('[aria-invalid="true"]:focus')?.scrollIntoView({ block: 'center' });
  }, [form, isShown]);

  if (!isShown) return null;
  return (
    <Notice tone="red">
      <p>
        <b>{wrong.length} answers need another look</b>
      </p>
      <ul className={styles.list}>
        {wrong.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function wrongFields(form: HTMLFormElement | null): Wrong[] {
  return [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])].flatMap((control) => {
    // Its message comes first among what describes a control.
    const [described = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ');
    const message = document.getElementById(described)?.textContent;
    const label = form?.querySelector(`label[for="${CSS.escape(control.id)}"]`)?.firstChild?.textContent;
    return message && label ? [{ id: control.id, label, message }] : [];
  });
}
