import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, type Kind } from './kinds';
import { articleError } from './problem';

/*
 * A translation of an article stands beside it: `frost.es.md` beside `frost.md`. A build in a language reads it in the
 * place of the article.
 */

/** The name of an article, or of its translation, without what follows. */
export const slugOf = (name: string) => name.slice(0, name.indexOf('.'));

const isTranslation = (name: string) => /^[^.]+\.[^.]+\.md$/.test(name);

/** Whether a file has an article, or a person, in the language of the sources. */
export const isOriginal = (name: string) => name.endsWith('.md') && !name.startsWith('_') && !isTranslation(name);

/** The translation of a file if there is one; else the file itself. */
export function inLanguage(file: string, language = ''): string {
  const translated = file.replace(/\.md$/, `.${language}.md`);
  return language && existsSync(translated) ? translated : file;
}

/**
 * Refuses translations that no visitor would get.
 *
 * @param root `src/articles` of a package, whose `src/languages.json` names the pages in each language
 * @throws Error that names the file, and what to do
 */
export function expectTranslationsShown(root: string): void {
  const file = join(root, '../languages.json');
  const languages = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, { pages?: string[] }>)
    : {};
  for (const kind of Object.keys(kinds) as Kind[]) {
    const names = existsSync(join(root, kind)) ? readdirSync(join(root, kind)) : [];
    for (const name of names.filter(isTranslation)) {
      const [slug = '', language = ''] = name.split('.');
      const { path } = kinds[kind];
      const page = `${path}${slug}`;
      const text = !names.includes(`${slug}.md`)
        ? `translates ${slug}.md, which is not there. Give both the same name.`
        : path !== undefined && !languages[language]?.pages?.includes(page)
          ? `is read by nobody. Add "${page}" to the pages of "${language}" in src/languages.json.`
          : undefined;
      if (text !== undefined) throw articleError(join(root, '../..'), join(root, kind, name), [{ line: 1, text }]);
    }
  }
}
