import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from 'lucide-react';
import styles from './input.module.css';

const keyboards = { email: 'email', tel: 'tel', url: 'url' } as const;

/**
 * A line of text without antd; looks the same. On a phone it brings the keyboard of its `type`, whose Enter leads to the next
 * field. The browser fills in what `autoComplete` names and nothing else.
 */
export function TextInput({ type = 'text', ...props }: ComponentPropsWithRef<'input'>) {
  return (
    <input
      type={type}
      inputMode={keyboards[type as keyof typeof keyboards]}
      enterKeyHint="next"
      autoComplete="off"
      {...props}
      className={classes(styles.field, props.className)}
    />
  );
}

/** Several lines of text without antd; Enter begins another line. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      rows={4}
      enterKeyHint="enter"
      autoComplete="off"
      {...props}
      className={classes(styles.field, styles.area, props.className)}
    />
  );
}

/** A native select: on a phone it opens the system's own picker. Its children are `<option>`s. */
export function NativeSelect({ children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={styles.wrap}>
      <select {...rest} className={classes(styles.field, styles.select, rest.className)}>
        {children}
      </select>
      <ChevronDown size={20} strokeWidth={1.8} className={styles.chevron} />
    </span>
  );
}

/** An answer that can be chosen: what the form holds, and what the visitor reads. */
export type Choice = { value: string; label: string };

export type OptionsProps = {
  options: readonly Choice[];
  /** The label of the empty option, above the others. */
  first?: string;
  /** The empty option cannot be chosen again. */
  firstDisabled?: boolean;
};

/** The answers of a {@link NativeSelect}. */
export function Options({ options, first, firstDisabled }: OptionsProps) {
  return (
    <>
      {first && (
        <option value="" disabled={firstDisabled}>
          {first}
        </option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

/** The class of a checkbox or a radio that stands elsewhere in its line than {@link Checkbox} puts it. */
export const checkClass = styles.check;

export type CheckboxProps = ComponentPropsWithRef<'input'>;

/** A native checkbox with its label beside it; the whole line is the target. `type="radio"` makes it a radio. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className={classes(styles.line, rest.className)}>
      <input type="checkbox" {...rest} className={styles.check} />
      <span>{children}</span>
    </label>
  );
}

function classes(...names: (string | undefined)[]) {
  return names.filter(Boolean).join(' ');
}
