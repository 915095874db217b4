import { distance } from 'fastest-levenshtein';

/** How many names a refusal lists. */
const most = 5;

/** The names that a refusal lists in the place of one that is not there: the nearest ones, in alphabetical order. */
export function nearest(name: string, known: readonly string[]): string[] {
  const byDistance = known.map((one) => ({ one, letters: distance(name, one) })).sort((a, b) => a.letters - b.letters);
  return byDistance
    .slice(0, most)
    .map(({ one }) => one)
    .sort();
}

/** What a refusal says of the names that are nearest to one that is not there, or of all where there are few. */
export function nearestNames(name: string, known: readonly string[]): string {
  const listed = nearest(name, known);
  return `${known.length > listed.length ? 'The nearest names are' : 'There are'}: ${listed.join(', ')}`;
}
