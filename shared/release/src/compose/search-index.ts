import { type Discovery, entriesOf, type Entry, liveEntry } from '@furrow/discovery/discovery';
import { searchFile, searchPartFile } from '@furrow/formats/search-entry';
import { parseSearchPart } from '@furrow/formats/search-entry.schema';
import { all } from '../domain/all';
import { folderOf } from '../domain/versions';
import { textOf } from '../store/storage';
import type { SiteContext } from './compose-remote';
import { inputsOf, type Known } from './composed-index';
import { emptyPiece, type ComposedPiece, type Piece } from './pieces';
import { readSiteFile } from './site-file';

type SearchSource = { name: string; entry: Entry; path: string };

/** The live releases with search entries, in the order of their apps' names. */
export function searchSources(discovery: Discovery): SearchSource[] {
  return Object.keys(discovery.microFrontends)
    .sort()
    .flatMap((name) => {
      const entry = liveEntry(entriesOf(discovery, name));
      const path = searchPartFile(name);
      return entry?.extras.siteFiles?.includes(`/${path}`) ? [{ name, entry, path }] : [];
    });
}

/**
 * The index of the site's search: the entries of all live releases, app by app. While the entries of an app cannot be
 * read, the index stays as it is. A file that is not a list of entries is left out, so its team does not hold up the
 * others.
 */
export function searchPiece({ storage, problemOf }: SiteContext, sources: readonly SearchSource[]): Piece {
  const compose = async (known: Known): Promise<ComposedPiece> => {
    const piece = emptyPiece();
    const inputs = inputsOf(sources.map(({ name, entry }) => [name, entry, problemOf(name, entry)]));
    if (known(searchFile)?.inputs === inputs) return { ...piece, unchanged: [searchFile] };
    const entries = await all(sources, async ({ name, entry, path }) => {
      const bytes = await readSiteFile({ storage, problemOf, name, entry, path });
      const file = `${folderOf(entry)}/site/${path}`;
      try {
        return parseSearchPart(textOf(bytes), file);
      } catch (error) {
        piece.warnings.push(`The search finds nothing of ${name}: ${(error as Error).message}`);
        return [];
      }
    });
    piece.files.set(searchFile, { content: JSON.stringify(entries.flat()), inputs });
    return piece;
  };
  return {
    address: `/${searchFile}`,
    file: searchFile,
    compose: (known) =>
      compose(known).catch((error: Error) => ({ ...emptyPiece(), kept: [searchFile], damaged: [error.message] })),
  };
}
