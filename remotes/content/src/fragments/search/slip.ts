/** How a word was mistyped. */
export type Slip = 'one letter off' | 'letters swapped';

/** A shorter word that differs by a letter is usually another one. */
const shortestWord = 4;
/** The beginning of a word is compared from here on: `tomatto` begins like "tomatoes". */
const shortestBeginning = 6;

/**
 * How somebody who meant `word`, or was about to type it, came to type this.
 *
 * @param typed a word without case and accents, as `word` is
 * @returns `undefined` for the word itself, and for one that is further off
 */
export function slipOf(typed: string, word: string): Slip | undefined {
  if (typed.length < shortestWord) return undefined;
  const meant = [word, ...singularsOf(word)];
  if (typed.length >= shortestBeginning)
    for (const length of [typed.length - 1, typed.length, typed.length + 1]) meant.push(word.slice(0, length));
  for (const each of meant) {
    const slip = slipBetween(typed, each);
    if (slip) return slip;
  }
  return undefined;
}

/** Whether two words are one, in the singular or the plural. */
export function isSameWord(typed: string, word: string): boolean {
  return typed === word || singularsOf(typed).includes(word) || singularsOf(word).includes(typed);
}

function singularsOf(word: string): string[] {
  return ['s', 'es']
    .filter((ending) => word.length > 3 && word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length));
}

function slipBetween(typed: string, meant: string): Slip | undefined {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [is, was] = [typed.slice(same), meant.slice(same)];
  if (is === was) return undefined;
  if ([is.slice(1), is].includes(was) || [is.slice(1), is].includes(was.slice(1))) return 'one letter off';
  return is[0] === was[1] && is[1] === was[0] && is.slice(2) === was.slice(2) ? 'letters swapped' : undefined;
}

/** How many letters were left out, put in, changed, or swapped with the next one, between two words. */
export function lettersBetween(one: string, other: string): number {
  // Each row has the letters between a beginning of the one word and each beginning of the other.
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = row[j - 1]! + Number(one[i - 1] !== other[j - 1]);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, changed, isSwapped ? before[j - 2]! + 1 : Infinity));
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}
