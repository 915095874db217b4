import { execa } from 'execa';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inTerminal } from '../testing/terminal';
import { fixtureWorkspace, releaseProgram, type FixtureWorkspace } from '../testing/workspace';

/** What somebody gets who presses Tab. */

let workspace: FixtureWorkspace;
/** The site at an address, and a folder of somebody who has nothing but that: `furrow.config.json` names it. */
let live: { server: Server; url: string; asked: string[]; elsewhere: string };

async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  workspace = await fixtureWorkspace();
  for (const app of ['host', 'shop'])
    await workspace.release(['publish', app, '--no-build', '--no-browser', '--promote']);
  await workspace.build('1.1.0');
  await workspace.release(['publish', 'shop', '--no-build', '--no-browser']);
  await workspace.release(['env', 'create', 'staging']);
  const program = join(workspace.folder, 'bin/release');
  await mkdir(join(workspace.folder, 'bin'));
  await writeFile(program, `#!/bin/sh\nexec '${process.execPath}' '${releaseProgram}' "$@"\n`);
  await chmod(program, 0o755);

  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json');
    void readFile(join(workspace.folder, '.origin', request.url ?? '')).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  const [url, elsewhere] = [await listening(server), await mkdtemp(join(tmpdir(), 'elsewhere-'))];
  await writeFile(join(elsewhere, 'furrow.config.json'), JSON.stringify({ site: url }));
  live = { server, url, asked, elsewhere };
}, 60_000);
afterAll(async () => {
  live.server.close();
  await rm(live.elsewhere, { recursive: true });
  await workspace.remove();
});

/** What may stand in the place of the last word. */
async function candidates(...words: string[]): Promise<string[]> {
  const { out } = await workspace.release(['complete', '--', ...words]);
  return out
    .split('\n')
    .flatMap((line) => line.split('\t')[0] ?? [])
    .filter(Boolean);
}

it.each<[string[], string[]]>([
  [['prom'], ['promote']],
  [
    ['env', 'l'],
    ['list', 'lock'],
  ],
  [['help', 'comp'], ['completion']],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [['promote', 'shop@1.1.0', '--tr'], ['--traffic']],
  [['promote', 'shop@1.1.0', '--ver'], ['--version']],
  [
    ['promote', 'shop@'],
    ['shop@1.0.0', 'shop@1.1.0'],
  ],
  [['promote', '--traffic', '10', 'ho'], ['host@1.0.0']],
  [['promote', '--traffic', ''], []],
  [['promote', 'shop@1.1.0', '--env', ''], ['staging']],
  [['promote', 'shop@1.1.0', '--env=s'], ['--env=staging']],
  [['--origin', 'nowhere', 'promote', ''], []],
  [
    ['rollback', 'shop'],
    ['shop', 'shop@1.0.0', 'shop@1.1.0'],
  ],
  [['env', 'accept', 'staging', 'shop@1.1'], ['shop@1.1.0']],
  [
    ['publish', ''],
    ['host', 'shop'],
  ],
  [
    ['doctor', '--documents', ''],
    ['plain', 'folders'],
  ],
  [['explain', 'FUR-SITE-NONE'], ['FUR-SITE-NONE']],
  [['keygen', ''], [':files']],
  [['promote', 'shop@1.1.0', '--key', 'x'], [':files']],
  [['nobody', ''], []],
])('%j may go on with %j', async (words, expected) => {
  expect((await candidates(...words)).sort()).toEqual([...expected].sort());
});

it('offers every command that the help names, and says what each does', async () => {
  const { out: help } = await workspace.release(['--help']);
  const [, commands = ''] = help.split('\nCommands:\n');
  const names = [...commands.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(25);
  expect(await candidates('')).toEqual(names);
  const { out } = await workspace.release(['complete', '--', 'retire']);
  expect(out).toBe('retire\ttake an app off the site; its versions stay and can be promoted again\n');
});

it.each<[string[], string[]]>([
  [
    ['--against', 'URL', 'rollback', ''],
    ['host', 'host@1.0.0', 'shop', 'shop@1.0.0'],
  ],
  [['--against=URL', 'promote', 'sh'], ['shop@1.0.0']],
  [['promote', '--to', 'URL', 'sh'], ['shop@1.0.0']],
  [
    ['rollback', '--to=URL', 'ho'],
    ['host', 'host@1.0.0'],
  ],
])('%j may go on with %j, which a live site says when it is asked once', async (words, expected) => {
  live.asked.length = 0;
  const found = await candidates(...words.map((word) => word.replace('URL', live.url)));
  expect(found.sort()).toEqual(expected);
  expect(live.asked).toEqual(['/discovery.json']);
});

it('offers the remote whose repository it is, before its first release too, and the version that is yet to be promoted', async () => {
  await writeFile(join(live.elsewhere, 'rspack.config.ts'), '');
  await writeFile(join(live.elsewhere, 'package.json'), '{ "name": "calendar", "version": "1.2.0" }');
  const complete = async (...words: string[]) => {
    const args = [releaseProgram, 'complete', '--', ...words];
    const { stdout } = await execa(process.execPath, args, { cwd: live.elsewhere });
    return stdout.split('\n').map((line) => line.split('\t')[0]);
  };
  expect(await complete('publish', '')).toEqual(['calendar', 'host', 'shop']);
  expect(await complete('promote', '')).toEqual(['host@1.0.0', 'shop@1.0.0', 'calendar@1.2.0']);
  await Promise.all(['rspack.config.ts', 'package.json'].map((file) => rm(join(live.elsewhere, file))));
});

it('offers nothing when a site is silent or does not exist, and holds nobody up', async () => {
  const silent = createServer(() => undefined);
  const url = await listening(silent);
  expect(await candidates('--against', url, 'promote', '')).toEqual([]);
  silent.closeAllConnections();
  silent.close();
  expect(await candidates('--against', url, 'promote', '')).toEqual([]);
});

const shells = [
  { shell: 'bash', start: ['bash', '--norc', '--noprofile', '-i'], load: 'source <(release completion bash)' },
  {
    shell: 'zsh',
    start: ['zsh', '-f', '-i'],
    load: 'autoload -U compinit && compinit -u -D && source <(release completion zsh)',
  },
  { shell: 'fish', start: ['fish', '--no-config', '-i'], load: 'release completion fish | source' },
].filter(({ shell }) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, shell))));

/** Presses Tab behind each text in a shell, until the whole stands there. */
async function completes(
  { start, load }: { start: string[]; load: string },
  folder: string,
  lines: readonly (readonly [string, string])[],
): Promise<void> {
  const env = { PATH: `${join(workspace.folder, 'bin')}:${process.env.PATH}`, PS1: '> ', HOME: workspace.folder };
  const seen = inTerminal(start, { folder, columns: 120, env });
  seen.type(`${load}; echo is''ready\r`);
  await seen.until('isready');
  for (const [index, [typed, whole]] of lines.entries()) {
    seen.type(`${typed}\t`);
    await seen.until(new RegExp(`${whole.replaceAll('.', '\\.')}(?: |$)`, 'm'));
    // Ctrl+U removes the line.
    seen.type(`\u0015echo after''${index}\r`);
    await seen.until(`after${index}`);
  }
  seen.type('\u0015exit\r');
  await seen.ended;
}

it.each(shells)(
  '$shell completes commands, options, versions and files',
  (shell) =>
    completes(shell, workspace.folder, [
      ['release ret', 'release retire'],
      ['release promote --tra', 'release promote --traffic'],
      ['release promote shop@1.1', 'release promote shop@1.1.0'],
      ['release promote --env=st', 'release promote --env=staging'],
      ['release env unlock st', 'release env unlock staging'],
      ['release keygen pnpm-w', 'release keygen pnpm-workspace.yaml'],
    ]),
  60_000,
);

it.each(shells)(
  '$shell completes apps and versions of a live site, named by a file or by the line itself',
  (shell) =>
    completes(shell, live.elsewhere, [
      ['release retire sh', 'release retire shop'],
      ['release promote shop@1', 'release promote shop@1.0.0'],
      [`release --against ${live.url} promote ho`, `release --against ${live.url} promote host@1.0.0`],
    ]),
  60_000,
);
