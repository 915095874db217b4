import type { StoredEntry } from '@furrow/remote/stored';

/** Where the form of a pickup is stored. My Donations looks whether there is one. */
export const pickupStored = {
  key: 'furrow.pickup',
  storage: 'session',
  holds: 'A pickup you described on the page about donating food',
} satisfies StoredEntry;

/** Where the application of a food bank is stored. */
export const applicationStored = {
  key: 'furrow.partner-application',
  storage: 'session',
  holds: 'A partner application you typed',
} satisfies StoredEntry;
