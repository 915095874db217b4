import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { translationProblems } from './translations';

let folder: string;
const put = (file: string, text: string) => writeFile(join(folder, 'src', file), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'translations-'));
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  await put('pages/words.ts', "export const cart = 'Cart';\nexport const left = (count: number) => `${count} left`;");
});
afterEach(() => rm(folder, { recursive: true }));

it('names what differs in the languages that an app has, and takes no other file for a translation', async () => {
  await put('pages/words.es.ts', "export const left = (count: number) => 'Quedan';\nexport const basket = 'Cesta';");
  await put('list.es.ts', 'export const joined = 1;');
  await put('pages/words.ui.ts', '');
  expect(await translationProblems(folder)).toEqual([]);
  await put('languages.json', JSON.stringify({ es: { pages: ['/calendar'] } }));
  expect(await translationProblems(folder)).toEqual([
    'src/list.es.ts: there is no src/list.ts whose place it could take.',
    'src/pages/words.es.ts: cart is missing.',
    'src/pages/words.es.ts: Nobody asks for basket.',
    'src/pages/words.es.ts: left does not say count.',
  ]);
});

it('finds nothing where both say the same', async () => {
  await put('languages.json', JSON.stringify({ es: { pages: ['/calendar'] } }));
  await put('pages/words.es.ts', "export const cart = 'Carrito';\nexport const left = (n: number) => `Quedan ${n}`;");
  expect(await translationProblems(folder)).toEqual([]);
});
