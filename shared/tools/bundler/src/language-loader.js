import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * Reads the variant of a module in the language of the build where there is one, such as `words.es.ts` in the place of
 * `words.ts`. The module keeps its name, so that chunks are the same in each language.
 *
 * @public
 * @this {import('@rspack/core').LoaderContext<{
 *   language: string;
 *   say?: (text: string, file: string, language: string) => Promise<string>;
 * }>} `say` makes the text of a module that has no variant
 * @param {string} source
 */
// eslint-disable-next-line no-restricted-syntax -- rspack calls the default export of a loader.
export default function languageLoader(source) {
  const { language, say } = this.getOptions();
  const variant = this.resourcePath.replace(/(?=\.\w+$)/, `.${language}`);
  this.addMissingDependency(variant);
  const done = this.async();
  if (!existsSync(variant)) {
    if (!say) return done(null, source);
    say(source, this.resourcePath, language).then((text) => done(null, text), done);
    return undefined;
  }
  this.addDependency(variant);
  readFile(variant, 'utf8').then((text) => done(null, text), done);
  return undefined;
}
