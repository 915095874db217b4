import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { translationsOf } from '../languages';
import { messageProblems } from './message-problems';

export { exportsOf } from './message-problems';

/** A file in another language, and the file whose place it takes. */
export type Variant = { file: string; sources: string };

/**
 * What differs between a file and its variant in another language, besides their texts.
 *
 * @param folder what the two are relative to
 */
export async function variantProblems(folder: string, { file, sources }: Variant): Promise<string[]> {
  if (!existsSync(join(folder, sources))) return [`there is no ${sources} whose place it could take.`];
  const [said = '', translated = ''] = await Promise.all(
    [sources, file].map((each) => readFile(join(folder, each), 'utf8')),
  );
  return messageProblems(said, translated);
}

/**
 * What differs between the files of an app and their variants in the languages that it has, each with the variant.
 *
 * @param folder absolute path of the app's package
 * @throws Error that names the field of `languages.json` that is wrong
 */
export async function translationProblems(folder: string): Promise<string[]> {
  const languages = translationsOf(folder).map(({ language }) => language);
  if (languages.length === 0) return [];
  const variantName = new RegExp(`^(.+)\\.(?:${languages.join('|')})(\\.tsx?)$`);
  const files = (await readdir(join(folder, 'src'), { recursive: true })).map((file) => file.replaceAll(sep, '/'));
  const problems: string[] = [];
  for (const name of files.sort()) {
    const [, before, kind] = variantName.exec(`src/${name}`) ?? [];
    if (before === undefined || kind === undefined) continue;
    const file = `src/${name}`;
    const found = await variantProblems(folder, { file, sources: before + kind });
    problems.push(...found.map((problem) => `${file}: ${problem}`));
  }
  return problems;
}
