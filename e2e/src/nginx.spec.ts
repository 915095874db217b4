import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import { folderFiles } from '@furrow/release/server/files';
import { startServer, type Server } from '@furrow/release/server/serve';
import { nginxProgram, startNginx } from '../../scripts/machine/nginx';
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
      embedded = await startServer({ files: folderFiles(originFolder), port: 0 });
    });
    test.afterAll(() => Promise.all([nginx.close(), embedded.close()]));

    const isReleased = (path: string) => /^\/[a-z]+\/\d.*\.\w+$/.test(path) && !/\.(?:br|gz)$/.test(path);

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

    test('answers a file of each kind as the embedded server does', async () => {
      const files = (await readdir(originFolder, { recursive: true })).map((file) => `/${file}`);
      const kinds = new Map(files.filter(isReleased).map((file) => [extname(file), file]));
      expect([...kinds.keys()]).toEqual(expect.arrayContaining(['.js', '.css', '.woff2', '.svg', '.webmanifest']));
      for (const path of [...kinds.values(), '/nowhere', '/discovery.json', '/robots.txt', '/sitemap.xml']) {
        expect(await answerOf(nginx, path), path).toEqual(await answerOf(embedded, path));
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
