import * as words from './words';

/** What was chosen: pictures and films are shown, and the names of others are told. */
export function sortFiles<F extends Pick<File, 'name' | 'type'>>(
  files: readonly F[],
): { shown: F[]; refused?: string } {
  const shown = files.filter(({ type }) => /^(image|video)\//.test(type));
  const others = files.filter((file) => !shown.includes(file)).map(({ name }) => `“${name}”`);
  if (others.length === 0) return { shown };
  return { shown, refused: words.refused(others.join(', '), others.length > 1) };
}

/** `2.4 MB`, `38 kB`. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
