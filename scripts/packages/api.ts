/** What the packages export: a page for each one that remotes import from. TypeDoc makes them of the docstrings. */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Application,
  Comment,
  CommentTag,
  type Context,
  Converter,
  type DeclarationReflection,
  type DocumentationEntryPoint,
  Logger,
  LogLevel,
  ReflectionKind,
  type TypeDocOptions,
} from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import ts from 'typescript';
import { root } from '../workspace/process';
import { sharedPackage } from '../workspace/shared-packages';

/** Where `pnpm api` writes the pages. */
export const apiFolder = join(root, '.cache/api');

/** The packages that remotes import from, in the order of the list of pages. */
export const forRemotes = [
  'contract',
  'remote',
  'ui',
  'forms',
  'router',
  'cart',
  'you',
  'proof',
  'testing',
  'lint',
  'bundler',
];

/** The modules of these packages that only the host, the bundler and the scripts of this workspace import. */
const notForRemotes = [
  /^@furrow\/remote\/(?:exposed-.+|standalone-entry|prerender|placed-slots|navigation|page-of|island-root|split-head|trusted-types(?:\.inline)?)$/,
  /^@furrow\/ui\/antd\/(?:antd-rules|base)$/,
  /^@furrow\/lint\/(?:rules|parts-of-site)$/,
  /^@furrow\/bundler\/(?!define-remote$|drawings$)/,
];

/** A module that remotes import, the package that exports it, and its source file. */
type ApiModule = { name: string; packageName: string; file: string };

const options: Partial<TypeDocOptions> & PluginOptions = {
  plugin: ['typedoc-plugin-markdown'],
  logLevel: LogLevel.Warn,
  name: 'What the packages export',
  readme: 'none',
  disableSources: true,
  disableGit: true,
  sort: ['source-order'],
  sortEntryPoints: false,
  excludeScopesInPaths: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  validation: { notExported: false, invalidLink: true, rewrittenLink: true, notDocumented: true },
  requiredToBeDocumented: ['Function', 'Variable', 'TypeAlias', 'Class'],
};

/**
 * Writes the pages.
 *
 * @param folder absolute path of the folder for the pages; what it holds is replaced
 * @returns one sentence for each export without a docstring, and for each link in a docstring that leads nowhere
 */
export async function writeApi(folder: string): Promise<string[]> {
  const modules = apiModules();
  const app = await Application.bootstrapWithPlugins({
    ...options,
    packagesRequiringDocumentation: [...new Set(modules.map(({ packageName }) => packageName))],
    outputs: [{ name: 'markdown', path: folder, options: { router: 'module' } }],
  } as Partial<TypeDocOptions>);
  const logger = new KeepingLogger();
  app.logger = logger;
  // Before TypeDoc merges the modules that have the tag for it, and reads the groups.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context: Context) => arrange(context, modules), 20_000);
  const project = app.converter.convert(entryPoints(modules));
  // The groups are made. A comment that had nothing else is removed.
  for (const reflection of Object.values(project.reflections)) reflection.comment?.removeTags('@group');
  app.validate(project);
  await app.generateOutputs(project);
  return logger.kept;
}

/**
 * Puts the page of each package into its `dist`, so that whoever installs the package has the page of that very version.
 *
 * @throws Error with a sentence for each export without a docstring, and for each link that leads nowhere
 */
export async function addApiPages(): Promise<void> {
  const problems = await writeApi(apiFolder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const name of forRemotes) {
    const text = await readFile(join(apiFolder, `${name}.md`), 'utf8');
    // Packages of one scope are installed beside each other.
    const linked = text.replaceAll(/\]\((\w+)\.md(?=[#)])/g, '](../../$1/dist/api.md');
    await writeFile(join(sharedPackage(name), 'dist/api.md'), linked);
  }
}

/** Keeps what TypeDoc warns of. Types of props need no docstring: their component has one, and so do the props. */
class KeepingLogger extends Logger {
  readonly kept: string[] = [];

  override log(message: string, level: LogLevel): void {
    super.log(message, level);
    if (level >= LogLevel.Warn && !message.includes('Props (TypeAlias)')) this.kept.push(message);
  }
}

/** The modules that remotes import. */
function apiModules(): ApiModule[] {
  const modules = forRemotes.flatMap((folder) => {
    const home = sharedPackage(folder);
    const { name: packageName, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      name: string;
      exports: Record<string, string | Record<string, string>>;
    };
    return Object.entries(exports).flatMap(([subpath, target]) =>
      filesOf(home, typeof target === 'string' ? target : (target.types ?? '')).map(({ star, file }) => ({
        name: `${packageName}${subpath.slice(1).replace('*', star)}`,
        packageName,
        file,
      })),
    );
  });
  return modules.filter(({ name }) => !notForRemotes.some((pattern) => pattern.test(name)));
}

/** The sources to which one line of `exports` leads, and what `*` stands for in each. */
function filesOf(home: string, target: string): { star: string; file: string }[] {
  const [start = '', end] = target.split('*');
  if (!/(?<!ambient\.d)\.[jt]sx?$/.test(target)) return [];
  if (end === undefined) return [{ star: '', file: join(home, target) }];
  return readdirSync(join(home, start))
    .filter((name) => name.endsWith(end) && !name.includes('.test.') && !name.endsWith('.d.ts'))
    .sort()
    .map((name) => ({ star: name.slice(0, -end.length), file: join(home, start, name) }));
}

function entryPoints(modules: readonly ApiModule[]): DocumentationEntryPoint[] {
  const settings = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config as object;
  const { options: compilerOptions } = ts.parseJsonConfigFileContent({ ...settings, files: [] }, ts.sys, root);
  const files = modules.map(({ file }) => file);
  const program = ts.createProgram(files, { ...compilerOptions, allowJs: true });
  return modules.flatMap(({ name, file }) => {
    const sourceFile = program.getSourceFile(file);
    return sourceFile ? [{ displayName: name, program, sourceFile }] : [];
  });
}

/**
 * Makes one page of all modules of a package, with a part for each module. What a module passes on from a library is
 * named, and not described: the library does that.
 */
function arrange({ project }: Context, modules: readonly ApiModule[]): void {
  const pages = new Map<string, { page: DeclarationReflection; passedOn: string[] }>();
  for (const { name, packageName } of modules) {
    const module = project.children?.find((child) => child.name === name);
    if (!module) continue;
    const passedOn = passOn(module);
    const known = pages.get(packageName);
    for (const child of module.children ?? []) tag((child.comment ??= new Comment()), '@group', name);
    if (known) {
      known.passedOn.push(...passedOn);
      tag((module.comment ??= new Comment()), '@mergeModuleWith', packageName);
    } else {
      module.name = packageName;
      pages.set(packageName, { page: module, passedOn });
    }
  }
  for (const { page, passedOn } of pages.values())
    page.comment = new Comment([{ kind: 'text', text: passedOn.join('\n\n') }]);
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter))
    if (parameter.name === '__namedParameters') parameter.name = 'props';
}

function tag(comment: Comment, name: `@${string}`, text: string): void {
  comment.blockTags.push(new CommentTag(name, [{ kind: 'text', text }]));
}

/** Removes from a module what it passes on from libraries, and says so in one sentence for each library. */
function passOn(module: DeclarationReflection): string[] {
  const { project } = module;
  const libraries = new Map<string, string[]>();
  for (const child of [...(module.children ?? [])].filter(({ flags }) => flags.isExternal)) {
    const library = project.getSymbolIdFromReflection(child)?.packageName ?? '';
    libraries.set(library, [...(libraries.get(library) ?? []), `\`${child.name}\``]);
    project.removeReflection(child);
  }
  return [...libraries].map(
    ([library, names]) => `\`${module.name}\` passes on from \`${library}\`: ${names.join(', ')}.`,
  );
}
