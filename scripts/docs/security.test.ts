import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesOf } from './titles-of';

const docs = join(import.meta.dirname, '../../docs');
const textOf = (name: string) => readFileSync(join(docs, name), 'utf8');

/** The links of a document to tests: the title that a link says, and the file it leads to. */
function referencesIn(name: string): [document: string, title: string, file: string][] {
  const links = textOf(name).matchAll(/\[([^\]]+)\]\((\.\.\/[^)]+(?:\.(?:test|spec)|\/every-route)\.tsx?)\)/g);
  return Array.from(links, ([, title = '', file = '']) => [name, title.replace(/\s+/g, ' '), file]);
}

it('names a test for nearly every row of security.md', () => {
  const rows = textOf('security.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:-|what |they |it )/.test(line));
  const bare = rows.filter((row) => !row.includes(']('));
  // What is not prevented needs no test that prevents it.
  expect(bare.filter((row) => !/\| yes[:;,]/.test(row))).toEqual([]);
  expect(referencesIn('security.md').length).toBeGreaterThan(25);
  expect(referencesIn('releasing.md').length).toBeGreaterThan(10);
});

it.each(['security.md', 'releasing.md'])('names a test in every section of %s', (name) => {
  const sections = textOf(name)
    .split(/\n##+ /)
    .slice(1);
  const bare = sections.filter((section) => !/\]\(\.\.\/[^)]+\.(?:test|spec)\.tsx?\)/.test(section));
  // What the idea is, and whom one has to trust, nothing can test.
  expect(bare.map((section) => section.split('\n')[0])).toEqual([
    name === 'security.md' ? 'What is trusted' : 'The idea',
  ]);
});

it.each(['security.md', 'releasing.md'].flatMap(referencesIn))(
  '%s names the test "%s", which is in %s',
  (_, title, file) => {
    const path = join(docs, file);
    expect(existsSync(path)).toBe(true);
    expect([...titlesOf(readFileSync(path, 'utf8'))]).toContain(title);
  },
);
