import { prefixAttribute } from '@furrow/formats/language-links';
import { rspack } from '@rspack/core';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtLanguage, languageRules, ownWords, translationsOf } from './languages';

const inDataset = (attribute: string) => attribute.replace('data-', 'dataset.');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-languages-'));
  await mkdir(join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(folder, 'src', file), text);

/** The files of the build, the first file first. */
async function builtFiles(language: string): Promise<string[]> {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    devtool: false,
    entry: './src/main.js',
    output: { path: join(folder, language || 'sources'), filename: 'built.js', chunkFilename: 'chunk-[id].js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, type: 'javascript/auto' }, ...languageRules(language)] },
    plugins: [ownWords(folder)],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString()));
      else compiler.close(() => done());
    });
  });
  const to = join(folder, language || 'sources');
  const files = (await readdir(to)).sort();
  return Promise.all(files.map((file) => readFile(join(to, file), 'utf8')));
}

async function built(language: string): Promise<string> {
  const [first = ''] = await builtFiles(language);
  return first;
}

it('builds an app with the words of one language, and keeps those that nobody has translated', async () => {
  await write(
    'main.js',
    "import { title } from './words.js';\nimport { unit } from './units.js';\nconsole.log(title, unit);\n",
  );
  await write('words.js', "export const title = 'Buy food';\n");
  await write('words.es.js', "export const title = 'Comprar comida';\n");
  await write('units.js', "export const unit = 'lb';\n");
  const [english, spanish] = [await built(''), await built('es')];
  expect(english).toContain('Buy food');
  expect(english).not.toContain('Comprar');
  expect(spanish).toContain('Comprar comida');
  expect(spanish).not.toContain('Buy food');
  expect(spanish).toContain('"lb"');
});

it('brings each message to the files that say it, and to no others', async () => {
  await write('main.js', "export const pages = [import('./cart.js'), import('./orders.js')];\n");
  await write('cart.js', "import * as words from './words';\nconsole.log(words.cart, words.pieces(2));\n");
  await write('orders.js', "import * as words from './words';\nconsole.log(words.orders, words.pieces(3));\n");
  await write(
    'words.js',
    "export const cart = 'Your cart';\nexport const orders = 'Your orders';\nexport const pieces = (count) => `${count} items`;\n",
  );
  const files = await builtFiles('');
  const saying = (text: string) => files.filter((file) => file.includes(text)).length;
  expect([saying('Your cart'), saying('Your orders'), saying(' items')]).toEqual([1, 1, 2]);
  expect(files.filter((file) => file.includes('Your cart') && file.includes('Your orders'))).toEqual([]);
});

it('names the field of a file of languages that is wrong', async () => {
  expect(translationsOf(folder)).toEqual([]);
  await write('languages.json', '{ "es": { "pages": ["/buy-food"] } }');
  expect(translationsOf(folder)).toEqual([{ language: 'es', pages: ['/buy-food'], fragments: false }]);
  await write('languages.json', '{ "Spanish": { "pages": ["/buy-food"] } }');
  expect(() => translationsOf(folder)).toThrow(/src\/languages\.json.*Spanish/s);
  await write('languages.json', '{ "es": { "pages": [], "fragmens": true } }');
  expect(() => translationsOf(folder)).toThrow(
    'src/languages.json: es has the unknown field fragmens. There are: fragments, pages',
  );
  await write('languages.json', '{ "es": {');
  expect(() => translationsOf(folder)).toThrow(/src\/languages\.json/);
});

it('tells code its language, and lets a browser read it from the document in the build for any language', () => {
  expect(builtLanguage('web', '')).toBe('""');
  expect(builtLanguage('web', 'es')).toBe('"es"');
  expect(builtLanguage('web', 'und')).toBe(`document.documentElement.${inDataset(prefixAttribute)}`);
  // HTML has a mark in the place of the language.
  expect(builtLanguage('node', 'und')).toBe('"und"');
});

it('makes pseudo-languages of the words of the sources', async () => {
  await write(
    'main.js',
    "import { title } from './words';\nimport { unit } from './units.js';\nconsole.log(title, unit);\n",
  );
  await write('words.ts', "export const title = 'Buy food';\n");
  await write('units.js', "export const unit = 'lb';\n");
  expect(await built('qps')).toContain(String.raw`[B\xfay f\xf3\xf3d ~~~~]`);
  expect(await built('ar-xb')).toMatch(/(?:\\u202e|\u202e)Buy food(?:\\u202c|\u202c)/i);
  expect(await built('')).toContain('"Buy food"');
  // A word that is in no file of messages is what it was.
  expect(await built('qps')).toContain('"lb"');
});
