import { directionOf } from '@furrow/formats/languages';

/**
 * The attributes of a part of a document whose language may not be that of the text around it.
 *
 * @param own the language of the part
 * @param languages the two languages of the document. Where these are not written in the same direction, each part says
 *   its own.
 */
export function partAttributes(own: string, { of, other }: { of: string; other: string }): Record<string, string> {
  const direction = directionOf(own);
  const isMixed = directionOf(of) !== directionOf(other);
  return { lang: own, ...(isMixed && { dir: direction }) };
}
