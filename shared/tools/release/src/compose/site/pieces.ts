import type { Composed, Known } from './composed-file';
import type { Listing } from './settings';

/** The result of composing something. */
export type ComposedPiece = {
  files: Map<string, Composed>;
  /** Files that are known to be unchanged. */
  unchanged: string[];
  /** Files that could not be composed and stay unchanged. */
  kept: string[];
  /** One sentence for each damaged file. */
  damaged: string[];
  /** One sentence for each release that may not be on the site, such as one that is not signed. */
  untrusted: string[];
  /** One sentence for each place that shows its fallback. */
  warnings: string[];
};

/** The smallest unit of composing: a page with all of its documents, or one other file. */
export type Piece = {
  /** The address at which visitors find it. */
  address: string;
  /** The file that it always has. A page has additional files while something in it has a canary. */
  file: string;
  /**
   * Composes the piece, unless its inputs are known to be unchanged. It never rejects; damage is part of the result.
   */
  compose(known: Known): Promise<ComposedPiece>;
};

/** Everything that is composed for one app, or for the site as a whole. It is done when all of its pieces are. */
export type Part = {
  name: string;
  /**
   * A hash of everything that the part's files depend on.
   *
   * @param embedded the remotes whose fragments its pages embed
   */
  digest(embedded: readonly string[]): string;
  /** Created on first access, because a release of one remote never needs the pages of others. */
  readonly pieces: readonly Piece[];
  /**
   * Composes the sitemap of its pages. This comes after the pages, because their documents say how they are listed.
   *
   * @param listingOf what is known about the page at a path; a page without a listing is included
   */
  sitemap?(listingOf: (path: string) => Listing | undefined): ComposedPiece;
};

/** Knows nothing, so that everything is composed. */
export const nothingKnown: Known = () => undefined;

export function emptyPiece(): ComposedPiece {
  return { files: new Map(), unchanged: [], kept: [], damaged: [], untrusted: [], warnings: [] };
}
