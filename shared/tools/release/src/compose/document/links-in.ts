import { addressIn } from '@furrow/formats/language-address';
import { languageOfLink } from '@furrow/formats/language-links';

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

/**
 * The addresses of the links in translated HTML that lead to pages of the site without the prefix of the language, each
 * once. Links that change the language are none of them.
 */
export function linksOut(html: string, isPage: (path: string) => boolean): string[] {
  const links = html.match(/<a\s[^>]*>/g) ?? [];
  const addresses = links.flatMap((link) => {
    const [, path] = /\shref="(\/[^"?#]*)/.exec(link) ?? [];
    return path !== undefined && isPage(path) && !link.includes(` ${languageOfLink}=`) ? [path] : [];
  });
  return [...new Set(addresses)];
}
