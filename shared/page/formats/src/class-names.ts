/** How many characters of a hash end the name of a class of a CSS module in a built app. */
export const classHashLength = 5;

/** As long as the hash was in releases of before. */
const longestHash = 6;

const classHash = new RegExp(`-[\\w-]{${classHashLength},${longestHash}}(?=\\s|$)`, 'g');

/**
 * Takes the hashes of a build from the names of classes, so that two builds of the same sources can be compared. A class
 * that is no module's, such as one of the site's tokens, may lose its end, so the result serves comparisons only.
 *
 * @param names the value of an attribute `class`, names separated by spaces
 * @returns the names as CSS modules have them in their sources
 */
export function withoutClassHashes(names: string): string {
  return names.replaceAll(classHash, '');
}
