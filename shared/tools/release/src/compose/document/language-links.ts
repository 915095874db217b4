import { addressIn } from '@furrow/formats/language-address';
import { languageAddress, languageCode, languageName, languagesAttribute } from '@furrow/formats/language-links';
import { anyLanguage } from '@furrow/formats/languages';
import type { ShellDocument } from '@furrow/formats/shell-document.schema';

const lists = new RegExp(`<nav [^>]*${languagesAttribute}=""[^>]*>[^]*?</nav>`, 'g');
const itemsOfList = /<li\b[^]*<\/li>/;
const current = ' aria-current="true"';
const address = new RegExp(`${languageAddress('')}([a-z0-9-]+)`, 'g');

/** The page around which the shell is. */
export type LanguagesOfPage = {
  /** Its path in the language of the sources. */
  path: string;
  /** The language of its address. */
  of: string;
  /** Those of the site, the language of the sources first. With fewer than two there are no links. */
  languages: readonly string[];
};

/** The shell around a page, with its links to the page in each language of the site. */
export function withLanguageLinks<Shell extends Pick<ShellDocument, 'beforeSlot' | 'afterSlot'>>(
  shell: Shell,
  { path, of, languages }: LanguagesOfPage,
): Shell {
  const linked = (list: string) => {
    const items = itemsIn(list);
    const links = languages.map((language) => {
      const item = items.get(language) ?? itemOf(language, items.get(anyLanguage));
      const href = addressIn(path, language === languages[0] ? '' : language);
      const link = item.replace(languageAddress(language), href).replace(current, '');
      return language === of ? link.replace('<a', `<a${current}`) : link;
    });
    return list.replace(itemsOfList, () => links.join(''));
  };
  const within = (html: string) => html.replaceAll(lists, (list) => (languages.length < 2 ? '' : linked(list)));
  return { ...shell, beforeSlot: within(shell.beforeSlot), afterSlot: within(shell.afterSlot) };
}

/** The items of a list of languages, each by its language. */
function itemsIn(list: string): Map<string, string> {
  const [items = ''] = itemsOfList.exec(list) ?? [];
  return new Map(items.split(/(?<=<\/li>)/).map((item) => [[...item.matchAll(address)][0]?.[1] ?? '', item]));
}

/** The item of a language that the shell has no words of: by its own name. Without an item for any language, nothing. */
function itemOf(language: string, item = ''): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return item
    .replaceAll(languageName, name.charAt(0).toLocaleUpperCase(language) + name.slice(1))
    .replaceAll(languageCode, language.toUpperCase())
    .replaceAll(`="${anyLanguage}"`, `="${language}"`)
    .replaceAll(languageAddress(anyLanguage), languageAddress(language));
}
