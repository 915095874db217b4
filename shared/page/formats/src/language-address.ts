/* It is apart from the schemas of languages, because browsers run it without the library for schemas. */

/**
 * An address of the site in a language.
 *
 * @param address in the language of the sources: a path, with its query and fragment if it has any
 * @param language empty for the language of the sources
 */
export function addressIn(address: string, language: string): string {
  return language && address.startsWith('/') ? `/${language}${address.replace(/^\/(?=$|[?#])/, '')}` : address;
}
