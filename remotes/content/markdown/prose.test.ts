import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { routes } from '../src/routes';
import type { Article } from './article';
import { articlesOf } from './compile';
import { kinds, type Kind } from './kinds';
import { spelling } from './spelling.data';

/** What a reader would stumble over. Each message begins with the file and line to go to. */

const root = join(import.meta.dirname, '../src/articles');
const articles = (Object.keys(kinds) as Kind[])
  .filter((kind) => kinds[kind].path)
  .flatMap((kind) => articlesOf(root, kind));
const named = articles.map((article) => [relative(root, article.file), article] as const);

const linesOf = ({ file }: Article) => readFileSync(file, 'utf8').split('\n');
const place = ({ file }: Article, line: number) => `src/articles/${relative(root, file)}:${line}`;
const lineWith = (article: Article, words: string) => linesOf(article).findIndex((line) => line.includes(words)) + 1;

test('there are articles of every kind', () => {
  expect(new Set(articles.map(({ kind }) => kind)).size).toBe(7);
});

describe.each(named)('%s', (_name, article) => {
  test('is spelled as the site spells', () => {
    const isProse = (line: string) => !/^(:::|\||\s*[-\w]+:\s*[a-z0-9-]+$|---)/.test(line);
    const problems = linesOf(article).flatMap((line, index) =>
      spelling
        .filter(([wrong]) => isProse(line) && wrong.test(line.replace(/^(\s*(-|>|#+|\d+\.)\s+)+|^\s+|: '|'$/g, '')))
        .map(([wrong, right]) => `${place(article, index + 1)}: "${wrong.exec(line)?.[0] ?? line}". Write ${right}.`),
    );
    expect(problems).toEqual([]);
  });

  test('leads to pages that exist', () => {
    const own = new Set(routes.routes.map(({ path }) => path));
    const ownFolders =
      /^\/(about|blog|case-studies|community|contact|demo|legal|login|register|resources|solutions)(\/|$)/;
    const problems = article.body.links
      .filter(({ to }) => (ownFolders.test(to) ? !own.has(to.replace(/[#?].*/, '')) : !/^(\/|https:|mailto:)/.test(to)))
      .map(({ to, line }) => `${place(article, line)}: ${to} is no page. Write the address of one.`);
    expect(problems).toEqual([]);
  });

  test('is described in a length that search engines show', () => {
    const { description } = article.fields;
    const problem = `${place(article, lineWith(article, 'description:'))}: ${description.length} characters. Write 50 to 160.`;
    expect(description.length < 50 || description.length > 160 ? problem : '').toBe('');
  });

  test('has a title that fits a headline and a search result', () => {
    const { title, subject } = article.fields;
    const problem = `${place(article, lineWith(article, 'title:'))}: Subject and title have ${subject.length + title.length} characters. Write 90 at most.`;
    expect(subject.length + title.length > 90 ? problem : '').toBe('');
  });

  test('quotes nothing that stands in its text already', () => {
    const lines = linesOf(article);
    const plain = (line: string) => line.replace(/^>\s*/, '').trim();
    const problems = lines.flatMap((line, index) => {
      if (!line.startsWith('> ')) return [];
      const again = lines.findIndex((other, at) => at !== index && other.includes(plain(line)));
      return again < 0 ? [] : [`${place(article, index + 1)}: Line ${again + 1} says the same. Remove one of them.`];
    });
    expect(problems).toEqual([]);
  });

  test('takes a reader no longer than it says', () => {
    expect(Math.abs(article.body.words / 200 - article.minutes)).toBeLessThanOrEqual(article.minutes === 1 ? 1 : 0.5);
  });
});

test('no two articles share a paragraph', () => {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const article of articles) {
    linesOf(article).forEach((line, index) => {
      if (line.length < 80 || /^\s*\|/.test(line) || (index < lineWith(article, 'date:') + 20 && /^\s*\w+:/.test(line)))
        return;
      const before = seen.get(line);
      if (before) problems.push(`${place(article, index + 1)}: ${before} says the same. Rewrite one of them.`);
      else seen.set(line, place(article, index + 1));
    });
  }
  expect(problems).toEqual([]);
});
