import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A custom property of CSS that a file sets, in a rule, in an attribute, or with a script. */
const set = /(--[A-Za-z][\w-]*)\\?["']?\s*:|["'`](--[A-Za-z][\w-]*)["'`]/g;
/** A custom property that a file reads without a fallback value. */
const read = /var\(\s*(--[A-Za-z][\w-]*)\s*\)/g;

/** The custom properties that texts set, sorted. */
export function tokensSet(texts: readonly string[]): string[] {
  return namesIn(set, texts);
}

/** The custom properties that texts read without a fallback and do not set themselves, sorted. */
export function tokensUsed(texts: readonly string[]): string[] {
  const own = new Set(tokensSet(texts));
  return namesIn(read, texts).filter((name) => !own.has(name));
}

function namesIn(pattern: RegExp, texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? ''));
  return [...new Set(found)].sort();
}

/**
 * The texts of a build that may set or read custom properties: style sheets, scripts and prerendered HTML.
 *
 * @param folder absolute path of the build
 */
export async function styledTexts(folder: string): Promise<string[]> {
  const lists = ['.', 'documents', 'fragments'].map(async (name) => {
    const files = await readdir(join(folder, name)).catch(() => []);
    return files.map((file) => join(folder, name, file));
  });
  const files = (await Promise.all(lists))
    .flat()
    .filter((file) => /\.(?:css|js)$|[\\/](?:documents|fragments)[\\/].+\.json$/.test(file));
  return Promise.all(files.map((file) => readFile(file, 'utf8')));
}
