import { execa } from 'execa';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureWorkspace, onFullDisk, releaseProgram, type FixtureWorkspace } from '../testing/workspace';

/** How the command behaves on machines that lack something, and at addresses that answer something else. */
let workspace: FixtureWorkspace;

beforeAll(async () => {
  workspace = await fixtureWorkspace();
});
afterAll(() => workspace.remove());

const publishHost = ['publish', 'host', '--no-build', '--no-browser', '--promote'];

it('works for a user without an entry in the list of users, as containers have them', async () => {
  const withoutEntry = `data:text/javascript,${encodeURIComponent(`
    import os from 'node:os';
    import { syncBuiltinESMExports } from 'node:module';
    os.userInfo = () => { throw new Error('uv_os_get_passwd returned ENOENT'); };
    syncBuiltinESMExports();`)}`;
  const env = { NODE_OPTIONS: `--import="${withoutEntry}"`, USER: '', LOGNAME: '', USERNAME: '' };
  expect(await workspace.release(publishHost, env)).toMatchObject({ code: 0, out: 'host@1.0.0 is live.\n' });
  const uid = process.getuid?.() ?? 'unknown';
  expect((await workspace.release(['log', 'host'])).out).toContain(`user ${uid} (not verified): publish host@1.0.0`);
});

it('says before the build that nothing can be stored', async () => {
  const refused = (place: string, why: string) => ({
    code: 1,
    out: '',
    err: `${join(workspace.folder, place)} ${why}\n`,
  });
  const publish = ['publish', 'shop', '--no-browser', '--origin', 'taken'];
  await writeFile(join(workspace.folder, 'taken'), '');
  const isFile = `cannot hold a site: ${join(workspace.folder, 'taken')} is a file. Name a folder. [FUR-SITE-PLACE]`;
  expect(await workspace.release(publish)).toEqual(refused('taken', isFile));
  await workspace.release(publishHost);
  for (const command of ['publish', 'preview'])
    expect(await workspace.release([command, 'shop', '--no-browser'], onFullDisk)).toEqual({
      code: 1,
      out: '',
      err: `The disk of ${join(workspace.folder, '.origin')} is full. Free some space; the command prune removes old versions from a site. [FUR-SITE-DISK-FULL]\n`,
    });
});

it('ends quietly when nobody reads what it prints', async () => {
  const { stderr, stdout } = await execa(
    'sh',
    ['-c', '"$0" "$1" --help | true; "$0" "$1" status --json | true', process.execPath, releaseProgram],
    { cwd: workspace.folder },
  );
  expect([stdout, stderr]).toEqual(['', '']);
});

/** Runs a command against a server that answers everything in this way. */
async function against(listener: RequestListener, ...args: string[]) {
  const server = createServer(listener).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    return { url, ...(await workspace.release([...args, '--against', url])) };
  } finally {
    server.close();
  }
}

it('names the address at which a page of the network came instead of the site', async () => {
  const { url, code, err } = await against((request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<title>Log in to the hotel</title>');
  }, 'status');
  expect(code).toBe(1);
  expect(err).toBe(
    `${url}/discovery.json is answered with a web page instead of JSON. Is the address that of a site of Furrow, and does nothing in between ask for a login? [FUR-SITE-OTHER-ANSWER]\n`,
  );
});

it('names where an address leads that has moved', async () => {
  const { url, err } = await against((request, response) => {
    response.writeHead(302, { Location: 'http://login.example/' }).end();
  }, 'status');
  expect(err).toContain(
    `${url}/discovery.json leads to http://login.example/ (status 302). Name the address that answers`,
  );
});

it('says in one sentence that nothing listens', async () => {
  const { url } = await against((request, response) => void response.end());
  const { code, err } = await workspace.release(['status', '--against', url]);
  expect(code).toBe(1);
  expect(err).toMatch(new RegExp(`^${url} does not respond: nothing listens at \\S+:\\d+ \\[FUR-SITE-SILENT\\]\n$`));
});

it.each([
  ['--port', (port: number) => `PORT=${port}, or --port ${port} with a command`],
  ['--metrics', (port: number) => `--metrics ${port}`],
])('says in one sentence that the port of %s is taken, and how to name another one', async (option, other) => {
  await workspace.release(publishHost);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { code, err } = await workspace.release(['serve', '--host', '127.0.0.1', '--port', '0', option, String(port)]);
  server.close();
  expect([code, err]).toEqual([
    1,
    `Port ${port} is in use. Stop whatever is using it, or choose another port: ${other(port + 1)}. [FUR-COMMAND-FAILED]\n`,
  ]);
});

it.each([
  ['serve', '/discovery.json'],
  ['collect', '/_reports'],
])(
  'listens with --host 127.0.0.1 where only this machine reaches "%s", and otherwise everywhere',
  async (command, path) => {
    await workspace.release(publishHost);
    // Every address of 127.0.0.0/8 belongs to this machine, so another one of them stands for the address in the network.
    const statusAt = async (url: string) => {
      const { port } = new URL(url);
      return fetch(`http://127.0.0.2:${port}${path}`).then(
        ({ status }) => status,
        () => 'nothing',
      );
    };
    for (const [flags, found] of [
      [['--host', '127.0.0.1'], 'nothing'],
      [[], expect.any(Number)],
    ] as const) {
      const started = await workspace.start([command, '--port', '0', ...flags]);
      expect(await fetch(`${started.url.replace('localhost', '127.0.0.1')}${path}`)).toMatchObject({
        status: expect.any(Number),
      });
      expect(await statusAt(started.url)).toEqual(found);
      await started.end();
    }
  },
  60_000,
);
