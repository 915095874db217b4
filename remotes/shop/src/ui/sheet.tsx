import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import styles from './sheet.module.css';

export type SheetProps = {
  children: ReactNode;
  title: ReactNode;
  /** Behind a perforation, always in view. */
  foot?: ReactNode;
  /** `right` is a drawer as high as the window, `bottom` a phone's sheet. */
  side: 'right' | 'bottom';
  open: boolean;
  onClose: () => void;
};

/**
 * A drawer or bottom sheet on the browser's own modal dialog: it makes the rest of the page inert, closes on Escape and gives
 * the focus back. antd's drawer would bring antd into pages that have no other use for it.
 */
export function Sheet({ children, title, foot, side, open, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={`${styles.root} ${styles[side]}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={keepFocusInside}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <X size={22} strokeWidth={1.8} />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}

/** A modal dialog lets Tab out to the browser's own buttons; a drawer goes round instead. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input, select')].filter(
    (stop) => !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
