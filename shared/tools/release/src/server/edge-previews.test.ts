import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { observerTemplateId } from '@furrow/formats/observer-element';
import { answerPreview } from '../../../../../deploy/edge/previews';
import { settingsFile } from '../domain/paths';
import { preview } from '../operations/preview';
import { reportTo } from '../operations/promote';
import { publish } from '../operations/publish';
import { bucketStorage } from '../store/bucket-storage';
import { readCandidate } from '../store/candidate';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote, type Fixture } from '../testing/fixture';
import { rawRequest } from '../testing/raw-request';
import { createTestBucket, directClient } from '../testing/test-bucket';
import { bucketFiles } from './files';
import { startServer, type Server } from './serve';

/** The rule of an edge for previews in a bucket, beside the embedded server on the same bucket. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const hosts = '*.preview.localhost';
const bucket = createTestBucket();

let folder: string;
let storage: OriginStorage;
let server: Server;

async function build(app: string, fixture: Fixture) {
  return readCandidate(await writeRemote(await mkdtemp(join(folder, 'build-')), app, fixture));
}

const show = async (name: string, now = Date.now()) =>
  preview({
    storage,
    candidate: await build('shop', {
      version: `1.1.0-preview-${name}`,
      content: 'shown',
      pages: { '/': ['/'], '/buy-food': ['/buy-food'] },
      siteFiles: { 'shop/prices.txt': 'low' },
    }),
    view: `${name}--shop`,
    published,
    allowDrop: true,
    now,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edge-'));
  storage = bucketStorage(directClient(bucket), { prefix: '', layout: 'plain', conditionalDelete: true });
  await storage.write(settingsFile, JSON.stringify({ languages: ['en', 'es'] }));
  const host = await readCandidate(await writeHost(join(folder, 'host'), { translated: { es: { header: 'uno' } } }));
  const pages = { '/': ['/'], '/buy-food': ['/buy-food'], '/old/page': ['/old/page'] };
  for (const candidate of [
    host,
    await build('shop', { pages }),
    await build('dao', { pages: { '/voting': ['/voting'] } }),
  ])
    await publish({ storage, candidate, published, promote: true });
  await show('pr-12');
  await show('late', Date.now() - 15 * 24 * 60 * 60 * 1000);
  const files = bucketFiles(directClient(bucket), '', 'plain');
  server = await startServer({ files, port: 0, views: { hosts } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const read = (key: string) => {
  const object = bucket.objects.get(key);
  const type = object?.headers['content-type'] ?? '';
  return Promise.resolve(object && { body: new Uint8Array(object.bytes), type });
};

const compared = [
  'access-control-allow-origin',
  'allow',
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'location',
  'x-content-type-options',
  'x-robots-tag',
];

/** What the embedded server answers, and what the edge does. */
async function both(label: string, path: string, method = 'GET') {
  const host = `${label}.preview.localhost`;
  const answer = await rawRequest(server, path, { method, headers: { host } });
  const edge = await answerPreview(new Request(`http://${host}${path}`, { method }), { hosts, read });
  const named = (value: (name: string) => unknown) =>
    Object.fromEntries(compared.map((name) => [name, value(name) ?? null]));
  return [
    { path, status: answer.status, headers: named((name) => answer.headers[name]), body: answer.body },
    { path, status: edge.status, headers: named((name) => edge.headers.get(name)), body: await edge.text() },
  ] as const;
}

const releaseOf = (app: string) =>
  [...bucket.objects.keys()].find((key) => key.startsWith(`${app}/1.1.0-preview`)) ?? '';

it.each(['pr-12--shop', 'late--shop'])('answers at %s as the embedded server does', async (label) => {
  const folderOfRelease = releaseOf('shop').split('/').slice(0, 2).join('/');
  for (const path of [
    ...[
      '/',
      '/buy-food',
      '/voting',
      '/old/page',
      '/nowhere',
      '/es/nowhere',
      '/buy-food.html',
      '/voting/',
      '/index',
      '/old/page/index',
    ],
    ...[
      '/index.html?day=1',
      '/_v/dao@1.0.0/voting',
      '/_v/dao@1.0.0/',
      '/discovery.json',
      '/shop/prices.txt',
      '/robots.txt',
    ],
    ...['/_view/bar.js', '/_view/view.json', '/_view/live.json', '/_view.json', '/_views/pr-12--shop/_view.json'],
    ...[
      '/.furrow/ledger.json',
      '/.furrow/headers.json',
      '/_views/bar.js',
      '/404.html',
      '/404',
      '/Voting',
      '/voting.br',
    ],
    ...[`/${folderOfRelease}/page.js`, `/${folderOfRelease}/page.css`, `/${folderOfRelease}/remoteEntry.js.br`],
    ...[`/${folderOfRelease}/none.js`, `/${folderOfRelease}/page.js.map`],
  ]) {
    const [expected, edge] = await both(label, path);
    expect(edge).toEqual(expected);
  }
});

it('shows the view, then the site, and the page that is gone to nobody', async () => {
  const [, own] = await both('pr-12--shop', '/buy-food');
  expect(own.body).toContain('shop /buy-food shown');
  expect(own.body).toContain('/_view/bar.js');
  expect((await both('pr-12--shop', '/voting'))[1].body).toContain('dao /voting one');
  expect((await both('pr-12--shop', '/old/page'))[1].status).toBe(404);
  expect((await both('pr-12--shop', '/es/nowhere'))[1].body).toContain('uno');
  expect((await both('late--shop', '/buy-food'))[1].body).toContain('shop /buy-food one');
});

it('lets no page report to the collector of the site, also where a document falls through', async () => {
  await reportTo(storage, 'https://collector.example');
  try {
    for (const [label, path] of [
      ['pr-12--shop', '/voting'],
      ['pr-12--shop', '/es/nowhere'],
      ['late--shop', '/buy-food'],
    ] as const) {
      const [expected, edge] = await both(label, path);
      expect(edge).toEqual(expected);
      expect(edge.body).toContain('data-to="https://collector.example"');
      expect(edge.body).not.toContain(`id="${observerTemplateId}"`);
    }
  } finally {
    await reportTo(storage, undefined);
  }
});

it('takes nothing, and knows no other names', async () => {
  for (const method of ['POST', 'PUT', 'HEAD']) {
    const [expected, edge] = await both('pr-12--shop', '/buy-food', method);
    expect(edge).toMatchObject({ status: expected.status, body: expected.body });
  }
  for (const label of ['pr-13--shop', 'pr-12--shop.evil', '..', 'a--b--c', 'x'.repeat(64)]) {
    const edge = await answerPreview(new Request(`http://${label}.preview.localhost/`), { hosts, read }).catch(
      () => null,
    );
    expect(edge?.status ?? 404).toBe(404);
  }
  const other = await answerPreview(new Request('http://shop.example/'), { hosts, read });
  expect(other.status).toBe(404);
});
