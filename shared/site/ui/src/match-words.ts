/** Text as a search compares it: without case and accents, with straight apostrophes. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}

/**
 * Whether a search finds a text: each word that was typed is in it, in any order, without case and accents. Every list
 * of the site that can be searched uses this.
 *
 * @param query what was typed; without a word in it, it finds everything. A name that was cut short by dots counts as
 *   its two ends
 * @param texts in which the words may be
 */
export function matchesWords(query: string, ...texts: readonly string[]): boolean {
  const within = foldText(texts.join('\n'));
  return foldText(query)
    .split(/[\s,;…]+|\.\.\./)
    .every((word) => within.includes(word));
}
