import { useEffect, useEffectEvent, useRef, type KeyboardEvent as ReactKeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal.module.css';

export type ModalProps = {
  children: ReactNode;
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Where its panel stands and how it looks. */
  className: string;
  onClose: () => void;
};

/**
 * What every dialog, drawer and sheet stands on. Render it to open it: focus moves to the element with `data-focus-first`,
 * else to the panel, stays inside, and goes back to where it was. It is not the native dialog, because that would make the
 * host's toasts inert and cover them.
 */
export function Modal({ children, labelledBy, className, onClose }: ModalProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    const first = panel.current?.querySelector<HTMLElement>('[data-focus-first]') ?? panel.current;
    first?.focus({ preventScroll: true });
    return () => {
      style.overflow = overflow;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  function handleKey(event: KeyboardEvent | ReactKeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab' && panel.current) {
      keepFocus(panel.current, event);
    }
  }

  // Focus gets out when what held it is removed, or with a press on a toast.
  const handleStrayKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && !event.target.closest('[aria-modal]')) handleKey(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleStrayKey);
    return () => document.removeEventListener('keydown', handleStrayKey);
  }, []);

  return createPortal(
    <div className={styles.root}>
      <div className={styles.backdrop} onClick={onClose} />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={`${styles.panel} ${className}`}
        onKeyDown={handleKey}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** From the last stop to the first and back; from outside, in. Everything between is left to the browser. */
function keepFocus(panel: HTMLElement, event: KeyboardEvent | ReactKeyboardEvent) {
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && isVisible(stop),
  );
  const focused = document.activeElement;
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (panel.contains(focused) && stops.some((stop) => Number(focused?.compareDocumentPosition(stop)) & ahead)) return;
  event.preventDefault();
  (stops.at(event.shiftKey ? -1 : 0) ?? panel).focus();
}

function isVisible(element: HTMLElement) {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}
