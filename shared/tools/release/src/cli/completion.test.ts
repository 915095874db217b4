import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inTerminal } from '../testing/terminal';
import { fixtureWorkspace, releaseProgram, type FixtureWorkspace } from '../testing/workspace';

/** What somebody gets who presses Tab. */

let workspace: FixtureWorkspace;

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
}, 60_000);
afterAll(() => workspace.remove());

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

const shells = [
  { shell: 'bash', start: ['bash', '--norc', '--noprofile', '-i'], load: 'source <(release completion bash)' },
  {
    shell: 'zsh',
    start: ['zsh', '-f', '-i'],
    load: 'autoload -U compinit && compinit -u -D && source <(release completion zsh)',
  },
  { shell: 'fish', start: ['fish', '--no-config', '-i'], load: 'release completion fish | source' },
].filter(({ shell }) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, shell))));

it.each(shells)(
  '$shell completes commands, options, versions and files',
  async ({ start, load }) => {
    const env = { PATH: `${join(workspace.folder, 'bin')}:${process.env.PATH}`, PS1: '> ', HOME: workspace.folder };
    const seen = inTerminal(start, { folder: workspace.folder, env });
    seen.type(`${load}; echo is''ready\r`);
    await seen.until('isready');
    const lines: string[] = [];
    for (const [typed, whole] of [
      ['release ret', 'release retire'],
      ['release promote --tra', 'release promote --traffic'],
      ['release promote shop@1.1', 'release promote shop@1.1.0'],
      ['release promote --env=st', 'release promote --env=staging'],
      ['release env unlock st', 'release env unlock staging'],
      ['release keygen pnpm-w', 'release keygen pnpm-workspace.yaml'],
    ] as const) {
      seen.type(`${typed}\t`);
      await seen.until(new RegExp(`${whole.replaceAll('.', '\\.')}(?: |$)`, 'm'));
      // Ctrl+U removes the line.
      seen.type(`\u0015echo after''${lines.length}\r`);
      await seen.until(`after${lines.length}`);
      lines.push(whole);
    }
    seen.type('\u0015exit\r');
    await seen.ended;
  },
  60_000,
);
