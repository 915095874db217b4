import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { observerTemplateId } from '@furrow/formats/observer-element';
import { promote, reportTo, rollback } from '../operations/promote';
import { preview } from '../operations/preview';
import { publish } from '../operations/publish';
import { removeView } from '../operations/remove-view';
import { readReports } from '../operations/reports';
import { readCandidate } from '../store/candidate';
import { folderStorage } from '../store/folder-storage';
import { readText, type OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { rawRequest } from '../testing/raw-request';
import { folderFiles } from './files';
import { startServer, type Server } from './serve';
import { Views } from './views';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const pages = { '/buy-food': ['/buy-food'], '/old': ['/old'] };
const host = 'pr-12--shop.preview.localhost';
const view = 'pr-12--shop';

const liveShop = { app: 'shop', version: '1.0.0' };
/** A failure of the live shop as browsers send it. */
const failure = (error: string) => {
  const attributes = (texts: Record<string, string>) =>
    Object.entries(texts).map(([key, stringValue]) => ({ key, value: { stringValue } }));
  const record = {
    body: { stringValue: error },
    attributes: attributes({ 'furrow.phase': 'entry', 'url.template': '/buy-food' }),
  };
  const resource = { attributes: attributes({ 'service.name': liveShop.app, 'service.version': liveShop.version }) };
  return { resourceLogs: [{ resource, scopeLogs: [{ logRecords: [record] }] }] };
};

let folder: string;
let storage: OriginStorage;
let server: Server;

async function release(app: string, version: string, content: string, given: Record<string, string[]>) {
  const dist = await writeRemote(join(folder, `${app}-${version}-${content}`), app, { version, content, pages: given });
  return readCandidate(dist);
}

const show = async (content: string, now?: number) =>
  preview({
    storage,
    candidate: await release('shop', '1.1.0-preview-pr-12', content, { '/buy-food': ['/buy-food'] }),
    view,
    published,
    allowDrop: true,
    ...(now !== undefined && { now }),
  });

const start = async () => {
  server = await startServer({
    files: folderFiles(join(folder, 'origin')),
    port: 0,
    views: { hosts: '*.preview.localhost' },
    collecting: { storage, pause: 0 },
  });
};
/** Ends the server, which writes what it has counted, and starts it again. */
const restart = async () => {
  await server.close();
  await start();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'views-'));
  storage = folderStorage(join(folder, 'origin'));
  const dists = [
    await readCandidate(await writeHost(join(folder, 'host'))),
    await release('shop', '1.0.0', 'live', pages),
  ];
  dists.push(await release('dao', '1.0.0', 'votes', { '/voting': ['/voting'] }));
  for (const candidate of dists) await publish({ storage, candidate, published, promote: true });
  await show('shown');
  await start();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (
  path: string,
  headers: Record<string, string> = { host },
  { method = 'GET', of = server, body = '' } = {},
) => rawRequest(of, path, { method, headers, body });

it('answers with the documents of the view, then with those of the site, each with the bar', async () => {
  const own = await get('/buy-food');
  expect(own.body).toContain('shop /buy-food shown');
  const others = await get('/voting');
  expect(others.body).toContain('dao /voting votes');
  for (const { body, headers, status } of [own, others]) {
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toMatch(
      /<script defer src="\/_view\/bar\.js" crossorigin="anonymous" integrity="sha384-[^"]+"><\/script><\/head>/,
    );
  }
  expect((await get('/buy-food', { host: 'localhost' })).body).not.toContain('_view');
  expect((await get('/_view/bar.js', { host: 'localhost' })).status).toBe(404);
  expect((await get('/nowhere')).status).toBe(404);
  expect((await get('/index.html')).headers['location']).toBe('/');
});

it('has the policy of the live site, and files that the live site gives to whoever knows their address', async () => {
  const live = await get('/buy-food', { host: 'localhost' });
  const shown = await get('/buy-food');
  expect(live.headers['content-security-policy']).toContain("default-src 'self'");
  expect(shown.headers['content-security-policy']).toBe(live.headers['content-security-policy']);
  const [, file = ''] = /"(\/shop\/1\.1\.0-preview-pr-12-[^"]+\/page\.js)"/.exec(shown.body) ?? [];
  expect((await get(file)).status).toBe(200);
  expect((await get(file, { host: 'localhost' })).status).toBe(200);
});

it('sends no compressed copy that lacks the bar, and says when a document is still the same', async () => {
  const accepting = { host, 'accept-encoding': 'br, gzip' };
  const { body, headers } = await get('/voting', accepting);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toContain('/_view/bar.js');
  const etag = String(headers['etag']);
  expect((await get('/voting', { ...accepting, 'if-none-match': etag })).status).toBe(304);
  expect(etag).not.toBe((await get('/voting', { host: 'localhost' })).headers['etag']);
});

it('says what it shows, gives the script of the bar, and the files of its release', async () => {
  const told = JSON.parse((await get('/_view/view.json')).body) as { releases: { app: string }[] };
  expect(told).toMatchObject({ name: view, pages: ['/buy-food'], gone: ['/old'] });
  expect(told.releases).toMatchObject([{ app: 'shop', version: '1.1.0-preview-pr-12', live: '1.0.0' }]);
  expect(told).toMatchObject({ fragments: [] });
  const bar = await get('/_view/bar.js');
  expect(bar.headers['content-type']).toBe('text/javascript;charset=utf-8');
  const [, script = ''] = /"(\/shop\/1\.1\.0-preview-pr-12-[^"]+\/page\.js)"/.exec((await get('/buy-food')).body) ?? [];
  expect((await get(script)).headers['cache-control']).toContain('immutable');
});

it('does not have a page that its release no longer has', async () => {
  expect((await get('/old', { host: 'localhost' })).status).toBe(200);
  expect((await get('/old')).status).toBe(404);
});

it('shows at once what another team makes live', async () => {
  await publish({
    storage,
    candidate: await release('dao', '1.1.0', 'counted', { '/voting': ['/voting'] }),
    published,
    promote: true,
  });
  expect((await get('/voting')).body).toContain('dao /voting counted');
  expect((await get('/buy-food')).body).toContain('shop /buy-food shown');
});

it('says what is live at this moment, also of the apps that it shows', async () => {
  const liveNow = async () => JSON.parse((await get('/_view/live.json')).body) as unknown;
  const told = JSON.parse((await readText(storage, 'discovery.json')) ?? '') as unknown;
  expect(await liveNow()).toEqual(told);
  const candidate = await release('shop', '1.0.1', 'mended', pages);
  await publish({ storage, candidate, published, promote: true });
  expect(await liveNow()).toMatchObject({
    microFrontends: {
      shop: expect.arrayContaining([
        expect.objectContaining({ metadata: expect.objectContaining({ version: '1.0.1' }) }),
      ]),
    },
  });
  await rollback({ storage, app: 'shop' });
  expect((await get('/_view/live.json', { host: 'localhost' })).status).toBe(404);
});

it('has nobody in a canary: its address shows the page that everybody gets', async () => {
  await publish({ storage, candidate: await release('dao', '1.2.0', 'tried', { '/voting': ['/voting'] }), published });
  await promote({ storage, app: 'dao', version: '1.2.0', traffic: 10 });
  const canary = '/_v/dao@1.2.0/voting';
  expect((await get(canary, { host: 'localhost' })).body).toContain('tried');
  expect((await get(canary)).body).toContain('counted');
});

it('counts nothing, and takes nothing', async () => {
  const site = 'localhost';
  const report = (from: string, error: string) =>
    get('/_reports/v1/logs', { host: from }, { method: 'POST', body: JSON.stringify(failure(error)) });
  // A report counts only after a visit.
  await get('/buy-food', { host: site });
  expect((await report(host, 'Error: in the view')).status).toBe(204);
  expect((await get('/buy-food', { host }, { method: 'PUT' })).status).toBe(405);
  const visits = async () => (await readReports(storage)).measuredOf(liveShop).visits;
  await restart();
  const before = await visits();
  expect((await readReports(storage)).failuresOf(liveShop)).toEqual([]);

  await get('/buy-food');
  await restart();
  expect(await visits()).toBe(before);

  await get('/buy-food', { host: site });
  expect((await report(site, 'Error: on the site')).status).toBe(204);
  await restart();
  expect(await visits()).toBe(before + 1);
  expect((await readReports(storage)).failuresOf(liveShop)).toMatchObject([{ error: 'Error: on the site', count: 1 }]);
});

it('lets no page report to the collector of the site, also where a document falls through', async () => {
  const collector = 'https://collector.example';
  await reportTo(storage, collector);
  try {
    for (const path of ['/voting', '/nowhere']) {
      const live = (await get(path, { host: 'localhost' })).body;
      expect(live).toContain(`<template id="${observerTemplateId}"><script async src=`);
      expect(live).toContain(collector);
      const { body, headers } = await get(path);
      expect(body).toContain('/_view/bar.js');
      expect(body).not.toContain(`id="${observerTemplateId}"`);
      expect(headers['etag']).not.toBe((await get(path, { host: 'localhost' })).headers['etag']);
    }
    expect((await get('/buy-food')).body).not.toContain(collector);
  } finally {
    await reportTo(storage, undefined);
  }
});

it.each(['nothing--shop', 'a.b', 'PR_12--shop', '', '-', 'x'.repeat(64)])(
  'answers 404 at %p.preview.localhost, where there is no view',
  async (label) => {
    const answer = await get('/buy-food', { host: `${label}.preview.localhost:3000` });
    expect(answer).toMatchObject({ status: 404, body: 'There is no preview at this address.\n' });
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  },
);

it('does not use up memory for names of which strangers ask', async () => {
  const views = new Views(folderFiles(join(folder, 'origin')), { hosts: '*.preview.localhost' });
  const own = createServer((request, response) => void views.answer(views.labelOf(request) ?? '', request, response));
  await new Promise<void>((listening) => own.listen(0, listening));
  const of = { url: `http://localhost:${(own.address() as AddressInfo).port}` };
  try {
    for (let count = 0; count < 5; count += 1)
      await rawRequest(of, '/', { headers: { host: `pr-${count}--none.preview.localhost` } });
    expect((await rawRequest(of, '/buy-food', { headers: { host } })).status).toBe(200);
    expect([...views['views'].keys()]).toEqual([view]);
  } finally {
    own.close();
  }
});

it('opens with its key alone, where it has one, and then by a cookie of its host', async () => {
  const guarded = await startServer({
    files: folderFiles(join(folder, 'origin')),
    port: 0,
    views: { hosts: '*.preview.localhost', key: 'sesame' },
  });
  try {
    const ask = (path: string, headers: Record<string, string> = {}) =>
      get(path, { host, ...headers }, { of: guarded });
    for (const path of ['/buy-food', '/buy-food?key=open', '/_view/view.json', '/discovery.json'])
      expect(await ask(path)).toMatchObject({ status: 403 });
    const opened = await ask('/buy-food?day=1&key=sesame');
    expect(opened).toMatchObject({ status: 303, headers: { location: '/buy-food?day=1' } });
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    expect(cookie).not.toContain('sesame');
    expect((await ask('/buy-food', { cookie: `theme=dark; ${cookie}` })).status).toBe(200);
    expect((await ask('//evil.example/?key=sesame')).headers['location']).toBe('/evil.example/');
    expect((await get('/buy-food', { host: 'localhost' }, { of: guarded })).status).toBe(200);
  } finally {
    await guarded.close();
  }
});

it('shows the live site once it has ended, with the bar that says so, and nothing when it is removed', async () => {
  await show('late', Date.now() - 15 * 24 * 60 * 60 * 1000);
  const { body } = await get('/buy-food');
  expect(body).toContain('shop /buy-food live');
  expect(body).toContain('/_view/bar.js');
  expect((await get('/old')).status).toBe(200);
  await removeView(storage, view);
  expect((await get('/buy-food')).status).toBe(404);
});

it('refuses host names that are no pattern', async () => {
  for (const hosts of ['preview.localhost', '*', '*.', 'pr-*.localhost', '*.a.*'])
    await expect(
      startServer({ files: folderFiles(join(folder, 'origin')), port: 0, views: { hosts } }),
    ).rejects.toThrow('are no host names of views');
});
