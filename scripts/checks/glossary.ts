import { exportsOf } from '@furrow/bundler/translations';
import ts from 'typescript';

/** A word of the sources, as it is in their texts, and the words of which its translation has one. */
type Term = { word: string; asWritten: RegExp; translations: readonly string[] };

/** The rows of the table of a glossary. */
export function glossaryOf(markdown: string): Term[] {
  const rows = [...markdown.matchAll(/^\| ([a-z ]+?) +\| ([^|]+?) +\|$/gm)];
  return rows.map(([, word = '', translations = '']) => ({
    word,
    asWritten: new RegExp(`\\b${word}s?\\b`, 'i'),
    translations: translations.split(', '),
  }));
}

/** The messages of a file whose translation has another word than the glossary. */
export function glossaryProblems(sources: string, translation: string, glossary: readonly Term[]): string[] {
  const translated = exportsOf(translation);
  return [...exportsOf(sources)].flatMap(([name, node]) => {
    const other = translated.get(name);
    if (!other) return [];
    const [said, saidThere] = [textIn(node), textIn(other).toLowerCase()];
    return glossary
      .filter(
        ({ asWritten, translations }) => asWritten.test(said) && !translations.some((each) => saidThere.includes(each)),
      )
      .map(({ word, translations }) => `${name} says "${word}", whose translation is ${translations.join(' or ')}.`);
  });
}

/** What a text of the language never has, as a pattern, and what it has instead. */
type Refused = { pattern: RegExp; instead: string };

/** The rows of a glossary whose left side is a pattern in code marks. */
export function refusedOf(markdown: string): Refused[] {
  const rows = [...markdown.matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\|$/gm)];
  return rows.map(([, pattern = '', instead = '']) => ({ pattern: new RegExp(pattern), instead }));
}

/** The texts of a file that have what the glossary refuses. What follows a value begins with a brace. */
export function refusedProblems(translation: string, refused: readonly Refused[]): string[] {
  return textsOf(
    ts.createSourceFile('words.tsx', translation, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  ).flatMap(({ text, follows }) => {
    const found = refused.find(({ pattern }) => pattern.test(`${follows ? '}' : ''}${text}`));
    return found ? [`"${text.trim()}" is to have ${found.instead}.`] : [];
  });
}

/** The texts of a message. */
function textIn(node: ts.Node): string {
  return textsOf(node)
    .map(({ text }) => text)
    .join(' ');
}

/** The texts in a node, and whether each of them follows a value of the same message. */
function textsOf(node: ts.Node): { text: string; follows: boolean }[] {
  const texts: { text: string; follows: boolean }[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isPropertyAssignment(child)) return visit(child.initializer);
    if (
      ts.isStringLiteralLike(child) ||
      ts.isJsxText(child) ||
      ts.isTemplateHead(child) ||
      ts.isTemplateMiddleOrTemplateTail(child)
    )
      texts.push({ text: child.text, follows: ts.isTemplateMiddleOrTemplateTail(child) || ts.isJsxText(child) });
    ts.forEachChild(child, visit);
  };
  visit(node);
  return texts;
}
