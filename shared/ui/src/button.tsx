import { Children, isValidElement, type ComponentPropsWithRef, type ReactNode } from 'react';
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
    /** While true the button is disabled and shows `busyLabel`. */
    busy?: boolean;
    /** The label while busy ("Submitting Application..."). The button is wide enough for it from the start. */
    busyLabel?: string;
  };

/** A button that does something here. `type` is `button` by default. */
export function Button({ children, variant, size, block, busy = false, busyLabel, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, block }, rest.className)}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
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
