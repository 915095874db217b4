import type { StoredEntry } from '@furrow/remote/stored';

/** Where the numbers of the carbon calculator are stored. */
export const farmYearStored = {
  key: 'furrow.farm-year',
  storage: 'session',
  holds: 'The numbers you typed into the carbon calculator',
} satisfies StoredEntry;

/** Where a registration is stored, without its password. */
export const registrationStored = {
  key: 'furrow.registration',
  storage: 'session',
  holds: 'A registration you have not sent, without its password',
} satisfies StoredEntry;

/** Where a request for a demo is stored. */
export const demoStored = {
  key: 'furrow.demo-request',
  storage: 'session',
  holds: 'A request for a demo you have not sent',
} satisfies StoredEntry;
