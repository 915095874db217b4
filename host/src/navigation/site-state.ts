import { createValue } from '@furrow/remote/value';

/** What the shell shows of the composition. */
export type SiteState = {
  loading: boolean;
  announcement: string;
  /** Whether the header shows the cart; undefined as long as the document's own page stands in the slot, which says so itself. */
  cart: boolean | undefined;
};

export type SiteStateStore = {
  current(): SiteState;
  set(change: Partial<SiteState>): void;
  subscribe(listener: () => void): () => void;
};

export function createSiteState(): SiteStateStore {
  const state = createValue<SiteState>({ loading: false, announcement: '', cart: undefined });
  return { ...state, set: (change) => state.set({ ...state.current(), ...change }) };
}
