import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestBucket, directClient, type TestBucket } from '../testing/test-bucket';
import { keyOf, pathOf } from './bucket-layout';
import { bucketStorage } from './bucket-storage';
import type { S3Client } from './s3-client';
import type { OriginStorage } from './storage';

let bucket: TestBucket;
let storage: OriginStorage;

const open = (client: S3Client) =>
  bucketStorage(client, { prefix: 'site/', layout: 'plain', conditionalDelete: false });

beforeEach(() => {
  bucket = createTestBucket();
  storage = open(directClient(bucket));
});

const folder = 'shop/1.0.0-0123456789abcdef';
const script = `/* one */ ${'entry();'.repeat(100)}`;

it('gives each object the headers that its file is delivered with', async () => {
  const delta = `_deltas/${folder}/0.9.0-fedcba9876543210/page.01234567.css.dcz`;
  await storage.write(`${folder}/page.js`, script);
  await storage.write('buy-food.html', '<p>');
  await storage.write('discovery.json', '{}');
  await storage.write(delta, 'packed');
  const headersOf = (key: string) => {
    const { headers = {} } = bucket.objects.get(`site/${key}`) ?? {};
    return [headers['content-type'], headers['cache-control'], headers['content-encoding']];
  };
  const forEver = 'public, max-age=31536000, immutable';
  expect(headersOf(`${folder}/page.js`)).toEqual(['text/javascript;charset=utf-8', forEver, undefined]);
  expect(headersOf(`${folder}/page.js.br`)).toEqual(['text/javascript;charset=utf-8', forEver, 'br']);
  expect(headersOf(`${folder}/page.js.gz`)).toEqual(['text/javascript;charset=utf-8', forEver, 'gzip']);
  expect(headersOf('buy-food')).toEqual(['text/html;charset=utf-8', 'no-cache', undefined]);
  expect(headersOf('discovery.json')).toEqual(['application/json', 'no-cache', undefined]);
  expect(headersOf(delta)).toEqual(['text/css;charset=utf-8', forEver, 'dcz']);
  const packed = (ending: string) => bucket.objects.get(`site/${folder}/page.js.${ending}`)!.bytes;
  expect(brotliDecompressSync(packed('br')).toString()).toBe(script);
  expect(gunzipSync(packed('gz')).toString()).toBe(script);
});

it.each([
  ['index.html', 'index.html', 'index.html'],
  ['404.html', '404.html', '404.html'],
  ['blog/frost.html', 'blog/frost', 'blog/frost/index.html'],
  ['_v/shop@1.1.0/index.html', '_v/shop@1.1.0/index.html', '_v/shop@1.1.0/index.html'],
  ['_v/shop@1.1.0/buy-food.html', '_v/shop@1.1.0/buy-food', '_v/shop@1.1.0/buy-food/index.html'],
  ['shop/1.0.0/index.html', 'shop/1.0.0/index.html', 'shop/1.0.0/index.html'],
  [`${folder}/index.html`, `${folder}/index.html`, `${folder}/index.html`],
  ['.furrow/source-maps', '.furrow/source-maps', '.furrow/source-maps'],
  ['feed.atom', 'feed.atom', 'feed.atom'],
])('keeps %s as %s, or as %s', (path, plain, folders) => {
  expect([keyOf('plain', path), keyOf('folders', path)]).toEqual([plain, folders]);
  expect([pathOf('plain', plain), pathOf('folders', folders)]).toEqual([path, path]);
});

it('stores the compressed copies of a file before the file, so that no reader finds one without the other', async () => {
  await storage.write(`${folder}/page.js`, script);
  expect(bucket.requests.at(-1)).toBe(`PUT site/${folder}/page.js`);
  expect([...bucket.objects.keys()].sort()).toEqual(['', '.br', '.gz'].map((end) => `site/${folder}/page.js${end}`));
});

it('asks for no more of a listing than the files of a version', async () => {
  await storage.write(`${folder}/page.js`, script);
  await storage.write('shop/1.1.0-0123456789abcdef/page.js', script);
  bucket.requests.length = 0;
  expect(await storage.list('shop/1.0.0-')).toEqual([`${folder}/page.js`]);
  expect(bucket.requests).toHaveLength(1);
});
