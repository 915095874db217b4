import { parseModule, rewritten, textsIn, type Edits, type TextPiece } from './texts';
import { declarationsIn } from './units';

/** Accented, so that a text that is no message is seen at once. */
const accented: Record<string, string> = Object.fromEntries(
  ['aá', 'cç', 'eé', 'ií', 'nñ', 'oó', 'uú', 'AÁ', 'CÇ', 'EÉ', 'IÍ', 'NÑ', 'OÓ', 'UÚ'].map((pair) => [...pair]),
);

/** By how much a text is longer, as translations from English into other languages are. */
const growth = 0.4;

/**
 * The code of a module whose texts are longer, or run from right to left. Values, elements and code are untouched.
 *
 * @param file the name of the module, which says whether there is markup in it
 */
export function inPseudoLanguage(text: string, file: string, how: 'longer' | 'from right to left'): string {
  const source = parseModule(text, file);
  const edits: Edits = new Map();
  for (const { node } of declarationsIn(source).values())
    for (const each of textsIn(node)) {
      const pieces = how === 'longer' ? longer(each.pieces) : each.pieces.map(mirrored);
      edits.set(each.node, { text: each, pieces });
    }
  return source.text.slice(0, source.getStart()) + rewritten(source, edits);
}

/** In brackets, so that an end that is cut off is seen. White space at the ends stays outside of them. */
function longer(pieces: readonly TextPiece[]): TextPiece[] {
  const length = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 0), 0);
  const more = '~'.repeat(Math.ceil(length * growth));
  const changed = pieces.map(accents);
  const [first, last] = [changed[0], changed.at(-1)];
  const start = typeof first === 'string' ? first.replace(/^\s*/, '$&[') : '[';
  if (changed.length === 1 && typeof first === 'string') return [start.replace(/\s*$/, `${more && ` ${more}`}]$&`)];
  const end = typeof last === 'string' ? last.replace(/\s*$/, ` ${more}]$&`) : ` ${more}]`;
  const middle = changed.slice(typeof first === 'string' ? 1 : 0, typeof last === 'string' ? -1 : undefined);
  return [start, ...middle, end];
}

function accents(piece: TextPiece): TextPiece {
  if (typeof piece === 'string') return piece.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);
  return piece.inner ? { ...piece, inner: piece.inner.map(accents) } : piece;
}

/** Letters that browsers set from right to left, although they are Latin. */
function mirrored(piece: TextPiece): TextPiece {
  if (typeof piece !== 'string') return piece.inner ? { ...piece, inner: piece.inner.map(mirrored) } : piece;
  return piece.replace(/\S(?:.*\S)?/s, '\u202e$&\u202c');
}
