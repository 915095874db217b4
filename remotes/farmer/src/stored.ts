import { youStored } from '@furrow/you/model';
import type { StoredEntry } from '@furrow/remote/stored';

/** What this remote keeps in the browser. The page about cookies names it. */
export const stored = {
  you: youStored,
  loan: { key: 'furrow.loan-application', storage: 'local', holds: 'A loan application that is not sent yet' },
  onboarding: { key: 'furrow.onboarding', storage: 'session', holds: 'An onboarding that is not finished yet' },
} satisfies Record<string, StoredEntry>;
