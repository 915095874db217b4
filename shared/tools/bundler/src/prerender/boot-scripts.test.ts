import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootFile, bootScripts, strayBootFile } from './boot-scripts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boot-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('finds the boot scripts of fragments and pages, however deep they lie', async () => {
  expect(bootScripts(folder)).toEqual({});
  const [cart, rain] = ['cart/cart.boot.ts', 'rain.boot.ts'].map((file) => join(folder, 'src/fragments', file));
  const page = join(folder, 'src/pages/cart/cart.boot.ts');
  for (const under of ['fragments', 'pages']) await mkdir(join(folder, 'src', under, 'cart'), { recursive: true });
  for (const file of [cart, rain, page, join(folder, 'src/fragments/cart/cart.fragment.tsx')])
    await writeFile(file!, '');
  expect(bootScripts(folder)).toEqual({ 'cart.boot': cart, 'rain.boot': rain, 'cart.page.boot': page });
});

it('knows the file of each among those of the build, and one that belongs to no fragment or page', () => {
  const files = [
    ...['cart.page.boot.0d1e2f3a.js', 'cart.boot.1a2b3c4d.js', 'cart.boot.1a2b3c4d.js.map'],
    ...['mini-cart.boot.5e6f7a8b.js', 'remoteEntry.js'],
  ];
  expect(bootFile('cart', files)).toBe('cart.boot.1a2b3c4d.js');
  expect(bootFile('cart.page', files)).toBe('cart.page.boot.0d1e2f3a.js');
  expect(bootFile('harvest', files)).toBeUndefined();
  expect(strayBootFile(['cart', 'mini-cart', 'cart.page'], files)).toBeUndefined();
  expect(strayBootFile(['cart', 'cart.page'], files)).toBe('mini-cart');
  expect(strayBootFile(['cart', 'mini-cart'], files)).toBe('cart.page');
});
