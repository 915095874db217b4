import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as body } from 'node:stream/consumers';
import { developedCopy, type DevelopedApp } from './developed-app';
import { fixtureSite, variants } from '../src/fixtures';
import type { TestSite } from '../src/origin';
import { expect, hydrated, markDocument, test, type Page } from '../src/test';

/**
 * A remote of this machine inside a live site that knows nothing about it: the live shell, the live pages of other teams,
 * and what is saved here at once. What of it needs no browser is in `developed-site.test.ts` of shared/tools/release.
 */

let live: TestSite;
let app: DevelopedApp;
let api: Server;
let apiUrl: string;

// React in development recommends its tools.
test.use({ allowed: /React DevTools/ });

// One development server for both tests, the second of which leaves a mistake in the sources.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  api = await startApi();
  const address = `127.0.0.1:${(api.address() as AddressInfo).port}`;
  apiUrl = `http://${address}`;
  const { almanac, barn, orchard, market, host } = variants;
  live = await fixtureSite('against', [almanac, barn, orchard, market, host], {
    connect: [apiUrl, `ws://${address}`],
  });
  app = await developedCopy('e2e/fixtures/almanac', {}, live.url);
});

test.afterAll(async () => {
  await app.stop();
  await live.close();
  api.closeAllConnections();
  api.close();
});

/** An API that knows the live site alone, and who its visitor is by a cookie. */
async function startApi(): Promise<Server> {
  const server = createServer((request, response) => {
    const { origin, cookie = '', 'sec-fetch-site': from } = request.headers;
    const visitor = /(?:^|; )__Host-visitor=(\w+)/.exec(cookie)?.[1] ?? 'nobody';
    if (origin !== live.url || from !== undefined) return void response.writeHead(403).end('a foreign origin');
    if (request.url !== '/closed') {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Credentials', 'true');
    }
    if (request.url === '/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      return void response.write(`data: ${visitor}\n\n`);
    }
    if (request.url === '/moved') return void response.writeHead(307, { Location: '/me' }).end();
    if (request.url === '/closed' || request.method === 'GET') return void response.end(visitor);
    const cookies = '; Path=/; Secure; HttpOnly; SameSite=None';
    const greet = async () => response.setHeader('Set-Cookie', `__Host-visitor=${await body(request)}${cookies}`).end();
    void greet();
  });
  server.on('upgrade', ({ headers }, socket) => {
    const known = headers.origin === live.url && headers.cookie === '__Host-visitor=iris';
    const key = createHash('sha1').update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
    const accepted = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key.digest('base64')}`;
    socket.end(known ? `HTTP/1.1 101 Switching Protocols\r\n${accepted}\r\n\r\n` : 'HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

test('an API that the policy names takes the calls of the page for those of the live site, with its cookies', async ({
  page,
}) => {
  await page.goto(`${app.url}/almanac`);
  await hydrated(page);
  const ask = (path: string, init: Pick<RequestInit, 'method' | 'credentials'> & { body?: string } = {}) =>
    page.evaluate(async ([url, options]) => (await fetch(url, options)).text(), [apiUrl + path, init] as const);
  const credentials = 'include';
  expect(await ask('/me', { credentials })).toBe('nobody');
  expect(await ask('/session', { method: 'POST', body: 'iris', credentials })).toBe('');
  expect(await ask('/me', { credentials })).toBe('iris');
  expect(await ask('/moved', { credentials })).toBe('iris');
  expect(await ask('/me')).toBe('nobody');
  expect(await page.evaluate(() => document.cookie)).toBe('');

  const heard = await page.evaluate(async (url) => {
    const request = (withCredentials: boolean) =>
      new Promise<string>((done) => {
        const sent = Object.assign(new XMLHttpRequest(), { withCredentials });
        sent.open('GET', `${url}/me`);
        sent.onloadend = () => done(sent.responseText);
        sent.send();
      });
    const event = (withCredentials: boolean) =>
      new Promise<string>((done) => {
        const events = new EventSource(`${url}/events`, { withCredentials });
        events.onmessage = ({ data }) => (events.close(), done(String(data)));
      });
    const socket = new Promise<string>((done) => {
      const opened = new WebSocket(`${url.replace('http', 'ws')}/socket`);
      opened.onopen = () => done('open');
      opened.onerror = () => done('refused');
    });
    return Promise.all([request(true), request(false), event(true), event(false), socket]);
  }, apiUrl);
  expect(heard).toEqual(['iris', 'nobody', 'iris', 'nobody', 'open']);

  // What a browser would refuse on the live site is told, and pages of other servers cannot be taken for the live site.
  expect(await ask('/closed', { credentials })).toBe('iris');
  await expect
    .poll(() => app.said())
    .toContain(`block the response of ${apiUrl} to GET /closed for pages of ${live.url}`);
  const path = (url: string) => `${app.url}/_connect/with/${url.replace('://', '/')}/me`;
  const answerTo = async (url: string, headers = {}) => (await page.request.get(path(url), { headers })).status();
  expect(await answerTo(apiUrl)).toBe(200);
  expect(await answerTo(apiUrl, { Origin: 'https://other.example' })).toBe(403);
  expect(await answerTo(apiUrl, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await answerTo(apiUrl, { Host: 'other.example' })).toBe(403);
  // Nor can a page whose name leads to this machine read what is developed here.
  const asOther = { headers: { Host: 'other.example' } };
  expect((await page.request.get(`${app.url}/almanac`, asOther)).status()).toBe(403);
  expect(await answerTo('https://other.example')).toBe(403);
});

/**
 * Changes a source file of the remote until the change is seen, as a developer does: who sees nothing saves once more.
 * The bundler's watcher may miss a save on a busy machine.
 */
async function save(file: string, from: string, to: string, isSeen: () => Promise<void>): Promise<void> {
  const path = join('src', file);
  const text = await readFile(join(app.folder, path), 'utf8');
  expect(text).toContain(from);
  const changed = text.replace(from, to);
  await expect(async () => {
    await app.save(path, changed);
    await isSeen();
  }).toPass({ timeout: 120_000 });
}

const place = (page: Page, name: string) => page.locator(`[data-place="${name}"]`);

test('a page and a fragment of this machine are in the live site, and show what is saved without losing what was done', async ({
  page,
}) => {
  test.setTimeout(600_000);
  expect(app.said()).toContain(`${app.url}: the live site, with almanac from here (instead of 1.0.0, 2 routes)`);

  // A page: its HTML is the one of this machine, it runs in the live shell, and a saved file reaches it while its state stays.
  await page.goto(`${app.url}/almanac`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Sow' }).click();
  await expect(page.getByRole('status')).toHaveText('1');
  const isSameDocument = await markDocument(page);
  await save('pages/year.page.tsx', '<h1>Almanac</h1>', '<h1>Almanac of today</h1>', () =>
    expect(page.locator('h1')).toHaveText('Almanac of today'),
  );
  await expect(page.getByRole('status')).toHaveText('1');
  expect(await isSameDocument()).toBe(true);

  // Another team's live page, without a document: the fragment in it is the one of this machine.
  await page.getByRole('link', { name: 'Market', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Market');
  const first = place(page, 'first');
  await first.getByRole('button', { name: 'Sow in june' }).click();
  await expect(first.locator('output')).toHaveText('1');
  await save('fragments/sowing.fragment.tsx', 'Sowing in {month}', 'Sowing, in {month}', () =>
    expect(first.getByRole('heading')).toHaveText('Sowing, in june'),
  );
  await expect(first.locator('output')).toHaveText('1');
  expect(await isSameDocument()).toBe(true);

  // Visitors see the same in the HTML, before any code runs, and hydration finds no difference.
  const html = async (path: string) => (await page.request.get(app.url + path)).text();
  expect(await html('/almanac')).toContain('<h1>Almanac of today</h1>');
  await expect.poll(() => html('/market')).toContain('Sowing, in <!-- -->june');
  expect(await (await page.request.get(`${live.url}/market`)).text()).not.toContain('Sowing, in');
  await page.reload();
  await expect(first.getByRole('heading')).toHaveText('Sowing, in june');
  await first.getByRole('button', { name: 'Sow in june' }).click();
  await expect(first.locator('output')).toHaveText('1');

  // A new route is there as soon as it is saved, and a mistake is told and leaves the site as it was.
  const sowing = "path: '/sowing', page: () => import('./pages/year.page') },\n  { path: '/almanac/:month'";
  await save('routes.ts', "path: '/almanac/:month'", sowing, async () =>
    expect((await page.request.get(`${app.url}/sowing`)).status()).toBe(200),
  );
  await save('pages/year.page.tsx', '<h1>Almanac of today</h1>', '<h1>{window.name}</h1>', () =>
    expect.poll(() => app.said()).toContain('src/pages/year.page.tsx:12: almanac: /almanac failed to prerender'),
  );
  expect(await html('/almanac')).toContain('<h1>Almanac of today</h1>');
  await page.goto('about:blank');
});
