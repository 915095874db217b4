import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate } from '@furrow/release/storage/candidate';
import { writeHost, writeRemote } from '@furrow/release/testing/fixture';
import { folderStorage } from '@furrow/release/storage/folder-storage';
import { releaseLocalSite } from '@furrow/release/cli/local-site';
import { promote } from '@furrow/release/cli/promote';
import { publish } from '@furrow/release/cli/publish';
import { reconcile } from '@furrow/release/compose/reconcile';
import { startServer, type Server } from '@furrow/release/server/serve';
import { addresses, type Row } from './addresses';
import { nginxProgram, startNginx } from '../../scripts/nginx';
import { rawRequest, type RawAnswer } from './raw-request';
import { expect, test } from '@playwright/test';

/** One table of addresses, asked of each server that can serve an origin. */

let folder: string;
const servers = new Map<string, Server>();

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-addresses-'));
  const root = join(folder, 'origin');
  const pages = { '/': ['/'], '/buy-food': ['/buy-food'], '/blog/:slug': ['/blog/one'] };
  const siteFiles = {
    'feed.atom': '<feed/>',
    'feed.json': '{}',
    'favicon.ico': 'icon',
    'share/blog/one.png': 'picture',
    '.well-known/security.txt': 'Contact: mailto:security@furrow.example',
  };
  const dists = [
    await writeHost(join(folder, 'host')),
    await writeRemote(join(folder, 'one'), 'shop', { pages, siteFiles }),
  ];
  await writeFile(join(folder, 'one/page.js.map'), '{}');
  await releaseLocalSite({ origin: root, dists });
  const storage = folderStorage(root);
  const canary = await writeRemote(join(folder, 'two'), 'shop', { version: '2.0.0', content: 'two', pages });
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
  await publish({ storage, candidate: await readCandidate(canary), published });
  await promote({ storage, app: 'shop', version: '2.0.0', traffic: 10 });
  servers.set('the embedded server', await startServer({ root, port: 0 }));
  if (nginxProgram) servers.set('nginx', await startNginx(root));
});

test.afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.close()));
  await rm(folder, { recursive: true });
});

const nameOf = ({ asked: { path, method = 'GET', headers } }: Row) =>
  `${method} ${path.slice(0, 80)} ${headers ? JSON.stringify(headers) : ''}`.trim();

for (const server of ['the embedded server', ...(nginxProgram ? ['nginx'] : [])]) {
  test(`${server} answers ${addresses.length} requests as the table says`, async () => {
    const wrong: string[] = [];
    for (const row of addresses) {
      const { status, headers } = await rawRequest(servers.get(server)?.url ?? '', row.asked);
      const location = headers.get('location');
      if (status !== row.status || location !== row.location)
        wrong.push(`${nameOf(row)}: ${status} ${location ?? ''} instead of ${row.status} ${row.location ?? ''}`);
    }
    expect(wrong).toEqual([]);
  });
}

if (nginxProgram) {
  test('both servers send the same headers and the same bytes', async () => {
    const different: string[] = [];
    for (const row of addresses) {
      const [embedded = {}, nginx = {}] = await Promise.all(
        [...servers.values()].map(async (server) => described(await rawRequest(server.url, row.asked))),
      );
      for (const [name, value] of Object.entries(embedded)) {
        if (value !== nginx[name]) different.push(`${nameOf(row)}: ${name} is ${value}, from nginx ${nginx[name]}`);
      }
    }
    expect(different).toEqual([]);
  });
}

test('source maps are sent once the settings of the site say so', async () => {
  const root = join(folder, 'origin');
  await writeFile(join(root, '.furrow/site.json'), '{ "sourceMaps": true }');
  await reconcile(folderStorage(root));
  const asked = { path: '/shop/1.0.0/page.js.map' };
  const answers = await Promise.all([...servers.values()].map((server) => rawRequest(server.url, asked)));
  for (const { status } of answers) expect(status).toBe(200);
  const [embedded, ...others] = answers.map(described);
  for (const other of others) expect(other).toEqual(embedded);
  await rm(join(root, '.furrow/site.json'));
  await reconcile(folderStorage(root));
  expect((await rawRequest(servers.get('the embedded server')?.url ?? '', asked)).status).toBe(404);
});

const compared = [
  'accept-ranges',
  'access-control-allow-origin',
  'allow',
  'cache-control',
  'content-encoding',
  'content-range',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'set-cookie',
  'vary',
  'x-content-type-options',
  'x-frame-options',
];

/** What both servers must agree on. An etag is each server's own, and so is the page under a refusal that no visitor meets. */
function described({ status, headers, body }: RawAnswer): Record<string, string | undefined> {
  const alike = Object.fromEntries(compared.map((name) => [name, headers.get(name)]));
  if (![200, 206, 304, 404].includes(status)) return alike;
  const type = headers.get('content-type');
  return {
    ...alike,
    ...(status !== 404 && { validators: ['etag', 'last-modified'].filter((name) => headers.has(name)).join() }),
    ...(status !== 304 && { type: type?.replace(/^.*\/javascript/, 'text/javascript').replace(/;\s*/, ';') }),
    'content-length': headers.get('content-length'),
    body: body.toString('base64'),
  };
}
