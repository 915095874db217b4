import { addressIn } from '@furrow/formats/language-address';

const linkAddress = /(<a [^>]*?href=")(\/[^"?#]*)(?=["?#])/g;

/**
 * HTML that is not translated, with its links to pages of the site under the addresses of a language, so that whoever
 * follows one stays in it. In the browser the navigation of the host writes the same addresses.
 *
 * @param isPage whether the site has a page at a path
 */
export function linksIn(html: string, language: string, isPage: (path: string) => boolean): string {
  return html.replaceAll(linkAddress, (link, before: string, path: string) =>
    isPage(path) ? before + addressIn(path, language) : link,
  );
}
