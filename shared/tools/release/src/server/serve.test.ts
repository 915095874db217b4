import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHost, writeRemote } from '../testing/fixture';
import { folderIn } from '../testing/ledger';
import { rawRequest } from '../testing/raw-request';
import { folderStorage } from '../store/folder-storage';
import { readCandidate } from '../store/candidate';
import { promote } from '../operations/promote';
import { publish } from '../operations/publish';
import { releaseLocalSite } from '../operations/local-site';
import { reconcile } from '../compose/apply/reconcile';
import { folderFiles } from './files';
import { machineFailure } from '../domain/machine-failure';
import { startServer, type Server } from './serve';

let folder: string;
let root: string;
let server: Server;
let pages: Record<string, string[]>;
let shop: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-'));
  root = join(folder, 'origin');
  pages = { '/': ['/'], '/buy-food': ['/buy-food'], '/blog/:slug': ['/blog/one'] };
  const dists = [
    await writeHost(join(folder, 'host'), { siteFiles: { 'feed.atom': '<entry/>'.repeat(100) } }),
    await writeRemote(join(folder, 'shop'), 'shop', { pages }),
  ];
  await releaseLocalSite({ origin: root, dists });
  shop = `/${await folderIn(folderStorage(root), 'shop@1.0.0')}`;
  await writeFile(join(folder, 'secret.txt'), 'secret');
  server = await startServer({ files: folderFiles(root), port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, options?: Parameters<typeof rawRequest>[2]) => rawRequest(server, path, options);

describe('the embedded server', () => {
  it.each(['/', '/buy-food', '/blog/one'])('answers %s with its document, revalidated on every visit', async (path) => {
    const { status, headers, body } = await get(path);
    expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'text/html;charset=utf-8',
      cache: 'no-cache',
    });
    expect(body).toContain(`<h1>shop ${path} one</h1>`);
  });

  it.each(['/nowhere', '/nowhere.png', '/blog/two', '/shop/1.0.0/nothing.js', '/shop', '/shop/1.0.0/'])(
    'answers %s with the 404 and its status',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body).toContain('<h1>404</h1>');
    },
  );

  it.each(['/%', '/%E0%A4%A', '/blog/%zz'])('shows the 404 page at %s, a link that was cut off', async (path) => {
    const { status, headers, body } = await get(path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 400, type: 'text/html;charset=utf-8' });
    expect(body).toContain('<h1>404</h1>');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/shop/1.0.0/../../../secret.txt',
    '/shop/1.0.0/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/.furrow/headers.json',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '//secret.txt',
    '/buy-food.html.br',
  ])('never leaves the site for %s', async (path) => {
    const { status, body } = await get(path);
    expect([308, 400, 404]).toContain(status);
    expect(body).not.toContain('secret');
  });

  it('follows no link inside the origin, while the origin itself may be one', async () => {
    const origin = join(folder, 'linked');
    await mkdir(join(origin, 'shop/1.0.0'), { recursive: true });
    await writeFile(join(origin, 'shop/1.0.0/own.js'), 'own');
    await symlink(folder, join(origin, 'outside'));
    await symlink('1.0.0', join(origin, 'shop/2.0.0'));
    await symlink(join(folder, 'secret.txt'), join(origin, 'shop/1.0.0/secret.txt'));
    await symlink(origin, join(folder, 'current'));
    const read = folderFiles(join(folder, 'current'));
    expect(await read('shop/1.0.0/own.js')).toBeDefined();
    for (const name of ['outside/secret.txt', 'shop/1.0.0/secret.txt', 'shop/2.0.0/own.js'])
      expect(await read(name)).toBeUndefined();
  });

  it('keeps the files of a release for ever, and lets other origins load them', async () => {
    // Releases of a site that was upgraded have no hash in the names of their folders.
    await folderStorage(root).write('shop/0.9.0/remoteEntry.js', '/* earlier */');
    for (const release of [shop, '/shop/0.9.0']) {
      const { status, headers } = await get(`${release}/remoteEntry.js`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'content-type': 'text/javascript;charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('sends what was compressed at publish to a browser that accepts %s', async (accepted, encoding) => {
    for (const path of ['/buy-food', '/feed.atom', `${shop}/remoteEntry.js`]) {
      const { headers } = await get(path, { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['vary']).toBe('Accept-Encoding');
    }
  });

  it('names a file of a release as the dictionary of its later builds, and gives differences no address', async () => {
    const storage = folderStorage(root);
    const part = await writeRemote(join(folder, 'part'), 'part', { pages: { '/part': ['/part'] } });
    await writeFile(join(part, 'main.01234567.js'), 'part();');
    const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
    await publish({ storage, candidate: await readCandidate(part), published, promote: true });
    const release = await folderIn(storage, 'part@1.0.0');
    const { headers } = await get(`/${release}/main.01234567.js`);
    expect(headers).toMatchObject({
      'use-as-dictionary': `match="/part/*/main.*.js", id="${release.slice('part/'.length)}"`,
      vary: 'Accept-Encoding, Available-Dictionary',
    });
    expect((await get(`/${release}/remoteEntry.js`)).headers['use-as-dictionary']).toBeUndefined();
    await mkdir(join(root, '_deltas', release, '0.9.0'), { recursive: true });
    await writeFile(join(root, '_deltas', release, '0.9.0/main.01234567.js.dcz'), 'packed');
    expect((await get(`/_deltas/${release}/0.9.0/main.01234567.js.dcz`)).status).toBe(404);
  });

  it.each(['/discovery.json', '/nowhere'])('has browsers ask each time what %s is by now', async (path) => {
    expect((await get(path)).headers['cache-control']).toBe('no-cache');
  });

  it('answers 304 while a document is the same', async () => {
    for (const path of ['/buy-food', '/discovery.json', `${shop}/page.js`]) {
      const { headers } = await get(path);
      expect(await get(path, { headers: { 'if-none-match': String(headers['etag']) } })).toMatchObject({
        status: 304,
        body: '',
      });
    }
  });

  it('answers with the whole file when more of its end is asked for than it has', async () => {
    const { body: whole } = await get(`${shop}/page.js`);
    expect(await get(`${shop}/page.js`, { headers: { range: 'bytes=-99999' } })).toMatchObject({
      status: 206,
      headers: { 'content-range': `bytes 0-${whole.length - 1}/${whole.length}` },
      body: whole,
    });
    expect(await get(`${shop}/page.js`, { headers: { range: 'bytes=-0' } })).toMatchObject({ status: 416 });
  });

  it('answers HEAD like GET without a body, and refuses to write', async () => {
    expect(await get('/buy-food', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect(await get('/buy-food', { method: 'POST' })).toMatchObject({ status: 405 });
  });

  it.each([
    ['/buy-food/', '/buy-food'],
    ['/buy-food.html?a=1', '/buy-food?a=1'],
    ['/index.html', '/'],
    ['//buy-food', '/buy-food'],
  ])('sends %s to %s, the one address of the page', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 308, headers: { location } });
  });

  it('answers the documents of a canary, its start page too', async () => {
    const storage = folderStorage(root);
    const dist = await writeRemote(join(folder, 'shop-2'), 'shop', { version: '2.0.0', content: 'two', pages });
    const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
    await publish({ storage, candidate: await readCandidate(dist), published });
    await promote({ storage, app: 'shop', version: '2.0.0', traffic: 10 });
    expect((await get('/_v/shop@2.0.0/')).body).toContain('<h1>shop / two</h1>');
    const { body, headers } = await get('/_v/shop@2.0.0/buy-food');
    expect(body).toContain('<h1>shop /buy-food two</h1>');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await get('/_v/shop@2.0.0/nowhere')).status).toBe(404);
  });

  it('allows only the inline scripts of the host, no other origin, and code only through the one policy', async () => {
    const policy = String((await get('/buy-food')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-ZWluIGJlaXNwaWVs';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
    expect(policy).not.toContain('localhost');
  });

  it('lets no form put what was typed into an address, which it would do where no script runs', async () => {
    expect((await get('/buy-food')).headers['content-security-policy']).toContain("form-action 'none';");
  });

  it('allows overrides only where the settings of the site say so, and of published versions alone', async () => {
    expect((await get('/buy-food')).body).not.toContain('overrides');
    const storage = folderStorage(root);
    await storage.write('.furrow/site.json', JSON.stringify({ overrides: true }));
    await reconcile(storage);
    for (const path of ['/buy-food', '/nowhere']) {
      const { headers, body } = await get(path);
      expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
      expect(body).toContain('"overrides":[]');
    }
    await storage.remove('.furrow/site.json');
    await reconcile(storage);
  });

  it('answers an address in its own language, whichever one the browser asks for', async () => {
    const origin = join(folder, 'languages');
    const dists = [
      await writeHost(join(folder, 'host-es'), { translated: { es: {} } }),
      await writeRemote(join(folder, 'shop-es'), 'shop', {
        pages,
        translated: { es: { pages: { '/buy-food': 'Comprar' } } },
      }),
    ];
    await releaseLocalSite({ origin, dists, settings: { languages: ['en', 'es'] } });
    const site = await startServer({ files: folderFiles(origin), port: 0 });
    try {
      for (const [path, language, wanted] of [
        ['/buy-food', 'en', 'es'],
        ['/es/buy-food', 'es', 'en'],
      ] as const) {
        const { status, headers, body } = await rawRequest(site, path, { headers: { 'accept-language': wanted } });
        expect({ status, location: headers['location'], vary: headers['vary'] }).toEqual({
          status: 200,
          location: undefined,
          vary: 'Accept-Encoding',
        });
        expect(body).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      }
    } finally {
      await site.close();
    }
  });

  it('says which port is taken', async () => {
    const port = Number(new URL(server.url).port);
    const second = await startServer({ files: folderFiles(root), port }).catch((error: Error) => error);
    expect(machineFailure(second)).toMatch(`port ${port} is in use`);
  });

  it('says that there is no site yet', async () => {
    await expect(startServer({ files: folderFiles(join(folder, 'nothing')), port: 0 })).rejects.toThrow(
      'There is no site in',
    );
  });
});
