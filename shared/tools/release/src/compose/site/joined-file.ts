import { type Discovery, entriesOf, type Entry, liveEntry } from '@furrow/discovery/discovery';
import { keptFile, keptPartFile } from '@furrow/formats/kept-entry';
import { parseKeptPart } from '@furrow/formats/kept-entry.schema';
import { addressIn } from '@furrow/formats/language-address';
import { type SearchEntry, searchFile, searchPartFile } from '@furrow/formats/search-entry';
import { parseSearchPart } from '@furrow/formats/search-entry.schema';
import { all } from '../../domain/all';
import { folderOf } from '../../domain/versions';
import { textOf } from '../../store/storage';
import type { SiteContext } from './compose-remote';
import { inputsOf, type Known } from './composed-file';
import type { SiteLanguage } from './languages';
import { emptyPiece, type ComposedPiece, type Piece } from './pieces';
import { readSiteFile } from './site-file';

/** A file of the site that joins lists of all live releases. */
export type JoinedFile = {
  file: string;
  /** The file in which a release gives its own list, in the language of the sources or in another one. */
  partFile: (app: string, language?: string) => string;
  /** @throws Error when a part is no such list */
  parse: (json: string, file: string) => unknown[];
  /** What follows when the part of an app is left out. */
  without: (app: string) => string;
  /**
   * The list of a release in another language of the site, of a file that each language has: what the list is in the
   * sources, and what the release has of it in the language.
   */
  inLanguage?: (sources: unknown[], translated: unknown[], language: SiteLanguage) => unknown[];
};

export const joinedFiles: readonly JoinedFile[] = [
  {
    file: searchFile,
    partFile: searchPartFile,
    parse: parseSearchPart,
    without: (app) => `Search has no entries for ${app}`,
    inLanguage: (sources, translated, { other }) =>
      entriesInLanguage(sources as SearchEntry[], translated as SearchEntry[], other),
  },
  {
    file: keptFile,
    partFile: keptPartFile,
    parse: parseKeptPart,
    without: (app) => `Visitors cannot erase what ${app} keeps in their browsers`,
  },
];

type JoinedSource = { name: string; entry: Entry };

/** The entries of translated pages in their language, and the others as they are, marked with the language of the sources. */
function entriesInLanguage(entries: SearchEntry[], translated: SearchEntry[], sources: string): SearchEntry[] {
  const keyOf = ({ kind, href }: SearchEntry) => `${kind} ${href}`;
  const known = new Map(translated.map((entry) => [keyOf(entry), entry]));
  return entries.map((entry) => known.get(keyOf(entry)) ?? { ...entry, lang: sources });
}

/** The live releases with a list for the file, in the order of their apps' names. */
export function joinedSources({ partFile }: JoinedFile, discovery: Discovery): JoinedSource[] {
  return Object.keys(discovery.microFrontends)
    .sort()
    .flatMap((name) => {
      const entry = liveEntry(entriesOf(discovery, name));
      return entry && gives(entry, partFile(name)) ? [{ name, entry }] : [];
    });
}

/** Whether a release gives such a file to the site. */
function gives({ extras }: Entry, path: string): boolean {
  return extras.siteFiles?.includes(`/${path}`) ?? false;
}

/**
 * The lists of all live releases, app by app, in the language of the sources or in another one. While the list of an
 * app cannot be read, the file stays unchanged. A part that is no such list is left out, so its team does not hold up
 * the others.
 */
export function joinedPiece(
  { storage, problemOf }: SiteContext,
  { file, partFile, parse, without, inLanguage }: JoinedFile,
  sources: readonly JoinedSource[],
  language?: SiteLanguage,
): Piece {
  const joined = addressIn(`/${file}`, language?.of ?? '').slice(1);
  const compose = async (known: Known): Promise<ComposedPiece> => {
    const piece = emptyPiece();
    const inputs = inputsOf(
      language?.other,
      sources.map(({ name, entry }) => [name, entry, problemOf(name, entry)]),
    );
    if (known(joined)?.inputs === inputs) return { ...piece, unchanged: [joined] };
    const listOf = async ({ name, entry }: JoinedSource, path: string) => {
      if (!gives(entry, path)) return [];
      const bytes = await readSiteFile({ storage, problemOf, name, entry, path });
      try {
        return parse(textOf(bytes), `${folderOf(entry)}/site/${path}`);
      } catch (error) {
        piece.warnings.push(`${without(name)}: ${(error as Error).message}`);
        return [];
      }
    };
    const entries = await all(sources, async (source) => {
      const list = await listOf(source, partFile(source.name));
      if (!language || !inLanguage) return list;
      return inLanguage(list, await listOf(source, partFile(source.name, language.of)), language);
    });
    piece.files.set(joined, { content: JSON.stringify(entries.flat()), inputs });
    return piece;
  };
  return {
    address: `/${joined}`,
    file: joined,
    compose: (known) =>
      compose(known).catch((error: Error) => ({ ...emptyPiece(), kept: [joined], damaged: [error.message] })),
  };
}
