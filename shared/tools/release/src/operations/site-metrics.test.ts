import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discoveryPath } from '@furrow/discovery/discovery';
import { ledgerFile, teamsFile } from '../domain/paths';
import { folderFiles } from '../server/files';
import { startCollector, startServer, type Server } from '../server/serve';
import { readStoredLedger } from '../store/ledger-file';
import { holdLock } from '../store/file-lock';
import { memoryStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { canary, canarySite, live } from '../testing/canary-site';
import { countVisits } from '../testing/days';
import { backup } from './backup';
import { promote, rollback } from './promote';
import { SiteMetrics } from './site-metrics';

let folder: string;
let storage: OriginStorage;
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metrics-'));
  storage = await canarySite(folder);
  const files = folderFiles(join(folder, 'origin'));
  const site = new SiteMetrics(storage, files);
  const metrics = { port: 0, ofSite: () => site.read() };
  server = await startServer({ files, port: 0, metrics, collecting: { storage, pause: 0 } });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const textOf = async (of = server) => (await fetch(of.metrics!)).text();
/** The value of each sample, by its name with its labels. */
const figures = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await textOf())
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );

it('gives figures at a port of their own, and never at an address of the site', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect(new URL(server.metrics!).hostname).toBe('127.0.0.1');
  expect((await fetch(new URL('/', server.metrics))).status).toBe(404);
  expect((await fetch(server.metrics!, { method: 'POST' })).status).toBe(404);
});

it('writes the form that is asked for', async () => {
  const plain = await fetch(server.metrics!);
  expect(plain.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await plain.text()).toContain('# TYPE furrow_http_requests_total counter');
  const open = await fetch(server.metrics!, { headers: { accept: 'application/openmetrics-text; version=1.0.0' } });
  expect(open.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  const text = await open.text();
  expect(text).toContain('# TYPE furrow_http_requests counter\nfurrow_http_requests_total{');
  expect(text).toMatch(/\n# EOF\n$/);
});

it('counts answers by what was asked for and by status', async () => {
  for (const path of ['/buy-food', '/nowhere', '/buy-food/']) await fetch(server.url + path, { redirect: 'manual' });
  await fetch(`${server.url}/_reports/v1/logs`, { method: 'POST', body: 'no report' });
  expect(await figures()).toMatchObject({
    'furrow_http_requests_total{kind="site",status="2xx"}': 1,
    'furrow_http_requests_total{kind="site",status="3xx"}': 1,
    'furrow_http_requests_total{kind="site",status="4xx"}': 1,
    'furrow_http_requests_total{kind="site",status="5xx"}': 0,
    'furrow_http_requests_total{kind="reports",status="4xx"}': 1,
  });
});

it('counts reports that count, that are ignored and that are refused', async () => {
  const report = (body: string) => fetch(`${server.url}/_reports/v1/logs`, { method: 'POST', body });
  await report('no report');
  await report('{"resourceLogs":[]}');
  await fetch(`${server.url}/buy-food`);
  await report('{"resourceLogs":[]}');
  expect(await figures()).toMatchObject({
    'furrow_reports_total{result="refused"}': 1,
    'furrow_reports_total{result="ignored"}': 1,
    'furrow_reports_total{result="counted"}': 1,
  });
});

it('counts what the journal says of releases, once, whoever released and when', async () => {
  const before = {
    'furrow_releases_total{app="host",result="published"}': 1,
    'furrow_releases_total{app="host",result="promoted"}': 1,
    'furrow_releases_total{app="shop",result="published"}': 2,
    'furrow_releases_total{app="shop",result="promoted"}': 1,
    'furrow_releases_total{app="shop",result="canary"}': 1,
    'furrow_releases_total{app="shop",result="rolled_back"}': 0,
  };
  expect(await figures()).toMatchObject(before);
  const older = (await storage.read(ledgerFile))!.bytes;
  await rollback({ storage, app: 'shop' });
  await promote({ storage, ...canary });
  const after = {
    ...before,
    'furrow_releases_total{app="shop",result="promoted"}': 2,
    'furrow_releases_total{app="shop",result="rolled_back"}': 1,
  };
  expect(await figures()).toMatchObject(after);
  await storage.write(ledgerFile, older);
  expect(await figures()).toMatchObject(after);
  await promote({ storage, ...live });
  expect(await figures()).toMatchObject({ ...after, 'furrow_releases_total{app="shop",result="promoted"}': 3 });
});

it('gives the odds that a canary is worse, and those that are needed', async () => {
  const rows = (failures: number) => ({
    visits: 200,
    failures: failures > 0 ? [{ phase: 'entry', error: 'Error: 404', count: failures }] : [],
  });
  await countVisits(storage, { ...canary, cohort: 'canary', ...rows(20) });
  await countVisits(storage, { ...live, cohort: 'beside 1.1.0', ...rows(0), visits: 1800 });
  const found = await figures();
  const of = 'app="shop",version="1.1.0"';
  expect(found).toMatchObject({
    [`furrow_canary_share{${of}}`]: 0.1,
    [`furrow_canary_visits{${of},of="canary"}`]: 200,
    [`furrow_canary_visits{${of},of="live"}`]: 1800,
    'furrow_canary_odds_needed{metric="load failures"}': 400,
    'furrow_canary_odds_needed{metric="LCP"}': 800,
  });
  expect(found[`furrow_canary_odds{${of},metric="load failures"}`]).toBeGreaterThan(400);
  expect(found[`furrow_canary_odds{${of},metric="errors"}`]).toBeLessThanOrEqual(1);
  await rollback({ storage, app: 'shop' });
  expect(await textOf()).not.toContain('furrow_canary_share{');
});

it('tells when documents were composed, and whether they follow the ledger', async () => {
  const found = await figures();
  expect(found['furrow_composition_timestamp_seconds']).toBeGreaterThan(Date.now() / 1000 - 60);
  expect(found).toMatchObject({ furrow_composition_whole: 1, furrow_apps_behind: 0 });
  // As a command leaves it that is killed right after it has changed the ledger.
  const { ledger } = await readStoredLedger(storage);
  const [one, two] = ledger.apps['shop']!.versions;
  const versions = [
    { ...one!, share: 0, isDefault: false },
    { ...two!, share: 100, isDefault: true },
  ];
  await storage.write(
    ledgerFile,
    JSON.stringify({ ...ledger, apps: { ...ledger.apps, shop: { ...ledger.apps['shop']!, versions } } }),
  );
  expect(await figures()).toMatchObject({ furrow_apps_behind: 1 });
});

it.each([
  ['ledger', ledgerFile],
  ['teams', teamsFile],
  ['discovery', discoveryPath],
])('says that the %s is damaged, and gives all other figures', async (part, path) => {
  await storage.write(path, '{');
  expect(await figures()).toMatchObject({
    [`furrow_readable{part="${part}"}`]: 0,
    'furrow_http_requests_total{kind="site",status="2xx"}': 0,
    furrow_composition_whole: 1,
  });
});

it('says that an event of the journal is gone', async () => {
  expect(await figures()).toMatchObject({ 'furrow_readable{part="journal"}': 1 });
  await promote({ storage, ...canary });
  const [newest = ''] = (await storage.list('.furrow/journal/')).slice(-1);
  await storage.remove(newest);
  expect(await figures()).toMatchObject({ 'furrow_readable{part="journal"}': 0 });
});

it('tells when the site was copied last', async () => {
  expect(await figures()).toMatchObject({ furrow_backup_timestamp_seconds: 0 });
  await backup(storage, memoryStorage(), 1_764_205_200_000);
  expect(await figures()).toMatchObject({ furrow_backup_timestamp_seconds: 1_764_205_200 });
});

it('tells the room on the disk', async () => {
  const found = await figures();
  expect(found['furrow_disk_free_bytes']).toBeGreaterThan(0);
  expect(found['furrow_disk_size_bytes']).toBeGreaterThan(found['furrow_disk_free_bytes'] ?? 0);
});

it('adds up how long locks were waited for', async () => {
  const before = await figures();
  const lock = await holdLock(join(folder, 'a.lock'), 'a');
  const second = holdLock(join(folder, 'a.lock'), 'a');
  await new Promise((done) => setTimeout(done, 60));
  await lock.release();
  await (await second).release();
  const after = await figures();
  const rise = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  expect(rise('furrow_lock_waits_total')).toBe(2);
  expect(rise('furrow_lock_wait_seconds_total')).toBeGreaterThan(0.05);
});

it('is given by a collector as well', async () => {
  const files = folderFiles(join(folder, 'origin'));
  const site = new SiteMetrics(storage, files);
  const collector = await startCollector({
    files,
    port: 0,
    collecting: { storage, pause: 0 },
    metrics: { port: 0, ofSite: () => site.read() },
  });
  await fetch(`${collector.url}/buy-food`);
  expect(await textOf(collector)).toContain('furrow_http_requests_total{kind="site",status="2xx"} 1\n');
  await collector.close();
  await expect(fetch(collector.metrics!)).rejects.toThrow();
});

it('keeps a server from starting whose figures have no port', async () => {
  const files = folderFiles(join(folder, 'origin'));
  const taken = Number(new URL(server.metrics!).port);
  const ofSite = () => Promise.resolve([]);
  await expect(startServer({ files, port: 0, metrics: { port: taken, ofSite } })).rejects.toThrow('EADDRINUSE');
});

it('writes labels with quotation marks, and numbers without an end', async () => {
  const files = folderFiles(join(folder, 'origin'));
  const other = await startServer({
    files,
    port: 0,
    metrics: {
      port: 0,
      ofSite: () =>
        Promise.resolve([
          { name: 'odd', type: 'gauge', help: 'Odd.', samples: [{ labels: { a: '"\n\\' }, value: Infinity }] },
        ]),
    },
  });
  const text = await textOf(other);
  await other.close();
  expect(text).toContain('odd{a="\\"\\n\\\\"} +Inf\n');
});
