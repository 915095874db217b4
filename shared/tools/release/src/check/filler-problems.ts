import { fragmentFile } from '@furrow/formats/fragment-props';
import { type OfferedFragment, parseFragmentDocument } from '@furrow/formats/fragment.schema';
import type { Candidate } from '../store/candidate';
import { parseJson, textOf } from '../store/storage';
import { type Reason, reason } from '../domain/refused';
import { partProblems } from '../compose/document/part-problems';

/** What the fragments of a release that fill slots could do to the pages of others, and which of them stand there twice. */
export function fillerProblems({ release, files }: Pick<Candidate, 'release' | 'files'>): Reason[] {
  const { app, fragments = [], languages = {} } = release;
  const fillers = fragments.filter(({ fills = [] }) => fills.length > 0);
  const translations = Object.entries(languages).flatMap(([language, has]) => (has.fragments ? [language] : []));
  return [...namedTwice(fragments), ...fillers.flatMap(problemsOf)];

  function problemsOf({ name }: OfferedFragment): Reason[] {
    const documents = ['', ...translations].map((language) => {
      const file = fragmentFile(name, language);
      return parseFragmentDocument(parseJson(textOf(bytesIn(files, file)), file), file);
    });
    const variants = documents.flatMap((document) => document.variants.map(({ html }) => html));
    const sheets = [...new Set(documents.flatMap(({ assets }) => assets.styles))].map((style) =>
      textOf(bytesIn(files, style)),
    );
    return partProblems(app, name, { variants, sheets });
  }
}

/** `defineFragments` refuses both, and builds of other tools do without it. */
function namedTwice(fragments: readonly OfferedFragment[]): Reason[] {
  const repeated = (names: readonly string[]) => [
    ...new Set(names.filter((name, index) => names.indexOf(name) < index)),
  ];
  return [
    ...repeated(fragments.map(({ name }) => name)).map((name) =>
      reason('FUR-BUILD-FRAGMENT-TWICE', `two of its fragments have the name ${name}. Give one of them another name.`),
    ),
    ...fragments.flatMap(({ name, fills = [] }) =>
      repeated(fills.map(({ slot }) => slot)).map((slot) =>
        reason('FUR-BUILD-FILLS-TWICE', `its fragment ${name} fills the slot ${slot} twice. Keep one of the two.`),
      ),
    ),
  ];
}

function bytesIn(files: ReadonlyMap<string, Uint8Array>, file: string): Uint8Array {
  return files.get(file) ?? new Uint8Array();
}
