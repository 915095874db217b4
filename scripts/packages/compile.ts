import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace/process';
import { sharedPackage } from '../workspace/shared-packages';

const shared = join(root, 'shared');

/**
 * Compiles the shared packages with the given names. The content of each `src` folder goes to `dist`, to which the
 * `publishConfig` of package.json points. TypeScript becomes JavaScript and declarations, file by file; other files,
 * such as style sheets, are copied. Types are not checked here, because the type check reads the same sources.
 *
 * @throws Error when the compiler cannot emit JavaScript or declarations for a source
 */
export async function compilePackages(names: readonly string[]): Promise<void> {
  const folders = names.map(sharedPackage);
  const sources = (await Promise.all(folders.map((folder) => filesOf(join(folder, 'src'))))).flat();
  await Promise.all(folders.map((folder) => rm(join(folder, 'dist'), { recursive: true, force: true })));
  const code = sources.filter((file) => /\.tsx?$/.test(file));
  const program = ts.createProgram(code, compilerOptions());
  const written: Promise<void>[] = [];
  const { diagnostics } = program.emit(
    undefined,
    (file, text) => written.push(write(inDist(file), text)),
    undefined,
    false,
    { after: [withExtensions], afterDeclarations: [withExtensions, withoutStyles] },
  );
  await Promise.all(written);
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatHost));
  const copied = sources.filter((file) => !/(?<!\.d)\.tsx?$/.test(file));
  await Promise.all(copied.map((file) => cp(file, inDist(file))));
}

/** The files of a folder, without tests. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The compiler options that all checks use, and where the results go. */
function compilerOptions(): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(file, ts.sys.readFile).config, ts.sys, root);
  return {
    ...options,
    noEmit: false,
    noCheck: true,
    declaration: true,
    resolveJsonModule: true,
    rootDir: shared,
    outDir: shared,
  };
}

/** `shared/site/ui/src/tag.js` to `shared/site/ui/dist/tag.js`. */
function inDist(file: string): string {
  const [group = '', name = '', , ...path] = relative(shared, file).split(sep);
  return join(shared, group, name, 'dist', ...path);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

/**
 * Writes `./tag.js` where a source says `./tag`, because Node, and TypeScript when it resolves like Node, need the
 * whole file name.
 */
function withExtensions(context: ts.TransformationContext) {
  return <File extends ts.SourceFile | ts.Bundle>(file: File): File => {
    const folder = dirname('fileName' in file ? file.fileName : '');
    const completed = (name: ts.StringLiteral) =>
      isScript(resolve(folder, name.text)) ? context.factory.createStringLiteral(`${name.text}.js`, true) : name;
    const visit = (node: ts.Node): ts.Node => {
      const names = namesModules(node);
      const change = (child: ts.Node): ts.Node => {
        if (names && ts.isStringLiteral(child)) return completed(child);
        return names && ts.isLiteralTypeNode(child) ? ts.visitEachChild(child, change, context) : visit(child);
      };
      return ts.visitEachChild(node, change, context);
    };
    return visit(file) as File;
  };
}

/** Removes from declarations the imports that a module needs only for their effect, such as style sheets. */
function withoutStyles() {
  return <File extends ts.SourceFile | ts.Bundle>(file: File): File => {
    if (ts.isBundle(file)) return file;
    const declared = file.statements.filter((one) => !ts.isImportDeclaration(one) || one.importClause);
    return ts.factory.updateSourceFile(file, declared) as File;
  };
}

/** Returns whether a string literal directly in this node, or one that is its type, names a module. */
function namesModules(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return ts.isImportTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
}

const isScript = (path: string) => ['.ts', '.tsx'].some((extension) => existsSync(path + extension));
