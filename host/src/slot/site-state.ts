import { createValue } from '@furrow/remote/value';

/** What the shell shows of the composition. */
export type SiteState = {
  loading: boolean;
  announcement: string;
  /** The header shows the cart: not before the page is alive, and not where the page shows it. */
  cart: boolean;
};

export type SiteStateStore = {
  current(): SiteState;
  set(change: Partial<SiteState>): void;
  subscribe(listener: () => void): () => void;
};

export function createSiteState(): SiteStateStore {
  const state = createValue<SiteState>({ loading: false, announcement: '', cart: false });
  return { ...state, set: (change) => state.set({ ...state.current(), ...change }) };
}
