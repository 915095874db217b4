import { execa } from 'execa';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  fixtureWorkspace,
  type FixtureWorkspace,
  onFullDisk,
  releaseProgram,
  type Started,
} from '../testing/workspace';

/** A team that knows the address of a site and has its key, and nothing else. */

let workspace: FixtureWorkspace;
let site: Started;
let key: string;
const purged = () => join(workspace.folder, 'purge.json');
const hooked = () => join(workspace.folder, 'hooked.json');

beforeAll(async () => {
  workspace = await fixtureWorkspace();
  key = join(workspace.folder, 'market.key');
  const publicKey = (await workspace.release(['keygen', key])).out.trim();
  const teams = { market: { apps: ['shop', 'host'], keys: [publicKey] }, council: { apps: ['dao'], keys: [] } };
  await mkdir(join(workspace.folder, 'served/.furrow'), { recursive: true });
  await writeFile(join(workspace.folder, 'served/.furrow/teams.json'), JSON.stringify(teams));
  const host = ['publish', 'host', '--no-build', '--no-browser', '--promote', '--origin', 'served', '--key', key];
  expect(await workspace.release(host)).toMatchObject({ code: 0 });
  const shown = ['--previews', '*.preview.localhost', '--purge-file', purged(), '--port', '0'];
  const hook = ['--hook', `cat > ${hooked()}`];
  site = await workspace.start(['serve', '--uploads', '--origin', 'served', ...shown, ...hook]);
}, 120_000);
afterAll(async () => {
  await site.end();
  await workspace.remove();
});

const release = (...args: string[]) => workspace.release([...args, '--to', site.url, '--key', key]);
const publishShop = (...flags: string[]) => release('publish', 'shop', '--no-build', '--no-browser', ...flags);
const portOf = (server: Server) => (server.address() as AddressInfo).port;
/** The same command on the machine of the origin. */
const here = (...args: string[]) => workspace.release([...args, '--origin', 'served']);

it('publishes, promotes, rolls back and asks, and is told what a command beside the origin tells', async () => {
  expect(await publishShop('--dry-run')).toMatchObject({
    code: 0,
    out: 'shop@1.0.0 passed every check against the site. Nothing was stored.\n',
    err: `Asking ${site.url} whether it takes the release\nChecking shop@1.0.0 against the live site\n`,
  });
  expect(await publishShop('--promote')).toMatchObject({
    code: 0,
    out: 'shop@1.0.0 is live.\n',
    err: expect.stringMatching(
      /^Asking http:.* whether it takes the release\nSending 7 files to http:.*\nChecking shop@1\.0\.0 against the live site\nStoring 7 files\nComposing documents\nTypes, lint and tests are not checked by a publish: "npm test" does that\.\nComposed 1 document\n$/,
    ),
  });
  for (const list of [purged(), hooked()])
    expect(JSON.parse(await readFile(list, 'utf8'))).toMatchObject({
      paths: expect.arrayContaining(['/buy-food', '/discovery.json']),
    });
  await workspace.build('1.1.0');
  expect(await publishShop()).toMatchObject({
    code: 0,
    out: `shop@1.1.0 is published but not live. To make it live, run: release promote shop@1.1.0 --to ${site.url}\n`,
  });
  expect(await release('promote', 'shop@1.1.0', '--traffic', '10')).toMatchObject({
    code: 0,
    out: 'shop@1.1.0 now gets 10% of visitors.\n',
  });
  expect(await release('rollback', 'shop', '--reason', 'its prices are wrong')).toMatchObject({
    code: 0,
    out: 'shop@1.0.0 is live; shop@1.1.0 is withdrawn.\n',
  });
  expect((await release('status')).out).toBe((await here('status')).out);
  expect(JSON.parse((await release('status', '--json')).out)).toEqual(JSON.parse((await here('status', '--json')).out));
  expect((await here('why', 'shop@1.1.0')).out).toMatch(
    /: publish shop@1\.1\.0\n.*\n.* market \(verified: market\): rollback shop@1\.1\.0, now 1\.0\.0, because: its prices are wrong\n$/,
  );
}, 180_000);

it('is refused with the words and the exit status of the command beside the origin', async () => {
  const refusals: string[][] = [
    ['promote', 'shop@9.9.9'],
    ['rollback', 'host', '--reason', 'it is old'],
  ];
  for (const args of refusals) {
    const { code, err } = await here(...args);
    expect(code).toBe(1);
    expect(await release(...args)).toEqual({ code, out: '', err });
  }
  await workspace.build('1.1.0', { content: 'another' });
  const { code, err } = await here('publish', 'shop', '--no-build', '--no-browser', '--key', key);
  const sent = await publishShop();
  expect([sent.code, sent.err.split('\n').slice(2).join('\n')]).toEqual([code, err]);
}, 180_000);

it('names the key and an address that takes commands, or is told to', async () => {
  const status = (...args: string[]) => workspace.release(['status', ...args]);
  expect(await status('--to', site.url)).toMatchObject({
    code: 1,
    err: 'The site needs to know who you are. Pass your team’s private key with --key <file>. [FUR-KEY-NOT-NAMED]\n',
  });
  expect(await status('--to', 'furrow.example', '--key', key)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^"furrow\.example" is not the address of a site\./),
  });
  const other = createServer((_, response) => response.writeHead(405).end('<p>No</p>'));
  await new Promise<void>((done) => other.listen(0, done));
  const url = `http://localhost:${portOf(other)}`;
  expect(await status('--to', url, '--key', key)).toMatchObject({
    code: 1,
    err: `${url} does not accept team commands: /_releases returned status 405. Start its server with --uploads, and let any proxy forward /_releases. [FUR-REQUEST-NOT-TAKEN]\n`,
  });
  await new Promise<unknown>((done) => other.close(done));
  expect(await status('--to', url, '--key', key)).toMatchObject({
    code: 1,
    err: expect.stringMatching(`^${url} does not respond: nothing listens at .*\\[FUR-SITE-SILENT\\]\n$`),
  });
}, 180_000);

it('is told where the server shows a preview of the team, and which previews there are', async () => {
  await workspace.build('1.1.0-preview-pr-1');
  const { code, out } = await release('preview', 'shop', '--name', 'pr-1', '--no-build', '--no-browser');
  const address = site.url.replace('localhost', 'pr-1--shop.preview.localhost');
  expect([code, out]).toEqual([0, expect.stringContaining(`shop@1.1.0-preview-pr-1 is at ${address}/buy-food until`)]);
  const list = async () => (await release('preview', '--list')).out;
  expect((await list()).split('\n')[1]).toMatch(
    new RegExp(`^pr-1--shop +shop@1\\.1\\.0-preview-pr-1 +\\d{4}-\\d\\d-\\d\\d +${address}$`),
  );
  expect((await release('preview', '--remove', 'pr-1--shop')).code).toBe(0);
  expect(await list()).toBe('There are no previews.\n');
}, 180_000);

it('says whether a command may have run to which no answer came', async () => {
  const silent = createServer((request) => request.socket.destroy());
  const cutting = createServer((request, response) => {
    request.resume().on('end', () => response.socket?.destroy());
  });
  for (const server of [silent, cutting]) await new Promise<void>((done) => server.listen(0, done));
  const [unread = '', read = ''] = [silent, cutting].map((server) => `http://localhost:${portOf(server)}`);
  silent.on('checkContinue', (request) => request.socket.destroy());
  const run = async (to: string, ...command: string[]) =>
    (await workspace.release([...command, '--to', to, '--key', key])).err;
  const isSilent = /^http:\S+ does not respond: .*\[FUR-SITE-SILENT\]\n$/;
  expect(await run(unread, 'promote', 'shop@1.0.0')).toMatch(isSilent);
  expect(await run(read, 'promote', 'shop@1.0.0')).toMatch(
    /did not respond \(.*\)\. Ask with "release status --to .*" whether the command ran/,
  );
  expect(await run(read, 'status')).toMatch(isSilent);
  for (const server of [silent, cutting]) server.close();
}, 180_000);

it('says after Ctrl-C that the command may have run, once the server has read it', async () => {
  let read = () => {};
  const wasRead = new Promise<void>((done) => (read = done));
  const slow = createServer((request) => void request.resume().on('end', read));
  await new Promise<void>((done) => slow.listen(0, done));
  const command = ['promote', 'shop@1.0.0', '--to', `http://localhost:${portOf(slow)}`, '--key', key];
  const started = execa(process.execPath, [releaseProgram, ...command], { cwd: workspace.folder, reject: false });
  await wasRead;
  started.kill('SIGINT');
  const { exitCode, stderr } = await started;
  slow.close();
  slow.closeAllConnections();
  expect(stderr).toMatch(
    /^Failed: http:\S+ did not respond \(interrupted\)\. Ask with "release status --to .*" whether the command ran/,
  );
  expect(exitCode).toBe(1);
}, 60_000);

it('refuses a publish before the build, for the first of app, site, key and server that is wrong', async () => {
  const publish = (app: string, to: string, ...flags: string[]) =>
    workspace.release(['publish', app, '--no-browser', '--to', to, ...flags]);
  const silent = 'http://localhost:9';
  const stranger = join(workspace.folder, 'stranger.key');
  await workspace.release(['keygen', stranger]);
  const reading = await workspace.start(['serve', '--origin', 'served', '--port', '0']);
  const full = await workspace.start(['serve', '--uploads', '--origin', 'served', '--port', '0'], onFullDisk);
  const refused = [
    [await publish('barn', silent), 'FUR-BUILD-NO-APP'],
    [await publish('shop', silent), 'FUR-SITE-SILENT'],
    [await publish('shop', site.url), 'FUR-KEY-NOT-NAMED'],
    [await publish('shop', site.url, '--key', stranger), 'FUR-KEY-OTHER-APP'],
    [await publish('shop', reading.url, '--key', key), 'FUR-REQUEST-NOT-TAKEN'],
    [await publish('shop', full.url, '--key', key), 'FUR-SITE-DISK-FULL'],
  ] as const;
  await reading.end();
  await full.end();
  for (const [{ code, err }, reason] of refused) {
    expect(code).toBe(1);
    // Whoever waits for a site sees at once what for.
    const asked = reason === 'FUR-BUILD-NO-APP' ? '' : 'Asking http://\\S+ whether it takes the release\\n';
    expect(err).toMatch(new RegExp(`^${asked}[^\\n]+\\[${reason}\\]\\n$`));
  }
}, 180_000);

it('says what to do to whoever has a key that the site does not know, or that another team has', async () => {
  const keys = ['stranger-2.key', 'dao.key'].map((name) => join(workspace.folder, name));
  const [stranger = '', council = ''] = await Promise.all(
    keys.map(async (file) => (await workspace.release(['keygen', file])).out.trim()),
  );
  const teamsPath = join(workspace.folder, 'served/.furrow/teams.json');
  const before = await readFile(teamsPath, 'utf8');
  const teams = JSON.parse(before) as Record<string, { keys: string[] }>;
  await writeFile(teamsPath, JSON.stringify({ ...teams, council: { ...teams['council'], keys: [council] } }));
  const [strangerKey = '', councilKey = ''] = keys;
  const promote = ['promote', 'shop@1.0.0'];
  const rollback = ['rollback', 'shop', '--reason', 'x'];
  for (const command of [promote, rollback, ['status'], ['preview', '--remove', 'next--shop']])
    expect(await workspace.release([...command, '--to', site.url, '--key', strangerKey])).toEqual({
      code: 1,
      out: '',
      err: `The request is signed with a key that does not belong to any team of this site. Name the key of your team with --key <file>, or let the operator of the site write the public half of this one into .furrow/teams.json: ${stranger} [FUR-REQUEST-STRANGER]\n`,
    });
  for (const command of [promote, rollback])
    expect(await workspace.release([...command, '--to', site.url, '--key', councilKey])).toEqual({
      code: 1,
      out: '',
      err: `The request is signed by council, who is not allowed to release shop. Name the key of a team that may with --key <file>, or let the operator of the site add shop to the apps of council in .furrow/teams.json. [FUR-TEAM-NOT-OWNER]\n`,
    });
  await writeFile(teamsPath, before);
}, 180_000);

it('tells the refusal of a server of an earlier version, which does not give a code', async () => {
  const answer = { format: 1, steps: [], refused: 'There is no room left.', isExpected: true };
  const earlier = createServer((_, response) => response.end(JSON.stringify(answer)));
  await new Promise<void>((done) => earlier.listen(0, done));
  const url = `http://localhost:${portOf(earlier)}`;
  expect(await workspace.release(['status', '--to', url, '--key', key])).toMatchObject({
    code: 1,
    err: 'There is no room left. [FUR-REQUEST-REFUSED]\n',
  });
  earlier.close();
});
