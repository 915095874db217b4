import { youStored } from '@furrow/you/model';
import type { StoredEntry } from '@furrow/remote/stored';
import { demoStored, farmYearStored, registrationStored } from './data/kept-forms';
import { messageStored } from './data/message';
import { zipStored } from './data/zip';

/** What this remote keeps in the browser. The page about cookies names it. */
export const stored = {
  you: youStored,
  zip: zipStored,
  message: messageStored,
  farmYear: farmYearStored,
  registration: registrationStored,
  demo: demoStored,
  recent: { key: 'furrow.recent', storage: 'local', holds: 'What you searched for last' },
} satisfies Record<string, StoredEntry>;
