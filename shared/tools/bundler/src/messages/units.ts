import { createHash } from 'node:crypto';
import ts from 'typescript';
import { contentOf, isWrapped, placesIn, textsIn, type Content, type Place, type MessageText } from './texts';

/** One text of a message in both languages. */
export type Segment = { source: Content; target?: Content };

/** A message for a translator. */
export type Unit = {
  /** The name of the export, with the field in it: `titles.placed`. */
  name: string;
  /** Code, where there is more than a text, and what the sources say about the message. */
  notes: string[];
  segments: Segment[];
  /** Where the segments are in the code: in the translation, or in the sources while there is none. */
  texts: readonly MessageText[];
  /** What the places of the segments are, by their names. */
  places: ReadonlyMap<string, Place>;
  /** A hash of what both languages say. */
  base: string;
};

/** A message in the code of one language. */
export type Message = {
  name: string;
  /** The code of its value. */
  node: ts.Node;
  texts: MessageText[];
};

/** What an expression is without brackets, and without what is said about its type. */
export function bare(node: ts.Node): ts.Node {
  return isWrapped(node) ? bare(node.expression) : node;
}

/** The values that a module declares at its top, by name. */
export function declarationsIn(source: ts.SourceFile): Map<string, { node: ts.Node; statement: ts.Statement }> {
  const found = new Map<string, { node: ts.Node; statement: ts.Statement }>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      found.set(statement.name.text, { node: statement, statement });
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && ts.isIdentifier(name)) found.set(name.text, { node: initializer, statement });
  }
  return found;
}

/** The messages of a module by name, also those without a text. Each field of an object or a list is one. */
export function messagesIn(source: ts.SourceFile): Map<string, Message> {
  const found = new Map<string, Message>();
  const add = (name: string, node: ts.Node): void => {
    const value = bare(node);
    found.set(name, { name, node: value, texts: isNested(value) ? [] : textsIn(value) });
    if (ts.isObjectLiteralExpression(value))
      for (const property of value.properties)
        if (ts.isPropertyAssignment(property)) add(`${name}.${fieldName(property)}`, property.initializer);
    if (ts.isArrayLiteralExpression(value))
      value.elements.forEach((element, index) => add(`${name}[${index}]`, element));
  };
  for (const [name, { node }] of declarationsIn(source)) add(name, node);
  return found;
}

function isNested(node: ts.Node): boolean {
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}

function fieldName({ name }: ts.PropertyAssignment): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

/**
 * The units of a module, in the order of the sources.
 *
 * @param translation the variant of the module, if there is one
 */
export function unitsOf(source: ts.SourceFile, translation: ts.SourceFile | undefined): Unit[] {
  const said = messagesIn(source);
  const translated = translation ? messagesIn(translation) : new Map<string, Message>();
  const names = [...said.keys(), ...[...translated.keys()].filter((name) => !said.has(name))];
  const wanted = translation && missingIn(translation, source);
  return names.flatMap((name) => {
    const isMissing = wanted && !translated.has(name);
    if (isMissing && !wanted.has(rootOf(name)) && !isField(name, translated)) return [];
    return unitOf(said.get(name), translated.get(name)) ?? [];
  });
}

/** The name of the declaration that a message is in. */
export const rootOf = (name: string) => /^[^.[]+/.exec(name)?.[0] ?? name;

/** Whether a message could be a field of an object that a translation has without it. */
function isField(name: string, translated: ReadonlyMap<string, Message>): boolean {
  const owner = translated.get(name.replace(/\.[^.]+$/, ''));
  return owner !== undefined && ts.isObjectLiteralExpression(owner.node);
}

/** The exports that a translation lacks, with what they use. Other code in a module is written as each language needs it. */
function missingIn(translation: ts.SourceFile, source: ts.SourceFile): Set<string> {
  return new Set(missingExports(translation, source).flatMap((name) => [...neededBy(name, translation, source)]));
}

/** The exports of the sources that a translation lacks. */
export function missingExports(translation: ts.SourceFile, source: ts.SourceFile): string[] {
  const here = declarationsIn(translation);
  return [...declarationsIn(source)]
    .filter(([name, { statement }]) => isExported(statement) && !here.has(name))
    .map(([name]) => name);
}

/** A declaration of the sources, and those that it uses and that a translation lacks. */
export function neededBy(name: string, translation: ts.SourceFile, source: ts.SourceFile): Set<string> {
  const [here, there] = [declarationsIn(translation), declarationsIn(source)];
  const found = new Set<string>();
  const need = (one: string): void => {
    const declared = there.get(one);
    if (!declared || found.has(one) || here.has(one)) return;
    found.add(one);
    identifiersIn(declared.statement).forEach(need);
  };
  need(name);
  return found;
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : [];
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** The names in a piece of code. */
export function identifiersIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) found.push(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function unitOf(said: Message | undefined, translated: Message | undefined): Unit | undefined {
  if (!said?.texts.length && !translated?.texts.length) return undefined;
  const { name, node } = (said ?? translated)!;
  const code = isText(node) ? [] : [node.getText()];
  const ids = new Map<Place, string>();
  const idOf = (place: Place) => ids.get(place) ?? '';
  const sources = said?.texts ?? [];
  number(sources, ids, 'p');
  let segments: Segment[];
  if (!translated) segments = sources.map(({ pieces }) => ({ source: contentOf(pieces, idOf) }));
  else if (pairPlaces(sources, translated.texts, ids))
    segments = sources.map(({ pieces }, index) => ({
      source: contentOf(pieces, idOf),
      target: contentOf(translated.texts[index]?.pieces ?? [], idOf),
    }));
  else {
    // The translation has a form of its own: each of its texts stands beside the whole message.
    const whole: Content = [sources.map(plainText).join(' | ') || lastPart(name)];
    number(translated.texts, ids, 't');
    segments = translated.texts.map(({ pieces }) => ({ source: whole, target: contentOf(pieces, idOf) }));
    if (!isText(translated.node)) code.push(translated.node.getText());
  }
  if (segments.length === 0) return undefined;
  // Where both languages have a place, the one in the translation comes last, and is the one that an import moves.
  const places = new Map([...ids].map(([place, id]) => [id, place]));
  const texts = translated?.texts ?? sources;
  return { name, notes: [...commentsOn(node), ...code], segments, texts, places, base: baseOf(segments) };
}

const isText = (node: ts.Node) => ts.isStringLiteralLike(node);

/** `labels.Shop` is a row that only the translation has: what it translates is the name of the row. */
const lastPart = (name: string) => name.slice(name.indexOf('.') + 1);

function number(texts: readonly MessageText[], ids: Map<Place, string>, prefix: string): void {
  let count = 0;
  for (const place of texts.flatMap(({ pieces }) => placesIn(pieces))) ids.set(place, `${prefix}${++count}`);
}

/** Gives the places of a translation the names that they have in the sources. Returns false if the forms differ. */
function pairPlaces(
  sources: readonly MessageText[],
  translated: readonly MessageText[],
  ids: Map<Place, string>,
): boolean {
  if (sources.length !== translated.length) return false;
  const found = new Map<Place, string>();
  for (const [index, text] of sources.entries()) {
    const other = translated[index];
    if (!other || shape(other) !== shape(text)) return false;
    const left = placesIn(text.pieces);
    for (const place of placesIn(other.pieces)) {
      const at = left.findIndex(({ code }) => code === place.code);
      const [same] = at < 0 ? [] : left.splice(at, 1);
      if (!same) return false;
      found.set(place, ids.get(same)!);
    }
    if (left.length > 0) return false;
  }
  for (const [place, id] of found) ids.set(place, id);
  return true;
}

/** Strings, templates and attributes may say the same. */
const shape = ({ kind }: MessageText) => (kind === 'markup' ? kind : 'string');

const plainText = ({ pieces }: MessageText): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : `{${piece.code}}`)).join('');

function commentsOn(node: ts.Node): string[] {
  const statement = ts.findAncestor(node, ts.isStatement);
  if (!statement) return [];
  const { text } = node.getSourceFile();
  const ranges = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .map((comment) => comment.replace(/^\/\*\*\s*|\s*\*\/$/g, '').replace(/\n\s*\* ?/g, '\n'));
}

/** A hash of what the sources say, and one of what the translation says. */
export function baseOf(segments: readonly Segment[]): string {
  const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
  return `${hash(segments.map(({ source }) => source))}-${hash(segments.map(({ target }) => target ?? null))}`;
}
