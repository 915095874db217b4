import type { Toast } from '@furrow/remote/contract';
import { createValue, type Value } from '@furrow/remote/value';

export type ShownToast = Toast & { id: number };

export type Toaster = Pick<Value<readonly ShownToast[]>, 'current' | 'subscribe'> & {
  notify(toast: Toast): void;
  dismiss(id: number): void;
  /** Stops every clock while the visitor reads (pointer over the toasts, focus among them). */
  pause(): void;
  resume(): void;
};

const mostShown = 3;
const shownFor = { normal: 4000, destructive: 8000 };

/** The clock of one toast: milliseconds left when it was last stopped, and since when it runs. */
type Clock = { left: number; since?: number; timer?: ReturnType<typeof setTimeout> };

/** A fourth toast takes the place of the oldest one, a destructive one last: what just happened is never kept waiting. */
export function createToaster(): Toaster {
  const toasts = createValue<readonly ShownToast[]>([]);
  let lastId = 0;
  let paused = false;
  const clocks = new Map<number, Clock>();

  function start(id: number, clock: Clock) {
    clock.since = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.left);
  }

  function stop(clock: Clock) {
    clearTimeout(clock.timer);
    if (clock.since !== undefined) clock.left -= Date.now() - clock.since;
    clock.since = undefined;
  }

  function forget(id: number) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  }

  function dismiss(id: number) {
    if (!clocks.has(id)) return;
    forget(id);
    toasts.set(toasts.current().filter((toast) => toast.id !== id));
  }

  return {
    notify(toast) {
      const id = ++lastId;
      const clock = { left: shownFor[toast.tone ?? 'normal'] };
      clocks.set(id, clock);
      if (!paused) start(id, clock);
      const next = [...toasts.current(), { ...toast, id }];
      if (next.length > mostShown) {
        const leaves = toasts.current().find(({ tone }) => tone !== 'destructive') ?? next[0]!;
        forget(leaves.id);
        next.splice(
          next.findIndex((shown) => shown.id === leaves.id),
          1,
        );
      }
      toasts.set(next);
    },
    dismiss,
    pause() {
      if (paused) return;
      paused = true;
      for (const clock of clocks.values()) stop(clock);
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, clock] of clocks) start(id, clock);
    },
    current: toasts.current,
    subscribe: toasts.subscribe,
  };
}
