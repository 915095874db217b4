import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Loader = (this: { resourcePath: string; async: () => Callback }, source: string) => unknown;
type Callback = (error: Error | null, text?: string) => void;

const load = jest.requireActual<Loader>('./half-saved-loader.cjs');
let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'furrow-half-saved-'))));
afterAll(() => rm(folder, { recursive: true }));

/** What the bundler gets for a file that was empty, or had the source, when it read it. */
function loaded(resourcePath: string, source: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const callback: Callback = (error, text) => (error ? reject(error) : resolve(text));
    const text = load.call({ resourcePath, async: () => callback }, source);
    if (text !== undefined) resolve(text);
  });
}

it('leaves a file that has a text as it was read', async () => {
  await expect(loaded(join(folder, 'missing.ts'), 'export {};')).resolves.toBe('export {};');
});

it('reads a file again that was empty, until the editor has written it', async () => {
  const file = join(folder, 'page.tsx');
  await writeFile(file, '');
  const text = loaded(file, '');
  await writeFile(file, 'export default 1;');
  await expect(text).resolves.toBe('export default 1;');
});

it('takes a file that stays empty as it is', async () => {
  const file = join(folder, 'empty.ts');
  await writeFile(file, '');
  await expect(loaded(file, '')).resolves.toBe('');
});

it('says so when the file is gone', async () => {
  await expect(loaded(join(folder, 'gone.ts'), '')).rejects.toThrow('ENOENT');
});
