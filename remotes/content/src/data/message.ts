import type { StoredEntry } from '@furrow/remote/stored';

/** Where the text of the contact form is stored. It has a module of its own, so that the page loads none of the other entries. */
export const messageStored = {
  key: 'furrow.message',
  storage: 'session',
  holds: 'The message you typed on the contact page',
} satisfies StoredEntry;
