import { rspack, type RuleSetRule } from '@rspack/core';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { anyLanguage, directionOf, parseTranslated } from '@furrow/formats/languages';

/** The file that says what an app has in other languages, relative to its folder. */
const languagesFile = 'src/languages.json';

/** What an app has in another language. */
export type Translation = {
  language: string;
  /** The patterns of the routes whose pages are translated. */
  pages: readonly string[];
  /** Whether its fragments are translated. */
  fragments: boolean;
};

/**
 * What an app has in other languages, as its `languages.json` says.
 *
 * @throws Error that names the field of the file that is wrong
 */
export function translationsOf(folder: string): Translation[] {
  const file = join(folder, languagesFile);
  if (!existsSync(file)) return [];
  const said = parseTranslated(readJson(file), languagesFile);
  return Object.entries(said).map(([language, { pages, fragments = false }]) => ({ language, pages, fragments }));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${languagesFile} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** The name of a configuration: `web`, and `web es` in another language. */
export function buildName(name: string, language: string): string {
  return language ? `${name} ${language}` : name;
}

/**
 * What `__LANGUAGE__` is in a build, as an expression. The build of a host for any language reads it from the document
 * (`prefixAttribute` of `@furrow/formats/language-links`).
 */
export function builtLanguage(target: 'web' | 'node', language: string): string {
  return target === 'web' && language === anyLanguage
    ? 'document.documentElement.dataset.prefix'
    : JSON.stringify(language);
}

/** The folder of the files in another language, with a slash at the end. */
export function languageFolder(language: string): string {
  return language && `${language}/`;
}

/**
 * Builds in another language read the variant of a file where there is one: `words.es.ts` beside `words.ts`. So a page
 * has the words of its language alone, and nothing about languages is decided in the browser.
 */
export function languageRules(language: string): RuleSetRule[] {
  if (!language) return [];
  return [
    {
      test: /\.(?:tsx?|js)$/,
      enforce: 'pre',
      loader: join(import.meta.dirname, 'language-loader.js'),
      options: { language, ...(pseudoLanguages.includes(language) && { say: sayInPseudoLanguage }) },
    },
  ];
}

/** Made of the texts of the sources, to see how pages do with longer texts, and from right to left. */
const pseudoLanguages = ['qps', 'ar-xb'];

/** The compiler, which finds texts, is loaded for builds in pseudo-languages alone, and once for all their modules. */
let compiler: Promise<typeof import('./messages/pseudo-language')> | undefined;

/** The texts of a module in a pseudo-language. */
async function sayInPseudoLanguage(text: string, file: string, language: string): Promise<string> {
  if (!wordsFile.test(file)) return text;
  compiler ??= import('./messages/pseudo-language');
  const { inPseudoLanguage } = await compiler;
  return inPseudoLanguage(text, file, language === 'qps' ? 'longer' : 'from right to left');
}

/**
 * The language in which an app is shown while it is developed: `FURROW_LANGUAGE`, which `--language` of the commands
 * sets. Empty for that of the sources.
 */
export function developedLanguage(): string {
  return process.env.NODE_ENV === 'development' ? (process.env.FURROW_LANGUAGE ?? '') : '';
}

/** The attributes of the root element in the language in which an app is developed. */
export function developedRoot(): string {
  const language = developedLanguage();
  return `lang="${language || 'en'}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`;
}

/** `words.ts`, `season-words.ts`. */
const wordsFile = /(?:^|[/\\-])words\.tsx?$/;

/** What a file of messages is called in an import: `./words`, `../ui/cart-words`. */
const wordsRequest = /^\.{1,2}\/(?:.*[/-])?words$/;

/**
 * Gives each file that imports messages a copy of their module. The copy has one importer, so the bundler joins the two,
 * leaves out the messages that this importer does not use, and the minifier writes the others into their places. One
 * module for all importers would bring the messages of every page into each chunk.
 *
 * @param folder absolute path of the app's package
 */
export function ownWords(folder: string) {
  return new rspack.NormalModuleReplacementPlugin(wordsRequest, (resource) => {
    resource.request += `?of=${relative(folder, resource.contextInfo.issuer)}`;
  });
}
