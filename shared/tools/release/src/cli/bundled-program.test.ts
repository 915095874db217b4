import { execa } from 'execa';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

let folder: string;
let bundle: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'program-'));
  bundle = join(folder, 'dist/program.mjs');
  await writeFile(join(folder, 'program.ts'), "import { word } from './word';\nconsole.log(word satisfies string);\n");
  await write('barley');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (word: string) => writeFile(join(folder, 'word.ts'), `export const word = '${word}';\n`);

/** Starts the program as `bin/release.mjs` starts the release program. */
function start({
  user = false,
  env = {},
  external = [],
}: { user?: boolean; env?: NodeJS.ProcessEnv; external?: string[] } = {}) {
  const { href } = pathToFileURL(resolve('shared/tools/release/bin/bundled-program.mjs'));
  const program = { entry: join(folder, 'program.ts'), file: bundle, external };
  const code = `
    import { bundleProgram } from '${href}';
    await import(await bundleProgram(${JSON.stringify(program)}));`;
  // Root may write everywhere, so the program runs as nobody then.
  const uid = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  return execa(process.execPath, ['--input-type=module', '--eval', code], { reject: false, ...(user && uid), env });
}

const nobody = 65_534;

test('a program is bundled by its first start, and not again while nothing changes', async () => {
  expect(await start()).toMatchObject({ stdout: 'barley', exitCode: 0 });
  const { mtimeMs } = await stat(bundle);
  expect(await start()).toMatchObject({ stdout: 'barley', exitCode: 0 });
  expect((await stat(bundle)).mtimeMs).toBe(mtimeMs);
});

test('a changed module is in the next start', async () => {
  await start();
  await write('oats');
  expect(await start()).toMatchObject({ stdout: 'oats' });
});

test('a module that was changed while it was bundled is read again', async () => {
  const later = new Date(Date.now() + 3_600_000);
  await utimes(join(folder, 'word.ts'), later, later);
  await start();
  await write('millet');
  await utimes(join(folder, 'word.ts'), later, later);
  expect(await start()).toMatchObject({ stdout: 'millet' });
});

test('a bundle that was cut off is made again', async () => {
  await start();
  const whole = await readFile(bundle, 'utf8');
  await truncate(bundle, 40);
  expect(await start()).toMatchObject({ stdout: 'barley' });
  expect(await readFile(bundle, 'utf8')).toBe(whole);
});

test('a mistake in a module is named with its line, and the bundle of before is not run', async () => {
  await start();
  await write("barley' 'oats");
  const { exitCode, stdout, stderr } = await start();
  expect(exitCode).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('word.ts:1:');
});

test('starts at the same moment all run, and leave one bundle', async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => start()));
  expect(outcomes.map(({ stdout }) => stdout)).toEqual(Array.from({ length: 8 }, () => 'barley'));
  expect((await readdir(join(folder, 'dist'))).sort()).toEqual(['program.mjs', 'program.mjs.map']);
});

test('a program in a folder that is read-only runs all the same, with its packages, and leaves nothing behind', async () => {
  const outside = join(folder, 'node_modules/harvest');
  await mkdir(outside, { recursive: true });
  await writeFile(join(outside, 'package.json'), '{ "name": "harvest", "type": "module", "exports": "./index.js" }');
  await writeFile(join(outside, 'index.js'), "export const harvest = 'beets';\n");
  await writeFile(join(folder, 'program.ts'), "import { harvest } from 'harvest';\nconsole.log(harvest);\n");
  const temporary = await mkdtemp(join(tmpdir(), 'temporary-'));
  await chmod(temporary, 0o777);
  await chmod(folder, 0o555);
  const { stdout, stderr } = await start({ user: true, env: { TMPDIR: temporary }, external: ['harvest'] });
  const left = await readdir(temporary);
  await chmod(folder, 0o755);
  await rm(temporary, { recursive: true });
  expect([stdout, stderr, left]).toEqual(['beets', '', []]);
  expect(await readdir(folder)).not.toContain('dist');
});
