import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { sourceStack, stackHandler } from './source-stack';

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

/** Sends a text to the handler, and returns the status of its answer and what was printed. */
async function sendStack(text: string): Promise<{ status: number; printed: unknown[] }> {
  const printed: unknown[] = [];
  const print = jest.spyOn(console, 'error').mockImplementation((line) => void printed.push(line));
  const handle = stackHandler(folder);
  const server = createServer((request, response) => void handle(request, response));
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { status } = await fetch(`http://127.0.0.1:${port}/source-stack`, { method: 'POST', body: text });
    return { status, printed };
  } finally {
    print.mockRestore();
    server.close();
  }
}

it('prints what any page sends without a character that a terminal would act on', async () => {
  expect(await sendStack('Error: \u001b]52;c;cm0gLXJm\u0007\n    at here')).toEqual({
    status: 200,
    printed: ['Error: \\u001b]52;c;cm0gLXJm\\u0007\n    at here'],
  });
});

it('refuses a text that is longer than a stack can be, and prints none of it', async () => {
  expect(await sendStack('x'.repeat(70_000))).toEqual({ status: 413, printed: [] });
});
