import type { Composed, Known } from './composed-index';

/** What came out of composing something. */
export type ComposedPiece = {
  files: Map<string, Composed>;
  /** Files that are known to be what they were. */
  unchanged: string[];
  /** Files that could not be composed, and stay as they are. */
  kept: string[];
  /** One sentence per damaged file. */
  damaged: string[];
  /** One sentence per place that shows its fallback. */
  warnings: string[];
};

/** The smallest thing that is composed at a time: a page with all of its documents, or one other file. */
export type Piece = {
  /** Where visitors find it. */
  address: string;
  /** The file that it always has; a page has more of them while something it shows has a canary. */
  file: string;
  /** Reads what it is made of, unless that is known to be what it was. It never fails: what is damaged is told. */
  compose(known: Known): Promise<ComposedPiece>;
};

/** What is composed of one app, or of the site as a whole. It is done when all of its pieces are. */
export type Part = {
  name: string;
  /**
   * A hash of everything that its files depend on.
   *
   * @param embedded the remotes whose fragments its pages embed
   */
  digest(embedded: readonly string[]): string;
  /** Made when somebody asks for them: a release of one remote asks for no pages of others. */
  readonly pieces: readonly Piece[];
};

/** Nothing is known, so everything is composed. */
export const nothingKnown: Known = () => undefined;

export function emptyPiece(): ComposedPiece {
  return { files: new Map(), unchanged: [], kept: [], damaged: [], warnings: [] };
}
