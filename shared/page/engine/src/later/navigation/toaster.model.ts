import type { Toast } from '@furrow/contract';
import { createValue, type Value } from '@furrow/remote/value';

/** A toast on screen, with all notifications under its key, the newest last. */
export type ShownToast = { id: number; key: string; destructive: boolean; toasts: readonly [Toast, ...Toast[]] };

export type Toaster = Pick<Value<readonly ShownToast[]>, 'current' | 'subscribe'> & {
  notify(toast: Toast): void;
  dismiss(id: number): void;
  /** Calls `undo` of all notifications under the key of the toast, the newest first. */
  undo(id: number): void;
  /**
   * Stops the timers of all toasts while the visitor reads them, which is while the pointer or the focus is on a toast.
   */
  pause(): void;
  resume(): void;
  /**
   * Call this when the visitor has pressed anything. Toasts that appear after that are taken for results of this press.
   */
  pressed(): void;
  /**
   * Call this when the visitor has pressed a control. It closes toasts without a button or a link, except errors,
   * because the visitor has gone on to something else.
   */
  wentOn(): void;
  /**
   * Call this when another page opens. It closes the toasts of the page before, except those that appeared after the
   * press that opened the new page.
   */
  moved(): void;
};

/** The time in milliseconds that a toast is shown. A toast with a button or a link is shown longer. */
const shownFor = { normal: 4000, active: 6000, destructive: 8000 };

/**
 * The timer of one toast: how many milliseconds were left when it was last stopped, and the time when it was started
 * again.
 */
type Clock = { left: number; since?: number; timer?: ReturnType<typeof setTimeout> };

/**
 * Creates the list of toasts. Notifications with the same key and title are shown as one toast, which counts them; one
 * with another title replaces what was shown under its key. A success
 * closes the errors before it. When there is no room for another toast, the oldest toast that is no error is closed, or
 * else the oldest error. So the newest toast always appears at once.
 *
 * @param room returns how many toasts fit into the window
 */
export function createToaster(room: () => number = () => 2): Toaster {
  const shown = createValue<readonly ShownToast[]>([]);
  let lastId = 0;
  let paused = false;
  /** The number of notifications so far. `raised` contains, for each toast, the number of its last notification. */
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
      // What was said of the same thing before is not true anymore.
      const isOutdated = (each: ShownToast) =>
        each.key === key && each.toasts.some(({ title }) => title !== toast.title);
      const before = keep((each) => (destructive || !each.destructive) && !isOutdated(each));
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
