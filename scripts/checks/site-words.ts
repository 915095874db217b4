import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

/** What the words of a document are compared with. */
export type Rules = {
  /** Returns whether the word is spelled right, whatever its case. */
  isKnown: (word: string) => boolean;
  refused: readonly (readonly [phrase: string, better: string])[];
};

/** Phrases as patterns, and the sentences that may contain one. */
export type Patterns = {
  refused: readonly (readonly [pattern: RegExp, better: string])[];
  allowed: readonly (readonly [sentence: string, reason: string])[];
};

/**
 * Parts of a document that are not prose: programs, styles, drawings, and text that is set as code or as the number of
 * a lot. Words in another language say so, such as the name of the language in the link that leads to it.
 */
const noProse =
  /<(script|style|svg|template|code|pre)\b[^>]*>.*?<\/\1>|<(?!html\b)(\w+)[^>]* (?:class="[^"]*\bfw-mono\b[^"]*"|lang="(?!en")[^"]*")[^>]*>.*?<\/\2>/gs;
const inline = /<\/?(?:a|abbr|b|em|i|kbd|mark|small|span|strong|sub|sup|time|wbr)\b[^>]*>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** The words of a document as a visitor reads or hears them, with one block of text per line. */
export function textOf(html: string): string {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  const body = html.slice(html.indexOf('<body')).replaceAll(noProse, ' ');
  const spoken = [...body.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]+)"/g)].map(([, text]) => text);
  return [title, description, body.replaceAll(inline, ' ').replaceAll(/<[^>]*>/g, '\n'), ...spoken]
    .join('\n')
    .replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[^\S\n]+/g, ' ');
}

/** The misspelled words and the refused phrases of the text, each once. */
export function wordProblems(text: string, { isKnown, refused }: Rules): string[] {
  const plain = text.replaceAll(/\S*(?:@|:\/\/|\.example)\S*|\B\/[\w/-]+|\b[\da-f]{4}…[\da-f]{4}\b/g, ' ');
  const words = plain.match(/(?<![\p{L}\p{N}_-])\p{L}+(?:[’']\p{L}+)*(?![\p{L}\p{N}_])/gu) ?? [];
  const misspelled = [...new Set(words.map((word) => word.replace(/[’']s?$/, '')))].filter((word) => !isKnown(word));
  const lower = plain.toLowerCase();
  const escapes = [...new Set(plain.match(/\\u[\da-f]{4}/gi))];
  return [
    ...escapes.map((escape) => `"${escape}" is an escape that nobody resolved. Write the sign itself.`),
    ...misspelled.map((word) => `"${word}" is not in the dictionary. Correct it, or add it to words.txt.`),
    ...refused
      .filter(([phrase]) => hasPhrase(lower, phrase.toLowerCase()))
      .map(([phrase, better]) => refusal(phrase, better)),
  ];
}

/** What a text has of the refused patterns, each phrase once; the sentences that are allowed have none. */
export function patternProblems(text: string, { refused, allowed }: Patterns): string[] {
  const rest = allowed.reduce((left, [sentence]) => left.replaceAll(inAnySpace(sentence), ' '), text);
  return refused.flatMap(([pattern, better]) => {
    const found = rest.matchAll(new RegExp(pattern.source.replaceAll(' ', String.raw`[^\S\n]+`), 'gi'));
    return [...new Set([...found].map(([phrase]) => phrase.replaceAll(/\s+/g, ' ')))].map((phrase) =>
      refusal(phrase, better),
    );
  });
}

function refusal(phrase: string, better: string): string {
  return `"${phrase}" is not plain English. Write: ${better}.`;
}

/** A sentence, with any space where it has one. */
function inAnySpace(sentence: string): RegExp {
  return new RegExp(sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`), 'g');
}

function hasPhrase(text: string, phrase: string): boolean {
  const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + phrase.length])) return true;
  return false;
}

/**
 * A dictionary of American English, extended by the words of this site.
 *
 * @param own one word per line; what follows `#` is a remark
 */
export function dictionary(own: string): Rules['isKnown'] {
  const folder = dirname(createRequire(import.meta.url).resolve('@cspell/dict-en_us'));
  const english = decodeTrie(gunzipSync(readFileSync(join(folder, 'en_US.trie.gz'))));
  const site = new Set(own.split('\n').map((line) => line.replace(/#.*/, '').trim().toLowerCase()));
  return (word) => {
    const written = word.replaceAll('’', "'");
    const lower = written.toLowerCase();
    return site.has(lower) || english.hasWord(written, true) || english.hasWord(lower, true);
  };
}
