import { addressIn } from '@furrow/formats/language-address';
import { languageAddress, languagesAttribute } from '@furrow/formats/language-links';
import type { ShellDocument } from '@furrow/formats/shell-document.schema';

const links = new RegExp(`<nav [^>]*${languagesAttribute}=""[^>]*>[^]*?</nav>`, 'g');
const address = new RegExp(`${languageAddress('')}([a-z0-9-]+)`, 'g');

/**
 * The shell around a page, with its links to the page in other languages.
 *
 * @param path the path of the page in the language of the sources
 * @param languages those of the site, the language of the sources first; with fewer than two there are no links
 */
export function withLanguageLinks<Shell extends Pick<ShellDocument, 'beforeSlot' | 'afterSlot'>>(
  shell: Shell,
  path: string,
  languages: readonly string[],
): Shell {
  const linked = (html: string) =>
    html.replaceAll(links, (found) =>
      languages.length < 2
        ? ''
        : found.replaceAll(address, (_, language: string) =>
            addressIn(path, language === languages[0] ? '' : language),
          ),
    );
  return { ...shell, beforeSlot: linked(shell.beforeSlot), afterSlot: linked(shell.afterSlot) };
}
