import fc from 'fast-check';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate } from '../storage/candidate';
import { reportsPath } from '../server/collect';
import { writeHost, writeRemote } from '../testing/fixture';
import { folderStorage } from '../storage/folder-storage';
import { readDiscovery } from '../storage/discovery-file';
import { promote } from './promote';
import { publish } from './publish';
import { tally, watch } from './reports';
import { startServer } from '../server/serve';
import { status } from './status';
import type { Storage } from '../storage/storage';

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
    expect(await look()).toEqual({ outcome: 'withdrawn', version: '1.1.0', rate: 3 });
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
    expect((await readDiscovery(storage)).microFrontends['shop']).toHaveLength(2);
  });

  it('has its file from the embedded server: failures that browsers post, and visits of canary documents', async () => {
    const server = await startServer({ root: join(folder, 'origin'), port: 0, reports: file });
    const post = async (body: string) => (await fetch(server.url + reportsPath, { method: 'POST', body })).status;
    expect([await post(failure), await post('{}'), await post('x'.repeat(20_000))]).toEqual([204, 400, 400]);
    await fetch(`${server.url}/_v/shop@1.1.0/buy-food`);
    await fetch(`${server.url}/buy-food`);
    await server.close();
    expect(tally(await readFile(file, 'utf8'))).toEqual(new Map([['shop@1.1.0', { failures: 1, visits: 1 }]]));
  });
});
