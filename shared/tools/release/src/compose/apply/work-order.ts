import type { OriginStorage } from '../../store/storage';
import type { ComposeRequest } from './composed-index';
import { visitRanks } from './most-visited';
import type { OpenPart } from './open-part';
import type { Part, Piece } from '../site/pieces';

/** A part with at most this many pieces counts as small: nobody waits long for its last piece. */
const fewPieces = 100;

/** A part to compose, and the number of pieces that are left. */
export type PartAtWork = { part: Part; opened?: Promise<OpenPart>; left: number; isFinished: boolean };

/**
 * Orders the pieces of parts for composing: first what a command waits for, then what is visited most.
 *
 * @param wanted what commands wait for, in the order of their requests
 */
export async function inOrder(
  storage: OriginStorage,
  atWork: readonly PartAtWork[],
  wanted: readonly ComposeRequest[],
): Promise<{ piece: Piece; work: PartAtWork }[]> {
  const first = wanted.filter(({ kind }) => kind === 'first');
  const turns = [...new Set([...first, ...wanted].map(({ part }) => part))];
  const turnOf = ({ part }: PartAtWork) => (turns.includes(part.name) ? turns.indexOf(part.name) : turns.length);
  const pieces = atWork.flatMap((work) => work.part.pieces.map((piece) => ({ piece, work, turn: turnOf(work) })));
  const ranks = pieces.length <= fewPieces ? new Map<string, number>() : await visitRanks(storage);
  const rankOf = ({ address }: Piece) => ranks.get(address) ?? ranks.size;
  return pieces.sort((a, b) => a.turn - b.turn || rankOf(a.piece) - rankOf(b.piece));
}
