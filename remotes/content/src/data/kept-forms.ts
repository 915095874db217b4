import type { StoredEntry } from '@furrow/remote/stored';

/** Where the numbers of the carbon calculator are stored. */
export const farmYearStored = {
  key: 'furrow.farm-year',
  storage: 'session',
  holds: 'The numbers you typed into the carbon calculator',
} satisfies StoredEntry;
