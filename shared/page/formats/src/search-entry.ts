/*
 * What the site's search finds. Each release lists entries for its own pages in a file. The compose step joins the
 * entries of all live releases in one file, which a browser loads when a visitor opens the search.
 */

/** The kinds of results, in the order in which the search shows them. */
export const searchKinds = ['lot', 'farm', 'campaign', 'article', 'doc', 'page'] as const;

export type SearchKind = (typeof searchKinds)[number];

export type SearchEntry = {
  kind: SearchKind;
  /** What it is in a word, where the kind says too little: "Job". */
  label?: string | undefined;
  title: string;
  /** The line below the title: who it belongs to, and where. */
  sub: string;
  /** A short fact at the end of the row: a price, a length. */
  meta?: string | undefined;
  /** A path of the site, with a hash where it leads to a section of a page. */
  href: string;
  /** The address of a picture, in the folder of the release. */
  art?: string | undefined;
  /** Further text that is searched. */
  words?: string | undefined;
  /** The language of its text, where that is another than the language of the search. Composition writes it. */
  lang?: string | undefined;
};

/**
 * The file of the site that holds the entries of all live releases. The search in another language is under the prefix
 * of the language.
 */
export const searchFile = 'search.json';

/**
 * The file in which a release gives its own entries to the site.
 *
 * @param language of the entries, which are those of translated pages; empty for the language of the sources
 */
export function searchPartFile(app: string, language = ''): string {
  return `${language && `${language}/`}search/${app}.json`;
}
