import ts from 'typescript';
import { exportsOf } from './message-problems';

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

/** The texts of a message. */
function textIn(node: ts.Node): string {
  const texts: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isPropertyAssignment(child)) return visit(child.initializer);
    if (
      ts.isStringLiteralLike(child) ||
      ts.isJsxText(child) ||
      ts.isTemplateHead(child) ||
      ts.isTemplateMiddleOrTemplateTail(child)
    )
      texts.push(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return texts.join(' ');
}
