import { rspack } from '@rspack/core';
import { execa } from 'execa';
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/*
 * Messages go to translators and come back, by the commands of docs/languages.md as they are written there, for
 * everything in this workspace that has messages.
 */

const furrow = resolve('shared/tools/furrow/bin/furrow.mjs');
const shop = 'remotes/shop';
const remotes = readdirSync('remotes').map((name) => `remotes/${name}`);

let workspace: string;
beforeEach(async () => {
  // Below the workspace, where its rules of formatting hold.
  await mkdir('.cache', { recursive: true });
  workspace = await mkdtemp(resolve('.cache/messages-'));
  await copy(shop, shop);
});
afterEach(() => rm(workspace, { recursive: true }));

async function copy(from: string, to: string): Promise<void> {
  await cp(resolve(from, 'src'), join(workspace, to, 'src'), {
    recursive: true,
    filter: (file) => !/\.test\.tsx?$/.test(file),
  });
}

async function run(args: readonly string[]): Promise<{ code: number; said: string }> {
  const { exitCode, all } = await execa(process.execPath, [furrow, ...args], {
    cwd: workspace,
    all: true,
    reject: false,
    env: { FORCE_COLOR: undefined },
  });
  return { code: exitCode ?? 1, said: all };
}

/** The variants in Spanish of a folder, with what is in them. */
async function variantsIn(folder: string): Promise<Record<string, string>> {
  const src = join(workspace, folder, 'src');
  const files = (await readdir(src, { recursive: true })).filter((file) => /\.es\.tsx?$/.test(file)).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(join(src, file), 'utf8')] as const)),
  );
}

const changeFile = async (file: string, change: (text: string) => string) => {
  const path = join(workspace, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
};

const vowels = 'aeiouáéíóú';
const marked = 'äëïöüàèìòŭ';
const exchanged = (from: string, to: string) => (letter: string) => to[from.indexOf(letter)] ?? letter;

/**
 * Writes another letter for one in each of the translations. No text becomes longer, because Prettier would break a line
 * that is too long, and leave it broken afterwards.
 */
const mark = (xliff: string) =>
  xliff.replace(/<target>[^]*?<\/target>/g, (target) =>
    target.replace(new RegExp(`[${vowels}](?=[^<>"]*<)`, 'u'), exchanged(vowels, marked)),
  );
const unmark = (text: string) => text.replace(new RegExp(`[${marked}]`, 'gu'), exchanged(marked, vowels));

it('brings all messages of the workspace to translators and back, without a loss of a byte', async () => {
  const all = 'all/src';
  for (const folder of [...remotes, 'host', 'shared/page/engine', 'shared/site/forms', 'shared/site/ui'])
    await copy(folder, `${all}/${basename(folder)}`);
  const before = await variantsIn('all');
  expect(Object.keys(before).length).toBeGreaterThan(15);
  expect(await run(['messages', 'export', 'es', 'all'])).toMatchObject({ code: 0 });
  expect(await run(['messages', 'import', 'all.es.xlf', 'all'])).toEqual({ code: 0, said: 'Nothing has changed.' });
  // Every translation is changed, and then changed back.
  await changeFile('all.es.xlf', mark);
  expect((await run(['messages', 'import', 'all.es.xlf', 'all'])).said).toMatch(/^Written: /);
  const after = await variantsIn('all');
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(after).not.toEqual(before);
  await run(['messages', 'export', 'es', 'all']);
  await changeFile('all.es.xlf', unmark);
  await run(['messages', 'import', 'all.es.xlf', 'all']);
  expect(await variantsIn('all')).toEqual(before);
});

/** What an app says in a build in Spanish. */
async function built(words: string): Promise<string> {
  await writeFile(join(workspace, 'main.js'), `import { title } from './${words}.tsx';\nconsole.log(title);\n`);
  const compiler = rspack({
    context: workspace,
    mode: 'production',
    entry: './main.js',
    output: { path: join(workspace, 'built') },
    externals: /^(?:@furrow|react)\//,
    externalsType: 'commonjs',
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: [
            {
              loader: 'builtin:swc-loader',
              options: {
                jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
              },
            },
            { loader: resolve('shared/tools/bundler/src/language-loader.js'), options: { language: 'es' } },
          ],
        },
      ],
    },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString()));
      else compiler.close(() => done());
    });
  });
  return readFile(join(workspace, 'built/main.js'), 'utf8');
}

it('runs the commands of the document, and a changed translation is in the module and in the build', async () => {
  const document = await readFile('docs/languages.md', 'utf8');
  const commands = [...document.matchAll(/^pnpm furrow (messages .*)$/gm)].map(([, command = '']) =>
    command.split(' '),
  );
  expect(commands.map(([, name]) => name)).toEqual(['export', 'import']);
  const [first = [], second = []] = commands;
  expect((await run(first)).said).toMatch(/^shop\.es\.xlf has \d+ messages\. Translated: \d+\.$/);
  await changeFile('shop.es.xlf', (xliff) =>
    xliff.replace('Compra comida directo de las granjas', 'Compra &amp; come'),
  );
  expect(await run(second)).toEqual({ code: 0, said: 'Written: remotes/shop/src/pages/buy-food/words.es.tsx.' });
  const words = 'remotes/shop/src/pages/buy-food/words';
  expect(await readFile(join(workspace, `${words}.es.tsx`), 'utf8')).toContain("title = 'Compra & come'");
  expect(await built(words)).toContain('Compra & come');
});

it.each([
  ['single', "export const title = 'Your cart';\n", "export const title = 'Tu carrito';\n"],
  ['double', 'export const title = "Your cart";\n', 'export const title = "Tu carrito";\n'],
])('writes %s quotes where the sources have them and nobody has set rules', async (_quotes, sources, translated) => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  try {
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/words.ts'), sources);
    const file = join(folder, 'app.es.xlf');
    await run(['messages', 'export', 'es', folder, '--to', file]);
    const xliff = await readFile(file, 'utf8');
    await writeFile(file, xliff.replace('<source>Your cart</source>', '$&<target>Tu carrito</target>'));
    expect(await run(['messages', 'import', file, folder])).toMatchObject({ code: 0 });
    expect(await readFile(join(folder, 'src/words.es.ts'), 'utf8')).toBe(translated);
  } finally {
    await rm(folder, { recursive: true });
  }
});
