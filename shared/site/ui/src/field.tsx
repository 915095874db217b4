import { cloneElement, useId, type ReactElement, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import styles from './field.module.css';

/** What a control needs to belong to its label, help and error. */
export type FieldControl = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export type FieldProps = {
  /** One control, or a function which gives the control its attributes when it is not the outermost element. */
  children: ReactElement | ((control: FieldControl) => ReactNode);
  label: ReactNode;
  help?: ReactNode;
  /** Replaces the help. */
  error?: string;
  /** Puts a mark after the label, and makes the control required for assistive technology. */
  required?: boolean;
};

/** A label above its control, help or error below: works with the inputs of this package and with antd's. */
export function Field({ children, label, help, error, required }: FieldProps) {
  const id = useId();
  const control = wire(id, help, error, required);
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        <Label required={required}>{label}</Label>
      </label>
      {typeof children === 'function' ? children(control) : cloneElement(children, control)}
      <Below id={id} help={help} error={error} />
    </div>
  );
}

export type FieldGroupProps = Omit<FieldProps, 'children'> & { children: ReactNode };

/** The same around several controls which answer one question: radios, tiles, a list of checkboxes. */
export function FieldGroup({ children, label, help, error, required }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset id={id} className={styles.root} aria-describedby={wire(id, help, error)['aria-describedby']}>
      <legend className={styles.label}>
        <Label required={required}>{label}</Label>
      </legend>
      {children}
      <Below id={id} help={help} error={error} />
    </fieldset>
  );
}

function wire(id: string, help: ReactNode, error?: string, required?: boolean): FieldControl {
  return {
    id,
    'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

function Label({ children, required }: { children: ReactNode; required?: boolean }) {
  return (
    <>
      {children}
      {required && (
        <span aria-hidden="true" className={styles.mark}>
          {' *'}
        </span>
      )}
    </>
  );
}

function Below({ id, help, error }: { id: string; help: ReactNode; error?: string }) {
  if (error) {
    return (
      <p id={`${id}-error`} className={styles.error}>
        <TriangleAlert size={18} strokeWidth={1.8} />
        {error}
      </p>
    );
  }
  return help ? (
    <p id={`${id}-help`} className={styles.help}>
      {help}
    </p>
  ) : null;
}
