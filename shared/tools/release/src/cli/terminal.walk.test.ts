import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '../operations/promote';
import { canary, canarySite, live } from '../testing/canary-site';
import { countVisits } from '../testing/days';
import { inTerminal } from '../testing/terminal';
import { fixtureWorkspace, releaseProgram, type FixtureWorkspace } from '../testing/workspace';

/** What somebody sees of the command in a terminal, and what a log gets of it. */

let workspace: FixtureWorkspace;

beforeAll(async () => {
  workspace = await fixtureWorkspace();
  for (const app of ['host', 'shop'])
    await workspace.release(['publish', app, '--no-build', '--no-browser', '--promote']);
});
afterAll(() => workspace.remove());

const see = (args: string, options: { columns?: number; env?: NodeJS.ProcessEnv; folder?: string } = {}) =>
  inTerminal([process.execPath, releaseProgram, ...args.split(' ')], { folder: workspace.folder, ...options });

const escape = '\u001b';

it('shows colors in a terminal, and elsewhere only where FORCE_COLOR asks for them', async () => {
  const again = 'rollback shop@9.9.9 --reason wrong';
  for (const [env, isColored] of [
    [{}, true],
    [{ NO_COLOR: '1' }, false],
    [{ FORCE_COLOR: '0' }, false],
    [{ TERM: 'dumb' }, false],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true],
  ] as const) {
    const seen = see(again, { env });
    expect(await seen.ended).toBe(1);
    expect({ env, isColored: seen.isColored('shop@9.9.9') }).toEqual({ env, isColored });
  }
  const logged = (env: NodeJS.ProcessEnv) => workspace.release(again.split(' '), env);
  expect((await logged({})).err).not.toContain(escape);
  expect((await logged({ FORCE_COLOR: '1' })).err).toContain(`${escape}[31m`);
  const status = await workspace.release(['status', '--json'], { FORCE_COLOR: '1' });
  expect(JSON.parse(status.out)).toMatchObject({ kind: 'status' });
}, 120_000);

it('counts the seconds of a step below it while it runs, and writes no seconds into a log', async () => {
  // It answers each question before a build, and refuses the build itself once the test lets it.
  let refuse = (response: ServerResponse) => void waiting.push(response);
  const waiting: ServerResponse[] = [];
  const site = createServer((request, response) => {
    const files: Partial<Record<string, object>> = { '/site.json': { format: 1, url: 'https://furrow.example' } };
    const asks = request.method === 'POST' && Number(request.headers['content-length']) < 1000;
    const answer = asks ? { format: 1, steps: [], result: {} } : files[request.url ?? ''];
    if (answer) response.end(JSON.stringify(answer));
    else if (request.method === 'POST') refuse(response);
    else response.writeHead(404).end();
  }).listen(0);
  const to = `http://localhost:${(site.address() as AddressInfo).port}`;
  await workspace.release(['keygen', 'shop.key']);
  const sent = `publish shop --no-build --no-browser --key shop.key --to ${to}`;
  const seen = see(sent);
  await seen.until(/Sending \d+ files to .*\n {2}\d+ s/);
  // A busy machine shows some seconds and leaves others out.
  const [, shown = ''] = /\n {2}(\d+) s/.exec(seen.lines().join('\n')) ?? [];
  await seen.until(new RegExp(`Sending \\d+ files to .*\\n {2}(?!${shown} s)\\d+ s`));
  refuse = (response) => void response.writeHead(404).end();
  waiting.forEach(refuse);
  expect(await seen.ended).toBe(1);
  expect(seen.lines().slice(0, 4)).toEqual([
    `Asking ${to} whether it takes the release`,
    expect.stringMatching(/^Sending \d+ files to http/),
    expect.stringMatching(/^ {2}\d+ s$/),
    expect.stringContaining('does not accept team commands'),
  ]);
  refuse = (response) => void setTimeout(() => response.writeHead(404).end(), 1500);
  const { err } = await workspace.release(sent.split(' '));
  expect(err).toMatch(/^Asking \S+ whether it takes the release\nSending \d+ files to \S+\nhttp\S+ does not accept/);
  await new Promise((closed) => site.close(closed));
}, 60_000);

it('counts the seconds of a backup, of a restore and of the check of every file', async () => {
  const slow = `
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { readFile } = fs;
    fs.readFile = async (...args) => {
      await new Promise((over) => setTimeout(over, 60));
      return readFile(...args);
    };
    syncBuiltinESMExports();`;
  const env = { NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(slow)}"` };
  for (const [command, step] of [
    ['backup copy', 'Copying the site to copy'],
    ['restore copy --origin again', 'Restoring the site from copy'],
    ['verify', 'Hashing every file'],
  ] as const) {
    const seen = see(command, { env });
    await seen.until(new RegExp(`^${step}\\n {2}\\d+ s`));
    expect(await seen.ended).toBe(0);
    const log = await workspace.release(command === 'verify' ? ['verify'] : [...command.split(' '), '--quiet']);
    expect(log.err.startsWith(`${step}\n`)).toBe(command === 'verify');
  }
}, 120_000);

it('leaves out its steps and those of the build with --quiet, unless the build fails', async () => {
  const manifest = (build: string) =>
    writeFile(
      join(workspace.folder, 'remotes/shop/package.json'),
      JSON.stringify({ name: 'shop', scripts: { build } }),
    );
  const publish = ['publish', 'shop', '--no-browser'];
  await manifest('echo compiled');
  expect((await workspace.release(publish)).err).toMatch(/^Building shop\ncompiled\nComposing documents\n$/);
  expect(await workspace.release([...publish, '--quiet'])).toEqual({
    code: 0,
    out: 'shop@1.0.0 was already published with exactly this content, and is live.\n',
    err: '',
  });
  await manifest('echo a mistake in line 4 && false');
  expect(await workspace.release([...publish, '--quiet'])).toEqual({
    code: 1,
    out: '',
    err: 'a mistake in line 4\nThe build of shop failed; see above. Nothing was published. [FUR-BUILD-FAILED]\n',
  });
}, 60_000);

it('lists versions cell by cell in a terminal that is narrower than the table', async () => {
  const narrow = see('status', { columns: 40 });
  expect(await narrow.ended).toBe(0);
  expect(narrow.lines().slice(9, 17)).toEqual([
    'app        shop',
    'version    1.0.0',
    'traffic    100%',
    'state      default',
    'routes     1',
    expect.stringMatching(/^published {2}20/),
    'commit     -',
    expect.stringMatching(/^size +\d/),
  ]);
  const wide = see('status', { columns: 120 });
  await wide.ended;
  expect(wide.lines()[0]).toMatch(/^app +version +traffic +state/);
}, 60_000);

it('names what it is about to do before each command that composes or reads much', async () => {
  await workspace.build('1.1.0');
  await workspace.release(['publish', 'shop', '--no-build', '--no-browser']);
  for (const [line, step] of [
    ['promote shop@1.1.0 --dry-run', 'Composing documents'],
    ['promote shop@1.1.0', 'Composing documents'],
    ['rollback shop --reason wrong', 'Composing documents'],
    ['retire shop', 'Composing documents'],
    ['promote shop@1.0.0', 'Composing documents'],
    ['repair', 'Composing every document'],
    ['prune', 'Looking for what nothing uses'],
    ['audit --all', 'Reading the packages of releases'],
  ] as const) {
    const { code, err } = await workspace.release(line.split(' '));
    expect({ line, code, first: err.split('\n')[0] }).toEqual({ line, code: 0, first: step });
  }
}, 120_000);

describe('watch', () => {
  let folder: string;
  let storage: Awaited<ReturnType<typeof canarySite>>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'watch-'));
    storage = await canarySite(folder);
    await countVisits(
      storage,
      { ...canary, cohort: 'canary', visits: 61 },
      { ...live, cohort: 'beside 1.1.0', visits: 900, failures: [{ phase: 'entry', error: 'Error: 404', count: 9 }] },
    );
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const watching = 'watch shop --interval 1 --steps 10,50,100 --min-visits 100 --origin origin';
  const figures = (visits: number) => [
    expect.stringMatching(/^shop@1\.1\.0 gets 10% of visitors/),
    '  version       visits  failures  rate',
    expect.stringMatching(new RegExp(`^ {2}1\\.1\\.0 canary +${visits} +0  0\\.0%$`)),
    '  1.0.0 live       900         9  1.0%',
    `  ${visits} of 100 visits before its next step`,
    expect.stringMatching(/^Next look in [01] s\. Ctrl/),
  ];

  it.each([80, 40])(
    'draws its figures again in their place, in a terminal of %d columns',
    async (columns) => {
      const seen = see(watching, { folder, columns });
      await seen.until('61 of 100 visits');
      expect(seen.lines()).toEqual(figures(61));
      await countVisits(storage, { ...canary, cohort: 'canary', visits: 21 });
      await seen.until('82 of 100 visits');
      expect(seen.lines()).toEqual(figures(82));
      await promote({ storage, ...canary });
      expect(await seen.ended).toBe(0);
      expect(seen.lines()).toEqual(
        ['The canary of shop is gone: somebody promoted it or rolled it back.'].flatMap(
          (line) => line.match(new RegExp(`.{1,${columns}}`, 'g')) ?? [],
        ),
      );
    },
    60_000,
  );

  it('leaves what happened above them', async () => {
    const seen = see(watching, { folder });
    await seen.until('61 of 100 visits');
    await countVisits(storage, { ...canary, cohort: 'canary', visits: 100 });
    await seen.until(
      /^shop@1\.1\.0 goes from 10% to 50%\nshop@1\.1\.0 gets 50% of visitors.*\n.*\n.*\n.*\n {2}0 of 100 visits/,
    );
    seen.type('\u0003');
    expect(await seen.ended).not.toBe(0);
  }, 60_000);

  it('tells a log only figures that have changed', async () => {
    const { out, err } = await workspace.release([
      ...watching.split(' '),
      '--once',
      '--origin',
      join(folder, 'origin'),
    ]);
    expect({ out, err }).toEqual({
      out: 'The canary of shop has had too few visits to judge.\n',
      err: 'shop@1.1.0: 0 failures in 61 visits, 0.0%; 1.0.0 beside it: 9 failures in 900 visits, 1.0%\n',
    });
  }, 60_000);
});
