import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Perforation } from './perforation';
import { close } from './words';
import styles from './modal.module.css';

export type ModalProps = {
  children: ReactNode;
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** One line under the title. */
  lede?: string;
  /** The address of a picture; with it the head is flooded straw, and torn off below. On phones the head stays plain. */
  art?: string;
  /** Where its panel stands and how it looks. */
  className: string;
  /** Called by the close button, by Escape and by a click beside the panel. */
  onClose: () => void;
};

/**
 * Every dialog, drawer and sheet: a panel over the page with a title and a close button. Render it to open it: the
 * focus moves to the title, stays inside, and goes back to where it was. All else is inert meanwhile, but for what is
 * shown beside dialogs: the host's toasts. It is not the native dialog, because that would make these inert and cover
 * them. The panel comes from where its `--away` puts it, within `--arrival`, and leaves to there.
 */
export function Modal({ children, title, lede, art, className, onClose }: ModalProps) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element) leaveCopy(element);
    };
  }, []);

  // The focus moves before the panel is painted: a key that is pressed at the sight of it must not move the focus in the page.
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current ??= document.activeElement;
    heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const { overflow, paddingInlineEnd } = style;
    // Where the scroll bar takes room, the page keeps its width without it.
    if (innerWidth > clientWidth) style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    const covered = root.current ? othersThan(root.current, document.body) : [];
    for (const element of covered) element.inert = true;
    return () => {
      Object.assign(style, { overflow, paddingInlineEnd });
      for (const element of covered) element.inert = false;
      if (before.current instanceof HTMLElement && before.current.isConnected) {
        before.current.focus({ preventScroll: true });
      }
    };
  }, []);

  function handleKey(event: KeyboardEvent | ReactKeyboardEvent) {
    const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
    // The keys with which an input method is used are its own.
    if (isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab' && panel.current) {
      keepFocus(panel.current, event);
    }
  }

  // Focus gets out when what held it is removed, or with a press on a toast.
  const handleStrayKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.target instanceof Element && !event.target.closest('[aria-modal]')) handleKey(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleStrayKey);
    return () => document.removeEventListener('keydown', handleStrayKey);
  }, []);

  return createPortal(
    // At the end of the document it is no longer in the part that has opened it, whose language may not be the page's.
    <div ref={root} className={styles.root} lang={__LANGUAGE__ || 'en'}>
      {/* The second click of the double click that has opened the dialog would close it. */}
      <div className={styles.backdrop} onClick={({ detail }) => detail < 2 && onClose()} />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={`${styles.panel} ${className}`}
        onKeyDown={handleKey}
      >
        <div className={art ? `${styles.head} ${styles.flooded}` : styles.head}>
          {art && <img src={art} alt="" width={150} height={132} className={styles.art} />}
          <div className={styles.words}>
            <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            {lede && <p>{lede}</p>}
          </div>
          <button type="button" className={`fw-icon-button ${styles.close}`} aria-label={close} onClick={onClose}>
            <X size={22} strokeWidth={1.8} />
          </button>
        </div>
        {art && (
          <div className={styles.tear}>
            <Perforation />
          </div>
        )}
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** What stays in use while a dialog is open. */
const besideDialogs = '[data-beside-dialogs]';

/**
 * The elements that are neither the modal nor beside dialogs, the largest ones; those that are inert already are
 * somebody else's.
 */
function othersThan(modal: Element, parent: Element): HTMLElement[] {
  return [...parent.children].flatMap((child): HTMLElement[] => {
    if (child === modal || child.matches(besideDialogs) || !(child instanceof HTMLElement) || child.inert) return [];
    return child.querySelector(besideDialogs) ? othersThan(modal, child) : [child];
  });
}

/**
 * React takes a closed modal out of the page at once. A copy of it, which neither pointer, keyboard nor screen reader reaches,
 * stays until it has moved away.
 */
function leaveCopy(root: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const copy = root.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.dataset.leaving = '';
  const originals = [...root.querySelectorAll('*')];
  for (const element of copy.querySelectorAll('*')) {
    for (const name of ['id', 'role', 'aria-modal', 'data-foot-bar']) element.removeAttribute(name);
  }
  root.after(copy);
  [...copy.querySelectorAll('*')].forEach((element, index) => {
    element.scrollTop = originals[index]?.scrollTop ?? 0;
  });
  const moves = copy.getAnimations({ subtree: true }).map(({ finished }) => finished);
  void Promise.allSettled(moves).then(() => copy.remove());
}

/**
 * Moves the focus from the last stop to the first and back, and from outside into the panel. What is shown beside
 * dialogs comes after the panel. Between the stops of one of them the browser moves it. A toast has put the focus back
 * to where it came from by then: from the last stop of the panel, the next one is that after the toast.
 */
function keepFocus(panel: HTMLElement, event: KeyboardEvent | ReactKeyboardEvent) {
  const regions = [panel, ...document.querySelectorAll(besideDialogs)].map((element) => ({
    element,
    stops: stopsIn(element),
  }));
  const reached = regions.filter(({ element, stops }) => element === panel || stops.length > 0);
  const focused = document.activeElement;
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const at = reached.findIndex(({ element }) => element.contains(focused));
  if (reached[at]?.stops.some((stop) => Number(focused?.compareDocumentPosition(stop)) & ahead)) return;
  event.preventDefault();
  const from = reached.findIndex(({ element }) => element.contains(event.target as Node));
  const next = from < 0 ? reached[0] : reached.at((from + (event.shiftKey ? -1 : 1)) % reached.length);
  (next?.stops.at(event.shiftKey ? -1 : 0) ?? panel).focus();
}

function stopsIn(element: Element): HTMLElement[] {
  const stops = [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')];
  return stops.filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && isVisible(stop));
}

function isVisible(element: HTMLElement) {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}
