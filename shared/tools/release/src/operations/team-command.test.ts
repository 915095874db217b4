import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { liveEntry } from '@furrow/discovery/discovery';
import fc from 'fast-check';
import { verify } from '../check/verify';
import { toJson } from '../domain/json';
import { requestsFolder, settingsFile, teamsFile } from '../domain/paths';
import { newKeys, readSigningKey, signFacts } from '../domain/signature';
import { digestOf, signRequest } from '../domain/signed-request';
import { type AskedCommand, commandPath, readCommand, uploadLimits, writeCommand } from '../domain/team-command';
import { storageFiles } from '../server/files';
import { startServer, type Server } from '../server/serve';
import type { CommandLimits } from '../server/team-commands';
import { candidateOf, factsOfRelease, readBuild, readCandidate } from '../store/candidate';
import { memoryStorage } from '../store/memory-storage';
import { readText, type OriginStorage } from '../store/storage';
import { viewStorage } from '../store/view-storage';
import { writeHost, writeRemote, type Fixture } from '../testing/fixture';
import { instrumentedStorage } from '../testing/instrumented-storage';
import { readView } from '../testing/ledger';
import { log } from './log';
import { publish } from './publish';
import { createEnvironment } from './environment';
import { listViews, preview } from './preview';
import { repair } from './repair';
import { runTeamCommand } from './team-command';

/** Team commands over HTTP, and what somebody may try with them. */

const pairs = { platform: newKeys(), market: newKeys(), council: newKeys(), stranger: newKeys() };
type Signer = keyof typeof pairs;
const keyOf = (team: Signer) => readSigningKey(pairs[team].privateKey, `the key of ${team}`);
const teams = {
  platform: { apps: ['host'], keys: [pairs.platform.publicKey] },
  market: { apps: ['shop'], keys: [pairs.market.publicKey] },
  council: { apps: ['dao'], keys: [pairs.council.publicKey] },
};
const pages = { '/buy-food': ['/buy-food'] };

let folder: string;
let storage: OriginStorage;
let server: Server;
let told: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'team-command-'));
  storage = memoryStorage();
  await storage.write(teamsFile, toJson(teams));
  const candidate = await readCandidate(await writeHost(join(folder, 'host')));
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
  await publish({ storage, candidate, published, promote: true, signingKey: keyOf('platform') });
  await serve();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the server, instead of the one that runs. */
async function serve(
  { quota, ...limits }: Partial<CommandLimits> & { quota?: number } = {},
  origin = storage,
): Promise<void> {
  await (server as Server | undefined)?.close();
  told = [];
  server = await startServer({
    files: storageFiles(origin),
    port: 0,
    teamCommands: {
      storage: origin,
      run: (received, known, report) => runTeamCommand(origin, received, known, report, quota),
      tell: (line) => told.push(line),
      limits,
    },
  });
}

const buildOf = async (app: string, fixture: Fixture = {}) =>
  readBuild(await writeRemote(await mkdtemp(join(folder, 'build-')), app, { pages, ...fixture }));

/** The size of the release that is made of a build. */
const sizeOf = (files: ReadonlyMap<string, Uint8Array>) =>
  [...candidateOf(files, 'the test').files.values()].reduce((sum, { length }) => sum + length, 0);

/** The body of a command that publishes these files, signed as a release by the team. */
function publishing(files: ReadonlyMap<string, Uint8Array>, signer: Signer, flags: { promote?: boolean } = {}): Buffer {
  const candidate = candidateOf(files, 'the test');
  const signature = signFacts(candidate.release.app, factsOfRelease(candidate), keyOf(signer));
  return writeCommand({ command: 'publish', signature, commit: null, ...flags }, files);
}

const promoting = (version: string, app = 'shop') => writeCommand({ command: 'promote', app, version, traffic: 100 });

type Sent = {
  signer?: Signer;
  /** In seconds, added to the time of the signature. */
  late?: number;
  path?: string;
  authority?: string;
  headers?: Record<string, string>;
  /** What is sent instead of the signed body. */
  sends?: Buffer;
};
type Reply = { status: number; steps?: string[]; result?: Record<string, unknown>; refused?: string };

function headersOf(body: Buffer, { signer = 'market', late = 0, path = commandPath, authority }: Sent = {}) {
  const parts = { method: 'POST', authority: authority ?? new URL(server.url).host, path, digest: digestOf(body) };
  const created = Math.floor(Date.now() / 1000) + late;
  return {
    ...signRequest(parts, keyOf(signer), { created, nonce: randomBytes(16).toString('hex') }),
    'Content-Length': String(body.length),
  };
}

/** Sends a body as it is, with the headers that sign it. */
async function post(body: Buffer, sent: Sent = {}): Promise<Reply> {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    const request = httpRequest(
      new URL(commandPath, server.url),
      { method: 'POST', headers: { ...headersOf(body, sent), ...sent.headers } },
      answered,
    );
    request.on('error', failed);
    request.end(sent.sends ?? body);
  });
  return { status: response.statusCode ?? 0, ...(JSON.parse(await text(response)) as object) };
}

/** Begins a request whose body has this length, and sends three bytes of it. */
function holdOpen(signer: Signer, length: number) {
  const headers = { ...headersOf(Buffer.from('x'), { signer }), 'Content-Length': String(length) };
  const opened = httpRequest(new URL(commandPath, server.url), { method: 'POST', headers });
  const status = new Promise<number | string>((settled) => {
    opened.on('response', (response) => settled(response.statusCode ?? 0));
    opened.on('error', () => settled('ended'));
  });
  opened.write('{"f');
  return { opened, status };
}

const ask = (command: AskedCommand, signer: Signer = 'market') => post(writeCommand(command), { signer });
const live = async (app = 'shop') => liveEntry((await readView(storage)).microFrontends[app])?.metadata.version;
/** Every file but those that remember requests. */
const filesNow = async () => (await storage.list('')).filter((path) => !path.startsWith(requestsFolder));

describe('a team of the site', () => {
  it('publishes, promotes, rolls back and asks for the status with its key alone; the journal names it', async () => {
    const first = await buildOf('shop');
    expect(await post(publishing(first, 'market', { promote: true }))).toMatchObject({
      status: 200,
      result: { app: 'shop', version: '1.0.0', outcome: 'published', live: true },
      steps: expect.arrayContaining(['Checking shop@1.0.0 against the live site', 'Composing documents']),
    });
    const next = await buildOf('shop', { version: '1.1.0', content: 'two' });
    expect(await post(publishing(next, 'market'))).toMatchObject({ status: 200, result: { live: false } });
    expect(await live()).toBe('1.0.0');
    expect(await post(promoting('1.1.0'))).toMatchObject({ status: 200, result: { damaged: [] } });
    expect(await live()).toBe('1.1.0');
    expect(await readText(storage, 'buy-food.html')).toContain('shop /buy-food two');
    expect(await ask({ command: 'rollback', app: 'shop', reason: 'its prices are wrong' })).toMatchObject({
      result: { from: '1.1.0', to: '1.0.0' },
    });
    expect(await live()).toBe('1.0.0');
    expect(await ask({ command: 'status' }, 'council')).toMatchObject({
      result: {
        versions: [{ app: 'host' }, { version: '1.1.0', state: 'withdrawn' }, { version: '1.0.0', traffic: 100 }],
      },
    });
    const events = await log(storage, { app: 'shop' });
    expect(events.map(({ command, actor, team, reason }) => [command, actor, team, reason])).toEqual([
      ['publish', 'market', 'market', undefined],
      ['publish', 'market', 'market', undefined],
      ['promote', 'market', 'market', undefined],
      ['rollback', 'market', 'market', 'its prices are wrong'],
    ]);
    expect(told.map((line) => line.replace(/^\S+ \S+ /, ''))).toEqual([
      'market publish done',
      'market publish done',
      'market promote shop@1.1.0 done',
      'market rollback shop done',
      'council status done',
    ]);
    expect((await verify(storage)).problems).toEqual([]);
  });

  it('is refused in the words of the command, and what it sent again is no second release', async () => {
    const body = publishing(await buildOf('shop'), 'market', { promote: true });
    expect((await post(body)).status).toBe(200);
    expect(await post(body)).toMatchObject({ status: 200, result: { outcome: 'unchanged' } });
    const other = await buildOf('shop', { content: 'other' });
    expect(await post(publishing(other, 'market'))).toMatchObject({
      status: 422,
      refused: expect.stringMatching(/^shop@1\.0\.0 is already published/),
    });
    const rival = await buildOf('dao', { version: '1.0.0' });
    expect(await post(publishing(rival, 'council'), { signer: 'council' })).toMatchObject({
      status: 422,
      refused: expect.stringMatching(/^dao@1\.0\.0 was refused:\n {2}- it claims \/buy-food, which shop owns\./),
    });
    expect(await post(promoting('9.9.9'))).toMatchObject({ status: 422, refused: expect.stringContaining('9.9.9') });
  });

  it('cannot touch the app of another team, not even with a release which that team signed', async () => {
    const files = await buildOf('shop');
    const before = await filesNow();
    const refused = 'The request is signed by council, who is not allowed to release shop.';
    for (const body of [publishing(files, 'council'), publishing(files, 'market'), promoting('1.0.0')])
      expect(await post(body, { signer: 'council' })).toMatchObject({ status: 422, refused });
    expect(await ask({ command: 'rollback', app: 'shop', reason: 'spite' }, 'council')).toMatchObject({ refused });
    expect(await filesNow()).toEqual(before);
  });

  it('cannot publish its own app under the signature of another release', async () => {
    const signed = await buildOf('shop', { content: 'signed' });
    const other = await buildOf('shop', { content: 'other' });
    const candidate = candidateOf(signed, 'the test');
    const signature = signFacts('shop', factsOfRelease(candidate), keyOf('market'));
    const before = await filesNow();
    expect(await post(writeCommand({ command: 'publish', signature, commit: null }, other))).toMatchObject({
      status: 422,
      refused: expect.stringContaining(
        'the signature of shop@1.0.0 was not made with a key of this site, or is for another release.',
      ),
    });
    expect(await filesNow()).toEqual(before);
  });
});

describe('a request', () => {
  it.each<[string, Sent, number, string]>([
    ['by a key of nobody', { signer: 'stranger' }, 401, 'with a key that does not belong to any team of this site'],
    ['for another address', { path: '/_reports' }, 401, 'The signature does not match a request to localhost:'],
    ['for another site', { authority: 'furrow.example' }, 401, 'does not match a request to localhost:'],
    ['without a signature', { headers: { Signature: '' } }, 401, 'is not signed in a format this site can read'],
    ['signed an hour ago', { late: -3600 }, 401, 'by the clock of your machine, and the clock of the site says'],
    ['signed in an hour', { late: 3600 }, 401, 'They may differ by up to 5 minutes. Correct the one that is wrong.'],
    ['with another body', { sends: promoting('6.6.6') }, 400, 'The body of the request does not match its signature.'],
  ])('%s changes nothing', async (_, sent, status, refused) => {
    await post(publishing(await buildOf('shop'), 'market'));
    const before = await storage.list('');
    expect(await post(promoting('1.0.0'), sent)).toMatchObject({ status, refused: expect.stringContaining(refused) });
    expect(await live()).toBeUndefined();
    expect(await storage.list('')).toEqual(before);
  });

  it('for a site that says its address is for that address, whatever the request names as its host', async () => {
    await storage.write(settingsFile, toJson({ url: 'https://almanac.example' }));
    expect(await ask({ command: 'status' })).toMatchObject({
      status: 401,
      refused: expect.stringContaining('does not match a request to almanac.example.'),
    });
    const body = writeCommand({ command: 'status' });
    expect(await post(body, { authority: 'almanac.example' })).toMatchObject({ status: 200 });
  });

  it('counts once, also for a server that was started after it', async () => {
    for (const version of ['1.0.0', '1.1.0'])
      await post(publishing(await buildOf('shop', { version }), 'market', { promote: version === '1.0.0' }));
    const body = promoting('1.1.0');
    // Whoever recorded the request sends it again.
    const headers = headersOf(body, { authority: 'furrow.example' });
    await storage.write(settingsFile, toJson({ url: 'https://furrow.example' }));
    expect(await post(body, { headers })).toMatchObject({ status: 200 });
    await post(writeCommand({ command: 'rollback', app: 'shop', reason: 'wrong' }), { authority: 'furrow.example' });
    await serve();
    expect(await post(body, { headers })).toMatchObject({
      status: 409,
      refused: 'This request was already received. Each request works only once, so run the command again.',
    });
    expect(await live()).toBe('1.0.0');
  });

  it('is remembered for an hour, long after its signature is worth anything', async () => {
    const hourAgo = Math.floor(Date.now() / 1000) - 4000;
    await storage.write(`${requestsFolder}${hourAgo}-old`, '');
    await ask({ command: 'status' });
    expect(await storage.list(requestsFolder)).toEqual([expect.not.stringContaining('-old')]);
  });

  it('is refused on a site without teams, which says why', async () => {
    await storage.remove(teamsFile);
    const nameless = memoryStorage();
    const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
    await publish({
      storage: nameless,
      candidate: await readCandidate(join(folder, 'host')),
      published,
      promote: true,
    });
    await serve({}, nameless);
    expect(await ask({ command: 'status' })).toMatchObject({
      status: 403,
      refused: expect.stringMatching(/^This site has no teams, so it cannot check who may release what/),
    });
  });

  it('of another kind than POST is told what is taken', async () => {
    const response = await fetch(server.url + commandPath);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('a body', () => {
  const files = async () => new Map([...(await buildOf('shop'))]);

  it.each([
    '../../.furrow/teams.json',
    '/etc/passwd',
    'a/../../b.js',
    '..',
    'a//b.js',
    'a\\b.js',
    'a\0.js',
    './a.js',
    '',
  ])('with a file named %j stores nothing', async (path) => {
    const listed = new Map([...(await files()), [path, Buffer.from('{}')]]);
    const before = await filesNow();
    const body = publishing(listed, 'market');
    expect(await post(body)).toMatchObject({
      status: 422,
      refused: expect.stringMatching(
        /its file .* (?:does not have a valid path|has a backslash or a control character)/,
      ),
    });
    expect(await filesNow()).toEqual(before);
  });

  it.each<[string, Partial<CommandLimits>, number, string]>([
    ['more files', { files: 3 }, 422, 'files, but this site accepts at most 3.'],
    ['a larger file', { file: 50 }, 422, 'bytes, and a file may have 50.'],
    ['more bytes', { release: 500 }, 413, 'bytes, and this site takes 500 at most.'],
  ])('with %s than the site takes stores nothing', async (_, limits, status, refused) => {
    await serve(limits);
    const before = await filesNow();
    expect(await post(publishing(await files(), 'market'))).toMatchObject({
      status,
      refused: expect.stringContaining(refused),
    });
    expect(await filesNow()).toEqual(before);
  });

  it('of a stranger, or one that is too large, is not read', async () => {
    await serve({ release: 500 });
    const body = publishing(await files(), 'market');
    for (const [signer, status] of [
      ['stranger', 401],
      ['market', 413],
    ] as const) {
      const request = httpRequest(new URL(commandPath, server.url), {
        method: 'POST',
        headers: { ...headersOf(body, { signer }), Expect: '100-continue' },
      });
      let isWanted = false;
      request.on('continue', () => (isWanted = true));
      const response = await new Promise<IncomingMessage>((answered) => {
        request.on('response', answered);
        request.flushHeaders();
      });
      expect([response.statusCode, isWanted]).toEqual([status, false]);
      request.destroy();
    }
  });

  it('that is longer than it says is no part of the release, nor another request', async () => {
    const body = publishing(await files(), 'market');
    const { port } = new URL(server.url);
    const head = Object.entries({ Host: `localhost:${port}`, ...headersOf(body) }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const socket = connect(Number(port), 'localhost');
    socket.write([`POST ${commandPath} HTTP/1.1`, ...head, '', ''].join('\r\n'));
    socket.end(Buffer.concat([body, Buffer.from('and more')]));
    // What is too much is no HTTP, which may end the connection before the first answer is written.
    expect(await text(socket)).toMatch(/HTTP\/1\.1 400 /);
    await server.close();
    expect((await verify(storage)).problems).toEqual([]);
    expect(told).toHaveLength(1);
  });

  it('that breaks off leaves nothing, and can be sent again', async () => {
    const body = publishing(await files(), 'market', { promote: true });
    const before = await filesNow();
    const request = httpRequest(new URL(commandPath, server.url), { method: 'POST', headers: headersOf(body) });
    request.on('error', () => undefined);
    await new Promise<void>((sent) => request.write(body.subarray(0, 100), () => sent()));
    request.destroy();
    // The server is asked until it has noticed.
    while (!told.some((line) => line.includes(' market refused: '))) await ask({ command: 'status' }, 'council');
    expect(await filesNow()).toEqual(before);
    expect((await post(body)).status).toBe(200);
    expect(await live()).toBe('1.0.0');
  });

  it('whose key is taken out while it is on its way changes nothing', async () => {
    const body = publishing(await files(), 'market');
    const request = httpRequest(new URL(commandPath, server.url), { method: 'POST', headers: headersOf(body) });
    const isAsked = new Promise<void>((asked) => request.on('continue', asked));
    request.setHeader('Expect', '100-continue');
    request.flushHeaders();
    // The server asks for the body once it has looked at who signed the headers.
    await isAsked;
    await storage.write(teamsFile, toJson({ ...teams, market: { apps: ['shop'], keys: [pairs.stranger.publicKey] } }));
    const response = await new Promise<IncomingMessage>((answered, failed) => {
      request.on('response', answered).on('error', failed);
      request.end(body);
    });
    expect([response.statusCode, await text(response)]).toEqual([
      401,
      expect.stringContaining('does not belong to any team of this site'),
    ]);
    expect((await readView(storage)).microFrontends['shop']).toBeUndefined();
  });

  it('that does not come in time is waited for no longer', async () => {
    await serve({ maxWait: 20 });
    const body = publishing(await files(), 'market');
    const request = httpRequest(new URL(commandPath, server.url), { method: 'POST', headers: headersOf(body) });
    request.on('error', () => undefined);
    const response = await new Promise<IncomingMessage>((answered) => {
      request.on('response', answered);
      request.write(body.subarray(0, 100));
    });
    expect(response.statusCode).toBe(408);
    expect(await text(response)).toContain('took longer than 0.02 seconds. Try again.');
    request.destroy();
  });

  it('whatever it holds, is a command with its own files or none at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => readCommand(Buffer.from(bytes), uploadLimits)).toThrow();
      }),
    );
    const contents = fc.dictionary(fc.stringMatching(/^[a-z/.]{1,9}$/), fc.uint8Array({ maxLength: 50 }));
    fc.assert(
      fc.property(contents, fc.integer({ min: -60, max: 60 }), (given, difference) => {
        const listed = new Map(Object.entries(given));
        const body = writeCommand({ command: 'publish', signature: 'x', commit: null }, listed);
        const { files: read } = readCommand(body, uploadLimits);
        expect([...read].map(([path, bytes]) => [path, [...bytes]])).toEqual(
          [...listed].map(([path, bytes]) => [path, [...bytes]]),
        );
        const total = [...listed.values()].reduce((sum, { length }) => sum + length, 0);
        const cut =
          difference < 0
            ? body.subarray(0, body.length - Math.min(-difference, total))
            : Buffer.concat([body, Buffer.alloc(difference)]);
        if (cut.length !== body.length) expect(() => readCommand(cut, uploadLimits)).toThrow('bytes of files, but');
      }),
    );
  });
});

describe('the server', () => {
  it('publishes one of two builds of one version that come at once, and that one whole', async () => {
    const builds = [await buildOf('shop', { content: 'one' }), await buildOf('shop', { content: 'two' })];
    const answers = await Promise.all(builds.map((files) => post(publishing(files, 'market', { promote: true }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ refused }) => refused !== undefined)?.refused).toContain('shop@1.0.0 is already published');
    expect((await verify(storage)).problems).toEqual([]);
  });

  it('that is killed at any write leaves what was live, and the same command completes it', async () => {
    const before = await post(publishing(await buildOf('shop'), 'market', { promote: true }));
    expect(before.status).toBe(200);
    const files = await buildOf('shop', { version: '1.1.0', content: 'two' });
    const whole = storage;
    let writes = 0;
    for (let survived = 1; ; survived += 6) {
      storage = memoryStorage();
      for (const path of await whole.list('')) await storage.write(path, (await whole.read(path))?.bytes ?? '');
      writes = 0;
      const dying = instrumentedStorage(storage, {
        before: async (call) => {
          if (call !== 'read' && call !== 'list' && (writes += 1) > survived) throw new Error('killed');
        },
      });
      await serve({}, dying);
      const { status } = await post(publishing(files, 'market', { promote: true }));
      if (status === 200) break;
      expect(['1.0.0', '1.1.0']).toContain(await live());
      await serve();
      expect((await post(publishing(files, 'market', { promote: true }))).status).toBe(200);
      expect(await live()).toBe('1.1.0');
      expect((await verify(storage)).problems).toEqual([]);
    }
    expect(writes).toBeGreaterThan(10);
  });

  it('takes so many requests a minute from a team, and from strangers of an address, who do not use up the limit of a team behind it', async () => {
    await serve({ perAddress: 2, perTeam: 2 });
    const statuses: number[] = [];
    for (const signer of ['stranger', 'stranger', 'stranger', 'market', 'market', 'market', 'council'] as const)
      statuses.push((await ask({ command: 'status' }, signer)).status);
    expect(statuses).toEqual([401, 401, 429, 200, 200, 429, 200]);
    // The key of a team is no secret.
    const forged = await post(writeCommand({ command: 'status' }), { path: '/elsewhere', signer: 'council' });
    expect(forged.status).toBe(429);
    expect((await ask({ command: 'status' }, 'council')).status).toBe(200);
  });

  it('reads nothing for a stranger who has used up the requests of an address', async () => {
    const reads = { count: 0 };
    const counted: OriginStorage = {
      ...storage,
      read(path) {
        reads.count += 1;
        return storage.read(path);
      },
    };
    await serve({ perAddress: 1 }, counted);
    expect((await ask({ command: 'status' }, 'stranger')).status).toBe(401);
    const before = reads.count;
    expect((await ask({ command: 'status' }, 'stranger')).status).toBe(429);
    expect(reads.count).toBe(before);
  });

  it('has a place for the release of each team, whatever others hold, and a further one for as many as there are', async () => {
    await serve({ further: 0 });
    const held = ['market', 'platform'].map((signer) => holdOpen(signer as Signer, 90_000_000));
    const second = await holdOpen('market', 90_000_000).status;
    expect(second).toBe(503);
    const files = await buildOf('dao', { pages: { '/votes': ['/votes'] } });
    for (const each of [files, new Map([...files, ['pad.js', new Uint8Array(100_000)]])])
      expect((await post(publishing(each, 'council'), { signer: 'council' })).status).not.toBe(503);
    expect(await ask({ command: 'status' })).toMatchObject({ status: 200 });
    for (const { opened } of held) opened.destroy();
  });

  it.each([
    ['whose size is that of a command', 500],
    ['whose size is that of a release', 90_000_000],
  ])('rolls back for one team while another one holds bodies open %s', async (_what, length) => {
    await post(publishing(await buildOf('shop'), 'market', { promote: true }));
    const next = await buildOf('shop', { version: '1.1.0', content: 'two' });
    await post(publishing(next, 'market', { promote: true }));
    const held = Array.from({ length: 5 }, () => holdOpen('council', length));
    // The team itself has two at once.
    const refused = await Promise.all(held.slice(2).map(({ status }) => status));
    expect(refused).toEqual([429, 429, 429]);
    expect(await ask({ command: 'rollback', app: 'shop', reason: 'broken' })).toMatchObject({
      status: 200,
      result: { to: '1.0.0' },
    });
    expect(await ask({ command: 'status' }, length > 500 ? 'council' : 'market')).toMatchObject({ status: 200 });
    for (const { opened } of held) opened.destroy();
  });

  it('waits for the body of a short command for ten seconds at most', async () => {
    await serve({ maxShortWait: 100 });
    const late = connect(Number(new URL(server.url).port), '127.0.0.1');
    const body = writeCommand({ command: 'status' });
    const headers = Object.entries({ Host: new URL(server.url).host, ...headersOf(body) });
    late.write(
      `POST ${commandPath} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{`,
    );
    expect(await text(late)).toContain('took longer than 0.1 seconds');
  });

  it('stores as much for a team as its quota says, to the byte, and neither a promote nor a rollback needs it', async () => {
    const first = await buildOf('shop');
    await post(publishing(first, 'market', { promote: true }));
    const next = await buildOf('shop', { version: '1.1.0', content: 'two' });
    await post(publishing(next, 'market', { promote: true }));
    const stored = async () => {
      const { versions } = (await ask({ command: 'status' })).result as { versions: { app: string; bytes: number }[] };
      return versions.filter(({ app }) => app === 'shop').reduce((sum, { bytes }) => sum + bytes, 0);
    };
    const before = await stored();
    const third = await buildOf('shop', { version: '1.2.0', content: 'six' });
    const files = await filesNow();
    const size = sizeOf(third);

    await serve({ quota: before + size - 1 });
    const refused = await post(publishing(third, 'market', { promote: true }));
    expect(refused.status).toBe(422);
    expect(refused.refused).toMatch(
      /^shop@1\.2\.0 was refused:\n {2}- market has [\d.]+ MB on this site, this release has [\d.]+ MB, and a team has room for [\d.]+ MB\. Ask the operator of the site to remove old versions \("release prune"\) or to give more room \("release serve --quota"\)\. To roll back and to promote takes no room\.$/,
    );
    expect(await filesNow()).toEqual(files);
    expect(await ask({ command: 'rollback', app: 'shop', reason: 'broken' })).toMatchObject({
      result: { to: '1.0.0' },
    });
    expect(await post(promoting('1.1.0'))).toMatchObject({ status: 200 });
    // What is published already needs no more room, and each team has its own.
    expect(await post(publishing(next, 'market', { promote: true }))).toMatchObject({
      result: { outcome: 'unchanged' },
    });
    const votes = await buildOf('dao', { pages: { '/votes': ['/votes'] } });
    expect(await post(publishing(votes, 'council'), { signer: 'council' })).toMatchObject({ status: 200 });

    await serve({ quota: before + size });
    expect(await post(publishing(third, 'market', { promote: true }))).toMatchObject({ status: 200 });
    expect(await stored()).toBe(before + size);
  });

  it('gives two releases that a team sends at once no more room than one after the other', async () => {
    const builds = await Promise.all(
      ['1.0.0', '1.1.0'].map((version) => buildOf('shop', { version, content: version })),
    );
    await serve({ quota: Math.max(...builds.map(sizeOf)) + 1 });
    const replies = await Promise.all(builds.map((files) => post(publishing(files, 'market'))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await readView(storage)).microFrontends['shop']).toHaveLength(1);
    expect((await verify(storage)).problems).toEqual([]);
  });

  it('tells a stranger nothing about a fault of the site', async () => {
    await storage.write(teamsFile, '{ "secret": ');
    const failed = jest.spyOn(console, 'error').mockImplementation();
    const response = await fetch(server.url + commandPath, { method: 'POST', body: 'x' });
    expect([response.status, await response.text()]).toEqual([500, '']);
    expect(failed).toHaveBeenCalledWith(expect.stringContaining(teamsFile));
    failed.mockRestore();
  });

  it('takes no command unless it was told to', async () => {
    const silent = await startServer({ files: storageFiles(storage), port: 0 });
    const statuses = await Promise.all(
      ['POST', 'GET'].map(async (method) => (await fetch(silent.url + commandPath, { method })).status),
    );
    await silent.close();
    expect(statuses).toEqual([405, 404]);
  });
});

describe('a preview that a team sends', () => {
  const version = '1.1.0-preview-pr-1';

  /** The request that shows a build of the shop, signed by a team. */
  async function showing(view: string, signer: Signer): Promise<Reply> {
    const files = await buildOf('shop', { version, content: view });
    const signature = signFacts('shop', factsOfRelease(candidateOf(files, 'the test')), keyOf(signer));
    return post(writeCommand({ command: 'preview', signature, commit: null, view }, files), { signer });
  }
  const shown = async () => (await listViews(storage)).map(({ name }) => name);

  it('is at its address, changes nothing that is live, and is taken away by the same team', async () => {
    const before = await live();
    expect(await showing('pr-1--shop', 'market')).toMatchObject({ result: { app: 'shop', version } });
    expect(await shown()).toContain('pr-1--shop');
    expect(await live()).toBe(before);
    const refused = 'The request is signed by council, who is not allowed to release shop.';
    const remove = { command: 'remove-preview' as const, view: 'pr-1--shop' };
    expect(await ask(remove, 'council')).toMatchObject({ refused });
    expect(await ask(remove)).toMatchObject({ result: { removed: 'pr-1--shop' } });
    expect(await shown()).not.toContain('pr-1--shop');
  });

  it('is refused to a team that may not release the app, and stores nothing', async () => {
    const before = await filesNow();
    expect(await showing('pr-1--shop', 'council')).toMatchObject({
      refused: 'The request is signed by council, who is not allowed to release shop.',
    });
    expect(await filesNow()).toEqual(before);
  });

  it('is one of as many as a team may have', async () => {
    const files = await buildOf('shop', { version });
    const candidate = candidateOf(files, 'the test');
    const signature = signFacts('shop', factsOfRelease(candidate), keyOf('market'));
    const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
    for (let number = 1; number <= 20; number += 1)
      await preview({ storage, candidate, signature, published, view: `pr-${number}--shop` });
    expect(await showing('pr-21--shop', 'market')).toMatchObject({
      refused: expect.stringMatching(/^market has 20 previews, and a team may have 20\. Remove one/),
    });
    expect(await showing('pr-20--shop', 'market')).toMatchObject({ result: { view: 'pr-20--shop' } });
  });

  it.each(['pr.1--shop', 'staging/..', 'x'.repeat(64)])('has a name that is a label: %p is not one', async (view) => {
    expect(await showing(view, 'market')).toMatchObject({
      refused: expect.stringContaining('must be the name of a preview'),
    });
  });
});

describe('a team that may promote in some places', () => {
  const staged = { ...teams, market: { ...teams.market, promotes: ['staging'] } };
  const toStaging = { command: 'promote', app: 'shop', version: '1.1.0', traffic: 100, env: 'staging' } as const;
  const toVisitors = { command: 'promote', app: 'shop', version: '1.1.0', traffic: 100, from: 'staging' } as const;
  const refused =
    'market may not promote releases of shop to visitors. By .furrow/teams.json it promotes in staging. Ask a team that may, or the operator of the site.';

  beforeEach(async () => {
    await createEnvironment({ storage, name: 'staging' });
    await post(publishing(await buildOf('shop'), 'market', { promote: true }));
    await post(publishing(await buildOf('shop', { version: '1.1.0', content: 'two' }), 'market'));
  });

  it('shows a release in an environment, and the team that may makes the same one live', async () => {
    await storage.write(
      teamsFile,
      toJson({ ...staged, reviewers: { apps: ['shop'], keys: [pairs.council.publicKey], promotes: ['live'] } }),
    );
    expect(await ask(toVisitors, 'council')).toMatchObject({
      refused: expect.stringMatching(/^shop@1\.1\.0 is not in staging/),
    });
    expect(await ask(toStaging)).toMatchObject({ result: { damaged: [] } });
    expect(await live()).toBe('1.0.0');
    expect(await readText(storage, '_views/staging/buy-food.html')).toContain('shop /buy-food two');
    expect(await ask({ command: 'status', env: 'staging' })).toMatchObject({
      result: { versions: [{ app: 'host' }, { version: '1.1.0', state: 'live' }, { version: '1.0.0' }] },
    });
    expect(await ask(toVisitors)).toMatchObject({ refused });
    expect(await ask({ ...toStaging, env: 'qa' }, 'council')).toMatchObject({
      refused: expect.stringMatching(
        /^reviewers may not promote releases of shop in qa\. By .* it promotes to visitors\./,
      ),
    });
    expect(await ask(toVisitors, 'council')).toMatchObject({ result: { damaged: [] } });
    expect(await live()).toBe('1.1.0');
    expect((await log(viewStorage(storage, 'staging'))).at(-1)).toMatchObject({ team: 'market', shownIn: 'staging' });
    expect((await log(storage)).at(-1)).toMatchObject({ team: 'reviewers', environment: 'staging' });
  });

  it('changes in no other way what visitors get, and may do all the rest', async () => {
    await storage.write(teamsFile, toJson(staged));
    const version = '1.2.0';
    const files = await filesNow();
    expect(await post(publishing(await buildOf('shop', { version }), 'market', { promote: true }))).toMatchObject({
      refused,
    });
    expect(await filesNow()).toEqual(files);
    expect(await ask({ command: 'rollback', app: 'shop', reason: 'no' })).toMatchObject({ refused });
    expect(await ask({ ...toVisitors, from: undefined })).toMatchObject({ refused });
    expect(await post(publishing(await buildOf('shop', { version }), 'market'))).toMatchObject({ status: 200 });
    expect(await live()).toBe('1.0.0');
  });

  it('promotes nowhere by an empty list, and its places are not told to everybody', async () => {
    await storage.write(teamsFile, toJson({ ...teams, market: { ...teams.market, promotes: [] } }));
    expect(await ask(toStaging)).toMatchObject({
      refused: expect.stringMatching(/shop in staging\. By .* it promotes nowhere\./),
    });
    await repair(storage);
    expect(await readText(storage, 'site.json')).toContain('"market"');
    expect(await readText(storage, 'site.json')).not.toContain('promotes');
  });

  it('gets no environment with a share of visitors, or of another environment', async () => {
    for (const wrong of [{ traffic: 10 }, { from: 'qa' }])
      expect(await ask({ ...toStaging, ...wrong })).toMatchObject({
        refused: expect.stringMatching(/^An environment shows a release to everybody/),
      });
    expect(await ask({ ...toStaging, env: 'live' })).toMatchObject({
      refused: expect.stringContaining('must be the name of an environment'),
    });
  });
});
