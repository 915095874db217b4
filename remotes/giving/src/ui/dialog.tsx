import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { Perforation } from '@furrow/ui/perforation';
import styles from './dialog.module.css';

export type DialogProps = {
  children: ReactNode;
  title: string;
  /** One line under the title. */
  lede?: string;
  /** A picture; with it the head is flooded straw (on phones the head stays plain). */
  art?: string;
  onClose: () => void;
};

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * A modal dialog, on phones a bottom sheet. It is not the native element, because that would make the host's toasts inert and
 * cover them. Render it to open it: focus moves in, stays in and goes back to where it was.
 */
export function Dialog({ children, title, lede, art, onClose }: DialogProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const overflow = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    panel.current?.focus();
    return () => {
      document.documentElement.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  function keepFocus(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Tab' || !panel.current) return;
    const stops = [...panel.current.querySelectorAll<HTMLElement>(focusable)];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    const focused = document.activeElement;
    if (focused !== edge && !(event.shiftKey && focused === panel.current)) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  }

  return createPortal(
    <div className={styles.root}>
      <div className={styles.backdrop} onClick={onClose} />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className={`fw-surface ${styles.panel}`}
        onKeyDown={keepFocus}
      >
        <span aria-hidden="true" className={styles.handle} />
        <div className={art ? `${styles.head} ${styles.flooded}` : styles.head}>
          {art && <img src={art} alt="" width={150} height={132} className={styles.art} />}
          <div className={styles.title}>
            <h2 id={id}>{title}</h2>
            {lede && <p>{lede}</p>}
          </div>
          <button type="button" aria-label="Close" className={styles.close} onClick={onClose}>
            <X size={22} strokeWidth={1.8} />
          </button>
        </div>
        {art && (
          <div className={styles.tear}>
            <Perforation />
          </div>
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </div>,
    document.body,
  );
}
