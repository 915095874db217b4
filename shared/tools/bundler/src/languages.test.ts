import { rspack } from '@rspack/core';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageRules, translationsOf } from './languages';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-languages-'));
  await mkdir(join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(folder, 'src', file), text);

async function built(language: string): Promise<string> {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    devtool: false,
    entry: './src/main.js',
    output: { path: join(folder, language || 'sources'), filename: 'built.js' },
    module: { rules: languageRules(language) },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString()));
      else compiler.close(() => done());
    });
  });
  return readFile(join(folder, language || 'sources', 'built.js'), 'utf8');
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

it('names the field of a file of languages that is wrong', async () => {
  expect(translationsOf(folder)).toEqual([]);
  await write('languages.json', '{ "es": { "pages": ["/buy-food"] } }');
  expect(translationsOf(folder)).toEqual([{ language: 'es', pages: ['/buy-food'], fragments: false }]);
  await write('languages.json', '{ "Spanish": { "pages": ["/buy-food"] } }');
  expect(() => translationsOf(folder)).toThrow(/src\/languages\.json.*Spanish/s);
  await write('languages.json', '{ "es": {');
  expect(() => translationsOf(folder)).toThrow(/src\/languages\.json/);
});
