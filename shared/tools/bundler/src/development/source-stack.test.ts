import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { sourceStack } from './source-stack';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'source-stack-')));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('names the lines of the sources, and shows those around the first of them', async () => {
  const source = 'type Month = string;\n\nconst months: Month[] = [];\nexport const first = () => months[0]!.length;\n';
  writeFileSync(join(folder, 'src/year.ts'), source);
  const { code, map } = transformSync(source, {
    loader: 'ts',
    sourcemap: 'external',
    sourcefile: 'webpack://almanac/./src/year.ts',
  });
  const at = code.split('\n').findIndex((line) => line.includes('first')) + 1;
  expect(at).not.toBe(4);
  const stack = `TypeError: no months\n    at first (http://localhost:3006/year.js:${at}:30)\n    at http://localhost:3006/other.js:7:1`;
  const mapped = await sourceStack(stack, folder, (pathname) =>
    Promise.resolve(pathname === '/year.js' ? (JSON.parse(map) as never) : undefined),
  );
  expect(mapped).toBe(`src/year.ts:4
     2 | 
     3 | const months: Month[] = [];
>    4 | export const first = () => months[0]!.length;
     5 | 

TypeError: no months
    at first (src/year.ts:4)
    at http://localhost:3006/other.js:7:1`);
});
