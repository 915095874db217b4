import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page is prerendered and while it hydrates, true afterwards. React renders the component again when the value
 * changes. A component that mounts later gets true at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A value only the browser knows, such as the address or the year. While the page hydrates it is `whilePrerendered`. */
export function useClientValue<T>(read: () => T, whilePrerendered: T): T {
  return useHydrated() ? read() : whilePrerendered;
}
