import { Children, isValidElement, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { Anchor, type AnchorProps } from './anchor';
import styles from './button.module.css';

/** The looks of a button. */
export type ButtonVariant = 'primary' | 'outlined' | 'onColor' | 'danger' | 'dangerOutlined' | 'text';

type Look = {
  /** One `primary` in a view; the second action is `outlined`; `onColor` is the wheat one. */
  variant?: ButtonVariant;
  /** 44, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
};

export type ButtonProps = ComponentPropsWithRef<'button'> &
  Look & {
    /** While true the button shows `busyLabel` and is out of use as one that is `done`. */
    busy?: boolean;
    /** What the button does has been done: it is disabled for assistive technology and does nothing, and it keeps the focus. */
    done?: boolean;
    /** The label while busy ("Submitting Application..."). The button is wide enough for it from the start. */
    busyLabel?: string;
  };

/**
 * A button that does something here. `type` is `button` by default. A button that a press takes out of use is not
 * `disabled`, because the browser would take the focus from it and leave the visitor nowhere: it is `busy` or `done`.
 */
export function Button({
  children,
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  done = false,
  ...rest
}: ButtonProps) {
  const isOut = busy || done;
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, block }, rest.className)}
      disabled={rest.disabled && !isOut}
      aria-disabled={isOut || undefined}
      aria-busy={busy || undefined}
      // A press would also send the form.
      onClick={isOut ? preventDefault : rest.onClick}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className={styles.label} data-reserve={busy ? textOf(children) : busyLabel}>
          {busy ? busyLabel : <span className={styles.content}>{children}</span>}
        </span>
      )}
    </button>
  );
}

export type ButtonLinkProps = AnchorProps & Look;

/** A link that looks like a button. */
export function ButtonLink({ children, variant, size, block, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={look({ variant, size, block }, rest.className)}>
      {children}
    </Anchor>
  );
}

/** The third action of a section: an underlined word. */
export function TextLink({ children, ...rest }: AnchorProps) {
  return (
    <Anchor {...rest} className={look({ variant: 'text' }, rest.className)}>
      {children}
    </Anchor>
  );
}

function preventDefault(event: MouseEvent) {
  event.preventDefault();
}

function look({ variant = 'primary', size = 'medium', block }: Look, className?: string) {
  return [styles.root, styles[variant], styles[size], block && styles.block, className].filter(Boolean).join(' ');
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : typeof child === 'object'
          ? ''
          : String(child),
    )
    .join('');
}
