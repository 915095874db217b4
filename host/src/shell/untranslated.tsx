/** What the shell says of a page that is not in its language: nothing where it is in the language of the sources. */
export function Untranslated() {
  return null;
}
