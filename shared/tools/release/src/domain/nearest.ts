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

/** The fewest letters that are put in, taken out or replaced to make one text of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1) {
      const [before = 0, above = 0, left = 0] = [row[at], row[at + 1], next[at]];
      next.push(Math.min(before + (letter === other[at] ? 0 : 1), above + 1, left + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
