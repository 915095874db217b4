/*
 * What the search of the site finds. Each release gives the entries of its own pages in a file; the compose step puts those of the
 * live releases into one, which a browser loads when a visitor opens the search.
 */

/** The kinds of things that are found, in the order in which the search shows them. */
export const searchKinds = ['lot', 'farm', 'campaign', 'article', 'doc', 'page'] as const;

export type SearchKind = (typeof searchKinds)[number];

export type SearchEntry = {
  kind: SearchKind;
  title: string;
  /** The line under the title: whose it is, and where. */
  sub: string;
  /** A short fact at the end of the row: a price, a length. */
  meta?: string | undefined;
  /** A path of the site, with its hash where it leads to a part of a page. */
  href: string;
  /** The address of a picture, in the folder of the release. */
  art?: string | undefined;
  /** Further text in which words are found. */
  words?: string | undefined;
};

/** The file of the site that holds the entries of all live releases. */
export const searchFile = 'search.json';

/** The file in which a release gives its own entries to the site. */
export function searchPartFile(app: string): string {
  return `search/${app}.json`;
}
