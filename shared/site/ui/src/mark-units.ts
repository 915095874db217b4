/**
 * Marks the root element by the units that are read, so that styles are right from the first paint on. The host writes
 * the source of this function into the head of every document, so it uses nothing from outside. Without it a page says
 * both.
 *
 * @param key the localStorage key of the choice
 * @param ofLanguage the units of a language
 */
export function markUnits(key: string, ofLanguage: (language: string) => string): void {
  const { documentElement: root } = document;
  let chosen;
  try {
    chosen = localStorage.getItem(key);
  } catch {
    // The language decides.
  }
  root.dataset.units = chosen === 'us' || chosen === 'metric' ? chosen : ofLanguage(root.lang);
}
