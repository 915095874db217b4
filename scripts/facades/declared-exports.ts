import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facade } from '@furrow/bundler/facades';
import ts from 'typescript';

/**
 * The exports of a facade: by name, a hash of the declaration without comments, or `undefined` for an export that is
 * passed on from another package.
 */
export type DeclaredExports = Record<string, string | undefined>;

/**
 * @param folder absolute path of the facade's package
 * @throws Error when the package exports no such module
 */
export function exportsOf({ name }: Pick<Facade, 'name'>, folder: string): DeclaredExports {
  return declaredExports(readFileSync(join(folder, entryFile(name, folder)), 'utf8'));
}

/**
 * The exports of a source file. A type that an export names counts as a part of it, as far as the same file declares
 * that type.
 */
export function declaredExports(source: string): DeclaredExports {
  const { outputText } = ts.transpileDeclaration(source, {
    fileName: 'facade.tsx',
    compilerOptions: { removeComments: true, jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
  });
  const { statements } = ts.createSourceFile('facade.d.ts', outputText, ts.ScriptTarget.ES2022, true);
  const local = new Map<string, string>();
  const found = new Map<string, string | undefined>();
  for (const statement of statements) {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      if (!exportClause || !ts.isNamedExports(exportClause))
        throw new Error(`A facade names each of its exports: ${statement.getText()}`);
      for (const { name } of exportClause.elements) found.set(name.text, undefined);
    }
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((one) => one.name.getText())
      : [(statement as Partial<ts.DeclarationStatement>).name?.getText()];
    for (const name of names.filter((one) => one !== undefined)) {
      local.set(name, (local.get(name) ?? '') + textOf(statement));
      const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExportKeyword);
      if (isExported) found.set(name, '');
    }
  }
  return Object.fromEntries(
    [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, own]) => [name, own === '' ? hashOf(name, local) : own]),
  );
}

/**
 * The type that a function returns is inferred here without the types of other files, so it would depend on the
 * function's body.
 */
function textOf(statement: ts.Statement): string {
  const returned = ts.isFunctionDeclaration(statement) ? statement.type : undefined;
  return statement.getText().slice(0, returned && returned.getFullStart() - statement.getStart());
}

const isExportKeyword = ({ kind }: ts.Modifier) => kind === ts.SyntaxKind.ExportKeyword;

/** Hashes the text of a declaration and of the declarations that it names. */
function hashOf(name: string, local: ReadonlyMap<string, string>): string {
  const parts = new Map<string, string>();
  const follow = (one: string) => {
    const text = local.get(one);
    if (text === undefined || parts.has(one)) return;
    parts.set(one, text);
    for (const [word] of text.matchAll(/[\w$]+/g)) follow(word);
  };
  follow(name);
  const texts = [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
}

/** The source file of a module, as the `exports` of the package name it. */
function entryFile(module: string, folder: string): string {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  const subpath = `.${module.slice(name.length)}`;
  for (const [pattern, file] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (pattern === subpath) return file;
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    return file.replace('*', subpath.slice(before.length, subpath.length - after.length));
  }
  throw new Error(`${name} exports no ${subpath}.`);
}
