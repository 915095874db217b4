import { useSyncExternalStore } from 'react';
import { readYou, subscribeYou, type You } from './you.model';

/** The visitor's ledger; undefined while the page is prerendered and hydrates, because HTML is the same for all visitors. */
export function useYou(): You | undefined {
  return useSyncExternalStore<You | undefined>(subscribeYou, readYou, () => undefined);
}
