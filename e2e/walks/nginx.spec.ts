import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { observerTemplateId } from '@furrow/formats/observer-element';
import { newKeys, readSigningKey } from '@furrow/release/domain/signature';
import { digestOf, signRequest } from '@furrow/release/domain/signed-request';
import { commandPath, writeCommand } from '@furrow/release/domain/team-command';
import { preview } from '@furrow/release/operations/preview';
import { reportTo } from '@furrow/release/operations/promote';
import { readReports } from '@furrow/release/operations/reports';
import { folderFiles } from '@furrow/release/server/files';
import { startCollector, startServer, type Server } from '@furrow/release/server/serve';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { writeRemote } from '@furrow/release/testing/fixture';
import { nginxProgram, startNginx } from '../../scripts/machine/nginx';
import { copyOrigin, livePages, livePath, liveVersion, originFolder } from '../src/origin';
import { expect, open, test } from '../src/test';

const compared = [
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'access-control-allow-origin',
  'use-as-dictionary',
  'location',
];

/** Both servers are given the same folder; where nginx is not installed, there is nothing to compare. */
if (nginxProgram) {
  test.describe('nginx with the configuration in deploy/nginx', () => {
    let nginx: Server;
    let embedded: Server;
    test.beforeAll(async () => {
      nginx = await startNginx(originFolder);
      embedded = await startServer({ files: folderFiles(originFolder), port: 0 });
    });
    test.afterAll(() => Promise.all([nginx.close(), embedded.close()]));

    const isReleased = (path: string) => /^\/[a-z]+\/\d.*\.\w+$/.test(path) && !/\.(?:br|gz)$/.test(path);

    async function answerOf(server: Server, path: string) {
      const response = await fetch(server.url + path, { redirect: 'manual' });
      const headers: Record<string, string | null> = Object.fromEntries(
        compared.map((name) => [name, response.headers.get(name)]),
      );
      const type = response.headers
        .get('content-type')
        ?.replace(/^.*\/javascript/, 'text/javascript')
        .replace(/;\s*/, ';');
      return { status: response.status, headers, type, body: await response.text() };
    }

    test('answers every page as the embedded server does', async () => {
      for (const { path } of livePages()) {
        const expected = await answerOf(embedded, path);
        expect(expected.status, path).toBe(200);
        expect(await answerOf(nginx, path), path).toEqual(expected);
      }
    });

    test('answers a file of each kind as the embedded server does', async () => {
      const files = (await readdir(originFolder, { recursive: true })).map((file) => `/${file}`);
      const kinds = new Map(files.filter(isReleased).map((file) => [extname(file), file]));
      expect([...kinds.keys()]).toEqual(expect.arrayContaining(['.js', '.css', '.woff2', '.svg', '.webmanifest']));
      for (const path of [...kinds.values(), '/nowhere', '/discovery.json', '/robots.txt', '/sitemap.xml']) {
        expect(await answerOf(nginx, path), path).toEqual(await answerOf(embedded, path));
      }
    });

    test('passes reports, and who visits documents, on to the collector', async () => {
      const days = memoryStorage();
      const files = folderFiles(originFolder);
      const collecting = { storage: days, pause: 0, proxies: ['loopback'] };
      const collector = await startCollector({ files, port: 0, collecting });
      const server = await startNginx(originFolder, {
        collector: new URL(collector.url).host.replace('localhost', '127.0.0.1'),
      });
      try {
        const version = liveVersion('shop');
        const texts = (values: Record<string, string>) =>
          Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));
        const logRecord = {
          body: { stringValue: '404' },
          attributes: texts({ 'furrow.phase': 'entry', 'url.template': '/buy-food' }),
        };
        const resource = { attributes: texts({ 'service.name': 'shop', 'service.version': version }) };
        const body = JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ logRecords: [logRecord] }] }] });
        const report = () => fetch(`${server.url}/_reports/v1/logs`, { method: 'POST', body });
        expect((await report()).status).toBe(204);
        const failures = async () => (await readReports(days)).failuresOf({ app: 'shop', version });
        expect(await failures()).toEqual([]);
        expect((await fetch(`${server.url}/buy-food`)).status).toBe(200);
        // The collector is told of the visit beside the answer.
        await expect
          .poll(async () => {
            await report();
            return failures();
          })
          .toEqual([{ phase: 'entry', path: '/buy-food', error: '404', count: 1 }]);
        expect((await fetch(`${server.url}/_reports/v1/logs`)).status).toBe(404);
        expect((await fetch(`${server.url}/_visits`)).status).toBe(404);
      } finally {
        await Promise.all([server.close(), collector.close()]);
      }
    });

    test('passes team commands on, with a release and with the host that they are signed for', async () => {
      const storage = memoryStorage();
      const { privateKey, publicKey } = newKeys();
      await storage.write('.furrow/teams.json', JSON.stringify({ growers: { apps: ['shop'], keys: [publicKey] } }));
      const sizes: (number | undefined)[] = [];
      const server = await startServer({
        files: folderFiles(originFolder),
        port: 0,
        teamCommands: {
          storage,
          run: ({ files }) => Promise.resolve(sizes.push(files.get('page.js')?.length)),
          tell: () => undefined,
          proxies: ['loopback'],
        },
      });
      const uploads = new URL(server.url).host.replace('localhost', '127.0.0.1');
      const passing = await startNginx(originFolder, { uploads });
      try {
        const files = new Map([['page.js', Buffer.alloc(3_000_000)]]);
        const body = writeCommand({ command: 'publish', signature: '', commit: null }, files);
        const url = new URL(commandPath, passing.url);
        const parts = { method: 'POST', authority: url.host, path: commandPath, digest: digestOf(body) };
        const stamp = { created: Math.floor(Date.now() / 1000), nonce: '0'.repeat(32) };
        const headers = signRequest(parts, readSigningKey(privateKey, 'growers.key'), stamp);
        expect(await (await fetch(url, { method: 'POST', body: new Uint8Array(body), headers })).json()).toMatchObject({
          result: 1,
        });
        expect(sizes).toEqual([3_000_000]);
      } finally {
        await Promise.all([passing.close(), server.close()]);
      }
    });

    test('answers at the host names of previews as the embedded server does', async ({ request }) => {
      const folder = await mkdtemp(join(tmpdir(), 'furrow-previews-'));
      const origin = join(folder, 'origin');
      await copyOrigin(originFolder, origin);
      await reportTo(folderStorage(origin, { precompress: false }), 'https://collector.example');
      const release = `/${livePath('shop', origin)}`;
      // The release of the shop has no file of these kinds.
      for (const file of ['sown.mjs', 'sown.webmanifest', 'sown.js.map'])
        await writeFile(join(origin, release, file), '{}');
      const dist = join(folder, 'dist');
      const pages = { '/almanac': ['/almanac'] };
      await writeRemote(dist, 'almanac', {
        version: '1.0.0-preview-pr-1',
        pages,
        siteFiles: { 'almanac/sown.txt': 'sown' },
      });
      await preview({
        storage: folderStorage(origin),
        candidate: await readCandidate(dist),
        view: 'pr-1--almanac',
        published: { publishedAt: new Date(0).toISOString(), commit: null },
      });
      await writeFile(join(origin, '.furrow/source-maps'), '');
      const answering = await startNginx(origin, { previews: 'preview.localhost' });
      const expected = await startServer({
        files: folderFiles(origin),
        port: 0,
        views: { hosts: '*.preview.localhost' },
      });
      try {
        const ask = async (server: Server, path: string, label: string) => {
          const host = `${label}.preview.localhost`;
          const answer = await request.get(server.url + path, { headers: { host }, maxRedirects: 0 });
          const seen = [...compared, 'x-robots-tag'].map((name) => [name, answer.headers()[name]]);
          return { status: answer.status(), headers: Object.fromEntries(seen) as object, body: await answer.text() };
        };
        for (const path of [
          ...['/', '/almanac', '/about', '/index.html', '/about/', '/almanac/sown.txt', '/discovery.json', '/nowhere'],
          ...['/_view/bar.js', '/_view/view.json', '/_view/live.json'],
          ...['/_v/shop@1.0.0/about', '/_v/shop@1.0.0/', '/.furrow/ledger.json'],
          ...['/_views/pr-1--almanac/almanac', '/_views/pr-1--almanac/almanac.html'],
          ...['remoteEntry.js', 'sown.mjs', 'sown.webmanifest', 'sown.js.map'].map((file) => `${release}/${file}`),
        ]) {
          const [one, other] = [
            await ask(answering, path, 'pr-1--almanac'),
            await ask(expected, path, 'pr-1--almanac'),
          ];
          // nginx does not name any dictionary here: a preview sends whole files.
          const { 'use-as-dictionary': _, ...headers } = other.headers as Record<string, string>;
          // The body of a redirect is nobody's.
          if (other.status !== 308) expect(one.body === other.body, path).toBe(true);
          expect({ path, status: one.status, ...one.headers }).toMatchObject({
            path,
            status: other.status,
            ...headers,
          });
        }
        expect((await ask(answering, '/almanac', 'pr-2--almanac')).status).toBe(404);
        expect((await ask(answering, '/almanac', 'pr-1--almanac')).body).toContain('/_view/bar.js');
        // The document of the site says where its pages report to, and at the address of a preview nobody reports.
        const observer = `id="${observerTemplateId}"`;
        expect(await (await request.get(`${answering.url}/about`)).text()).toContain(observer);
        for (const path of ['/about', '/nowhere']) {
          const { body } = await ask(answering, path, 'pr-1--almanac');
          expect(body).toContain('data-to="https://collector.example"');
          expect(body).not.toContain(observer);
        }
      } finally {
        await Promise.all([answering.close(), expected.close()]);
        await rm(folder, { recursive: true });
      }
    });

    const owners = [...new Map(livePages().map((page) => [page.owner, page.path]))];
    for (const [owner, path] of owners) {
      test(`serves a page of ${owner} that hydrates and keeps quiet`, async ({ page }) => {
        await open(page, nginx.url + path);
      });
    }
  });
}
