import ts from 'typescript';
import { rewritten, type Edits } from './texts';
import { declarationsIn, identifiersIn, messagesIn, missingExports, neededBy, rootOf } from './units';

/** Code that takes the place of a part of a file. */
export type CodeChange = { start: number; end: number; code: string };

/** Takes the comments of a module away, which are about messages and stay with the sources. */
export function commentsIn(source: ts.SourceFile): CodeChange[] {
  return source.statements.flatMap((statement) =>
    (ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? []).map(({ pos, end }) => ({
      start: pos,
      end: Math.min(end + 1, statement.getStart()),
      code: '',
    })),
  );
}

export type Missing = {
  source: ts.SourceFile;
  variant: ts.SourceFile;
  /** Whether each text of a message has a translation. */
  isSaid: (name: string) => boolean;
  edits: Edits;
};

/** Writes messages that a variant lacks at their places, with what they need of the sources. */
export function missingMessages({ source, variant, isSaid, edits }: Missing): CodeChange[] {
  const here = messagesIn(variant);
  const said = [...messagesIn(source).keys()];
  const isWhole = (root: string) => said.every((name) => rootOf(name) !== root || isSaid(name));
  const needed = missingExports(variant, source)
    .map((name) => [...neededBy(name, variant, source)])
    .filter((names) => names.every(isWhole))
    .flat();
  const fields = said.filter((name) => here.has(rootOf(name)) && !here.has(name) && isSaid(name));
  return [
    ...declarations(source, variant, new Set(needed), edits),
    ...fields.flatMap((name) => field(source, variant, name, edits)),
  ];
}

function declarations(
  source: ts.SourceFile,
  variant: ts.SourceFile,
  needed: ReadonlySet<string>,
  edits: Edits,
): CodeChange[] {
  const here = declarationsIn(variant);
  const changes: CodeChange[] = [];
  const used = new Set<string>();
  let after = variant.statements.findLast((statement) => ts.isImportDeclaration(statement))?.end ?? 0;
  for (const [name, { statement }] of declarationsIn(source)) {
    const same = here.get(name);
    if (same) after = same.statement.end;
    if (!needed.has(name)) continue;
    changes.push({ start: after, end: after, code: `\n${rewritten(statement, edits)}` });
    identifiersIn(statement).forEach((one) => used.add(one));
  }
  // Changes are made from the end, so those at one place are listed in the opposite order.
  changes.reverse();
  return [...changes, ...[...used].flatMap((name) => addImport(source, variant, name))];
}

function importOf(source: ts.SourceFile, name: string) {
  return source.statements
    .filter(ts.isImportDeclaration)
    .find((statement) => importedBy(statement)?.elements.some((element) => element.name.text === name));
}

function importedBy({ importClause }: ts.ImportDeclaration): ts.NamedImports | undefined {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings : undefined;
}

function addImport(source: ts.SourceFile, variant: ts.SourceFile, name: string): CodeChange[] {
  const from = importOf(source, name);
  if (!from || importOf(variant, name)) return [];
  const typed = from.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const module = from.moduleSpecifier.getText();
  const same = variant.statements
    .filter(ts.isImportDeclaration)
    .find(
      (each) =>
        each.moduleSpecifier.getText() === module &&
        (each.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) === typed,
    );
  const last = same && importedBy(same)?.elements.at(-1);
  if (last) return [{ start: last.end, end: last.end, code: `, ${name}` }];
  return [{ start: 0, end: 0, code: `import ${typed ? 'type ' : ''}{ ${name} } from ${module};\n` }];
}

/** A field of an object that the variant has without it. */
function field(source: ts.SourceFile, variant: ts.SourceFile, name: string, edits: Edits): CodeChange[] {
  const owner = name.slice(0, name.lastIndexOf('.'));
  const object = messagesIn(variant).get(owner)?.node;
  const property = messagesIn(source).get(name)?.node;
  const assignment = property && ts.findAncestor(property, ts.isPropertyAssignment);
  if (!object || !assignment || !ts.isObjectLiteralExpression(object)) return [];
  const last = object.properties.at(-1);
  const at = last?.end ?? object.end - 1;
  return [{ start: at, end: at, code: `${last ? ',' : ''}\n${rewritten(assignment, edits)}` }];
}
