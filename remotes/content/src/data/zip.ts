import type { StoredEntry } from '@furrow/remote/stored';

/** Where the ZIP code is stored. It has a module of its own, so that the map does not load what the other entries need. */
export const zipStored = {
  key: 'furrow.zip',
  storage: 'session',
  holds: 'The ZIP code you typed beside the map of farms',
} satisfies StoredEntry;
