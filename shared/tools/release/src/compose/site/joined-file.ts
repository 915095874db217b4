import { type Discovery, entriesOf, type Entry, liveEntry } from '@furrow/discovery/discovery';
import { keptFile, keptPartFile } from '@furrow/formats/kept-entry';
import { parseKeptPart } from '@furrow/formats/kept-entry.schema';
import { searchFile, searchPartFile } from '@furrow/formats/search-entry';
import { parseSearchPart } from '@furrow/formats/search-entry.schema';
import { all } from '../../domain/all';
import { folderOf } from '../../domain/versions';
import { textOf } from '../../store/storage';
import type { SiteContext } from './compose-remote';
import { inputsOf, type Known } from './composed-file';
import { emptyPiece, type ComposedPiece, type Piece } from './pieces';
import { readSiteFile } from './site-file';

/** A file of the site that joins lists of all live releases. */
export type JoinedFile = {
  file: string;
  /** The file in which a release gives its own list. */
  partFile: (app: string) => string;
  /** @throws Error when a part is no such list */
  parse: (json: string, file: string) => unknown[];
  /** What follows when the part of an app is left out. */
  without: (app: string) => string;
};

export const joinedFiles: readonly JoinedFile[] = [
  {
    file: searchFile,
    partFile: searchPartFile,
    parse: parseSearchPart,
    without: (app) => `Search has no entries for ${app}`,
  },
  {
    file: keptFile,
    partFile: keptPartFile,
    parse: parseKeptPart,
    without: (app) => `Visitors cannot erase what ${app} keeps in their browsers`,
  },
];

type JoinedSource = { name: string; entry: Entry; path: string };

/** The live releases with a list for the file, in the order of their apps' names. */
export function joinedSources({ partFile }: JoinedFile, discovery: Discovery): JoinedSource[] {
  return Object.keys(discovery.microFrontends)
    .sort()
    .flatMap((name) => {
      const entry = liveEntry(entriesOf(discovery, name));
      const path = partFile(name);
      return entry?.extras.siteFiles?.includes(`/${path}`) ? [{ name, entry, path }] : [];
    });
}

/**
 * The lists of all live releases, app by app. While the list of an app cannot be read, the file stays unchanged. A part
 * that is no such list is left out, so its team does not hold up the others.
 */
export function joinedPiece(
  { storage, problemOf }: SiteContext,
  { file: joined, parse, without }: JoinedFile,
  sources: readonly JoinedSource[],
): Piece {
  const compose = async (known: Known): Promise<ComposedPiece> => {
    const piece = emptyPiece();
    const inputs = inputsOf(sources.map(({ name, entry }) => [name, entry, problemOf(name, entry)]));
    if (known(joined)?.inputs === inputs) return { ...piece, unchanged: [joined] };
    const entries = await all(sources, async ({ name, entry, path }) => {
      const bytes = await readSiteFile({ storage, problemOf, name, entry, path });
      const file = `${folderOf(entry)}/site/${path}`;
      try {
        return parse(textOf(bytes), file);
      } catch (error) {
        piece.warnings.push(`${without(name)}: ${(error as Error).message}`);
        return [];
      }
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
