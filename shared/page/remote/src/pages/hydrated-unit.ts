import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { useHydrated } from './hydration';

/**
 * An effector store in a prerendered page: `whilePrerendered`, the value the HTML was made with, until the page has hydrated,
 * and the live value from then on. `useUnit` alone gives the live value at once, and the page would not match its HTML.
 *
 * In a test, `<Provider value={scope}>` of effector-react gives the values of a `fork`.
 */
export function useHydratedUnit<T>(store: Store<T>, whilePrerendered: T): T {
  const live = useUnit(store);
  return useHydrated() ? live : whilePrerendered;
}
