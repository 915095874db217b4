import ts from 'typescript';
import { commentsIn, missingMessages, type CodeChange } from './missing-messages';
import { parseModule, rewritten, type Content, type Edits, type TextPiece } from './texts';
import { baseOf, unitsOf, type Segment, type Unit } from './units';

/** A message as a file of translations has it. */
export type FileUnit = { name: string; base: string; segments: Segment[] };

/** What is wrong with a message in a file of translations. */
export type Problem = { kind: 'unknown' | 'place' | 'damaged'; text: string };

/** What a file of translations makes of a module. */
export type Applied = {
  /** The module in the other language; undefined while it would lack messages. */
  text: string | undefined;
  problems: Problem[];
  /** Messages that were changed both here and in the file since it was made, and are left as they are here. */
  changed: string[];
  /** Messages that have no translation yet. */
  waiting: string[];
};

/**
 * Brings translations into the variant of a module.
 *
 * @param file the name of the module, which says whether there is markup in it
 * @param sources the module in the language of the sources
 * @param translation the variant, if there is one
 */
export function applyUnits(
  file: string,
  sources: string,
  translation: string | undefined,
  given: readonly FileUnit[],
): Applied {
  const source = parseModule(sources, file);
  const variant = translation === undefined ? undefined : parseModule(translation, file);
  const units = new Map(unitsOf(source, variant).map((unit) => [unit.name, unit]));
  const edits: Edits = new Map();
  const problems: Problem[] = [];
  const changed: string[] = [];
  for (const each of given) {
    const unit = units.get(each.name);
    if (!unit) problems.push({ kind: 'unknown', text: `there is no message "${each.name}".` });
    else if (each.base === unit.base) problems.push(...edit(unit, each, edits));
    else if (isEdited(each) && targetsOf(each) !== targetsOf(unit)) changed.push(each.name);
  }
  const isSaid = (unit: Unit) => unit.texts.every(({ node }, index) => unit.segments[index]?.target ?? edits.has(node));
  const waiting = [...units.values()].filter((unit) => !isSaid(unit)).map(({ name }) => name);
  const told = { problems, changed, waiting };
  if (problems.length > 0) return { text: translation, ...told };
  if (!variant) {
    const isWhole = waiting.length === 0 && units.size > 0;
    return { text: isWhole ? codeWith(source, edits, commentsIn(source)) : undefined, ...told };
  }
  const added = missingMessages({ source, variant, isSaid: (name) => !waiting.includes(name), edits });
  return { text: codeWith(variant, edits, added), ...told };
}

/** Notes what a file says of a message as edits, and returns what is wrong with it. */
function edit(unit: Unit, given: FileUnit, edits: Edits): Problem[] {
  const { name, segments, texts } = unit;
  if (given.segments.length !== segments.length)
    return [
      {
        kind: 'damaged',
        text: `${name} has another number of texts than here: ${given.segments.length} instead of ${segments.length}.`,
      },
    ];
  return segments.flatMap((segment, index) => {
    const target = given.segments[index]?.target;
    const text = texts[index];
    if (!target || !text || target.length === 0) return [];
    const problems = placeProblems(name, segment.target ?? segment.source, target);
    if (problems.length === 0 && JSON.stringify(target) !== JSON.stringify(segment.target))
      edits.set(text.node, { text, pieces: piecesOf(target, unit) });
    return problems;
  });
}

/** Places that a text has lost, or that it has and its code has not. */
function placeProblems(name: string, expected: Content, target: Content): Problem[] {
  const [wanted, found] = [idsIn(expected), idsIn(target)];
  const problem = (text: string): Problem => ({ kind: 'place', text: `${name} ${text}` });
  return [
    ...wanted.filter((id) => !found.includes(id)).map((id) => problem(`has lost its placeholder ${id}.`)),
    ...found
      .filter((id, index) => !wanted.includes(id) || found.indexOf(id) !== index)
      .map((id) => problem(`has a placeholder ${id} that is not in the code, or is there once.`)),
  ];
}

/** The ids of places; an element that has words in it is another place than one that has none. */
function idsIn(content: Content): string[] {
  return content.flatMap((part) => {
    if (typeof part === 'string') return [];
    return part.inner ? [`<${part.id}>`, ...idsIn(part.inner)] : [part.id];
  });
}

function piecesOf(content: Content, unit: Unit): TextPiece[] {
  return content.map((part) => {
    if (typeof part === 'string') return part;
    const place = unit.places.get(part.id)!;
    return part.inner ? { ...place, inner: piecesOf(part.inner, unit) } : place;
  });
}

const targetsOf = ({ segments }: { segments: Segment[] }) => JSON.stringify(segments.map(({ target }) => target));

/** Whether somebody has worked on the message since the file was made. */
function isEdited({ base, segments }: FileUnit): boolean {
  return baseOf(segments).split('-')[1] !== base.split('-')[1];
}

/** The code of a module with edits and other changes. A module without any keeps each of its bytes. */
function codeWith(source: ts.SourceFile, edits: Edits, others: readonly CodeChange[]): string {
  const changes = [...others];
  const visit = (node: ts.Node): void => {
    if (edits.has(node)) changes.push({ start: node.getStart(), end: node.end, code: rewritten(node, edits) });
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return changes
    .sort((one, other) => other.start - one.start)
    .reduce((code, { start, end, code: other }) => code.slice(0, start) + other + code.slice(end), source.text);
}
