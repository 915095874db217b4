import ts from 'typescript';

/**
 * What differs between a file and its variant in another language, besides its texts: names that only one of them
 * exports, values that a text of the sources says and the translation does not, and data such as prices.
 */
export function messageProblems(sources: string, translation: string): string[] {
  const [said, translated] = [exportsOf(sources), exportsOf(translation)];
  return [
    ...[...said.keys()].filter((name) => !translated.has(name)).map((name) => `${name} is missing.`),
    ...[...translated.keys()].filter((name) => !said.has(name)).map((name) => `Nobody asks for ${name}.`),
    ...[...said].flatMap(([name, node]) => {
      const other = translated.get(name);
      return other ? differences(name, node, other) : [];
    }),
  ];
}

/** What a file exports, by name; types are left out. */
export function exportsOf(text: string): Map<string, ts.Node> {
  const source = ts.createSourceFile('words.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) found.set(name.getText(), initializer);
  }
  return found;
}

function differences(at: string, first: ts.Node, second: ts.Node): string[] {
  const [one, other] = [bare(first), bare(second)];
  if (ts.isFunctionLike(one) && ts.isFunctionLike(other)) {
    const uses = valuesIn(other);
    return [...valuesIn(one)].filter((index) => !uses.has(index)).map((index) => unsaid(at, one, index));
  }
  if (ts.isObjectLiteralExpression(one) && ts.isObjectLiteralExpression(other)) {
    const [fields, others] = [fieldsOf(one), fieldsOf(other)];
    const names = new Set([...fields.keys(), ...others.keys()]);
    return [...names].flatMap((name) => {
      const [field, same] = [fields.get(name), others.get(name)];
      return field && same ? differences(`${at}.${name}`, field, same) : [`${at}.${name} is in one language only.`];
    });
  }
  if (ts.isArrayLiteralExpression(one) && ts.isArrayLiteralExpression(other)) {
    if (one.elements.length !== other.elements.length) return [`${at} is not as long in both languages.`];
    return one.elements.flatMap((element, index) => differences(`${at}[${index}]`, element, other.elements[index]!));
  }
  return isData(one) && dataIn(one) !== dataIn(other) ? [`${at} is ${one.getText()} in the sources.`] : [];
}

/** A figure as it is compared: some languages write a space before the sign of a percentage. */
function dataIn(node: ts.Node): string {
  return ts.isStringLiteral(node) ? node.text.replace(/\s%$/, '%') : node.getText();
}

/** What is written in `satisfies` or in brackets. */
function bare(node: ts.Node): ts.Node {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

function fieldsOf(node: ts.ObjectLiteralExpression): Map<string, ts.Node> {
  return new Map(
    node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? [[property.name.getText().replaceAll("'", ''), property.initializer]] : [],
    ),
  );
}

/** The parameters that a function uses, by their places. */
function valuesIn(node: ts.SignatureDeclaration): Set<number> {
  const names = node.parameters.map(({ name }) => name.getText());
  const used = new Set<number>();
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child) && names.includes(child.text)) used.add(names.indexOf(child.text));
    ts.forEachChild(child, visit);
  };
  if ('body' in node && node.body) visit(node.body);
  return used;
}

function unsaid(at: string, { parameters }: ts.SignatureDeclaration, index: number): string {
  return `${at} does not say ${parameters[index]?.name.getText()}.`;
}

/** What is the same in every language: figures, pictures, and texts without words in them, such as a price or an id. */
function isData(node: ts.Node): boolean {
  if (ts.isStringLiteral(node))
    return !/\p{L}/u.test(node.text) || /^(?:0x[\da-f]+|[a-z\d]+(?:-[a-z\d]+)+)$/.test(node.text);
  return (
    ts.isNumericLiteral(node) ||
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
  );
}
