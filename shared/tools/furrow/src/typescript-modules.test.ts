import { execa } from 'execa';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const program = resolve('shared/tools/furrow/bin/furrow.mjs');

/** Says on standard error when the process begins to compile what it imports. */
const watched = `--import="data:text/javascript,${encodeURIComponent(`
  import module, { syncBuiltinESMExports } from 'node:module';
  for (const name of ['register', 'registerHooks']) {
    const real = module[name];
    module[name] = (...args) => (console.error('compiles'), real?.(...args));
  }
  syncBuiltinESMExports();`)}"`;

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'compiling-'))));
afterEach(() => rm(folder, { recursive: true }));

const furrow = (...args: string[]) =>
  execa(process.execPath, [program, ...args], { cwd: folder, env: { NODE_OPTIONS: watched }, reject: false });

it('compiles no module for a command that reads none in TypeScript, so that it answers at once', async () => {
  expect(await furrow('--version')).toMatchObject({ exitCode: 0, stderr: '' });
  expect((await furrow('status', '--against', 'http://localhost:9')).stderr).toMatch(/^http:\S+ does not respond/);
});

it('compiles what the messages of an app are read with', async () => {
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/words.ts'), "export const title = 'Your cart';\n");
  const { stdout, stderr } = await furrow('messages', 'export', 'es', '--to', 'es.xlf');
  expect(stdout).toContain('es.xlf has 1 message.');
  expect(stderr).toContain('compiles');
});
