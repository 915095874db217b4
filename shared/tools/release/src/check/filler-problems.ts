import { fragmentIdMark } from '@furrow/contract/fragment-element';
import { fragmentFile } from '@furrow/formats/fragment-props';
import { type OfferedFragment, parseFragmentDocument } from '@furrow/formats/fragment.schema';
import type { Candidate } from '../store/candidate';
import { parseJson, textOf } from '../store/storage';
import { type Reason, reason } from '../domain/refused';
import { idsIn } from '../compose/document/part-html';
import { partProblems } from '../compose/document/part-problems';

/** What the fragments of a release that fill slots could do to the pages of others, and which of them stand there twice. */
export function fillerProblems({ release, files }: Pick<Candidate, 'release' | 'files'>): Reason[] {
  const { app, fragments = [], languages = {} } = release;
  const fillers = fragments.filter(({ fills = [] }) => fills.length > 0);
  const translations = Object.entries(languages).flatMap(([language, has]) => (has.fragments ? [language] : []));
  const parts = fillers.map(partOf);
  const alone = parts.flatMap(({ name, ...brought }) => partProblems(app, name, brought));
  return [...namedTwice(fragments), ...(alone.length > 0 ? alone : commonIds(parts))];

  function partOf({ name }: OfferedFragment) {
    const documents = ['', ...translations].map((language) => {
      const file = fragmentFile(name, language);
      return parseFragmentDocument(parseJson(textOf(bytesIn(files, file)), file), file);
    });
    const variants = documents.flatMap((document) => document.variants.map(({ html }) => html));
    const sheets = [...new Set(documents.flatMap(({ assets }) => assets.styles))].map((style) =>
      textOf(bytesIn(files, style)),
    );
    return { name, variants, sheets };
  }
}

/** The ids that several parts have, of those that begin with the name of the remote: useId makes all others. */
function commonIds(parts: readonly { name: string; variants: readonly string[] }[]): Reason[] {
  const owners = new Map<string, Set<string>>();
  for (const { name, variants } of parts)
    for (const id of new Set(variants.flatMap(idsIn))) owners.set(id, (owners.get(id) ?? new Set()).add(name));
  return [...owners].flatMap(([id, names]) =>
    names.size === 1 || id.includes(fragmentIdMark)
      ? []
      : [
          reason(
            'FUR-BUILD-PART-ID',
            `its fragments ${[...names].join(', ')} have the id "${id}", and a page may have them all. Take the id from useId, or give each of them its own.`,
          ),
        ],
  );
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
