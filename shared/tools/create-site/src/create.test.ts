import { inTerminal } from '@furrow/release/testing/terminal';
import { discoverySchemaId } from '@furrow/discovery/discovery.schema';
import { execa } from 'execa';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What somebody sees who makes a site or a remote: questions in a terminal, and nowhere else. */

let home: string;
let work: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'create-'));
  for (const name of ['create-site', 'create-remote']) {
    const own = resolve('shared/tools', name);
    const outfile = `--outfile=${join(home, name, 'dist/create.mjs')}`;
    const options = ['--bundle', '--platform=node', '--format=esm', '--log-level=error', outfile];
    await execa(resolve('node_modules/.bin/esbuild'), [join(own, 'src/create.ts'), ...options]);
    await cp(join(own, 'package.json'), join(home, name, 'package.json'));
  }
  await symlink(resolve('shared/tools/create-site/template'), join(home, 'create-site/template'));
  await symlink(resolve('deploy'), join(home, 'create-site/dist/deploy'));
}, 60_000);
beforeEach(async () => {
  work = join(home, 'work');
  await mkdir(work);
});
afterEach(() => rm(work, { recursive: true }));
afterAll(() => rm(home, { recursive: true }));

const command = (name: string, args: readonly string[]) => [
  process.execPath,
  join(home, name, 'dist/create.mjs'),
  ...args,
];
const see = (name: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  inTerminal(command(name, args), { folder: work, env });

it('asks for what is missing until it can be used, and says how to do without questions', async () => {
  await mkdir(join(work, 'taken'));
  const seen = see('create-site');
  await seen.until('What is the site called?');
  seen.type('taken\r');
  await seen.until('taken already exists. Choose another name, or move it.');
  seen.type('\u007f'.repeat(5));
  seen.type('Farm Stand\r');
  await seen.until('"Farm Stand" is not a valid name for a site.');
  seen.type(`${'\u007f'.repeat(10)}farmstand\r`);
  await seen.until('What is its first remote called?');
  seen.type('host\r');
  await seen.until('There is an app "host" already, in farmstand.');
  seen.type(`${'\u007f'.repeat(4)}catalog\r`);
  expect(await seen.ended).toBe(0);
  expect(seen.lines().slice(-2)).toEqual([
    'First, run: cd farmstand && npm install',
    'The same without questions: npm create furrow-site farmstand -- --remote catalog',
  ]);
  expect(await readdir(join(work, 'farmstand/remotes'))).toEqual(['catalog']);
}, 60_000);

it('overwrites no folder, and says so with its code', async () => {
  await mkdir(join(work, 'taken'));
  const [program = '', ...args] = command('create-site', ['taken', '--remote', 'catalog']);
  expect(await execa(program, args, { cwd: work, reject: false })).toMatchObject({
    exitCode: 1,
    stderr: 'taken already exists. Choose another name, or move it. [FUR-CREATE-EXISTS]',
  });
  expect(await readdir(join(work, 'taken'))).toEqual([]);
}, 60_000);

it('finishes when whoever reads its output ends earlier', async () => {
  const words = command('create-site', ['farmstand', '--remote', 'catalog']).join(' ');
  expect(await execa('sh', ['-c', `${words} | true`], { cwd: work })).toMatchObject({ stderr: '' });
  expect(await readdir(join(work, 'farmstand'))).toEqual(expect.arrayContaining(['host', 'look', 'remotes', '.git']));
}, 60_000);

it('says in one sentence that an option lacks its value', async () => {
  const [program = '', ...args] = command('create-remote', ['calendar', '--site', '--route', '/harvests']);
  const { exitCode, stderr } = await execa(program, args, { cwd: work, reject: false });
  expect(exitCode).toBe(2);
  expect(stderr.split('\n').slice(0, 2)).toEqual(["Option '--site' argument is ambiguous.", '']);
  expect(stderr).toContain('Usage: npm create furrow-remote <name>');
}, 60_000);

it('asks only for what is missing', async () => {
  const seen = see('create-site', ['farmstand']);
  await seen.until('What is its first remote called?');
  expect(seen.lines().join('\n')).not.toContain('What is the site called?');
  seen.type('catalog\r');
  expect(await seen.ended).toBe(0);
}, 60_000);

it('leaves the folder as it was when somebody presses Ctrl+C', async () => {
  const seen = see('create-site', ['farmstand']);
  await seen.until('What is its first remote called?');
  seen.type('cat\u0003');
  expect(await seen.ended).toBe(130);
  expect(await readdir(work)).toEqual([]);
}, 60_000);

it('asks for the site of a remote first, and for an address that can be one', async () => {
  const seen = see('create-remote', ['calendar']);
  await seen.until('What is the address of the site?');
  seen.type('furrow.example\r');
  await seen.until('"furrow.example" is not the address of a site.');
  seen.type(`${'\u007f'.repeat(14)}http://localhost:1\r`);
  expect(await seen.ended).toBe(1);
  expect(seen.lines().join('\n')).toContain('localhost:1 does not respond');
  expect(await readdir(work)).toEqual([]);
}, 60_000);

it('makes no remote for a host that speaks no contract of its packages', async () => {
  const files: Record<string, object> = {
    '/discovery.json': { schema: discoverySchemaId, microFrontends: {} },
    '/host.json': { format: 1, version: '2.3.0', speaks: [99], react: '19.3', shared: {}, menus: [], capabilities: [] },
  };
  const site = createServer(({ url = '' }, response) => {
    response.writeHead(files[url] ? 200 : 404).end(JSON.stringify(files[url]));
  });
  await new Promise<void>((done) => site.listen(0, done));
  const address = `http://localhost:${(site.address() as AddressInfo).port}`;
  const [program = '', ...args] = command('create-remote', ['calendar', '--site', address, '--route', '/calendar']);
  const { exitCode, stderr } = await execa(program, args, { cwd: work, reject: false });
  site.close();
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: expect.stringMatching(
      /^A new remote is built for contract \d+, and the host of http\S+ speaks 99\. .*\[FUR-CREATE-HOST\]$/,
    ),
  });
  expect(await readdir(work)).toEqual([]);
}, 60_000);

it.each(['create-site', 'create-remote'])(
  '%s asks nobody in a pipeline or behind a pipe',
  async (name) => {
    const inPipeline = see(name, [], { CI: 'true' });
    expect(await inPipeline.ended).toBe(1);
    expect(inPipeline.lines()[0]).toContain('This is missing: the name of the');
    const [program = '', ...args] = command(name, []);
    const piped = await execa(program, args, { cwd: work, reject: false, input: 'farmstand\n' });
    expect(piped).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('This is missing: the name of the') });
    expect(await readdir(work)).toEqual([]);
  },
  60_000,
);

it.each(['create-site', 'create-remote'])(
  '%s prints its usage for --help, and for an option it does not have',
  async (name) => {
    const run = async (...given: string[]) => {
      const [program = '', ...args] = command(name, given);
      return execa(program, args, { cwd: work, reject: false });
    };
    expect(await run('--help')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^Usage: npm create furrow-/),
    });
    expect(await run('farmstand', '--remot', 'catalog')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/^Unknown option '--remot'\.\n\nUsage: npm create furrow-/),
    });
    expect(await run('farmstand', '--site')).toMatchObject({ exitCode: 2 });
  },
  60_000,
);
