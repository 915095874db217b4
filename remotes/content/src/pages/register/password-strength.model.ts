export type Strength = 'weak' | 'fair' | 'strong';

/** The kinds of characters, and how many characters there are of each kind. */
const kinds: [pattern: RegExp, count: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/**
 * Estimates the entropy of a password in bits, from its length and the kinds of characters in it: fewer than 40 bits
 * are weak, 64 and more are strong. A character that equals the one before it, or comes next after it in the alphabet,
 * is not counted. The form shows the result as advice and accepts every password.
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

/** The advice that is shown under the password field. */
export function strengthAdvice(password: string): string {
  if (password === '') return 'Any length works; longer is safer.';
  const strength = passwordStrength(password);
  return strength === 'strong' ? 'Strength: strong.' : `Strength: ${strength}. Another word makes it stronger.`;
}
