import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cohort } from '../domain/day';
import { promote } from '../operations/promote';
import { publish } from '../operations/publish';
import { readReports } from '../operations/reports';
import { status } from '../operations/status';
import { readCandidate } from '../store/candidate';
import type { OriginStorage } from '../store/storage';
import { canary, canarySite, live } from '../testing/canary-site';
import { writeRemote } from '../testing/fixture';
import { reportsPath } from './collect';
import { folderFiles } from './files';
import { startCollector, startServer, type Server } from './serve';

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

let folder: string;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collect-'));
  storage = await canarySite(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

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

/** Starts a server that believes a proxy on this machine, for visitors who come from several addresses. */
const behindProxy = async () => {
  await server.close();
  await start(['loopback']);
};
const from = (address: string) => ({ 'x-forwarded-for': address });

it('counts failures that browsers post, and visits of the canary, of the live version, and of the host', async () => {
  await behindProxy();
  const [one, other] = [from('198.18.1.1'), from('198.18.2.1')];
  for (const path of ['/buy-food', '/_v/shop@1.1.0/buy-food']) await visit(path, one);
  await visit('/buy-food', other);
  expect(await post({}, one)).toBe(204);
  expect(await post({ version: '1.0.0' }, other)).toBe(204);
  const failed = { visits: 1, loads: 1, errors: 0 };
  expect(await counted(canary, 'canary')).toEqual(failed);
  expect(await counted(live, beside)).toEqual(failed);
  expect(await counted({ app: 'host', version: '1.0.0' }, 'live')).toEqual({ ...nothing, visits: 2 });
});

it('counts no visit beside a canary of somebody whose browser reports nothing, such as a program', async () => {
  for (let time = 0; time < 3; time += 1) await visit('/buy-food');
  expect(await counted(live)).toEqual(nothing);
  expect(await counted(canary)).toEqual(nothing);
});

describe('for the comparison of a canary', () => {
  afterEach(() => jest.useRealTimers());
  const compared = async (of = canary) => {
    await server.close();
    return (await readReports(storage)).comparedOf(of);
  };
  const totals = (periods: Awaited<ReturnType<typeof compared>>) =>
    periods.map(({ share, live: { visits, errors }, canary: seen }) => [
      share,
      [visits, errors],
      [seen.visits, seen.loads + seen.errors],
    ]);
  const failing = async (address: string, version = '1.1.0', phase = 'error') => {
    await visit('/buy-food', from(address));
    await post({ version, phase }, from(address));
  };
  const tomorrow = () =>
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance'],
      now: Date.now() + 24 * 60 * 60 * 1000,
    });

  beforeEach(behindProxy);

  it('counts a visitor once, however many days the visitor comes back and whatever fails then', async () => {
    await failing('198.18.1.1');
    await failing('198.18.1.1', '1.1.0', 'entry');
    tomorrow();
    await failing('198.18.1.1');
    expect(totals(await compared())).toEqual([[0.1, [0, 0], [1, 1]]]);
    const all = (await readReports(storage)).measuredOf(canary);
    expect([all.visits, all.loads, all.errors]).toEqual([2, 1, 2]);
  });

  it('counts a visitor who gets the canary by a larger share with neither version again', async () => {
    await failing('198.18.1.1', '1.0.0');
    await promote({ storage, app: 'shop', version: '1.1.0', traffic: 50 });
    await failing('198.18.1.1');
    await failing('198.18.2.1');
    expect(totals(await compared())).toEqual([
      [0.1, [1, 1], [0, 0]],
      [0.5, [0, 0], [1, 1]],
    ]);
  });

  it('counts a visitor of one canary again for the next canary', async () => {
    await failing('198.18.1.1');
    const next = { app: 'shop', version: '1.2.0' };
    const pages = { '/buy-food': ['/buy-food'] };
    const dist = await writeRemote(join(folder, 'three'), 'shop', { version: next.version, content: 'three', pages });
    const published = { publishedAt: '2026-01-02T00:00:00.000Z', commit: null };
    await publish({ storage, candidate: await readCandidate(dist), published });
    await promote({ storage, ...next, traffic: 10 });
    await failing('198.18.1.1', next.version);
    expect(totals(await compared(next))).toEqual([[0.1, [0, 0], [1, 1]]]);
  });

  it('begins a period with each share and each day, and counts a failure in that in which its visitor was first seen', async () => {
    await visit('/buy-food', from('198.18.1.1'));
    await send('metrics', JSON.stringify(metrics('cls', 0)), from('198.18.1.1'));
    tomorrow();
    await failing('198.18.2.1');
    await failing('198.18.1.1');
    const periods = await compared();
    expect(totals(periods)).toEqual([
      [0.1, [0, 0], [1, 1]],
      [0.1, [0, 0], [1, 1]],
    ]);
    expect(new Set(periods.map(({ run }) => run)).size).toBe(1);
  });

  it.each([
    ['of one IPv6 network of 48 bits', (host: number) => `2001:470:1:${host}::1`, 1],
    ['of one such network with zeros in it', (host: number) => `2001:470::${host}:0:0:0:1`, 1],
    ['of one IPv4 network of 24 bits', (host: number) => `198.18.1.${host}`, 1],
    ['of such a network whose addresses are written as IPv6', (host: number) => `::ffff:198.18.1.${host}`, 1],
    ['of an intranet', (host: number) => `10.0.0.${host}`, 12],
  ])(
    'counts of twelve failing addresses %s as many as one customer of a provider can be',
    async (_what, at, failures) => {
      for (let host = 1; host <= 12; host += 1) await failing(at(host));
      expect(totals(await compared())).toEqual([[0.1, [0, 0], [12, failures]]]);
    },
  );

  it('counts all addresses of an IPv6 network of 64 bits as one visitor, also where its groups are zero', async () => {
    for (let host = 1; host <= 12; host += 1) await failing(`2001:470::${host}:1`);
    expect(totals(await compared())).toEqual([[0.1, [0, 0], [1, 1]]]);
  });

  it('stores neither an address nor anything made of one', async () => {
    await failing('198.18.77.1');
    await server.close();
    const day = new Date().toISOString().slice(0, 10);
    const stored = JSON.parse(await readFile(join(folder, `origin/.furrow/reports/${day}.json`), 'utf8')) as {
      rows: object[];
    };
    expect(JSON.stringify(stored)).not.toContain('198.18');
    const fields = new Set(stored.rows.flatMap((row) => Object.keys(row)));
    expect([...fields].sort()).toEqual(['app', 'cohort', 'failures', 'period', 'route', 'version', 'visits', 'waits']);
    expect(new Set(stored.rows.flatMap((row) => Object.keys('period' in row ? Object(row.period) : {})))).toEqual(
      new Set(['run', 'since', 'share']),
    );
  });
});

it('keeps a letter whole that arrives in two parts', async () => {
  await visit('/_v/shop@1.1.0/buy-food');
  const body = Buffer.from(JSON.stringify(logs({ ...known, error: 'Error: Kürbis' })));
  const cut = body.indexOf('ü') + 1;
  const { port } = new URL(server.url);
  const status = await new Promise((answered, failed) => {
    const headers = { 'Content-Length': body.length };
    const sent = request({ port, path: `${reportsPath}/v1/logs`, method: 'POST', headers }, ({ statusCode }) =>
      answered(statusCode),
    );
    sent.on('error', failed).setNoDelay(true);
    sent.write(body.subarray(0, cut), () => setTimeout(() => sent.end(body.subarray(cut)), 50));
  });
  expect(status).toBe(204);
  await server.close();
  expect((await readReports(storage)).failuresOf(canary)).toMatchObject([{ error: 'Error: Kürbis' }]);
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

it.each([
  ['no visit of a page that a browser has fetched ahead', 0],
  ['one visit of it when it reports, because it was opened', 2],
])('counts %s', async (_what, reports) => {
  await visit('/buy-food');
  await visit('/_v/shop@1.1.0/buy-food', { 'sec-purpose': 'prefetch;prerender' });
  for (let time = 0; time < reports; time += 1) await post({});
  expect(await counted(canary)).toEqual(reports > 0 ? { visits: 1, loads: 1, errors: 0 } : nothing);
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

it('counts what throws beside what does not load, and what does not name any release as nobody’s', async () => {
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
  await post({ version: '1.0.0', phase: 'deprecation' });
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
  const visitorNumber = (visitor: number) => from(`203.0.${visitor >> 8}.${visitor & 255}`);
  const failing = async () => {
    for (let visitor = 1; visitor <= 300; visitor += 1) {
      await visit('/_v/shop@1.1.0/buy-food', visitorNumber(visitor));
      await post({}, visitorNumber(visitor));
    }
    return counted(canary);
  };

  it('that is named it counts the visitors whose requests that one passes on', async () => {
    await server.close();
    await start(['loopback']);
    expect(await failing()).toEqual({ visits: 300, loads: 300, errors: 0 });
  });

  it('that is not named it believes nobody, and says so once', async () => {
    const warned = jest.spyOn(console, 'error').mockReturnValue();
    expect(await failing()).toEqual({ visits: 1, loads: 1, errors: 0 });
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/all visitors behind it count as one. Add: --proxy /)]]);
    warned.mockRestore();
  });
});

it('does not count versions there are not, and of canaries only the one there is', async () => {
  for (const path of ['/_v/shop@9.9.9/', '/_v/shop@1.0.0/buy-food', '/_v/nobody@1.1.0/', '/_v/shop@1.1.0/nowhere'])
    expect(await visit(path)).toBe(404);
  expect(await visit('/buy-food')).toBe(200);
  expect(await post({ version: '1.0.0', phase: 'deprecation' })).toBe(204);
  expect(await post({ version: '9.9.9' })).toBe(204);
  expect(await post({ remote: 'constructor' })).toBe(204);
  const others = [{ ...canary, version: '9.9.9' }, { ...canary, app: 'constructor' }, canary];
  for (const other of others) expect(await counted(other)).toEqual(nothing);
  expect(await counted(live)).toEqual({ ...nothing, visits: 1 });
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
  await post({});
  await rm(reports);
  const collecting = { storage, pause: 0 };
  const other = await startCollector({ files: folderFiles(join(folder, 'origin')), port: 0, collecting });
  await fetch(`${other.url}/_v/shop@1.1.0/buy-food`);
  await fetch(`${other.url}${reportsPath}/v1/logs`, { method: 'POST', body: JSON.stringify(logs(known)) });
  await other.close();
  expect((await counted(canary)).visits).toBe(2);
  warned.mockRestore();
});
