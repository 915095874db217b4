import fc from 'fast-check';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate } from '../store/candidate';
import { reportsPath } from '../server/collect';
import { writeHost, writeRemote } from '../testing/fixture';
import { folderStorage } from '../store/folder-storage';
import { readView } from '../testing/ledger';
import { promote } from './promote';
import { publish } from './publish';
import { readTally, tally, watch } from './reports';
import { folderFiles } from '../server/files';
import { startServer, type Server } from '../server/serve';
import { status } from './status';
import type { Storage } from '../store/storage';

const failure = JSON.stringify({
  remote: 'shop',
  version: '1.1.0',
  path: '/buy-food',
  phase: 'entry',
  error: 'Error: 404',
});
const visits = (count: number) => JSON.stringify({ remote: 'shop', version: '1.1.0', visits: count });

describe('a report file', () => {
  it('is counted by version', () => {
    expect(tally([visits(10), failure, failure, visits(5)].join('\n')).get('shop@1.1.0')).toEqual({
      failures: 2,
      visits: 15,
    });
  });

  it('counts a failure as one, whatever number of visits it claims', () => {
    const boast = JSON.stringify({ ...(JSON.parse(failure) as object), visits: 1_000_000 });
    expect(tally([visits(100), boast].join('\n')).get('shop@1.1.0')).toEqual({ failures: 1, visits: 100 });
  });

  it('may hold anything, since browsers write into it', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json())), (lines) => {
        expect(tally([...lines, failure].join('\n')).get('shop@1.1.0')?.failures).toBe(1);
      }),
    );
  });
});

describe('watching a canary', () => {
  let folder: string;
  let file: string;
  let storage: Storage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reports-'));
    file = join(folder, 'reports.jsonl');
    storage = folderStorage(join(folder, 'origin'), { precompress: false });
    const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
    const pages = { '/buy-food': ['/buy-food'] };
    for (const dist of [
      await writeHost(join(folder, 'host')),
      await writeRemote(join(folder, 'one'), 'shop', { pages }),
    ]) {
      await publish({ storage, candidate: await readCandidate(dist), published, promote: true });
    }
    const next = await writeRemote(join(folder, 'two'), 'shop', { version: '1.1.0', content: 'two', pages });
    await publish({ storage, candidate: await readCandidate(next), published });
    await promote({ storage, app: 'shop', version: '1.1.0', traffic: 10 });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const look = (options: { once?: boolean } = { once: true }) =>
    watch({
      storage,
      app: 'shop',
      file,
      maxErrorRate: 2,
      minVisits: 100,
      interval: 5,
      report: () => undefined,
      ...options,
    });
  const states = async () =>
    (await status(storage))
      .filter(({ app }) => app === 'shop')
      .map(({ version, traffic, state }) => `${version} ${state} ${traffic}`);

  it('rolls it back when it fails too often', async () => {
    await writeFile(file, [visits(100), failure, failure, failure].join('\n'));
    expect(await look()).toMatchObject({
      outcome: 'withdrawn',
      version: '1.1.0',
      rate: 3,
      documents: { written: ['buy-food.html', 'discovery.json'] },
    });
    expect(await states()).toEqual(['1.1.0 withdrawn 0', '1.0.0 live 100']);
  });

  it.each([
    ['fails no more often than allowed', [visits(150), failure, failure, failure]],
    ['has had too few visits to tell', [visits(99), ...new Array<string>(50).fill(failure)]],
    ['has no counted visits at all', [failure]],
  ])('leaves it when it %s', async (_when, lines) => {
    await writeFile(file, lines.join('\n'));
    expect(await look()).toEqual({ outcome: 'kept' });
    expect(await states()).toEqual(['1.1.0 canary 10', '1.0.0 live 90']);
  });

  it('goes on until something happens', async () => {
    await writeFile(file, `${visits(200)}\n`);
    const watching = look({});
    await appendFile(file, `${failure}\n`.repeat(10));
    expect(await watching).toMatchObject({ outcome: 'withdrawn' });
  });

  it('ends when the canary is promoted', async () => {
    await writeFile(file, visits(200));
    const watching = look({});
    await promote({ storage, app: 'shop', version: '1.1.0' });
    expect(await watching).toEqual({ outcome: 'kept' });
  });

  it('needs a canary and a file', async () => {
    await expect(look()).rejects.toThrow(`There is no report file ${file}.`);
    await promote({ storage, app: 'shop', version: '1.1.0' });
    await expect(look()).rejects.toThrow('shop has no canary to watch.');
    expect((await readView(storage)).microFrontends['shop']).toHaveLength(2);
  });

  describe('by the file of the embedded server', () => {
    let server: Server;

    beforeEach(async () => {
      server = await startServer({ files: folderFiles(join(folder, 'origin')), port: 0, reports: file });
    });
    afterEach(() => server.close());

    const post = async (body: string | object, headers: Record<string, string> = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return (await fetch(server.url + reportsPath, { method: 'POST', body: text, headers })).status;
    };
    const visit = async (path: string) => (await fetch(server.url + path)).status;
    const written = async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    const known = JSON.parse(failure) as Record<string, unknown>;

    it('counts failures that browsers post, and visits of canary documents', async () => {
      expect(await post(failure)).toBe(204);
      await visit('/_v/shop@1.1.0/buy-food');
      await visit('/buy-food');
      expect(tally((await written()).join('\n'))).toEqual(new Map([['shop@1.1.0', { failures: 1, visits: 1 }]]));
    });

    it('counts a visitor once, however often it reports and comes', async () => {
      for (let time = 0; time < 50; time += 1) await post({ ...known, path: `/buy-food/${time}`, visits: 1_000_000 });
      for (let time = 0; time < 50; time += 1) await visit(`/_v/shop@1.1.0/buy-food?${time}`);
      expect(tally((await written()).join('\n'))).toEqual(new Map([['shop@1.1.0', { failures: 1, visits: 1 }]]));
      expect(await written()).toHaveLength(2);
    });

    it('writes nothing about versions there are not, and of canaries only about the one there is', async () => {
      for (const path of ['/_v/shop@9.9.9/', '/_v/shop@1.0.0/buy-food', '/_v/nobody@1.1.0/', '/_v/shop@1.1.0/nowhere'])
        expect(await visit(path)).toBe(404);
      expect(await post({ ...known, version: '9.9.9' })).toBe(204);
      expect(await post({ ...known, remote: 'constructor' })).toBe(204);
      expect(await written()).toEqual([]);
    });

    it('refuses what is no report, what is too long, and what a page of another site sends', async () => {
      expect(await post('{}')).toBe(400);
      expect(await post('no JSON')).toBe(400);
      expect(await post({ ...known, phase: 'lunch' })).toBe(400);
      expect(await post({ ...known, error: 'x'.repeat(20_000) })).toBe(413);
      expect(await post(failure, { 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await written()).toEqual([]);
    });

    it('has a file to watch before anybody reports, and while a large one is moved away', async () => {
      expect(await readTally(file)).toEqual(new Map());
      await writeFile(`${file}.1`, visits(3));
      await rm(file);
      expect((await readTally(file)).get('shop@1.1.0')).toEqual({ failures: 0, visits: 3 });
    });

    it('needs a place where it can be written', async () => {
      const reports = join(folder, 'nowhere/failures.jsonl');
      await expect(startServer({ files: folderFiles(join(folder, 'origin')), port: 0, reports })).rejects.toThrow(
        `${reports} cannot be written (ENOENT).`,
      );
    });

    it('moves a file that has grown large away, and both are counted', async () => {
      await writeFile(file, `${visits(1)}\n${' '.repeat(5_000_000)}\n`);
      await post(failure);
      expect(await written()).toHaveLength(1);
      expect((await readTally(file)).get('shop@1.1.0')).toEqual({ failures: 1, visits: 1 });
    });
  });
});
