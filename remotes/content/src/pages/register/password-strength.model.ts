export type Strength = 'weak' | 'fair' | 'strong';

/** How many signs of each kind there are. */
const kinds: [pattern: RegExp, count: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/**
 * How long a password would be guessed at, by its length and the kinds of signs in it: up to 40 bits is weak, from 64 strong.
 * A sign that repeats the one before it, or follows it in the alphabet, counts for nothing. It advises, and refuses none.
 */
export function passwordStrength(password: string): Strength {
  const pool = kinds.reduce((sum, [pattern, count]) => (pattern.test(password) ? sum + count : sum), 0);
  const signs = [...password].filter((sign, index, all) => {
    const step = sign.codePointAt(0)! - (all[index - 1]?.codePointAt(0) ?? -1);
    return step !== 0 && step !== 1;
  });
  const bits = signs.length * Math.log2(pool || 1);
  if (bits < 40) return 'weak';
  return bits < 64 ? 'fair' : 'strong';
}

/** What stands under the field. */
export function strengthAdvice(password: string): string {
  if (password === '') return 'Any length will do; a long one is safer.';
  const strength = passwordStrength(password);
  return strength === 'strong' ? 'Strength: strong.' : `Strength: ${strength}. Another word makes it stronger.`;
}
