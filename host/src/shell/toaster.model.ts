import type { Toast } from '@furrow/remote/contract';
import { createValue, type Value } from '@furrow/remote/value';

/** A toast, and everything that was notified under its key, the newest last. */
export type ShownToast = { id: number; key: string; destructive: boolean; toasts: readonly [Toast, ...Toast[]] };

export type Toaster = Pick<Value<readonly ShownToast[]>, 'current' | 'subscribe'> & {
  notify(toast: Toast): void;
  dismiss(id: number): void;
  /** Calls `undo` of everything that was notified under the toast's key, the newest first. */
  undo(id: number): void;
  /** Stops the timers of all toasts while the visitor reads: the pointer is over the toasts, or the focus is in them. */
  pause(): void;
  resume(): void;
  /** The visitor pressed something. Toasts that appear from now on are taken for results of this press. */
  pressed(): void;
  /** The visitor pressed a control: what was only said, without a button of its own, has been read and does not ride along. */
  wentOn(): void;
  /** Another page is opened. Toasts of the page before are closed, except those that the press which opened the new page raised. */
  moved(): void;
};

/** Milliseconds that a toast is shown. A toast with a button or a link is shown longer. */
const shownFor = { normal: 4000, active: 6000, destructive: 8000 };

/** The timer of one toast: the milliseconds that were left when it was last stopped, and the time at which it was started again. */
type Clock = { left: number; since?: number; timer?: ReturnType<typeof setTimeout> };

/**
 * Notifications of one key are shown as one toast, which counts them. A success closes the errors before it. When there is no room
 * for another toast, the oldest one is closed, errors last, so that the newest toast is always shown at once.
 *
 * @param room returns how many toasts fit into the window
 */
export function createToaster(room: () => number = () => 2): Toaster {
  const shown = createValue<readonly ShownToast[]>([]);
  let lastId = 0;
  let paused = false;
  /** Counts notifications. `raised` holds, for each toast, the number of its last one. */
  let count = 0;
  let countAtPress = 0;
  const raised = new Map<number, number>();
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

  function forget({ id }: ShownToast) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    raised.delete(id);
  }

  /** Closes every toast that does not pass the test. */
  function keep(isKept: (toast: ShownToast) => boolean): readonly ShownToast[] {
    const gone = shown.current().filter((toast) => !isKept(toast));
    gone.forEach(forget);
    return gone.length > 0 ? shown.current().filter(isKept) : shown.current();
  }

  function drop(isDropped: (toast: ShownToast) => boolean) {
    const kept = keep((toast) => !isDropped(toast));
    if (kept !== shown.current()) shown.set(kept);
  }

  function dismiss(id: number) {
    drop((toast) => toast.id === id);
  }

  return {
    notify(toast) {
      const destructive = toast.tone === 'destructive';
      const key = toast.key ?? [toast.title, toast.description].join('\n');
      const before = destructive ? shown.current() : keep((each) => !each.destructive);
      const known = before.find((each) => each.key === key && each.destructive === destructive);
      const next: ShownToast = known
        ? { ...known, toasts: [...known.toasts, toast] }
        : { id: ++lastId, key, destructive, toasts: [toast] };

      const clock = clocks.get(next.id) ?? { left: 0 };
      stop(clock);
      clock.left = shownFor[destructive ? 'destructive' : toast.undo || toast.link ? 'active' : 'normal'];
      clocks.set(next.id, clock);
      if (!paused) start(next.id, clock);
      raised.set(next.id, ++count);

      if (known) return shown.set(before.map((each) => (each === known ? next : each)));
      const leaving = before.length < room() ? undefined : (before.find((each) => !each.destructive) ?? before[0]);
      if (leaving) forget(leaving);
      shown.set([...before.filter((each) => each !== leaving), next]);
    },
    dismiss,
    undo(id) {
      const found = shown.current().find((toast) => toast.id === id);
      dismiss(id);
      found?.toasts.toReversed().forEach(({ undo }) => undo?.());
    },
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
    pressed() {
      countAtPress = count;
    },
    wentOn() {
      drop(({ destructive, toasts }) => !destructive && !toasts.some(({ undo, link }) => undo ?? link));
    },
    moved() {
      drop(({ id, destructive }) => destructive || (raised.get(id) ?? 0) <= countAtPress);
    },
    current: shown.current,
    subscribe: shown.subscribe,
  };
}
