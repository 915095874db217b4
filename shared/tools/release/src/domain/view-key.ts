import { createHash } from 'node:crypto';

/*
 * How visitors of views that have a key are known: by a cookie of that host, which anybody gets who opens an address of
 * it with the key.
 */

/** What a view says to those who do not have its key. */
export const keyNeeded = 'This preview opens with its key. Open the link that you were given.';

export const viewCookie = 'furrow-view';

/** The value of the cookie. The key itself stays with those who were given it. */
export function cookieOfKey(key: string): string {
  return createHash('sha256').update(`view ${key}`).digest('hex');
}
