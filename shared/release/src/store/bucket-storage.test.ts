import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestBucket, directClient, runAndKill, type TestBucket } from '../testing/test-bucket';
import { keyOf, pathOf } from './bucket-layout';
import { bucketStorage } from './bucket-storage';
import type { S3Client } from './s3-client';
import type { Transmit } from './s3-transport';
import { ConflictError, readText, type Storage } from './storage';

let bucket: TestBucket;
let storage: Storage;

const open = (client: S3Client) =>
  bucketStorage(client, { prefix: 'site/', layout: 'plain', conditionalDelete: false });

beforeEach(() => {
  bucket = createTestBucket();
  storage = open(directClient(bucket));
});

const seal = 'published.json';
const contentOf = (build: string): Record<string, string> => {
  const files = {
    'page.js': `/* ${build} */ ${'entry();'.repeat(100)}`,
    'page.css': 'h1 { color: green }',
    [`only-${build}.js`]: `/* ${build} */ ${'only();'.repeat(100)}`,
  };
  const known = Object.entries(files).map(([file, { length: bytes }]) => [file, { integrity: build, bytes }]);
  return { ...files, 'release.json': JSON.stringify({ files: Object.fromEntries(known) as object }) };
};
const filesOf = (build: string) =>
  new Map(
    Object.entries({ ...contentOf(build), [seal]: `{"storedAs":"${build}"}` }).map(([path, text]) => [
      path,
      new TextEncoder().encode(text),
    ]),
  );
const paths = (build: string) => [...filesOf(build).keys()].map((path) => `shop/1.0.0/${path}`).sort();
const store = (client: S3Client, build: string) => open(client).createFolder('shop/1.0.0', filesOf(build), seal);
const sealOf = async () => (await storage.read(`shop/1.0.0/${seal}`))?.etag ?? null;

async function expectBuild(build: string) {
  expect(await storage.list('shop/')).toEqual(paths(build));
  for (const [path, text] of Object.entries(contentOf(build)))
    expect(await readText(storage, `shop/1.0.0/${path}`)).toBe(text);
  for (const copy of (await storage.copies?.('shop/1.0.0/page.js')) ?? [])
    expect(Buffer.from(copy.bytes ?? []).toString()).toBe(contentOf(build)['page.js']);
}

it('gives each object the headers that its file is delivered with', async () => {
  await store(directClient(bucket), 'one');
  await storage.write('buy-food.html', '<p>');
  await storage.write('discovery.json', '{}');
  const headersOf = (key: string) => {
    const { headers = {} } = bucket.objects.get(`site/${key}`) ?? {};
    return [headers['content-type'], headers['cache-control'], headers['content-encoding']];
  };
  const forEver = 'public, max-age=31536000, immutable';
  expect(headersOf('shop/1.0.0/page.js')).toEqual(['text/javascript;charset=utf-8', forEver, undefined]);
  expect(headersOf('shop/1.0.0/page.js.br')).toEqual(['text/javascript;charset=utf-8', forEver, 'br']);
  expect(headersOf('shop/1.0.0/page.js.gz')).toEqual(['text/javascript;charset=utf-8', forEver, 'gzip']);
  expect(headersOf('buy-food')).toEqual(['text/html;charset=utf-8', 'no-cache', undefined]);
  expect(headersOf('discovery.json')).toEqual(['application/json', 'no-cache', undefined]);
  const packed = (ending: string) => bucket.objects.get(`site/shop/1.0.0/page.js.${ending}`)!.bytes;
  expect(brotliDecompressSync(packed('br')).toString()).toBe(contentOf('one')['page.js']);
  expect(gunzipSync(packed('gz')).toString()).toBe(contentOf('one')['page.js']);
});

it.each([
  ['index.html', 'index.html', 'index.html'],
  ['404.html', '404.html', '404.html'],
  ['blog/frost.html', 'blog/frost', 'blog/frost/index.html'],
  ['_v/shop@1.1.0/index.html', '_v/shop@1.1.0/index.html', '_v/shop@1.1.0/index.html'],
  ['_v/shop@1.1.0/buy-food.html', '_v/shop@1.1.0/buy-food', '_v/shop@1.1.0/buy-food/index.html'],
  ['shop/1.0.0/index.html', 'shop/1.0.0/index.html', 'shop/1.0.0/index.html'],
  ['.furrow/source-maps', '.furrow/source-maps', '.furrow/source-maps'],
  ['feed.atom', 'feed.atom', 'feed.atom'],
])('keeps %s as %s, or as %s', (path, plain, folders) => {
  expect([keyOf('plain', path), keyOf('folders', path)]).toEqual([plain, folders]);
  expect([pathOf('plain', plain), pathOf('folders', folders)]).toEqual([path, path]);
});

describe.each([
  ['before', false],
  ['after', true],
])('a command killed at any request, %s the bucket has carried it out', (_, isCarriedOut) => {
  it('leaves no half release: it is there whole or not, and the next publish stores it, of this build or of another', async () => {
    for (let request = 0, wasKilled = true; wasKilled; request += 1) {
      wasKilled = await runAndKill(bucket, request, isCarriedOut, (client) => store(client, 'one'));
      const isThere = (await sealOf()) !== null;
      expect(await storage.list('')).toEqual(isThere ? paths('one') : []);
      if (!isThere) await store(directClient(bucket), request % 2 ? 'one' : 'two');
      await expectBuild(isThere || request % 2 ? 'one' : 'two');
      bucket.objects.clear();
    }
    expect.hasAssertions();
  });

  it('leaves no half removed release on show, and the next one removes the rest', async () => {
    for (let request = 0, wasKilled = true; wasKilled; request += 1) {
      bucket.objects.clear();
      await store(directClient(bucket), 'one');
      const known = await sealOf();
      wasKilled = await runAndKill(bucket, request, isCarriedOut, (client) =>
        open(client).removeFolder('shop/1.0.0', seal, known),
      );
      expect(await storage.list('')).toEqual((await sealOf()) === null ? [] : paths('one'));
      await storage.removeFolder('shop/1.0.0', seal, known);
      expect([...bucket.objects.keys()]).toEqual([`site/shop/1.0.0/${seal}`]);
    }
  });
});

it('sends only what a killed publish has not stored', async () => {
  await runAndKill(bucket, 5, true, (client) => store(client, 'one'));
  const before = [...bucket.objects.keys()];
  bucket.requests.length = 0;
  await store(directClient(bucket), 'one');
  const sent = bucket.requests.filter((request) => request.startsWith('PUT')).map((request) => request.slice(4));
  expect(sent.filter((key) => before.includes(key))).toEqual(Array(2).fill(`site/shop/1.0.0/${seal}`));
  await expectBuild('one');
});

it('shows what was left without a seal only when nobody can be writing it any more', async () => {
  await runAndKill(bucket, 7, true, (client) => store(client, 'one'));
  expect(await storage.list('')).toEqual([]);
  const day = 24 * 60 * 60 * 1000;
  for (const object of bucket.objects.values()) object.modified = new Date(Date.now() - day - 1000);
  expect(await storage.list('')).toEqual(paths('one'));
  await storage.removeFolder('shop/1.0.0', seal, null);
  expect(await storage.list('')).toEqual([]);
});

it.each([
  ['beside', false],
  ['while the first waits for the answer to', true],
])('of two builds of one version, the second stored %s any request, one is stored, and whole', async (_, isSlow) => {
  for (let request = 0, isInterrupted = true; isInterrupted; request += 1) {
    bucket.objects.clear();
    let asked = 0;
    let second: Promise<PromiseSettledResult<void>[]> | undefined;
    const interrupted: Transmit = async (sent) => {
      asked += 1;
      if (asked === request + 1) {
        second = Promise.allSettled([store(directClient(bucket), 'two')]);
        if (isSlow) await second;
      }
      return bucket.answer(sent);
    };
    const first = await Promise.allSettled([store(directClient({ ...bucket, answer: interrupted }), 'one')]);
    const outcomes = [...first, ...((await second) ?? [])];
    isInterrupted = second !== undefined;
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ConflictError);
    const stored = ['one', 'two'].filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(stored).toHaveLength(1);
    await expectBuild(stored[0]!);
  }
});

it('does not take a listing that lags for what is there', async () => {
  await store(directClient(bucket), 'one');
  bucket.settings.listsLate = true;
  await storage.removeFolder('shop/1.0.0', seal, await sealOf());
  await storage.removeFolder('shop/1.0.0', seal, null);
  await store(directClient(bucket), 'two');
  bucket.settings.listsLate = false;
  await expectBuild('two');
});
