import { youStored } from '@furrow/you/model';
import type { StoredEntry } from '@furrow/remote/stored';
import { applicationStored, pickupStored } from './data/kept-forms';

/** What this remote keeps in the browser. The page about cookies names it. */
export const stored = {
  you: youStored,
  campaign: { key: 'furrow.campaign-draft', storage: 'session', holds: 'A campaign that is not launched yet' },
  pickup: pickupStored,
  application: applicationStored,
} satisfies Record<string, StoredEntry>;
