import ts from 'typescript';

/** What a function of jest or Playwright is called that does not run the tests which it is given. */
const leftOut = /^(?:x(?:it|test|describe)|(?:it|test|describe)\b.*\.(?:skip|fixme|todo)\b.*)$/;

/** Programs that anybody can install. A test that needs one of them is taken for one that runs. */
const programs = /^(?:nginxProgram|terraform)$/;

/** The functions that are given a title: tests, and groups of them. */
const titled = /^x?(?:it|test|describe)\b/;

/**
 * The titles of the tests in a file that run, whatever the machine allows, and of the groups that have such tests. Where
 * a title has parts that differ from case to case, they stand as in the source: `%s`, `${name}`. Where a table of cases
 * begins with names, there is a title of each case as well.
 */
export function titlesOf(text: string): Set<string> {
  const source = ts.createSourceFile('test.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const titles = new Set<string>();
  /** @returns whether a test runs in the node */
  const visit = (node: ts.Node): boolean => {
    if (ts.isIfStatement(node) && !programs.test(node.expression.getText(source))) return false;
    if (!ts.isCallExpression(node)) return visitAll(node);
    const name = node.expression.getText(source);
    if (leftOut.test(name)) return false;
    const [title, ...rest] = node.arguments;
    if (!title || !titled.test(name) || !isText(title)) return visitAll(node);
    const isGroup = /\bdescribe\b/.test(name);
    const runs = rest.map((one) => (skips(one, source) ? false : visitAll(one) || !isGroup)).some(Boolean);
    if (runs) for (const one of casesOf(node.expression, textOf(title, source))) titles.add(one);
    return runs;
  };
  const visitAll = (node: ts.Node): boolean => {
    let runs = false;
    ts.forEachChild(node, (child) => {
      runs = visit(child) || runs;
    });
    return runs;
  };
  visitAll(source);
  return titles;
}

function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function textOf(node: ts.StringLiteralLike | ts.TemplateExpression, source: ts.SourceFile): string {
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : node.text;
}

/** The title, and those of the cases of `it.each([['a case', …], …])`. */
function casesOf(called: ts.Expression, title: string): string[] {
  const [table] = ts.isCallExpression(called) ? called.arguments : [];
  const rows = table && ts.isArrayLiteralExpression(table) ? table.elements : [];
  const names = rows.map((row) => (ts.isArrayLiteralExpression(row) ? row.elements[0] : row));
  return [
    title,
    ...names.flatMap((name) => (name && ts.isStringLiteralLike(name) ? title.replace('%s', name.text) : [])),
  ];
}

/** Whether a function has a call that skips the test whatever happens. */
function skips(node: ts.Node, source: ts.SourceFile): boolean {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body || !ts.isBlock(node.body)) return false;
  return node.body.statements.some(
    (statement) =>
      ts.isExpressionStatement(statement) &&
      ts.isCallExpression(statement.expression) &&
      /^test\.(?:skip|fixme)$/.test(statement.expression.expression.getText(source)) &&
      (statement.expression.arguments.length === 0 ||
        statement.expression.arguments[0]?.kind === ts.SyntaxKind.TrueKeyword),
  );
}
