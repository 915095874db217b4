import { useSyncExternalStore } from 'react';
import { lotList } from '../data/lot-list';

const none: readonly string[] = [];

/** The ids in the marketplace's own cart. A prerendered page shows it empty. */
export function useLotList(): readonly string[] {
  return useSyncExternalStore(lotList.subscribe, lotList.current, () => none);
}
