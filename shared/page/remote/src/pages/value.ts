import type { Unsubscribe } from '@furrow/contract';

/** A value that changes over time, in the shape that React's `useSyncExternalStore` reads. */
export type Value<T> = {
  /** The value now. */
  current(): T;
  /** Replaces the value and calls every listener, even when the new value equals the old one. */
  set(next: T): void;
  /** Calls the listener after each `set`. */
  subscribe(listener: () => void): Unsubscribe;
};

/** Makes a value that keeps its own listeners. A listener may unsubscribe while it is called; the others are still called. */
export function createValue<T>(initial: T): Value<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    current: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
