const tones = ['green', 'wheat', 'beet', 'lilac', 'straw'] as const;

/** The first letters of the first and the last name: `MQ` for Marta Quispe, `MT` for Dr. Mei Tanaka. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}

/** The color of the disc for a name, always the same one for the same name. */
export function toneOf(name: string): (typeof tones)[number] {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length] ?? tones[0];
}
