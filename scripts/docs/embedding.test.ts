import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code in docs/embedding.md is that of the fixtures which `npm test` builds and runs. */

const docs = join(import.meta.dirname, '../../docs');
const text = readFileSync(join(docs, 'embedding.md'), 'utf8');
const blocks = [...text.matchAll(/^```\w+\n([^]*?)^```$/gm)].map((block) => {
  const files = [...text.slice(0, block.index).matchAll(/\]\((\.\.\/e2e\/fixtures\/[^)]+)\)/g)];
  return { file: files.at(-1)?.[1] ?? '', code: block[1] ?? '' };
});

/** The lines that hold code; how far they are indented depends on what stands around them. */
const linesOf = (code: string) =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('/**'));

it('shows code of each of the four toolchains', () => {
  const folders = blocks.map(({ file }) => file.split('/')[3]);
  expect([...new Set(folders)]).toEqual(['embed-single-spa', 'embed-webpack', 'embed-vite', 'embed-next']);
});

it.each(blocks)('the code under $file stands in it, line after line', ({ file, code }) => {
  const path = join(docs, file);
  expect(existsSync(path)).toBe(true);
  expect(linesOf(readFileSync(path, 'utf8')).join('\n')).toContain(linesOf(code).join('\n'));
});
