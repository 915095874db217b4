import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { applyUnits, type Applied, type FileUnit, type Problem } from './apply';
import { hasSingleQuotes, parseModule } from './texts';
import { unitsOf, type Unit } from './units';
import { toXliff, type Translations } from './xliff';

export { fromXliff } from './xliff';

/** `words.ts`, `season-words.ts`. */
export const wordsFile = /(?:^|[/-])words\.tsx?$/;
/** `words.es.ts`, the variant of a file in another language. */
const variantFile = /\.[a-z]{2,3}(?:-[a-z0-9]{2,8})?\.tsx?$/;

/** The messages of an app for translators. */
export type Exported = { xliff: string; messages: number; translated: number };

/**
 * The messages of an app as XLIFF: those of its modules of words, and of the files that have a variant in the language.
 *
 * @param folder absolute path of the app's package
 * @param from the language of the sources
 * @param to the language to translate to
 */
export async function exportMessages(folder: string, from: string, to: string): Promise<Exported> {
  const files = new Map<string, Unit[]>();
  for (const file of await messageFiles(folder, to)) {
    const [sources = '', translation] = await readPair(folder, file, to);
    const variant = translation === undefined ? undefined : parseModule(translation, file);
    const units = unitsOf(parseModule(sources, file), variant);
    if (units.length > 0) files.set(file, units);
  }
  const units = [...files.values()].flat();
  const translated = units.filter(({ segments }) => segments.every(({ target }) => target)).length;
  return { xliff: toXliff({ from, to, files }), messages: units.length, translated };
}

/** What an import did, or would have done. */
export type Imported = {
  problems: Problem[];
  /** The files that were written. */
  written: string[];
  /** Messages that were changed here as well, and files that lack translations, each with their file. */
  changed: string[];
  waiting: string[];
};

/**
 * Brings translations into the variants of an app's files. Nothing is written if there is any problem.
 *
 * @param folder absolute path of the app's package
 */
export async function importMessages(folder: string, { to, files }: Translations<FileUnit>): Promise<Imported> {
  const known = new Set(await messageFiles(folder, to));
  const imported: Imported = { problems: [], written: [], changed: [], waiting: [] };
  const modules: { variant: string; text: string; before: string | undefined; sources: string }[] = [];
  for (const [file, units] of files) {
    if (!known.has(file)) {
      imported.problems.push({ kind: 'unknown', text: `there is no file ${file} with messages.` });
      continue;
    }
    const [sources = '', before] = await readPair(folder, file, to);
    const applied: Applied = applyUnits(file, sources, before, units);
    const named = (name: string) => `${file}: ${name}`;
    imported.problems.push(...applied.problems.map(({ kind, text }) => ({ kind, text: named(text) })));
    imported.changed.push(...applied.changed.map(named));
    imported.waiting.push(...applied.waiting.map(named));
    if (applied.text !== undefined && applied.text !== before)
      modules.push({ variant: join(folder, variantOf(file, to)), text: applied.text, before, sources });
  }
  if (imported.problems.length > 0) return imported;
  for (const { variant, text, before, sources } of modules) {
    const rules = (await resolveConfig(variant)) ?? { singleQuote: hasSingleQuotes(parseModule(sources, variant)) };
    const formatted = await format(text, { ...rules, filepath: variant });
    if (formatted === before) continue;
    await writeFile(variant, formatted);
    imported.written.push(variant);
  }
  return imported;
}

/** The files with messages of an app, relative to its folder. */
async function messageFiles(folder: string, language: string): Promise<string[]> {
  const src = join(folder, 'src');
  if (!existsSync(src)) return [];
  const files = (await readdir(src, { recursive: true })).map((file) => `src/${file.replaceAll(sep, '/')}`);
  const all = new Set(files);
  return files
    .filter((file) => !variantFile.test(file) && /\.tsx?$/.test(file))
    .filter((file) => wordsFile.test(file) || all.has(variantOf(file, language)))
    .sort();
}

const variantOf = (file: string, language: string) => file.replace(/(?=\.\w+$)/, `.${language}`);

/** A file, and its variant in a language if there is one. */
async function readPair(folder: string, file: string, language: string): Promise<(string | undefined)[]> {
  const variant = join(folder, variantOf(file, language));
  return [
    await readFile(join(folder, file), 'utf8'),
    existsSync(variant) ? await readFile(variant, 'utf8') : undefined,
  ];
}
