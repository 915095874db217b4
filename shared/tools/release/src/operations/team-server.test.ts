import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { verify } from '../check/verify';
import { teamsFile } from '../domain/paths';
import { commandPath, writeCommand } from '../domain/team-command';
import { storageFiles } from '../server/files';
import { startServer } from '../server/serve';
import { memoryStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { instrumentedStorage } from '../testing/instrumented-storage';
import { readView } from '../testing/ledger';
import {
  ask,
  buildOf,
  filesNow,
  goOnWith,
  headersOf,
  holdOpen,
  live,
  post,
  promoting,
  publishing,
  serve,
  server,
  sizeOf,
  storage,
  told,
  type Signer,
  beginWithTeamSite,
} from '../testing/team-site';

beginWithTeamSite();

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
      goOnWith(memoryStorage());
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
    expect(forged).toMatchObject({ status: 429, reasons: [{ code: 'FUR-REQUEST-TOO-MANY' }] });
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
    const large = new Map([...(await buildOf('shop')), ['pad.js', new Uint8Array(100_000)]]);
    expect((await post(publishing(large, 'market'))).reasons).toMatchObject([{ code: 'FUR-REQUEST-BUSY' }]);
    const files = await buildOf('dao', { pages: { '/votes': ['/votes'] } });
    for (const each of [files, new Map([...files, ['pad.js', new Uint8Array(100_000)]])])
      expect((await post(publishing(each, 'council'), { signer: 'council' })).status).not.toBe(503);
    expect(await ask({ command: 'status' })).toMatchObject({ status: 200 });
    for (const { opened } of held) opened.destroy();
  });

  it.each([
    ['whose size is that of a command', 500],
    ['whose size is that of a release', 90_000_000],
  ])('promotes and rolls back for one team while another one holds bodies open %s', async (_what, length) => {
    await post(publishing(await buildOf('shop'), 'market', { promote: true }));
    const next = await buildOf('shop', { version: '1.1.0', content: 'two' });
    await post(publishing(next, 'market'));
    const held = Array.from({ length: 5 }, () => holdOpen('council', length));
    // The team itself has two at once.
    const refused = await Promise.all(held.slice(2).map(({ status }) => status));
    expect(refused).toEqual([429, 429, 429]);
    const further = await post(Buffer.alloc(length > 500 ? 20_000 : 100, ' '), { signer: 'council' });
    expect(further.reasons).toMatchObject([{ code: 'FUR-REQUEST-RUNNING' }]);
    expect(await post(promoting('1.1.0'))).toMatchObject({ status: 200 });
    expect(await ask({ command: 'rollback', app: 'shop', reason: 'broken' })).toMatchObject({
      status: 200,
      result: { to: '1.0.0' },
    });
    expect(await ask({ command: 'status' }, length > 500 ? 'council' : 'market')).toMatchObject({ status: 200 });
    for (const { opened } of held) opened.destroy();
  });

  it('promotes, says what is live and rolls back for a team that has as many releases on their way as it may', async () => {
    await post(publishing(await buildOf('shop'), 'market', { promote: true }));
    await post(publishing(await buildOf('shop', { version: '1.1.0', content: 'two' }), 'market'));
    const held = Array.from({ length: 3 }, () => holdOpen('market', 90_000_000));
    expect(await held[2]?.status).toBe(429);
    expect(await post(promoting('1.1.0'))).toMatchObject({ status: 200 });
    expect(await live()).toBe('1.1.0');
    expect(await ask({ command: 'status' })).toMatchObject({ status: 200 });
    expect(await ask({ command: 'rollback', app: 'shop', reason: 'broken' })).toMatchObject({ status: 200 });
    expect(await live()).toBe('1.0.0');
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
    expect(refused).toMatchObject({ status: 422, reasons: [{ code: 'FUR-GATE-NO-ROOM' }] });
    expect(refused.refused).toMatch(
      /^shop@1\.2\.0 was refused:\n {2}- market has [\d.]+ MB on this site, this build has [\d.]+ MB, and a team has room for [\d.]+ MB\. Ask the operator of the site to remove old versions and replaced previews \("release prune"\) or to give more room \("release serve --quota"\)\. To roll back and to promote takes no room\.$/,
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

  it('shows in its log what a terminal would act on, as one line for each request', async () => {
    await serve({ file: 10 });
    const name = 'a\u001b]0;owned\u0007\n\u009b2J.js';
    const body = writeCommand({ command: 'publish', signature: '', commit: null }, new Map([[name, Buffer.alloc(20)]]));
    expect((await post(body)).reasons).toMatchObject([{ code: 'FUR-REQUEST-FILE-TOO-LARGE' }]);
    expect(told).toEqual([
      expect.stringMatching(/ market refused: a\\u001b\]0;owned\\u0007 \\u009b2J\.js has 20 bytes, [\x20-\x7e]+$/),
    ]);
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
