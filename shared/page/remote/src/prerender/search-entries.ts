import { addressIn } from '@furrow/formats/language-address';
import { searchPartFile, type SearchEntry } from '@furrow/formats/search-entry';

export type { SearchEntry };

/** A prerendered page: what its head says of it, and the address of its first picture, if it has one. */
export type DescribedPage = {
  path: string;
  title: string;
  description: string;
  art?: string | undefined;
  /** What it is in a word, where "Page" says too little. */
  label?: string | undefined;
  /** Further text that is searched: `Cart` for the checkout. */
  words?: string | undefined;
};

/** A smaller picture is a mark beside words, in pixels. */
const smallestPicture = 40;

/**
 * What the head of a page says of it, and its first picture.
 *
 * @param path where the page is
 * @param head its tags, as React writes them
 * @param body the HTML of the page
 * @returns the title without the name of the site; `undefined` for a page that search engines leave out as well, and
 *   for the second address of a page
 */
export function describedPage(path: string, head: string, body: string): DescribedPage | undefined {
  const field = (pattern: RegExp) => decoded(pattern.exec(head)?.[1] ?? '');
  const canonical = field(/<link rel="canonical" href="([^"]*)"/);
  if (/<meta name="robots" content="noindex"/.test(head)) return undefined;
  // It may be the path alone: the build does not know at which address its site is.
  if (canonical !== '' && new URL(canonical, 'https://site.invalid').pathname !== addressIn(path, __LANGUAGE__))
    return undefined;
  return {
    path,
    title: field(/<title[^>]*>([^<]*)</).replace(/ \| [^|]+$/, ''),
    description: field(/<meta name="description" content="([^"]*)"/),
    art: firstPicture(body),
  };
}

/** The address of the first picture of some HTML that is more than a mark, and a file of the site. */
function firstPicture(html: string): string | undefined {
  for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
    const [, address] = / src="(\/(?!\/)[^"]*)"/.exec(tag) ?? [];
    const [, width] = / width="(\d+)"/.exec(tag) ?? [];
    if (address !== undefined && Number(width) >= smallestPicture) return decoded(address);
  }
  return undefined;
}

/**
 * The file with which a release makes its pages known to the search of the site: the entries it gives, and one for each
 * further page.
 *
 * @param app the name of the remote
 * @param given entries that say more than the head of a page does; their addresses may name a part of a page
 * @param pages the pages of the remote
 * @param others whether a page without an entry of its own gets one; every page does when it is absent
 */
export function searchPart(
  app: string,
  given: readonly SearchEntry[],
  pages: readonly DescribedPage[],
  others: (path: string) => boolean = () => true,
): Record<string, string> {
  const known = new Set(given.map(({ href }) => href));
  const rest = pages
    .filter(({ path }) => !known.has(path) && others(path))
    .map(({ path, title, description, art, label, words }): SearchEntry => ({
      kind: 'page',
      label,
      title,
      sub: description,
      href: path,
      art,
      words,
    }));
  return { [searchPartFile(app)]: JSON.stringify([...given, ...rest]) };
}

/** Undoes what React escapes in text and attributes. */
function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
