import ts from 'typescript';

/**
 * What people read in a file of the sources: the comments and texts of a program, the comments of a style sheet, and a
 * document without its code. One block of text per line.
 */
export function proseOf(path: string, text: string): string {
  if (path.endsWith('.md')) return documentBlocks(text).map(inOneLine).join('\n');
  if (path.endsWith('.css')) return commentsIn(text).map(inOneLine).join('\n');
  return programBlocks(path, text).map(inOneLine).join('\n');
}

function programBlocks(path: string, text: string): string[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const blocks: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && !isAddress(node.text)) blocks.push(node.text);
    const children = node.getChildren(source);
    // Before a token is only space and comments; a text in markup has all of its space in itself.
    if (children.length === 0 && node.kind !== ts.SyntaxKind.JsxText)
      blocks.push(...commentsIn(text.slice(node.pos, node.getStart(source))));
    for (const child of children) visit(child);
  };
  visit(source);
  return blocks;
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isJsxText(node) ||
    node.kind === ts.SyntaxKind.TemplateHead ||
    node.kind === ts.SyntaxKind.TemplateMiddle ||
    node.kind === ts.SyntaxKind.TemplateTail
  );
}

/** The name of a module, a file or a page. */
function isAddress(text: string): boolean {
  return text.includes('/') && !/\s/.test(text);
}

/** Comments in text that has nothing else with their signs; neighboring lines of one are one block. */
function commentsIn(text: string): string[] {
  const blocks = [...text.matchAll(/\/\*(.*?)\*\//gs)].map(([, comment = '']) => comment.replaceAll(/^\s*\*+/gm, ' '));
  const lines = text.replaceAll(/\/\*.*?\*\//gs, '').match(/\/\/.*(?:\s*\n\s*\/\/.*)*/g) ?? [];
  return [...blocks, ...lines.map((comment) => comment.replaceAll(/^\s*\/\//gm, ' '))];
}

/** The paragraphs, headlines and rows of a Markdown document, without code and the addresses of links. */
function documentBlocks(text: string): string[] {
  return text
    .replaceAll(/^```.*?^```/gms, '\n')
    .replaceAll(/`[^`\n]*`/g, '…')
    .replaceAll(/\]\([^)\s]*\)/g, ']')
    .split(/\n\s*\n|\n(?=\||#|\s*(?:[-*]|\d+\.)\s)/);
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
