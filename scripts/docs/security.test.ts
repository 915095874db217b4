import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../docs');
const text = readFileSync(join(docs, 'security.md'), 'utf8');
const references = [...text.matchAll(/\[([^\]]+)\]\((\.\.\/[^)]+(?:\.(?:test|spec)|\/every-route)\.tsx?)\)/g)].map(
  ([, title = '', file = '']) => [title, file] as const,
);

it('names a test for nearly every row', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:-|what |they |it )/.test(line));
  const bare = rows.filter((row) => !row.includes(']('));
  // What is not prevented needs no test that prevents it.
  expect(bare.filter((row) => !/\| yes[:;,]/.test(row))).toEqual([]);
  expect(references.length).toBeGreaterThan(25);
});

it.each(references)('the test "%s" is in %s', (title, file) => {
  const path = join(docs, file);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(title);
});
