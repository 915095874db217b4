import { Check, TriangleAlert, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import type { FocusEvent } from 'react';
import styles from './toaster.module.css';
import type { ShownToast, Toaster } from './toaster.model';

const none: readonly ShownToast[] = [];

/** The site's toasts. Both live regions are there before the first toast, otherwise it would not be read out. */
export function Toasts({ toaster }: { toaster: Toaster }) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.current, () => none);
  const cameFrom = useRef<HTMLElement | null>(null);

  function enter(event: FocusEvent<HTMLElement>) {
    const { currentTarget, relatedTarget } = event;
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
    toaster.pause();
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) toaster.resume();
  }

  /** The button goes away with its toast: focus goes back to where it came from, and the clocks run again. */
  function close(id: number) {
    cameFrom.current?.focus({ preventScroll: true });
    toaster.dismiss(id);
    toaster.resume();
  }

  const cards = (destructive: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'destructive') === destructive)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />);

  return (
    <section
      className={styles.root}
      aria-label="Notifications"
      onPointerEnter={toaster.pause}
      onPointerLeave={toaster.resume}
      onFocus={enter}
      onBlur={leave}
    >
      <div className={styles.region}>{cards(true)}</div>
      <div className={styles.region} role="status" aria-atomic="false">
        {cards(false)}
      </div>
    </section>
  );
}

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const destructive = toast.tone === 'destructive';
  const Icon = destructive ? TriangleAlert : Check;
  return (
    <div className={destructive ? styles.destructive : styles.toast} role={destructive ? 'alert' : undefined}>
      <span className={styles.disc}>
        <Icon size={18} strokeWidth={1.8} />
      </span>
      <div>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
      </div>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X size={18} strokeWidth={1.8} />
      </button>
    </div>
  );
}
