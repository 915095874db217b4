import { execa } from 'execa';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promote, retire, rollback } from '@furrow/release/operations/promote';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { freePort } from '../../scripts/machine/free-port';
import { nginxProgram, startNginx } from '../../scripts/machine/nginx';
import { root } from '../../scripts/workspace/process';
import { visitorOf } from '../src/canary-visitors';
import { distOf, release, variants } from '../src/fixtures';
import { copyOrigin, livePages, livePath, liveVersion, originFolder } from '../src/origin';
import { cart, drawer } from '../src/mini-cart';
import { expect, leaveAndClose, open, test } from '../src/test';
import { commandsIn } from './documented-commands';

/** The lines of docs/moving.md: those of moving in, those of its end, and those of leaving. */
const text = readFileSync(join(root, 'docs/moving.md'), 'utf8');
const [movingIn = [], movedIn = [], leaving = []] = [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) =>
  block.trim().split('\n'),
);
/** The lines of docs/production.md by which nginx serves the site with TLS, as it does before anything moves in. */
const served = commandsIn(readFileSync(join(root, 'docs/production.md'), 'utf8')).filter((line) =>
  /-keyout |^cp deploy\/nginx\/tls\.conf |^sed .*deploy\/nginx\/furrow\.conf /.test(line),
);

// Where the form sends to nobody, it says on the console what it would send.
test.use({ allowed: /^console\.log: Demo request: / });

let folder: string;
let origin: string;
let earlier: Server;
/** What `furrow serve` was asked, which is a service of its own beside nginx. */
let service: Server;
const asked: string[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-moving-'));
  origin = join(folder, 'srv/furrow');
  await copyOrigin(originFolder, origin);
  for (const place of ['etc/furrow', 'etc/nginx/conf.d']) await mkdir(join(folder, place), { recursive: true });
  // Like many, it prefers addresses with a slash.
  earlier = createServer((request, response) => {
    const { method, url = '', headers } = request;
    void textOf(request).then((body) => {
      if (method === 'GET' && /^\/[a-z-]+$/.test(url)) return response.writeHead(301, { Location: `${url}/` }).end();
      const asked = `by ${String(headers['x-forwarded-proto'])}`;
      response.writeHead(url === '/gone/' ? 410 : 200, { 'Content-Type': 'text/html', 'X-Earlier': asked });
      return response.end(`<title>Earlier</title><h1>${method} ${url} ${headers.cookie ?? ''} ${body}</h1>`);
    });
  });
  service = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(204).end();
  });
  for (const server of [earlier, service]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
test.afterAll(async () => {
  for (const server of [earlier, service]) {
    server.close();
    server.closeAllConnections();
  }
  await rm(folder, { recursive: true });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function sh(line: string): Promise<void> {
  const meant = line
    .replaceAll(/(?<= )\/(srv|etc)\//g, `${folder}/$1/`)
    .replaceAll('include /etc', `include ${folder}/etc`);
  const { all, exitCode } = await execa('sh', ['-c', meant], { cwd: root, all: true, reject: false });
  expect(exitCode, `${line}\n${all}`).toBe(0);
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Asks by TLS. The certificate is one that nobody trusts. */
function askSecurely(url: string, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const sent = request(url, { method, rejectUnauthorized: false });
    sent.on('response', (response) => (response.resume(), answered(response)));
    sent.on('error', failed);
    sent.end();
  });
}

if (nginxProgram) {
  test('a path moves here when a release has it, and back; all others stay with the earlier site', async ({ page }) => {
    expect(served).toHaveLength(3);
    for (const line of served) await sh(line);
    const [configuration, tls] = [join(folder, 'etc/nginx/conf.d/furrow.conf'), join(folder, 'etc/furrow/tls.conf')];
    const secure = await freePort();
    await rewrite(tls, (of) =>
      of
        .replaceAll('/etc/furrow/', `${folder}/etc/furrow/`)
        .replace(/^listen \[::\].*\n/m, '')
        .replace(/^listen 443/m, `listen 127.0.0.1:${secure}`),
    );
    // It also listens without TLS, for the browser, which would not take the certificate.
    await rewrite(configuration, (of) =>
      of.replaceAll('127.0.0.1:4010', `127.0.0.1:${portOf(service)}`).replace(/include \S+tls\.conf;/, '$& listen 80;'),
    );
    const before = await readFile(configuration, 'utf8');
    for (const line of movingIn) await sh(line);
    await rewrite(join(folder, 'etc/furrow/earlier.conf'), (of) => of.replace(':8000', `:${portOf(earlier)}`));
    const nginx = await startNginx(origin, { configuration });
    try {
      const ask = (path: string, init: RequestInit = {}) => fetch(nginx.url + path, { redirect: 'manual', ...init });
      const said = async (path: string, init?: RequestInit) => (await (await ask(path, init)).text()).slice(0, 200);

      expect(await said('/old-things/')).toContain('GET /old-things/');
      expect(await said('/gone/')).toContain('GET /gone/');
      expect((await ask('/gone/')).status).toBe(410);
      const moved = await fetch(`${nginx.url}/old-things`);
      expect([moved.url, moved.headers.get('x-earlier')]).toEqual([`${nginx.url}/old-things/`, 'by http']);
      expect(moved.headers.get('content-security-policy')).toBeNull();
      const sent = { method: 'POST', body: 'name=Ann', headers: { cookie: 'session=1' } };
      expect(await said('/send', sent)).toContain('POST /send session=1 name=Ann');
      expect(await said('/wp-content/app.js?v=1')).toContain('GET /wp-content/app.js?v=1');

      const here = await ask('/buy-food');
      expect([here.status, here.headers.get('x-earlier')]).toEqual([200, null]);
      expect(here.headers.get('content-security-policy')).toContain('script-src');
      for (const path of ['/buy-food/', '/buy-food.html'])
        expect((await ask(path)).headers.get('location'), path).toBe('/buy-food');
      for (const file of ['robots.txt', 'sitemap.xml'])
        expect(await (await ask(`/${file}`)).text(), file).toBe(await readFile(join(origin, file), 'utf8'));

      // The site has TLS and its service as before.
      const site = `https://localhost:${secure}`;
      const hereSecurely = await askSecurely(`${site}/buy-food`);
      expect([hereSecurely.statusCode, hereSecurely.headers['strict-transport-security']]).toEqual([
        200,
        'max-age=63072000',
      ]);
      expect((await askSecurely(`${site}/old-things/`)).headers['x-earlier']).toBe('by https');
      for (const path of ['/_reports/v1/logs', '/_releases'])
        expect((await askSecurely(site + path, 'POST')).statusCode, path).toBe(204);
      expect(asked).toEqual(expect.arrayContaining(['GET /buy-food', 'POST /_reports/v1/logs', 'POST /_releases']));

      // A link of a page here leads to the earlier site.
      await open(page, `${nginx.url}/buy-food`);
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/old-things';
        link.textContent = 'To the old things';
        document.querySelector('main')?.prepend(link);
      });
      await page.getByRole('link', { name: 'To the old things' }).click();
      await expect(page.getByRole('heading', { name: 'GET /old-things/' })).toBeVisible();

      const storage = folderStorage(origin);
      await retire({ storage, app: 'shop' });
      for (const path of ['/buy-food/', '/buy-food.html']) expect(await said(path)).toContain(`GET ${path}`);
      expect((await ask('/buy-food')).headers.get('location')).toBe('/buy-food/');
      await promote({ storage, app: 'shop', version: liveVersion('shop') });
      expect((await ask('/buy-food')).headers.get('x-earlier')).toBeNull();

      // A rollback gives back what the version before does not have.
      expect(await said('/sowing/')).toContain('GET /sowing/');
      await release(origin, [await distOf(variants.almanac)]);
      await release(origin, [await distOf(variants.almanacWithSowing)]);
      expect([(await ask('/sowing')).status, await said('/sowing')]).toEqual([
        200,
        expect.stringMatching(/^<!doctype/i),
      ]);
      // Of a route with parameters, the pages that were prerendered.
      expect(await said('/almanac/june')).toMatch(/^<!doctype/i);
      expect(await said('/almanac/july/')).toContain('GET /almanac/july/');
      await rollback({ storage, app: 'almanac' });
      expect(await said('/sowing/')).toContain('GET /sowing/');
      expect((await ask('/almanac')).headers.get('x-earlier')).toBeNull();
      await retire({ storage, app: 'almanac' });

      const tooLong = await ask('/buy-food', { headers: { cookie: 'a='.padEnd(40_000, 'x') } });
      expect([tooLong.status, tooLong.headers.get('clear-site-data')]).toEqual([431, null]);
    } finally {
      await nginx.close();
    }

    for (const line of movedIn) await sh(line);
    expect(await readFile(configuration, 'utf8')).toBe(before);
  });

  test('an origin that was left is the same site, without its command and its ledger', async ({ page, browser }) => {
    const canary = { app: 'almanac', version: '1.1.0', traffic: 20 };
    await release(origin, [await distOf(variants.almanacNext), await distOf(variants.almanac)]);
    await promote({ storage: folderStorage(origin), ...canary });
    for (const line of leaving) await sh(line);
    const left = join(folder, 'srv/left');
    expect((await readdir(join(left, '.furrow'))).sort()).toEqual(['headers.json', 'headers.nginx.conf']);
    const nginx = await startNginx(left);
    try {
      for (const { path } of livePages()) {
        const answer = await fetch(nginx.url + path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(await answer.text(), path).toBe(
          await readFile(join(origin, path === '/' ? 'index.html' : `${path.slice(1)}.html`), 'utf8'),
        );
      }
      await open(page, `${nginx.url}/buy-food`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).first().click();
      await expect(page).toHaveURL(`${nginx.url}/about`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      // A fragment of another team, in the header, and the search.
      await page.goto(`${nginx.url}/buy-food`);
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await page.goto(`${nginx.url}/about`);
      await cart(page).click();
      await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: /search/i }).fill('honey');
      await expect(page.getByRole('option', { name: /honey/i }).first()).toBeVisible();
      await page.keyboard.press('Escape');

      // A form that is refused, and sent.
      await open(page, `${nginx.url}/demo`);
      const form = page.getByRole('main');
      await form.getByRole('button', { name: 'Request Demo' }).click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      for (const [name, value] of [
        ['Name', 'Walt Brenner'],
        ['Email', 'walt@wheat.example'],
        ['Company', 'Brenner Farms'],
      ] as const)
        await form.getByRole('textbox', { name, exact: true }).fill(value);
      await form.getByRole('combobox', { name: 'Role' }).selectOption('farmer');
      await form.getByRole('combobox', { name: 'Interest' }).selectOption('carbon-credits');
      await form.getByRole('button', { name: 'Request Demo' }).click();
      await expect(page.getByText('Demo Request Received!')).toBeVisible();

      // Whoever has a canary keeps it.
      for (const [isMeant, version] of [
        [true, '1.1.0'],
        [false, '1.0.0'],
      ] as const) {
        const visitor = await visitorOf(browser, nginx.url, { app: 'almanac', share: canary.traffic, isMeant });
        await open(visitor, `${nginx.url}/almanac/june`);
        await expect(visitor.getByText(`Version ${version}`)).toBeVisible();
        await visitor.context().close();
      }

      // A remote without the host.
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.goto(`${nginx.url}/${livePath('shop', left)}/standalone/index.html#/buy-food`);
      await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();
      expect(loaded.filter((path) => path.startsWith('/host/'))).toEqual([]);

      for (const file of ['sitemap.xml', 'sitemap/shop.xml', 'robots.txt', 'feed.atom', 'search.json', '404.html'])
        expect(await (await fetch(`${nginx.url}/${file}`)).text(), file).toBe(
          await readFile(join(origin, file), 'utf8'),
        );
      const unknown = await fetch(`${nginx.url}/nothing-here`);
      expect([unknown.status, unknown.headers.get('content-security-policy')]).toEqual([
        404,
        expect.stringContaining('script-src'),
      ]);
    } finally {
      await leaveAndClose(nginx, page);
    }
  });
}
