import type { Toast } from '@furrow/remote/contract';
import { createValue, type Value } from '@furrow/remote/value';

/** What was announced under one key, the newest last. */
export type ShownToast = { id: number; key: string; destructive: boolean; toasts: readonly [Toast, ...Toast[]] };

export type Toaster = Pick<Value<readonly ShownToast[]>, 'current' | 'subscribe'> & {
  notify(toast: Toast): void;
  dismiss(id: number): void;
  /** Takes back everything a toast has announced, the last first. */
  undo(id: number): void;
  /** Stops every clock while the visitor reads (pointer over the toasts, focus among them). */
  pause(): void;
  resume(): void;
  /** The visitor pressed something: what is raised from now on follows from that. */
  pressed(): void;
  /** Another page comes: what belongs to the one before goes. What this very press raised comes along. */
  moved(): void;
};

/** Milliseconds. One with something to press stays longer. */
const shownFor = { normal: 4000, active: 6000, destructive: 8000 };

/** The clock of one toast: milliseconds left when it was last stopped, and since when it runs. */
type Clock = { left: number; since?: number; timer?: ReturnType<typeof setTimeout> };

/**
 * Toasts of one key are one toast, which counts them. A success clears the errors before it. When there is no room for one
 * more, the oldest goes, an error last: what just happened is never kept waiting.
 *
 * @param room how many toasts the window can bear now
 */
export function createToaster(room: () => number = () => 2): Toaster {
  const shown = createValue<readonly ShownToast[]>([]);
  let lastId = 0;
  let paused = false;
  /** Counts what was raised; `raised` says when each toast last was. */
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

  /** Keeps those that pass. */
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
    moved() {
      drop(({ id, destructive }) => destructive || (raised.get(id) ?? 0) <= countAtPress);
    },
    current: shown.current,
    subscribe: shown.subscribe,
  };
}
