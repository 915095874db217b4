/**
 * `tsx scripts/checks/messages.ts [app]`: compares each file with its variants in other languages. The compiler says
 * which messages a program asks for that a language lacks; this says the rest.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { variantProblems, type Variant } from '@furrow/bundler/translations';
import { fail, root, run } from '../workspace/process';
import { glossaryOf, glossaryProblems, refusedOf, refusedProblems } from './glossary';
import type { Result } from './steps';

/** `words.es.ts`: the name without the language, the language, the kind of file. */
const variantName = /^(.+)\.([a-z]{2})(\.tsx?)$/;

type TranslatedFile = Variant & { language: string };

/** The variants in other languages under a folder, with their languages. */
export async function variantsIn(folder: string): Promise<TranslatedFile[]> {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    folder: root,
  });
  return output.split('\n').flatMap((file) => {
    const [, name, language, kind] = variantName.exec(file) ?? [];
    return name && language && kind ? [{ file, sources: name + kind, language }] : [];
  });
}

/** Compares the variants in the files of one app, or of the whole workspace. */
export async function messages(scope = '.'): Promise<Result> {
  const variants = await variantsIn(scope);
  const details: string[] = [];
  for (const variant of variants) {
    const problems = [...(await variantProblems(root, variant)), ...(await againstGlossary(variant))];
    details.push(...problems.map((problem) => `${variant.file}: ${problem}`));
  }
  return {
    passed: details.length === 0 ? variants.length : 0,
    failed: details.length,
    details: details.join('\n'),
  };
}

async function againstGlossary({ file, sources, language }: TranslatedFile): Promise<string[]> {
  if (!existsSync(join(root, sources))) return [];
  const [first = '', second = ''] = await Promise.all(
    [sources, file].map((each) => readFile(join(root, each), 'utf8')),
  );
  const written = await glossary(language);
  // Data have names of farms and products, which are words of the glossary as well.
  const terms = /words\.tsx?$/.test(sources) ? glossaryOf(written) : [];
  return [...glossaryProblems(first, second, terms), ...refusedProblems(second, refusedOf(written))];
}

/** The glossary of a language; a language without one has no words of its own. */
async function glossary(language: string): Promise<string> {
  return readFile(join(root, `docs/glossary.${language}.md`), 'utf8').catch(() => '');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void messages(process.argv[2]).then(({ failed, details }) => failed > 0 && fail(details));
}
