/**
 * `tsx scripts/checks/built-messages.ts [app]`: a page loads the messages of its language only, and those that it says.
 * Compares the built scripts of each app with the messages in the sources.
 */
import { readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportsOf } from '@furrow/bundler/translations';
import ts from 'typescript';
import { allApps, type App } from '../workspace/apps';
import { fail, root } from '../workspace/process';
import { variantsIn } from './messages';
import type { Result } from './steps';

/**
 * A message as it stands in the code: each sentence is a part of its text without values. One that others of its module
 * use has no name.
 */
type Message = { module: string; name: string | undefined; language: string; sentences: readonly string[] };

/** A built script: its language, which is empty in that of the sources, and the files that it was made of. */
export type Script = { file: string; language: string; text: string; sources: ReadonlyMap<string, string> };

/** A shorter text may stand in other code as well. */
const shortest = 16;

/** The sentences that a built script has as they are written: others are written with escapes, or in parts. */
const plain = /^[\p{L}\d ,.;:?!()-]+$/u;

/** The messages of a file in one language. */
export function messagesOf(module: string, text: string, language: string): Message[] {
  const source = ts.createSourceFile(module, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const exported = new Map([...exportsOf(text)].map(([name, node]) => [node.getStart(), name]));
  const parts = source.statements.flatMap((statement): ts.Node[] =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ initializer }) => initializer ?? [])
      : [statement],
  );
  const shared = namesUsedInside(source);
  return parts.map((node) => {
    const name = exported.get(node.getStart());
    return { module, name: name && !shared.has(name) ? name : undefined, language, sentences: sentencesOf(node) };
  });
}

/** The names that a module mentions again after it has declared them. */
function namesUsedInside(source: ts.SourceFile): Set<string> {
  const [seen, again] = [new Set<string>(), new Set<string>()];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) (seen.has(node.text) ? again : seen).add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return again;
}

function sentencesOf(node: ts.Node): string[] {
  const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  if (text) return [node.text.trim()].filter((part) => part.length >= shortest && plain.test(part));
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...sentencesOf(child)));
  return found;
}

/**
 * Finds messages in scripts that have no use for them.
 *
 * @param messages of all languages
 * @returns how many messages stand where they belong, and a sentence for each that does not
 */
export function strayMessages(
  scripts: readonly Script[],
  messages: readonly Message[],
): { found: number; problems: string[] } {
  const owners = new Map<string, Message[]>();
  for (const message of messages)
    for (const sentence of message.sentences) owners.set(sentence, [...(owners.get(sentence) ?? []), message]);
  let found = 0;
  const problems: string[] = [];
  for (const script of scripts) {
    const texts = textsOf(script.text);
    for (const [sentence, said] of owners) {
      if (!texts.has(sentence) || isInOtherCode(sentence, script)) continue;
      const languages = said.map(({ language }) => language);
      const translated = said.some(({ module }) => isTranslated(module, script.language, messages));
      const right = translated ? languages.includes(script.language) : languages.includes('');
      if (!right) problems.push(`${script.file} has "${sentence}", which is a message of another language.`);
      else if (!said.some((message) => isSaidBy(script, message)))
        problems.push(`${script.file} has "${sentence}", which none of its files says.`);
      else found += 1;
    }
  }
  return { found, problems };
}

/** The texts in minified code, without the values in them. */
function textsOf(code: string): Set<string> {
  return new Set(code.split(/["'`]|\$\{|\}/).map((part) => part.trim()));
}

function isTranslated(module: string, language: string, messages: readonly Message[]): boolean {
  return messages.some((message) => message.module === module && message.language === language);
}

/** Data and code of pages may say the same as a message. */
function isInOtherCode(sentence: string, { sources }: Script): boolean {
  return [...sources].some(([file, text]) => !wordsFile.test(file) && text.includes(sentence));
}

const wordsFile = /(?:^|[/-])words\.tsx?$/;

/** Whether a file of the script asks for the message. One without a name comes with its module. */
function isSaidBy({ sources }: Script, { module, name }: Message): boolean {
  if (name === undefined) return sources.has(module);
  return [...sources].some(([file, text]) => asksFor(file, text, module).includes(name));
}

/** The names that a file asks a module for, with whatever it asks any object for when it imports the module as one. */
function asksFor(file: string, text: string, module: string): string[] {
  const imports = [...text.matchAll(/(?:import|export) ([^'"]+?) from '(\.{1,2}\/[^']*words)'/g)];
  return imports.flatMap(([, names = '', to = '']) => {
    if (posix.join(posix.dirname(file), to) !== module.replace(/\.tsx?$/, '')) return [];
    return names.startsWith('*')
      ? [...text.matchAll(/\.(\w+)/g)].map(([, name]) => name ?? '')
      : (names.match(/\w+/g) ?? []);
  });
}

/** The built scripts of an app in all its languages. */
async function scriptsOf(app: App): Promise<Script[]> {
  const folder = join(app.folder, 'dist');
  const files = await readdir(folder, { recursive: true });
  const mapped = files.filter((file) => file.endsWith('.js') && existsSync(join(folder, `${file}.map`)));
  return Promise.all(
    mapped.map(async (file) => {
      const [text, map] = await Promise.all([file, `${file}.map`].map((one) => readFile(join(folder, one), 'utf8')));
      const { sources, sourcesContent } = JSON.parse(map ?? '') as { sources: string[]; sourcesContent: string[] };
      const [first = '', rest] = file.split('/');
      return {
        file: `${app.name}/${file}`,
        language: rest !== undefined && /^[a-z]{2,3}$/.test(first) ? first : '',
        text: text ?? '',
        sources: new Map(sources.map((source, index) => [inTree(app, source), sourcesContent[index] ?? ''])),
      };
    }),
  );
}

/** `webpack://shop/./src/ui/words.ts` as a path in the workspace. */
function inTree(app: App, source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return posix.join(relative(root, app.folder), path);
}

/** Compares the built scripts of one app, or of all. */
export async function builtMessages(name?: string): Promise<Result> {
  const variants = (await variantsIn('.')).filter(({ sources }) => wordsFile.test(sources));
  const files = [
    ...[...new Set(variants.map(({ sources }) => sources))].map((sources) => ({
      file: sources,
      sources,
      language: '',
    })),
    ...variants,
  ];
  const messages = await Promise.all(
    files.map(async ({ file, sources, language }) =>
      messagesOf(sources, await readFile(join(root, file), 'utf8'), language),
    ),
  );
  const apps = allApps().filter((app) => !name || app.name === name);
  const scripts = (await Promise.all(apps.map(scriptsOf))).flat();
  const { found, problems } = strayMessages(scripts, messages.flat());
  return { passed: found, failed: problems.length, details: problems.join('\n') };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void builtMessages(process.argv[2]).then(({ passed, failed, details }) =>
    failed > 0 ? fail(details) : console.log(`${passed} messages stand where they are said.`),
  );
}
