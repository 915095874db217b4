import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate } from '../store/candidate';
import { reportsPath } from '../server/collect';
import { countVisits } from '../testing/days';
import { writeHost, writeRemote } from '../testing/fixture';
import { folderStorage } from '../store/folder-storage';
import { readView } from '../testing/ledger';
import { log, tellEvent, tellFigures } from './log';
import { promote, rollback } from './promote';
import { publish } from './publish';
import { readReports } from './reports';
import { watch } from './watch';
import { folderFiles } from '../server/files';
import { startCollector, startServer, type Server } from '../server/serve';
import { memoryStorage } from '../store/memory-storage';
import type { Cohort } from '../domain/day';
import { status } from './status';
import type { OriginStorage } from '../store/storage';

const canary = { app: 'shop', version: '1.1.0' };
const live = { app: 'shop', version: '1.0.0' };
type Told = { remote: string; version: string; path: string; phase: string; error: string; frame?: string };
const known: Told = { remote: 'shop', version: '1.1.0', path: '/buy-food', phase: 'entry', error: 'Error: 404' };
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
const beside: Cohort = 'beside 1.1.0';

/** What visitors of the canary met, or of the live version beside it. */
const met = (of: typeof live, visits: number, failures = 0, inp: Record<string, number> = {}) => ({
  ...of,
  cohort: of === canary ? 'canary' : beside,
  visits,
  failures: failures > 0 ? [{ phase: 'entry', error: 'Error: 404', count: failures }] : [],
  waits: { inp },
});

it('what was reported is told by version, and failures by step of loading, route and error, the most frequent first', async () => {
  const storage = memoryStorage();
  expect((await readReports(storage)).isCollected).toBe(false);
  const rendered = { phase: 'render', error: 'Error: 404', count: 1 };
  await countVisits(storage, met(canary, 10, 2), { ...met(canary, 0), failures: [rendered], route: '/checkout' });
  await countVisits(storage, met(canary, 5));
  const reports = await readReports(storage);
  expect(reports.of(canary)).toEqual({ failures: 3, visits: 15 });
  expect(reports.failuresOf(canary)).toEqual([
    { phase: 'entry', path: '/buy-food', error: 'Error: 404', count: 2 },
    { phase: 'render', path: '/checkout', error: 'Error: 404', count: 1 },
  ]);
  expect(reports.failuresOf(live)).toEqual([]);
});

it('days are kept for five weeks, by whoever collects', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'days-'));
  const storage = folderStorage(join(folder, 'origin'), { precompress: false });
  await publish({
    storage,
    candidate: await readCandidate(await writeHost(join(folder, 'host'))),
    published: { publishedAt: '2026-01-01T00:00:00.000Z', commit: null },
    promote: true,
  });
  await countVisits(storage, met(canary, 1));
  const server = await startServer({
    files: folderFiles(join(folder, 'origin')),
    port: 0,
    collecting: { storage, pause: 0 },
  });
  await server.close();
  const reports = await readReports(storage);
  expect(reports.of(canary).visits).toBe(0);
  expect(reports.dayNames).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  await rm(folder, { recursive: true });
});

describe('watching a canary', () => {
  let folder: string;
  let storage: OriginStorage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reports-'));
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
    await countVisits(storage, met(canary, 100, 12));
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
    const [event] = (await log(storage, canary)).slice(-1);
    expect(event && tellFigures(event)[0]).toBe('    counted: failures 12, visits 100, maxErrorRate 2');
  });

  it('rolls it back when it fails more often than the live version over the same time, and says how often', async () => {
    await countVisits(storage, met(canary, 100, 8), met(live, 900, 9));
    expect(await look()).toMatchObject({
      outcome: 'withdrawn',
      reason: 'load failures: 8.0% of its visits, and 1.0% of those of 1.0.0 over the same time',
    });
    const [event] = (await log(storage, canary)).slice(-1);
    expect(event && tellEvent(event)).toContain('because: load failures: 8.0% of its visits');
    expect(event && tellFigures(event)).toEqual([
      '    canary: visits 100, loads 8, errors 0',
      '    live beside it: visits 900, loads 9, errors 0',
      expect.stringMatching(/^ {4}evidence: odds \d+ to 1, by load failures$/),
    ]);
  });

  it('rolls it back when its visitors wait longer for an answer, and says how long', async () => {
    await countVisits(
      storage,
      met(canary, 100, 0, { 480: 80 }),
      met(live, 400, 0, { 40: 100, 60: 100, 80: 100, 120: 100 }),
    );
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
    ['fails no more often than allowed', [met(canary, 150, 3)], 'kept'],
    ['fails a little more often, which chance explains', [met(canary, 100, 3)], 'kept'],
    ['fails as often as the live version', [met(canary, 100, 20), met(live, 900, 180)], 'kept'],
    [
      'failed when it was live, and does not as a canary',
      [met(canary, 100), { ...met(canary, 90, 90), cohort: 'live' }],
      'kept',
    ],
    ['has had too few visits to tell', [met(canary, 99, 50)], 'undecided'],
    ['has no counted visits at all', [met(canary, 0, 1)], 'undecided'],
  ])('leaves it when it %s', async (_when, rows, outcome) => {
    await countVisits(storage, ...rows);
    expect(await look()).toEqual({ outcome });
    expect(await states()).toEqual(['1.1.0 canary 10', '1.0.0 live 90']);
  });

  it('goes on until something happens', async () => {
    await countVisits(storage, met(canary, 200));
    const watching = look({});
    await countVisits(storage, met(canary, 0, 30));
    expect(await watching).toMatchObject({ outcome: 'withdrawn' });
  });

  it('gives it one share after the other, each after as many visits, until it is live', async () => {
    await countVisits(storage, met(canary, 0));
    const shares: string[] = [];
    const counting: Promise<void>[] = [];
    const watching = look({
      steps: [1, 10, 50, 100],
      report: (line) => {
        if (!line.includes('goes from')) return;
        shares.push(line);
        counting.push(countVisits(storage, met(canary, 100)));
      },
    });
    await countVisits(storage, met(canary, 100));
    expect(await watching).toMatchObject({ outcome: 'promoted', version: '1.1.0' });
    await Promise.all(counting);
    expect(shares).toEqual(['shop@1.1.0 goes from 10% to 50%', 'shop@1.1.0 goes from 50% to 100%']);
    expect(await states()).toEqual(['1.1.0 live 100', '1.0.0 earlier 0']);
  });

  it('gives no share to a canary that somebody rolled back in the meantime', async () => {
    await rollback({ storage, app: 'shop', by: { actor: 'Ana', reason: 'wrong prices' } });
    await promote({ storage, app: 'shop', version: '1.1.0', traffic: 50, ifCanary: true });
    expect(await states()).toEqual(['1.1.0 withdrawn 0', '1.0.0 live 100']);
  });

  it('ends when the canary is promoted', async () => {
    await countVisits(storage, met(canary, 200));
    const watching = look({});
    await promote({ storage, app: 'shop', version: '1.1.0' });
    expect(await watching).toEqual({ outcome: 'ended' });
  });

  it('needs a canary and somebody who collects', async () => {
    await expect(look()).rejects.toThrow('Nobody collects what browsers report of this site.');
    await promote({ storage, app: 'shop', version: '1.1.0' });
    await expect(look()).rejects.toThrow('shop has no canary to watch.');
    expect((await readView(storage)).microFrontends['shop']).toHaveLength(2);
  });

  describe('by what the embedded server collects', () => {
    let server: Server;

    const start = async (proxies?: string[]) => {
      const collecting = { storage, pause: 0, ...(proxies && { proxies }) };
      server = await startServer({ files: folderFiles(join(folder, 'origin')), port: 0, collecting });
    };
    beforeEach(() => start());
    afterEach(() => server.close());

    /** What is counted of a version when the server has ended. */
    const counted = async (of: typeof live, cohort?: Cohort) => {
      await server.close();
      const { visits, loads, errors } = (await readReports(storage)).measuredOf(of, cohort ? { cohort } : {});
      return { visits, loads, errors };
    };
    const nothing = { visits: 0, loads: 0, errors: 0 };
    const send = async (signal: string, text: string, headers: Record<string, string> = {}) =>
      (await fetch(`${server.url}${reportsPath}/v1/${signal}`, { method: 'POST', body: text, headers })).status;
    const post = (told: Partial<Told>, headers: Record<string, string> = {}) =>
      send('logs', JSON.stringify(logs({ ...known, ...told })), headers);
    const visit = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(server.url + path, { headers })).status;

    it('counts failures that browsers post, and visits of the canary, of what is live beside it, and of the host', async () => {
      await visit('/_v/shop@1.1.0/buy-food');
      await visit('/buy-food');
      expect(await post({})).toBe(204);
      expect(await post({ version: '1.0.0' })).toBe(204);
      const one = { visits: 1, loads: 1, errors: 0 };
      expect(await counted(canary, 'canary')).toEqual(one);
      expect(await counted(live, beside)).toEqual(one);
      expect(await counted({ app: 'host', version: '1.0.0' }, 'live')).toEqual({ ...nothing, visits: 1 });
    });

    it('counts no failure of somebody who never came', async () => {
      expect(await post({})).toBe(204);
      expect(await counted(canary)).toEqual(nothing);
    });

    it('counts a visitor who reached the canary by a link inside the site', async () => {
      await visit('/buy-food');
      await post({});
      expect(await counted(canary)).toEqual({ visits: 1, loads: 1, errors: 0 });
    });

    it('counts a visitor once, however often it reports and comes, and no route that the site does not have', async () => {
      for (let time = 0; time < 50; time += 1) await visit(`/_v/shop@1.1.0/buy-food?${time}`);
      for (let time = 0; time < 50; time += 1) await post({ path: `/buy-food/${time}` });
      expect(await counted(canary)).toEqual({ visits: 1, loads: 1, errors: 0 });
      expect((await readReports(storage)).failuresOf(canary)).toEqual([
        { phase: 'entry', path: 'other', error: 'Error: 404', count: 1 },
      ]);
    });

    it('counts what visitors waited for, once for each of them', async () => {
      await visit('/_v/shop@1.1.0/buy-food');
      for (const value of [473, 90]) expect(await send('metrics', JSON.stringify(metrics('inp', value)))).toBe(204);
      expect(await send('metrics', JSON.stringify(metrics('cls', 0)))).toBe(204);
      await server.close();
      const measured = (await readReports(storage)).measuredOf(canary);
      expect(measured).toMatchObject({ visits: 1, inp: new Map([[480, 1]]), cls: new Map([[0, 1]]), lcp: new Map() });
    });

    it('counts what throws beside what does not load, and what names no release as nobody’s', async () => {
      await visit('/_v/shop@1.1.0/buy-food');
      await post({});
      await post({ phase: 'error', error: 'TypeError: lots', frame: '/shop/1.1.0-0123456789abcdef/page.js:1:20' });
      await post({ phase: 'deprecation' });
      await post({ remote: 'unknown', phase: 'error' });
      expect(await counted(canary)).toEqual({ visits: 1, loads: 1, errors: 1 });
      const reports = await readReports(storage);
      expect(reports.failuresOf(canary)).toContainEqual({
        phase: 'error',
        path: '/buy-food',
        error: 'TypeError: lots',
        frame: '/shop/1.1.0-0123456789abcdef/page.js:1:20',
        count: 1,
      });
      expect(reports.failuresOf({ app: 'unknown', version: '' })).toHaveLength(1);
    });

    it('counts what is live, and keeps apart what it was beside a canary', async () => {
      await visit('/buy-food');
      await promote({ storage, app: 'shop', version: '1.1.0', traffic: 0 });
      await visit('/buy-food');
      await post({ version: '1.0.0' });
      expect(await counted(live, beside)).toEqual({ ...nothing, visits: 1 });
      expect(await counted(live, 'live')).toEqual({ visits: 1, loads: 1, errors: 0 });
      const row = (await status(storage)).find(({ app, version }) => app === live.app && version === live.version);
      expect(row?.measured).toEqual({ visits: 2, loads: 1, errors: 0 });
    });

    it('counts on when the discovery document has grown beyond what the server keeps in memory', async () => {
      const path = join(folder, 'origin', 'discovery.json');
      const document = JSON.parse(await readFile(path, 'utf8')) as object;
      await writeFile(path, JSON.stringify({ ...document, note: 'x'.repeat(3_000_000) }));
      await visit('/_v/shop@1.1.0/buy-food');
      expect(await post({})).toBe(204);
      expect(await counted(canary)).toEqual({ visits: 1, loads: 1, errors: 0 });
    });

    it('serves on, and counts nothing, while the discovery document is damaged', async () => {
      const path = join(folder, 'origin', 'discovery.json');
      const document = await readFile(path, 'utf8');
      await writeFile(path, '{');
      expect(await visit('/buy-food')).toBe(200);
      expect(await post({})).toBe(204);
      await writeFile(path, document);
      expect(await counted(canary)).toEqual(nothing);
    });

    describe('behind a proxy', () => {
      const from = (visitor: number) => ({ 'x-forwarded-for': `203.0.113.${visitor}` });
      const failing = async () => {
        for (let visitor = 1; visitor <= 5; visitor += 1) {
          await visit('/_v/shop@1.1.0/buy-food', from(visitor));
          await post({}, from(visitor));
        }
        return counted(canary);
      };

      it('that is named it counts the visitors whose requests that one passes on', async () => {
        await server.close();
        await start(['loopback']);
        expect(await failing()).toEqual({ visits: 5, loads: 5, errors: 0 });
      });

      it('that is not named it believes nobody, and says so once', async () => {
        const warned = jest.spyOn(console, 'error').mockReturnValue();
        expect(await failing()).toEqual({ visits: 1, loads: 1, errors: 0 });
        expect(warned.mock.calls).toEqual([
          [expect.stringMatching(/all of its visitors count as one. Name it: --proxy /)],
        ]);
        warned.mockRestore();
      });
    });

    it('counts nothing of versions there are not, and of canaries only the one there is', async () => {
      for (const path of ['/_v/shop@9.9.9/', '/_v/shop@1.0.0/buy-food', '/_v/nobody@1.1.0/', '/_v/shop@1.1.0/nowhere'])
        expect(await visit(path)).toBe(404);
      expect(await post({ version: '9.9.9' })).toBe(204);
      expect(await post({ remote: 'constructor' })).toBe(204);
      expect([await counted(canary), await counted(live)]).toEqual([nothing, nothing]);
    });

    it('refuses what is no report, what is too long, and what a page of another site sends', async () => {
      await visit('/buy-food');
      expect(await send('logs', '{}')).toBe(400);
      expect(await send('metrics', '{}')).toBe(400);
      expect(await send('logs', 'no JSON')).toBe(400);
      expect(await send('traces', '{}')).toBe(404);
      expect(await post({ phase: 'lunch' })).toBe(400);
      expect(await post({ error: 'x'.repeat(600) })).toBe(400);
      expect(await post({ error: 'x'.repeat(20_000) })).toBe(413);
      expect(await send('metrics', JSON.stringify(metrics('inp', -1)))).toBe(400);
      expect(await post({}, { 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await counted(canary)).toEqual(nothing);
    });

    it('counts for a server that passes reports and visits on, and serves nothing itself', async () => {
      await server.close();
      const collecting = { storage, pause: 0 };
      server = await startCollector({ files: folderFiles(join(folder, 'origin')), port: 0, collecting });
      expect([await visit('/nowhere'), await post({ phase: 'render' })]).toEqual([404, 204]);
      expect(await visit('/_v/shop@1.1.0/buy-food')).toBe(204);
      expect(await visit('/discovery.json')).toBe(404);
      expect((await fetch(server.url, { method: 'PUT' })).status).toBe(405);
      expect(await post({})).toBe(204);
      expect(await counted(canary, 'canary')).toEqual({ visits: 1, loads: 1, errors: 0 });
    });

    it('loses nothing when two collectors count on one day, or the origin cannot be written for a while', async () => {
      const warned = jest.spyOn(console, 'error').mockReturnValue();
      const reports = join(folder, 'origin/.furrow/reports');
      await rm(reports, { recursive: true });
      await writeFile(reports, 'in the way');
      await visit('/_v/shop@1.1.0/buy-food');
      await rm(reports);
      const collecting = { storage, pause: 0 };
      const other = await startCollector({ files: folderFiles(join(folder, 'origin')), port: 0, collecting });
      await fetch(`${other.url}/_v/shop@1.1.0/buy-food`);
      await other.close();
      expect((await counted(canary)).visits).toBe(2);
      warned.mockRestore();
    });
  });
});
