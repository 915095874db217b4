import { startServer, type Server } from '@furrow/release/server/serve';
import { nginxProgram, startNginx } from './nginx';
import { livePages, originFolder } from './origin';
import { expect, open, test } from './test';

const compared = [
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'access-control-allow-origin',
  'location',
];

/** Both servers are given the same folder; where nginx is not installed, there is nothing to compare. */
if (nginxProgram) {
  test.describe('nginx with the configuration in deploy/nginx', () => {
    let nginx: Server;
    let embedded: Server;
    test.beforeAll(async () => {
      nginx = await startNginx(originFolder);
      embedded = await startServer({ root: originFolder, port: 0 });
    });
    test.afterAll(() => Promise.all([nginx.close(), embedded.close()]));

    async function answerOf(server: Server, path: string, method = 'GET') {
      const response = await fetch(server.url + path, { method, redirect: 'manual' });
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

    test('answers the files of a release, unknown paths and private ones as the embedded server does', async () => {
      const html = await (await fetch(embedded.url)).text();
      const files = [...html.matchAll(/(?:src|href)="(\/[a-z]+\/\d[^"]+)"/g)].map((match) => match[1] ?? '');
      expect(files.length).toBeGreaterThan(5);
      for (const path of [
        ...files,
        '/nowhere',
        '/nowhere.png',
        '/shop/1.0.0/nothing.js',
        '/.furrow/headers.json',
        '/index.html.br',
        '/discovery.json',
        '/robots.txt',
      ]) {
        expect(await answerOf(nginx, path), path).toEqual(await answerOf(embedded, path));
      }
    });

    test('sends every other address of a page to its one address', async () => {
      for (const path of ['/index.html', '/buy-food/', '/buy-food.html?size=2', '/governance/voting/index.html']) {
        const [expected, actual] = await Promise.all([answerOf(embedded, path), answerOf(nginx, path)]);
        expect([actual.status, actual.headers['location']], path).toEqual([308, expected.headers['location']]);
      }
    });

    test('sends what was compressed at publish', async ({ request }) => {
      const response = await request.get(`${nginx.url}/`, { headers: { 'accept-encoding': 'gzip' } });
      expect(response.headers()).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    });

    const owners = [...new Map(livePages().map((page) => [page.owner, page.path]))];
    for (const [owner, path] of owners) {
      test(`serves a page of ${owner} that hydrates and keeps quiet`, async ({ page }) => {
        await open(page, nginx.url + path);
      });
    }
  });
}
