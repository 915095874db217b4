import fc from 'fast-check';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate } from '../store/candidate';
import { reportsPath } from '../server/collect';
import { writeHost, writeRemote } from '../testing/fixture';
import { folderStorage } from '../store/folder-storage';
import { readView } from '../testing/ledger';
import { log, tellEvent } from './log';
import { promote, rollback } from './promote';
import { publish } from './publish';
import { readReports, Reports } from './reports';
import { watch } from './watch';
import { folderFiles } from '../server/files';
import { startServer, type Server } from '../server/serve';
import { status } from './status';
import type { OriginStorage } from '../store/storage';

const canary = { app: 'shop', version: '1.1.0' };
const live = { app: 'shop', version: '1.0.0' };
const failure = JSON.stringify({
  remote: 'shop',
  version: '1.1.0',
  path: '/buy-food',
  phase: 'entry',
  error: 'Error: 404',
});
type Told = { remote: string; version: string; path: string; phase: string; error: string; frame?: string };
const known = JSON.parse(failure) as Told;
const attributes = (texts: Record<string, string | undefined>) =>
  Object.entries(texts).map(([key, stringValue]) => ({ key, value: { stringValue } }));
const resource = ({ remote, version }: Pick<Told, 'remote' | 'version'>) => ({
  attributes: attributes({ 'service.name': remote, 'service.version': version }),
});
/** A failure as browsers send it. */
const logs = ({ path, phase, error, frame, ...of }: Told) => ({
  resourceLogs: [
    {
      resource: resource(of),
      scopeLogs: [
        {
          logRecords: [
            {
              body: { stringValue: error },
              attributes: attributes({ 'furrow.phase': phase, 'url.template': path, 'exception.stacktrace': frame }),
            },
          ],
        },
      ],
    },
  ],
});
/** What a visitor of the canary waited for, as browsers send it. */
const metrics = (vital: string, sum: number) => ({
  resourceMetrics: [
    {
      resource: resource(known),
      scopeMetrics: [
        {
          metrics: [
            {
              name: `furrow.${vital}`,
              exponentialHistogram: { dataPoints: [{ sum, attributes: attributes({ 'url.template': '/buy-food' }) }] },
            },
          ],
        },
      ],
    },
  ],
});
const visits = (count: number) => JSON.stringify({ remote: 'shop', version: '1.1.0', visits: count });
/** Lines of the live version beside the canary. */
const beside = (line: string) => JSON.stringify({ ...(JSON.parse(line) as object), version: '1.0.0', beside: '1.1.0' });
const times = (count: number, line: string) => new Array<string>(count).fill(line);

describe('a report file', () => {
  it('is counted by version', () => {
    expect(new Reports([visits(10), failure, failure, visits(5)].join('\n')).of(canary)).toEqual({
      failures: 2,
      visits: 15,
    });
  });

  it('counts a failure as one, whatever number of visits it claims', () => {
    const boast = JSON.stringify({ ...(JSON.parse(failure) as object), visits: 1_000_000 });
    expect(new Reports([visits(100), boast].join('\n')).of(canary)).toEqual({ failures: 1, visits: 100 });
  });

  it('may hold anything, since browsers write into it', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json())), (lines) => {
        expect(new Reports([...lines, failure].join('\n')).of(canary).failures).toBe(1);
      }),
    );
  });
});

it('a report file tells failures by the step of loading, the page and the error, the most frequent first', () => {
  const other = JSON.stringify({ ...(JSON.parse(failure) as object), phase: 'render' });
  expect(new Reports([other, failure, failure].join('\n')).failuresOf(canary)).toEqual([
    { phase: 'entry', path: '/buy-food', error: 'Error: 404', count: 2 },
    { phase: 'render', path: '/buy-food', error: 'Error: 404', count: 1 },
  ]);
  expect(new Reports(failure).failuresOf(live)).toEqual([]);
});

describe('watching a canary', () => {
  let folder: string;
  let file: string;
  let storage: OriginStorage;

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

  const look = (options: Partial<Parameters<typeof watch>[0]> = { once: true }) =>
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

  it('rolls it back when it fails more often than is allowed', async () => {
    await writeFile(file, [visits(100), ...times(12, failure)].join('\n'));
    expect(await look()).toMatchObject({
      outcome: 'withdrawn',
      version: '1.1.0',
      reason: '12.0% of its visits failed, and 2% are allowed',
      documents: [{ written: ['buy-food.html', 'discovery.json'] }],
    });
    expect(await states()).toEqual(['1.1.0 withdrawn 0', '1.0.0 live 100']);
    expect((await log(storage, canary)).at(-1)).toMatchObject({
      command: 'rollback',
      reason: '12.0% of its visits failed, and 2% are allowed',
      figures: { failures: 12, visits: 100, maxErrorRate: 2 },
    });
  });

  it('rolls it back when it fails more often than the live version over the same time, and says how often', async () => {
    await writeFile(
      file,
      [visits(100), beside(visits(900)), ...times(8, failure), ...times(9, beside(failure))].join('\n'),
    );
    expect(await look()).toMatchObject({
      outcome: 'withdrawn',
      reason: 'load failures: 8.0% of its visits, and 1.0% of those of 1.0.0 over the same time',
    });
    const [told] = (await log(storage, canary)).map(tellEvent).slice(-1);
    expect(told).toContain('because: load failures: 8.0% of its visits');
  });

  it('rolls it back when its visitors wait longer for an answer, and says how long', async () => {
    const wait = (value: number) => JSON.stringify({ remote: 'shop', version: '1.1.0', vital: 'inp', value });
    const usual = [40, 60, 80, 120].flatMap((value) => times(100, beside(wait(value))));
    await writeFile(file, [visits(100), beside(visits(400)), ...usual, ...times(80, wait(480))].join('\n'));
    expect(await look()).toMatchObject({
      outcome: 'withdrawn',
      reason: 'INP: 480 ms at the 75th percentile, and 80 ms at the 75th percentile of 1.0.0 over the same time',
    });
    expect((await log(storage, canary)).at(-1)?.figures).toMatchObject({
      metric: 'INP',
      canary: { visits: 100, inp: 480 },
      live: { visits: 400, inp: 80 },
    });
  });

  it.each([
    ['fails no more often than allowed', [visits(150), failure, failure, failure], 'kept'],
    ['fails a little more often, which chance explains', [visits(100), failure, failure, failure], 'kept'],
    [
      'fails as often as the live version',
      [visits(100), beside(visits(900)), ...times(20, failure), ...times(180, beside(failure))],
      'kept',
    ],
    ['has had too few visits to tell', [visits(99), ...times(50, failure)], 'undecided'],
    ['has no counted visits at all', [failure], 'undecided'],
  ])('leaves it when it %s', async (_when, lines, outcome) => {
    await writeFile(file, lines.join('\n'));
    expect(await look()).toEqual({ outcome });
    expect(await states()).toEqual(['1.1.0 canary 10', '1.0.0 live 90']);
  });

  it('goes on until something happens', async () => {
    await writeFile(file, `${visits(200)}\n`);
    const watching = look({});
    await appendFile(file, `${failure}\n`.repeat(30));
    expect(await watching).toMatchObject({ outcome: 'withdrawn' });
  });

  it('gives it one share after the other, each after as many visits, until it is live', async () => {
    await writeFile(file, '');
    const shares: string[] = [];
    const watching = look({
      steps: [1, 10, 50, 100],
      report: (line) => {
        if (!line.includes('goes from')) return;
        shares.push(line);
        void appendFile(file, `${visits(100)}\n`);
      },
    });
    await appendFile(file, `${visits(100)}\n`);
    expect(await watching).toMatchObject({ outcome: 'promoted', version: '1.1.0' });
    expect(shares).toEqual(['shop@1.1.0 goes from 10% to 50%', 'shop@1.1.0 goes from 50% to 100%']);
    expect(await states()).toEqual(['1.1.0 live 100', '1.0.0 earlier 0']);
  });

  it('gives no share to a canary that somebody rolled back in the meantime', async () => {
    await rollback({ storage, app: 'shop', by: { actor: 'Ana', reason: 'wrong prices' } });
    await promote({ storage, app: 'shop', version: '1.1.0', traffic: 50, ifCanary: true });
    expect(await states()).toEqual(['1.1.0 withdrawn 0', '1.0.0 live 100']);
  });

  it('ends when the canary is promoted', async () => {
    await writeFile(file, visits(200));
    const watching = look({});
    await promote({ storage, app: 'shop', version: '1.1.0' });
    expect(await watching).toEqual({ outcome: 'ended' });
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

    const counts = async () => {
      const reports = await readReports(file);
      const { visits: count, loads } = reports.beside(live, '1.1.0');
      return { canary: reports.of(canary), live: { failures: loads, visits: count } };
    };
    const send = async (signal: string, text: string, headers: Record<string, string> = {}) =>
      (await fetch(`${server.url}${reportsPath}/v1/${signal}`, { method: 'POST', body: text, headers })).status;
    const post = (told: Partial<Told>, headers: Record<string, string> = {}) =>
      send('logs', JSON.stringify(logs({ ...known, ...told })), headers);
    const visit = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(server.url + path, { headers })).status;
    const written = async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);

    it('counts failures that browsers post, and visits of the canary and of what is live beside it', async () => {
      await visit('/_v/shop@1.1.0/buy-food');
      await visit('/buy-food');
      expect(await post({})).toBe(204);
      expect(await post({ version: '1.0.0' })).toBe(204);
      const one = { failures: 1, visits: 1 };
      expect(await counts()).toEqual({ canary: one, live: one });
    });

    it('counts no failure of somebody who never came', async () => {
      expect(await post({})).toBe(204);
      expect(await written()).toEqual([]);
    });

    it('counts a visitor who reached the canary by a link inside the site', async () => {
      await visit('/buy-food');
      await post({});
      expect((await counts()).canary).toEqual({ failures: 1, visits: 1 });
    });

    it('counts a visitor once, however often it reports and comes', async () => {
      for (let time = 0; time < 50; time += 1) await visit(`/_v/shop@1.1.0/buy-food?${time}`);
      for (let time = 0; time < 50; time += 1) await post({ path: `/buy-food/${time}` });
      expect((await counts()).canary).toEqual({ failures: 1, visits: 1 });
      expect(await written()).toHaveLength(2);
    });

    it('counts what visitors waited for, once for each of them, and only of versions that are compared', async () => {
      await visit('/_v/shop@1.1.0/buy-food');
      for (const value of [480, 90]) expect(await send('metrics', JSON.stringify(metrics('inp', value)))).toBe(204);
      expect(await send('metrics', JSON.stringify(metrics('cls', 0)))).toBe(204);
      expect((await readReports(file)).measuredOf(canary)).toMatchObject({ visits: 1, inp: [480], cls: [0], lcp: [] });
      await promote({ storage, app: 'shop', version: '1.1.0', traffic: 0 });
      const before = await written();
      expect(await send('metrics', JSON.stringify(metrics('lcp', 480)))).toBe(204);
      expect(await written()).toEqual(before);
    });

    it('counts what throws beside what does not load, and what names no release as nobody’s', async () => {
      await visit('/_v/shop@1.1.0/buy-food');
      await post({});
      await post({ phase: 'error', error: 'TypeError: lots', frame: '/shop/1.1.0-0123456789abcdef/page.js:1:20' });
      await post({ phase: 'deprecation' });
      await post({ remote: 'unknown', phase: 'error' });
      const reports = await readReports(file);
      expect(reports.measuredOf(canary)).toMatchObject({ visits: 1, loads: 1, errors: 1 });
      expect(reports.failuresOf(canary)).toContainEqual({
        phase: 'error',
        path: '/buy-food',
        error: 'TypeError: lots',
        frame: '/shop/1.1.0-0123456789abcdef/page.js:1:20',
        count: 1,
      });
      expect(reports.failuresOf({ app: 'unknown', version: '' })).toHaveLength(1);
    });

    it('counts what is live only while a canary stands beside it', async () => {
      await promote({ storage, app: 'shop', version: '1.1.0', traffic: 0 });
      await visit('/buy-food');
      await post({ version: '1.0.0' });
      expect((await counts()).live).toEqual({ failures: 0, visits: 0 });
    });

    it('counts on when the discovery document has grown beyond what the server keeps in memory', async () => {
      const path = join(folder, 'origin', 'discovery.json');
      const document = JSON.parse(await readFile(path, 'utf8')) as object;
      await writeFile(path, JSON.stringify({ ...document, note: 'x'.repeat(3_000_000) }));
      await visit('/_v/shop@1.1.0/buy-food');
      expect(await post({})).toBe(204);
      expect((await counts()).canary).toEqual({ failures: 1, visits: 1 });
    });

    it('serves on, and counts nothing, while the discovery document is damaged', async () => {
      await writeFile(join(folder, 'origin', 'discovery.json'), '{');
      expect(await visit('/buy-food')).toBe(200);
      expect(await post({})).toBe(204);
      expect(await written()).toEqual([]);
    });

    describe('behind a proxy', () => {
      const from = (visitor: number) => ({ 'x-forwarded-for': `203.0.113.${visitor}` });
      const failing = async () => {
        for (let visitor = 1; visitor <= 5; visitor += 1) {
          await visit('/_v/shop@1.1.0/buy-food', from(visitor));
          await post({}, from(visitor));
        }
        return (await counts()).canary;
      };

      it('that is named it counts the visitors whose requests that one passes on', async () => {
        await server.close();
        const files = folderFiles(join(folder, 'origin'));
        server = await startServer({ files, port: 0, reports: file, proxies: ['loopback'] });
        expect(await failing()).toEqual({ failures: 5, visits: 5 });
      });

      it('that is not named it believes nobody, and says so once', async () => {
        const warned = jest.spyOn(console, 'error').mockReturnValue();
        expect(await failing()).toEqual({ failures: 1, visits: 1 });
        expect(warned.mock.calls).toEqual([
          [expect.stringMatching(/all of its visitors count as one. Name it: --proxy /)],
        ]);
        warned.mockRestore();
      });
    });

    it('writes nothing about versions there are not, and of canaries only about the one there is', async () => {
      for (const path of ['/_v/shop@9.9.9/', '/_v/shop@1.0.0/buy-food', '/_v/nobody@1.1.0/', '/_v/shop@1.1.0/nowhere'])
        expect(await visit(path)).toBe(404);
      expect(await post({ version: '9.9.9' })).toBe(204);
      expect(await post({ remote: 'constructor' })).toBe(204);
      expect(await written()).toEqual([]);
    });

    it('refuses what is no report, what is too long, and what a page of another site sends', async () => {
      expect(await send('logs', '{}')).toBe(400);
      expect(await send('metrics', '{}')).toBe(400);
      expect(await send('logs', 'no JSON')).toBe(400);
      expect(await send('traces', '{}')).toBe(404);
      expect(await post({ phase: 'lunch' })).toBe(400);
      expect(await post({ error: 'x'.repeat(600) })).toBe(400);
      expect(await post({ error: 'x'.repeat(20_000) })).toBe(413);
      expect(await send('metrics', JSON.stringify(metrics('inp', -1)))).toBe(400);
      expect(await post({}, { 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await written()).toEqual([]);
    });

    it('has a file to watch before anybody reports, and while a large one is moved away', async () => {
      expect((await readReports(file)).of(canary)).toEqual({ failures: 0, visits: 0 });
      await writeFile(`${file}.1`, visits(3));
      await rm(file);
      expect((await readReports(file)).of(canary)).toEqual({ failures: 0, visits: 3 });
    });

    it('needs a place where it can be written', async () => {
      const reports = join(folder, 'nowhere/failures.jsonl');
      await expect(startServer({ files: folderFiles(join(folder, 'origin')), port: 0, reports })).rejects.toThrow(
        `${reports} cannot be written (ENOENT).`,
      );
    });

    it('moves a file that has grown large away, and both are counted', async () => {
      await writeFile(file, `${visits(1)}\n${' '.repeat(5_000_000)}\n`);
      await visit('/_v/shop@1.1.0/buy-food');
      await post({});
      expect(await written()).toHaveLength(2);
      expect((await counts()).canary).toEqual({ failures: 1, visits: 2 });
    });
  });
});
