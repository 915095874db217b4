import { Link } from '@furrow/router';
import { Check, TriangleAlert, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import styles from './toaster.module.css';
import type { ShownToast, Toaster } from '@furrow/engine/toaster';
import { useClearPlace } from './use-clear-place';
import * as words from './view-words';
import { useNextStop } from './use-next-stop';

const none: readonly ShownToast[] = [];
const mostPictures = 3;

/**
 * The toasts of the site. Both live regions exist before the first toast, because screen readers do not read out a
 * region that is added together with its text.
 */
export function Toasts({ toaster }: { toaster: Toaster }) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.current, () => none);
  const root = useClearPlace(toasts, toaster);
  const cameFrom = useRef<HTMLElement | null>(null);
  useNextStop(root, toasts);

  function enter(event: FocusEvent<HTMLElement>) {
    const { currentTarget, relatedTarget } = event;
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
    toaster.pause();
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) toaster.resume();
  }

  /** The toasts are at the end of the document, but Tab goes on from where it came. */
  function goOn(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Tab' || !cameFrom.current?.isConnected) return;
    const stops = [...event.currentTarget.querySelectorAll('a, button')];
    if (event.target !== (event.shiftKey ? stops[0] : stops.at(-1))) return;
    cameFrom.current.focus({ preventScroll: true });
    if (event.shiftKey) event.preventDefault();
  }

  /**
   * Closes a toast by its button. The button disappears with the toast, so the focus returns to the element that had it
   * before, and the timers start again.
   */
  function end(id: number, how: 'dismiss' | 'undo') {
    cameFrom.current?.focus({ preventScroll: true });
    toaster[how](id);
    toaster.resume();
  }

  const cards = (isDestructive: boolean) =>
    toasts
      .filter(({ destructive }) => destructive === isDestructive)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onEnd={(how) => end(toast.id, how)} />);

  return (
    <section
      ref={root}
      className={styles.root}
      aria-label={words.notifications}
      onPointerEnter={toaster.pause}
      onPointerLeave={toaster.resume}
      onFocus={enter}
      onBlur={leave}
      onKeyDown={goOn}
    >
      <div className={styles.region}>{cards(true)}</div>
      <div className={styles.region} role="status" aria-atomic="false">
        {cards(false)}
      </div>
    </section>
  );
}

type ToastCardProps = { toast: ShownToast; onEnd: (how: 'dismiss' | 'undo') => void };

function ToastCard({ toast: { toasts, destructive }, onEnd }: ToastCardProps) {
  const last = toasts.at(-1) ?? toasts[0];
  const pictures = [...new Set(toasts.flatMap(({ picture }) => picture ?? []))].slice(-mostPictures);
  const { title, link, undo, lang } = last;
  return (
    <div className={destructive ? styles.destructive : styles.toast} role={destructive ? 'alert' : undefined}>
      {pictures.length > 0 ? <Pictures addresses={pictures} /> : <Disc destructive={destructive} />}
      <div className={styles.text}>
        <p className={styles.title}>
          <span lang={lang}>{title}</span>
          {toasts.length > 1 && (
            <span className={styles.count}>{words.counted(toasts.length, pictures.length > 0)}</span>
          )}
        </p>
        <Description descriptions={toasts.flatMap(({ description }) => description ?? [])} lang={lang} />
      </div>
      {link ? (
        <Link to={link.to} className={styles.action} lang={lang} onClick={() => onEnd('dismiss')}>
          {link.label}
        </Link>
      ) : undo ? (
        <button type="button" className={styles.action} onClick={() => onEnd('undo')}>
          {words.undo}
        </button>
      ) : (
        <button
          type="button"
          className={`fw-icon-button ${styles.close}`}
          aria-label={words.close}
          onClick={() => onEnd('dismiss')}
        >
          <X size={18} strokeWidth={1.8} />
        </button>
      )}
    </div>
  );
}

function Disc({ destructive }: Pick<ShownToast, 'destructive'>) {
  const Icon = destructive ? TriangleAlert : Check;
  return (
    <span className={styles.disc}>
      <Icon size={18} strokeWidth={1.8} />
    </span>
  );
}

function Pictures({ addresses }: { addresses: readonly string[] }) {
  return (
    <span className={styles.pictures}>
      {addresses.map((address) => (
        <img key={address} src={address} alt="" width={38} height={38} />
      ))}
    </span>
  );
}

/** The names of up to three things, or of two and the number of the others; on phones, the first name and that number. */
function Description({ descriptions, lang }: { descriptions: readonly string[]; lang: string | undefined }) {
  const [first, ...more] = new Set(descriptions);
  if (first === undefined) return null;
  if (more.length === 0)
    return (
      <p className={styles.description} lang={lang}>
        {first}
      </p>
    );
  const names = more.length > 2 ? words.andMore(`${first}, ${more[0]}`, more.length - 1) : [first, ...more].join(', ');
  return (
    <>
      {/* The number of the others is said in the language of the shell. */}
      <p className={`${styles.description} ${styles.names}`} lang={more.length > 2 ? undefined : lang}>
        {names}
      </p>
      <p className={`${styles.description} ${styles.short}`}>{words.andMore(first, more.length)}</p>
    </>
  );
}
