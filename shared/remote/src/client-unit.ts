import type { Store } from 'effector';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * An effector store in a prerendered page. While the page hydrates it gives `whilePrerendered`, the value the HTML was made
 * with, and then the live one. (effector-react's `useUnit` gives the live value at once and so breaks hydration.)
 */
export function useClientUnit<T>(store: Store<T>, whilePrerendered: T): T {
  return useSyncExternalStore(
    (listener) => store.updates.watch(listener),
    () => store.getState(),
    () => whilePrerendered,
  );
}

/**
 * A value only the browser knows, such as one from its storage. While the page hydrates it is `whilePrerendered`.
 *
 * @param read must return the same reference while nothing changed
 * @param subscribe tells when to read again; by default the value is read on each render only
 */
export function useClientValue<T>(
  read: () => T,
  whilePrerendered: T,
  subscribe: (listener: () => void) => () => void = never,
): T {
  return useSyncExternalStore(subscribe, read, () => whilePrerendered);
}
