/*
 * What the site keeps in a visitor's browser. Each release lists the entries of the storage that its code writes, in a
 * file. The compose step joins the lists of all live releases, so that a page can name and erase them all.
 */

export type KeptEntry = {
  key: string;
  /** `local` lasts until it is erased, `session` ends with the tab. */
  storage: 'local' | 'session';
  /** What it holds, in the visitor's words: `Your orders and their receipts`. */
  holds: string;
};

/** The file of the site that holds the lists of all live releases. */
export const keptFile = 'kept.json';

/** The file in which a release gives its own list to the site. */
export function keptPartFile(app: string): string {
  return `kept/${app}.json`;
}
