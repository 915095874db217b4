/*
 * How the links to a page in other languages stand in the HTML of a shell: each in an item of one list. The item of
 * `und` stands for each language that the host has no words of. The host runs this without the library for schemas.
 */

/** On the element around the links, which documents of a site of one language do without. */
export const languagesAttribute = 'data-languages';

/** On each link: the prefix of its language in addresses, empty for the language of the sources. */
export const languageOfLink = 'data-language';

/** On the line at the head of a page that offers the language which the visitor chose before. */
export const languageOfferAttribute = 'data-language-offer';

/**
 * On the root element of a document whose shell is not in the language of its address: the prefix of that language. The
 * code of such a shell reads it, because it is built for any language.
 */
export const prefixAttribute = 'data-prefix';

/** What stands for the name of a language, as those who speak it write it, in the item of `und`. */
export const languageName = 'language-name-und';

/** What stands for its code in capitals, such as `PT`. */
export const languageCode = 'language-code-und';

/** What stands for the address of the page in a language. */
export function languageAddress(language: string): string {
  return `/language-link-${language}`;
}
