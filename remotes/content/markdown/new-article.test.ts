import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArticle } from './compile';
import { newArticle, writeNewArticle } from './new-article';
import { spelling } from './spelling.data';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'articles-'));
  cpSync(join(import.meta.dirname, '../src/articles/people'), join(home, 'src/articles/people'), { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

it.each(['blog', 'case-studies', 'whitepapers', 'guides', 'legal'])(
  'a new article for %s is a page at once, and asks for what is still to be written',
  async (kind) => {
    const article = newArticle(kind, 'First frost: what now?', '2025-04-01');
    await writeNewArticle(home, article);
    const read = readArticle(join(home, article.file));
    expect(read.path).toBe(article.path);
    expect(read.path).toMatch(/\/first-frost-what-now$/);
    expect(read.fields.title).toBe('First frost: what now?');
    expect(spelling.some(([wrong]) => wrong.test(article.text))).toBe(true);
  },
);

it('leaves an article of the same name alone', async () => {
  const article = newArticle('blog', 'First frost', '2025-04-01');
  await writeNewArticle(home, article);
  await expect(writeNewArticle(home, article)).rejects.toThrow(
    'There is an article of that name, in src/articles/blog/first-frost.md. Choose another title.',
  );
});

it.each([
  ['poems', 'First frost', '"poems" is not a kind of article.'],
  ['people', 'Ada', '"people" is not a kind of article.'],
  ['blog', undefined, 'A new article has a title.'],
  ['blog', '?!', 'A new article has a title.'],
])('refuses %s "%s" and says how it is written', (kind, title, message) => {
  expect(() => newArticle(kind, title, '2025-04-01')).toThrow(message);
  expect(() => newArticle(kind, title, '2025-04-01')).toThrow('Usage: pnpm new article <kind> "<title>"');
});
