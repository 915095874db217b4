import ts from 'typescript';

/** A part of a text: words, or the place of a value or an element between them. */
export type TextPiece = string | Place;

/** A place in a text that a translation keeps: it may move, and its code is not for translators. */
export type Place = {
  /** The code as it is shown: texts inside it, which are texts of their own, are left out. */
  code: string;
  node: ts.Node;
  /** What an element has in it. Other places have no words of this sentence in them. */
  inner?: TextPiece[];
};

/** A text in the code of a message. */
export type MessageText = { node: ts.Node; kind: 'string' | 'template' | 'attribute' | 'markup'; pieces: TextPiece[] };

/** A text without its code: words, and the names of its places, each with what is inside. */
export type Content = (string | { id: string; inner?: Content })[];

/** What texts are to say. */
export type Edits = Map<ts.Node, { text: MessageText; pieces: TextPiece[] }>;

type Markup = ts.JsxElement | ts.JsxFragment;

const isMarkup = (node: ts.Node): node is Markup => ts.isJsxElement(node) || ts.isJsxFragment(node);
const hasWords = (text: string) => /\p{L}/u.test(text);
/** An id or a fingerprint, which is the same in every language. */
const isData = (text: string) => /^(?:0x[\da-f]+|[a-z\d]+(?:-[a-z\d]+)+)$/.test(text);
/** Attributes that are read to somebody. */
const spokenAttributes = /^(?:alt|title|label|placeholder|aria-(?:label|description|valuetext|roledescription))$/;

/** Reads a module. Its name says whether it may have markup in it. */
export function parseModule(text: string, file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** Whether no more strings of a module are in double quotes than in single ones. Attributes of markup do not count. */
export function hasSingleQuotes(source: ts.SourceFile): boolean {
  let surplus = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && !ts.isJsxAttribute(node.parent))
      surplus += node.getText(source).startsWith("'") ? 1 : -1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return surplus >= 0;
}

/**
 * The texts that the code of a message may say, in the order of the code. What the code compares with, or calls a
 * method with, is no text.
 */
export function textsIn(node: ts.Node): MessageText[] {
  if (ts.isStringLiteral(node)) return textOf(node, 'string', [node.text]);
  if (ts.isNoSubstitutionTemplateLiteral(node)) return textOf(node, 'template', [node.text]);
  if (ts.isTemplateExpression(node)) {
    const pieces = [
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [placeOf(expression), literal.text]),
    ];
    return [
      ...textOf(node, 'template', pieces),
      ...node.templateSpans.flatMap(({ expression }) => textsIn(expression)),
    ];
  }
  if (isMarkup(node)) return [...textOf(node, 'markup', childrenOf(node)), ...inMarkup(node)];
  if (ts.isJsxSelfClosingElement(node)) return inAttributes(node.attributes);
  return valuesOf(node).flatMap(textsIn);
}

function textOf(node: ts.Node, kind: MessageText['kind'], pieces: TextPiece[]): MessageText[] {
  const isText = pieces.some(isWorded) && !(pieces.length === 1 && isData(String(pieces[0])));
  return isText ? [{ node, kind, pieces }] : [];
}

const isWorded = (piece: TextPiece): boolean =>
  typeof piece === 'string' ? hasWords(piece) : (piece.inner ?? []).some(isWorded);

/** What an expression or a statement may have as its value. */
function valuesOf(node: ts.Node): ts.Node[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [node.right];
    const isValue = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];
    return isValue.includes(kind) ? [node.left, node.right] : [];
  }
  if (ts.isCallExpression(node)) {
    const { expression, arguments: given } = node;
    if (!ts.isPropertyAccessExpression(expression)) return [...given];
    const isJoined = expression.name.text === 'join';
    return [expression.expression, ...given.filter((each) => isJoined || ts.isFunctionLike(each))];
  }
  if (ts.isArrayLiteralExpression(node)) return [...node.elements];
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) => (ts.isPropertyAssignment(property) ? [property.initializer] : []));
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node))
    return node.body ? [node.body] : [];
  if (ts.isIfStatement(node)) return [node.thenStatement, ...(node.elseStatement ? [node.elseStatement] : [])];
  if (ts.isElementAccessExpression(node)) return [node.expression];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ initializer }) => initializer ?? []);
  if (ts.isCaseClause(node) || ts.isDefaultClause(node)) return [...node.statements];
  if (ts.isSwitchStatement(node)) return [...node.caseBlock.clauses];
  if (ts.isBlock(node)) return [...node.statements];
  if (ts.isReturnStatement(node) || ts.isSpreadElement(node)) return node.expression ? [node.expression] : [];
  return isWrapped(node) ? [node.expression] : [];
}

/** Whether an expression stands in brackets, or has something said about its type. */
export function isWrapped(
  node: ts.Node,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  );
}

/** What is between the tags, with white space as React reads it. */
function childrenOf(node: Markup): TextPiece[] {
  const pieces = node.children.flatMap((child): TextPiece[] => {
    if (ts.isJsxText(child)) return [trimmed(child.text)];
    if (ts.isJsxExpression(child))
      return child.expression && ts.isStringLiteral(child.expression) ? [child.expression.text] : [placeOf(child)];
    return [isMarkup(child) ? { ...placeOf(child), inner: childrenOf(child) } : placeOf(child)];
  });
  return pieces.reduce<TextPiece[]>((joined, piece) => {
    const last = joined.at(-1);
    if (typeof piece !== 'string' || typeof last !== 'string') return piece === '' ? joined : [...joined, piece];
    return [...joined.slice(0, -1), last + piece];
  }, []);
}

function trimmed(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}

/** The texts in attributes and values between tags. */
function inMarkup(node: Markup): MessageText[] {
  const own = ts.isJsxElement(node) ? inAttributes(node.openingElement.attributes) : [];
  return [
    ...own,
    ...node.children.flatMap((child): MessageText[] => {
      if (ts.isJsxText(child)) return [];
      if (isMarkup(child)) return inMarkup(child);
      if (ts.isJsxSelfClosingElement(child)) return inAttributes(child.attributes);
      return child.expression && !ts.isStringLiteral(child.expression) ? textsIn(child.expression) : [];
    }),
  ];
}

function inAttributes({ properties }: ts.JsxAttributes): MessageText[] {
  return properties.flatMap((property) => {
    if (!ts.isJsxAttribute(property) || !spokenAttributes.test(property.name.getText())) return [];
    const { initializer } = property;
    if (!initializer) return [];
    if (ts.isStringLiteral(initializer)) return textOf(initializer, 'attribute', [initializer.text]);
    return ts.isJsxExpression(initializer) && initializer.expression ? textsIn(initializer.expression) : [];
  });
}

function placeOf(node: ts.Node): Place {
  return { code: codeShown(ts.isJsxElement(node) ? node.openingElement : node), node };
}

/** Code in one line, without the texts in it. */
export function codeShown(node: ts.Node): string {
  const texts = new Map(nestedTexts(node).map((text) => [text.node, '…']));
  return replaced(node, (child) => texts.get(child)).replace(/\s+/g, ' ');
}

function nestedTexts(node: ts.Node): MessageText[] {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return inAttributes(node.attributes);
  if (ts.isJsxExpression(node)) return node.expression ? textsIn(node.expression) : [];
  return textsIn(node);
}

/**
 * The code of a node with other code in some places.
 *
 * @param codeFor the code that takes the place of a node; undefined where the node stays
 */
export function replaced(node: ts.Node, codeFor: (child: ts.Node) => string | undefined): string {
  const { text } = node.getSourceFile();
  let at = node.getStart();
  let code = '';
  const visit = (child: ts.Node): void => {
    const other = codeFor(child);
    if (other === undefined) return void ts.forEachChild(child, visit);
    code += text.slice(at, child.getStart()) + other;
    at = child.end;
  };
  visit(node);
  return code + text.slice(at, node.end);
}

/** The code of a node in which texts say something else. */
export function rewritten(node: ts.Node, edits: Edits): string {
  return replaced(node, (child) => {
    const edit = edits.get(child);
    return edit && codeOf(edit.text, edit.pieces, (place) => rewritten(place, edits));
  });
}

function codeOf({ kind, node }: MessageText, pieces: readonly TextPiece[], codeAt: (place: ts.Node) => string): string {
  if (kind === 'markup' && isMarkup(node)) return markupOf(node, pieces, codeAt);
  if (kind === 'template')
    return `\`${pieces.map((piece) => (typeof piece === 'string' ? inTemplate(piece) : `\${${codeAt(piece.node)}}`)).join('')}\``;
  const literal = quoted(pieces.join(''));
  return kind === 'attribute' ? `{${literal}}` : literal;
}

const inTemplate = (text: string) => visibly(text.replace(/[\\`]|\$(?=\{)/g, '\\$&'));
const quoted = (text: string) => visibly(`'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`);

/** A space that does not break looks like any other in an editor, so code has its number. */
const visibly = (text: string) => text.replace(/[\u00a0\u00ad\u202f]/g, (sign) => `\\u${hex(sign)}`);
const hex = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, '0');

function markupOf(node: Markup, pieces: readonly TextPiece[], codeAt: (place: ts.Node) => string): string {
  const [opening, closing] = ts.isJsxElement(node)
    ? [node.openingElement, node.closingElement]
    : [node.openingFragment, node.closingFragment];
  const inside = pieces.map((piece) => {
    // A line break in markup is white space.
    if (typeof piece === 'string') return piece.replace(/\s*\n\s*/g, ' ').replace(/[{}<>]/g, (sign) => `{'${sign}'}`);
    return piece.inner && isMarkup(piece.node) ? markupOf(piece.node, piece.inner, codeAt) : codeAt(piece.node);
  });
  return `${codeAt(opening)}${inside.join('')}${closing.getText()}`;
}

/** The text without its code. The names of its places are asked for in their order. */
export function contentOf(pieces: readonly TextPiece[], idOf: (place: Place) => string): Content {
  return pieces
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const id = idOf(piece);
      return piece.inner ? { id, inner: contentOf(piece.inner, idOf) } : { id };
    });
}

/** The places of a text, also those inside of others. */
export function placesIn(pieces: readonly TextPiece[]): Place[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece, ...placesIn(piece.inner ?? [])]));
}
