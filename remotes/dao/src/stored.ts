import { youStored } from '@furrow/you/model';
import type { StoredEntry } from '@furrow/remote/stored';

/** What this remote keeps in the browser: a check of one of its records is written down there. */
export const stored = { you: youStored } satisfies Record<string, StoredEntry>;
