import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused } from '@furrow/release/domain/refused';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { writeHost } from '@furrow/release/testing/fixture';
import { adapt } from './adapt';
import { readDescription } from './description';

/** Releases of builds that others wrote. Real builds of three bundlers are used in e2e/walks/stock-remotes.spec.ts. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const page = {
  path: '/pantry',
  expose: './App',
  head: '<title>Pantry</title>',
  html: '<h1>Pantry</h1><div data-app></div>',
};
const description = { built: 'built', dist: 'dist', app: 'the-pantry', version: '1.0.0', pages: [page] };
const files = (...sync: string[]) => ({ sync, async: [] as string[] });
const react = (name: string, version = '19.2.0') => ({ name, version, assets: { js: files(), css: files() } });
const manifest = {
  metaData: { globalName: 'pantry', publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', type: 'global' } },
  exposes: [{ path: './App', assets: { js: files('app.js'), css: files('app.css') } }],
  shared: [react('react'), react('react-dom/client')],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adapt-'));
  await writeBuild(manifest);
});
afterEach(() => rm(folder, { recursive: true }));

async function writeBuild(written: object, code: Record<string, string> = {}): Promise<void> {
  await mkdir(join(folder, 'built'), { recursive: true });
  const texts = {
    'mf-manifest.json': JSON.stringify(written),
    'remoteEntry.js': 'var pantry = webpackChunkpantry;',
    'app.js': 'self.webpackChunkpantry = [];',
    'app.css': '.jar{}',
    ...code,
  };
  for (const [file, text] of Object.entries(texts)) await writeFile(join(folder, 'built', file), text);
}

async function adapted(changed: object = {}): Promise<string> {
  const file = join(folder, 'pantry.json');
  await writeFile(file, JSON.stringify({ ...description, ...changed }));
  await adapt(await readDescription(file));
  return join(folder, 'dist');
}

const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');

async function codesOf(refused: Promise<unknown>): Promise<string[]> {
  const error = await refused.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Refused ? error.reasons.map(({ code }) => code) : [String(error)];
}

it('writes a release that is accepted, with all chunks in the file of the container', async () => {
  const storage = memoryStorage();
  const host = await readCandidate(await writeHost(join(folder, 'host'), { contract: 2, speaks: [1, 2] }));
  await publish({ storage, candidate: host, promote: true, published });
  const candidate = await readCandidate(await adapted());
  expect(await publish({ storage, candidate, promote: true, published })).toMatchObject({
    app: 'the-pantry',
    live: true,
  });
  const container = await read('container.js');
  expect(container).toContain('window.furrow_the_pantry = ');
  expect(container).toMatch(/self\.webpackChunkpantry_1_0_0 = \[\];\n;var pantry = webpackChunkpantry_1_0_0;/);
  expect((await readdir(join(folder, 'dist'))).sort()).toEqual([
    'app.css',
    'build.json',
    'container.js',
    'documents',
    'mf-manifest.json',
  ]);
});

it('lists every module that the component may load, also those that the manifest does not name', async () => {
  const asModule = { ...manifest.metaData, remoteEntry: { name: 'remoteEntry.js', type: 'module' } };
  await writeBuild(
    { ...manifest, metaData: asModule },
    {
      'remoteEntry.js': 'import "./app.js";',
      'app.js': 'import("./shelf.js");',
      'shelf.js': 'import "./jar.js";',
      'jar.js': '',
      'unused.js': '',
    },
  );
  await adapted();
  expect(JSON.parse(await read('documents/0.json'))).toMatchObject({
    assets: {
      scripts: ['container.js', 'remoteEntry.mjs', 'app.mjs', 'shelf.mjs', 'jar.mjs'],
      styles: ['app.css'],
    },
  });
  expect(await read('shelf.mjs')).toBe('import "./jar.mjs";');
  expect(await read('container.js')).toContain('import(new URL("remoteEntry.mjs", document.currentScript.src))');
});

it('takes React before 19, whose createRoot is in react-dom', async () => {
  await writeBuild({ ...manifest, shared: [react('react', '18.3.1'), react('react-dom', '18.3.1')] });
  await adapted();
  expect(await read('build.json')).toContain('"the-pantry"');
});

it.each<[string, string, object | undefined]>([
  ['FUR-ADAPT-BUILD', 'lacks a part that is needed', { ...manifest, shared: undefined }],
  [
    'FUR-ADAPT-ADDRESS',
    'has one address',
    { ...manifest, metaData: { ...manifest.metaData, publicPath: 'https://cdn.example/' } },
  ],
  ['FUR-ADAPT-REACT', 'shares no createRoot', { ...manifest, shared: [react('react'), react('react-dom')] }],
  ['FUR-ADAPT-REACT', 'shares no React', { ...manifest, shared: [react('react-dom/client')] }],
  ['FUR-ADAPT-EXPOSE', 'exposes something else', { ...manifest, exposes: [] }],
])('refuses with %s a build that %s, and leaves the earlier release', async (code, _, wrong) => {
  await adapted();
  await writeBuild(wrong ?? {});
  expect(await codesOf(adapted({ version: '1.1.0' }))).toEqual([code]);
  expect(await read('build.json')).toContain('"1.0.0"');
});

it('refuses a folder without a manifest', async () => {
  await rm(join(folder, 'built/mf-manifest.json'));
  expect(await codesOf(adapted())).toEqual(['FUR-ADAPT-BUILD']);
});

it.each<[string, object]>([
  ['has no place for the component', { pages: [{ ...page, html: '<h1>Pantry</h1>' }] }],
  ['lists no pages', { pages: [] }],
  ['has a path that is relative', { pages: [{ ...page, path: 'pantry' }] }],
  ['has a field that nobody reads', { shared: {} }],
  ['has a word as its version', { version: 'next' }],
  ['has a name with a space', { app: 'The pantry' }],
])('refuses a description that %s', async (_, changed) => {
  expect(await codesOf(adapted(changed))).toEqual(['FUR-ADAPT-DESCRIPTION']);
});

it('names the known fields in the place of an unknown one', async () => {
  await expect(adapted({ pages: [{ ...page, exposes: './Pantry' }] })).rejects.toThrow(
    /pantry\.json: pages\.0 has the unknown field exposes\. There are: expose, head, html, path\. docs\/other/,
  );
});

it('refuses a description that is not there', async () => {
  await expect(readDescription(join(folder, 'larder.json'))).rejects.toThrow(/^There is no file .*larder\.json\. /);
});

it('refuses a build whose manifest names a file that is gone', async () => {
  await rm(join(folder, 'built/app.js'));
  expect(await codesOf(adapted())).toEqual(['FUR-ADAPT-BUILD']);
});

it.each([
  ['is the file of somebody', 'notes.txt'],
  ['holds something else', '.'],
  ['is that of the build', 'built'],
  ['lies in that of the build', 'built/release'],
])('takes no folder for the release that %s, and loses nothing', async (_, dist) => {
  await writeFile(join(folder, 'notes.txt'), 'what the cooks know');
  expect(await codesOf(adapted({ dist }))).toEqual(['FUR-ADAPT-FOLDER']);
  expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('what the cooks know');
  expect(await readFile(join(folder, 'built/app.css'), 'utf8')).toBe('.jar{}');
});

it('puts the whole release in the place of the one before, or leaves that', async () => {
  await adapted();
  // Where the folder of the documents belongs, the build has a file.
  await writeFile(join(folder, 'built/documents'), '');
  await expect(adapted({ version: '1.1.0' })).rejects.toThrow();
  expect(JSON.parse(await read('build.json'))).toMatchObject({ version: '1.0.0' });
  expect((await readdir(folder)).sort()).toEqual(['built', 'dist', 'pantry.json']);
});
