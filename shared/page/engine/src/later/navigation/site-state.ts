import { createValue } from '@furrow/remote/value';

/** What the shell shows about the page in the outlet. */
export type SiteState = {
  loading: boolean;
  announcement: string;
  /** The addresses of the fragments of the shell that are hidden on this page. */
  hides: readonly string[];
};

export type SiteStateStore = {
  current(): SiteState;
  set(change: Partial<SiteState>): void;
  subscribe(listener: () => void): () => void;
};

export function createSiteState(): SiteStateStore {
  const state = createValue<SiteState>({ loading: false, announcement: '', hides: [] });
  return { ...state, set: (change) => state.set({ ...state.current(), ...change }) };
}
