import { youStored } from '@furrow/you/model';
import type { StoredEntry } from '@furrow/you/stored';

/** What this remote keeps in the browser. The page about cookies names it. */
export const stored = {
  you: youStored,
  recent: { key: 'furrow.recent', storage: 'local', holds: 'What you searched for last' },
} satisfies Record<string, StoredEntry>;
