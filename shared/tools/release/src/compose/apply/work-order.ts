import type { ComposeRequest } from './composed-index';
import type { OpenPart } from './open-part';
import type { Part, Piece } from '../site/pieces';

/** A part to compose, and the number of pieces that are left. */
export type PartAtWork = { part: Part; opened?: Promise<OpenPart>; left: number; isFinished: boolean };

/**
 * Orders the pieces of parts for composing: first what a command waits for, then the rest.
 *
 * @param wanted what commands wait for, in the order of their requests
 */
export function inOrder(
  atWork: readonly PartAtWork[],
  wanted: readonly ComposeRequest[],
): { piece: Piece; work: PartAtWork }[] {
  const first = wanted.filter(({ kind }) => kind === 'first');
  const turns = [...new Set([...first, ...wanted].map(({ part }) => part))];
  const turnOf = ({ part }: PartAtWork) => (turns.includes(part.name) ? turns.indexOf(part.name) : turns.length);
  return atWork
    .toSorted((a, b) => turnOf(a) - turnOf(b))
    .flatMap((work) => work.part.pieces.map((piece) => ({ piece, work })));
}
