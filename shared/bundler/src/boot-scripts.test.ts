import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootFile, bootScripts, strayBootFile } from './boot-scripts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boot-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('finds the boot scripts of fragments, however deep they lie', async () => {
  expect(bootScripts(folder)).toEqual({});
  const [cart, rain] = ['cart/cart.boot.ts', 'rain.boot.ts'].map((file) => join(folder, 'src/fragments', file));
  await mkdir(join(folder, 'src/fragments/cart'), { recursive: true });
  for (const file of [cart, rain, join(folder, 'src/fragments/cart/cart.fragment.tsx')]) await writeFile(file!, '');
  expect(bootScripts(folder)).toEqual({ 'cart.boot': cart, 'rain.boot': rain });
});

it('knows the file of each among those of the build, and one that belongs to no fragment', () => {
  const files = ['cart.boot.1a2b3c4d.js', 'cart.boot.1a2b3c4d.js.map', 'mini-cart.boot.5e6f7a8b.js', 'remoteEntry.js'];
  expect(bootFile('cart', files)).toBe('cart.boot.1a2b3c4d.js');
  expect(bootFile('harvest', files)).toBeUndefined();
  expect(strayBootFile([{ name: 'cart' }, { name: 'mini-cart' }], files)).toBeUndefined();
  expect(strayBootFile([{ name: 'cart' }], files)).toBe('mini-cart');
});
