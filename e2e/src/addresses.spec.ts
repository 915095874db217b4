import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readCandidate } from '@furrow/release/store/candidate';
import { writeHost, writeRemote } from '@furrow/release/testing/fixture';
import { keyOf } from '@furrow/release/store/bucket-layout';
import { createTestBucket, directClient } from '@furrow/release/testing/test-bucket';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { releaseLocalSite } from '@furrow/release/operations/local-site';
import { promote } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { reconcile } from '@furrow/release/compose/apply/reconcile';
import { bucketFiles, folderFiles, type ReadOriginFile } from '@furrow/release/server/files';
import { startServer, type Server } from '@furrow/release/server/serve';
import { addresses, type Row } from './addresses';
import { nginxProgram, startNginx } from '../../scripts/machine/nginx';
import { liveFolder, livePages, livePath, originFolder } from './origin';
import { rawRequest, type RawAnswer, type RawRequest } from './raw-request';
import { expect, test } from '@playwright/test';

/** One table of addresses, asked of each server that can serve an origin. */

let folder: string;
const servers = new Map<string, Server>();
let inBucket: Server;

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
  await writeFile(join(folder, 'one/module.mjs'), 'export {};');
  await releaseLocalSite({ origin: root, dists });
  const storage = folderStorage(root);
  const canary = await writeRemote(join(folder, 'two'), 'shop', { version: '2.0.0', content: 'two', pages });
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
  await publish({ storage, candidate: await readCandidate(canary), published });
  await promote({ storage, app: 'shop', version: '2.0.0', traffic: 10 });
  await writeFile(join(folder, 'outside.html'), 'outside');
  await symlink(join(folder, 'outside.html'), join(root, 'linked.html'));
  await symlink(join(folder, 'outside.html'), join(liveFolder('shop', root), 'linked.html'));
  await symlink('shop', join(root, 'store'));
  servers.set('the embedded server', await startServer({ files: folderFiles(root), port: 0 }));
  inBucket = await startServer({ files: await copiedToBucket(root), port: 0 });
  if (nginxProgram) servers.set('nginx', await startNginx(root));
});

test.afterAll(async () => {
  await Promise.all([...servers.values(), inBucket].map((server) => server.close()));
  await rm(folder, { recursive: true });
});

/** The files of a bucket that holds what the folder holds. */
async function copiedToBucket(root: string): Promise<ReadOriginFile> {
  const client = directClient(createTestBucket());
  const found = await readdir(root, { withFileTypes: true, recursive: true });
  for (const file of found.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name);
    await client.put(`site/${keyOf('plain', relative(root, path))}`, await readFile(path));
  }
  return bucketFiles(client, 'site/', 'plain');
}

/** The request, with the folders that the releases of the table lie in. */
function placed(asked: RawRequest): RawRequest {
  const root = join(folder, 'origin');
  const folderOf = (app: string) => `/${livePath(app, root)}/`;
  return {
    ...asked,
    path: asked.path.replace('/shop/1.0.0/', folderOf('shop')).replace('/host/1.0.0/', folderOf('host')),
  };
}

const nameOf = ({ asked: { path, method = 'GET', headers } }: Row) =>
  `${method} ${path.slice(0, 80)} ${headers ? JSON.stringify(headers) : ''}`.trim();

for (const server of ['the embedded server', ...(nginxProgram ? ['nginx'] : []), 'the embedded server on a bucket']) {
  test(`${server} answers ${addresses.length} requests as the table says`, async () => {
    const wrong: string[] = [];
    for (const row of addresses) {
      const { status, headers } = await rawRequest((servers.get(server) ?? inBucket).url, placed(row.asked));
      const location = headers.get('location');
      if (status !== row.status || location !== row.location)
        wrong.push(`${nameOf(row)}: ${status} ${location ?? ''} instead of ${row.status} ${row.location ?? ''}`);
    }
    expect(wrong).toEqual([]);
  });
}

for (const path of ['/%', '/%E0%A4%A', '/buy-food%', '/blog/%c3'])
  test(`the 404 page answers ${path}, a link that was cut off in the middle of a letter`, async () => {
    for (const [name, { url }] of [...servers, ['a bucket', inBucket] as const]) {
      const { status, headers, body } = await rawRequest(url, { path });
      expect([400, 404], name).toContain(status);
      expect(headers.get('content-type'), name).toMatch(/^text\/html/);
      expect(body.toString(), name).toContain('<h1>404</h1>');
    }
  });

if (nginxProgram) {
  test('both servers send the same headers and the same bytes', async () => {
    const different: string[] = [];
    for (const row of addresses) {
      const [embedded = {}, nginx = {}] = await Promise.all(
        [...servers.values()].map(async (server) => described(await rawRequest(server.url, placed(row.asked)))),
      );
      for (const [name, value] of Object.entries(embedded)) {
        if (value !== nginx[name]) different.push(`${nameOf(row)}: ${name} is ${value}, from nginx ${nginx[name]}`);
      }
    }
    expect(different).toEqual([]);
  });
}

test('every route of the site is served from a bucket as from a folder, and what the first page names', async () => {
  const both = [
    await startServer({ files: folderFiles(originFolder), port: 0 }),
    await startServer({ files: await copiedToBucket(originFolder), port: 0 }),
  ];
  const different: string[] = [];
  const expectSame = async (path: string) => {
    const [here, there] = await Promise.all(
      both.map(async (server) => {
        // A bucket holds no compressed copies of documents, so that none of them varies.
        const { vary, ...answer } = described(await rawRequest(server.url, { path }));
        return answer;
      }),
    );
    if (JSON.stringify(here) !== JSON.stringify(there)) different.push(path);
    return here;
  };
  for (const { path } of livePages()) await expectSame(path);
  const { body = '' } = (await expectSame('/')) ?? {};
  const named = [
    ...Buffer.from(body, 'base64')
      .toString()
      .matchAll(/(?:src|href)="(\/[a-z]+\/\d[^"]+)"/g),
  ];
  expect(named.length).toBeGreaterThan(10);
  for (const [, file = ''] of named) await expectSame(file);
  expect(different).toEqual([]);
  await Promise.all(both.map((server) => server.close()));
});

test('source maps are sent once the settings of the site say so', async () => {
  const root = join(folder, 'origin');
  await writeFile(join(root, '.furrow/site.json'), '{ "sourceMaps": true }');
  await reconcile(folderStorage(root));
  const asked = placed({ path: '/shop/1.0.0/page.js.map' });
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
  'integrity-policy',
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
  if (![200, 206, 304, 400, 404].includes(status)) return alike;
  const type = headers.get('content-type');
  return {
    ...alike,
    ...(status < 400 && { validators: ['etag', 'last-modified'].filter((name) => headers.has(name)).join() }),
    ...(status !== 304 && { type: type?.replace(/^.*\/javascript/, 'text/javascript').replace(/;\s*/, ';') }),
    'content-length': headers.get('content-length'),
    body: body.toString('base64'),
  };
}
