import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Discovery } from '@furrow/discovery/discovery';
import { verify } from '../check/verify';
import { toJson } from '../domain/json';
import { bucketStorage } from '../store/bucket-storage';
import { folderStorage } from '../store/folder-storage';
import { readLedger } from '../store/ledger-file';
import { memoryStorage } from '../store/memory-storage';
import type { S3Client } from '../store/s3-client';
import { readText, type OriginStorage } from '../store/storage';
import { instrumentedStorage } from '../testing/instrumented-storage';
import { nextMoment } from '../testing/orderings';
import { createTestBucket, directClient, runAndKill } from '../testing/test-bucket';
import { rollback } from './promote';
import { prune } from './prune';
import { status } from './status';
import { upgrade } from './upgrade';

/** An origin as the command made it before there was a ledger: 1.3.0 is withdrawn, 1.4.0 a canary, 1.0.0 pruned. */
const frozen = JSON.parse(
  readFileSync(join(import.meta.dirname, '../testing/origin-without-ledger.json'), 'utf8'),
) as Record<string, string>;

async function frozenOrigin(): Promise<OriginStorage> {
  const storage = memoryStorage();
  for (const [path, text] of Object.entries(frozen)) await storage.write(path, text);
  return storage;
}

const states = async (storage: OriginStorage) =>
  (await status(storage)).map(({ app, version, state, traffic }) => `${app}@${version} ${state} ${traffic}`);

it('says to every other command that the origin is to be upgraded', async () => {
  await expect(readLedger(await frozenOrigin())).rejects.toThrow('release upgrade');
});

it('makes a ledger that says what the origin said, with every release where it was', async () => {
  const storage = await frozenOrigin();
  await upgrade(storage);
  expect(await states(storage)).toEqual([
    'host@1.0.0 live 100',
    'shop@1.4.0 canary 10',
    'shop@1.3.0 withdrawn 0',
    'shop@1.2.0 live 90',
    'shop@1.1.0 earlier 0',
  ]);
  expect((await status(storage))[0]).toMatchObject({ publishedAt: '2026-01-01T00:00:00.000Z', commit: 'abc1234' });
  expect((await readLedger(storage)).apps['shop']?.numbers['1.0.0']).toBe(frozen['.furrow/pruned/shop@1.0.0']);
  expect(await readText(storage, 'buy-food.html')).toContain('"/shop/1.2.0/page.css"');
  expect((await verify(storage)).problems).toEqual([]);
  await rollback({ storage, app: 'shop' });
  expect(await rollback({ storage, app: 'shop' })).toMatchObject({ from: '1.2.0', to: '1.1.0' });
});

it('keeps a version that visitors get or that a rollback would bring back, though the origin says that it is being removed', async () => {
  const storage = await frozenOrigin();
  const discovery = JSON.parse(frozen['discovery.json']!) as Discovery;
  for (const entry of Object.values(discovery.microFrontends).flat()) entry.extras['removing'] = true;
  await storage.write('discovery.json', toJson(discovery));
  await upgrade(storage);
  expect(await states(storage)).toEqual([
    'host@1.0.0 live 100',
    'shop@1.4.0 canary 10',
    'shop@1.2.0 live 90',
    'shop@1.1.0 earlier 0',
  ]);
  await prune({ storage, keep: 0, now: Date.now() + 2 * 24 * 60 * 60 * 1000 });
  expect((await verify(storage)).problems).toEqual([]);
});

it.each([
  ['before', false],
  ['after', true],
])(
  'does the same in a bucket, and can be run again when it was killed %s any request was carried out',
  async (_when, isCarriedOut) => {
    const inMemory = await frozenOrigin();
    await upgrade(inMemory);
    const wanted = await states(inMemory);
    const open = (client: S3Client) => bucketStorage(client, { prefix: '', layout: 'plain', conditionalDelete: false });
    const stored = createTestBucket();
    for (const [path, text] of Object.entries(frozen)) await open(directClient(stored)).write(path, text);
    for (let request = 0, wasKilled = true; wasKilled; request += nextMoment) {
      const bucket = createTestBucket();
      const storage = open(directClient(bucket));
      for (const [key, object] of stored.objects) bucket.objects.set(key, object);
      wasKilled = await runAndKill(bucket, request, isCarriedOut, (client) => upgrade(open(client)));
      expect([request, await readText(storage, 'buy-food.html')]).toEqual([request, expect.stringContaining('shop')]);
      await upgrade(storage);
      expect([request, (await verify(storage)).problems]).toEqual([request, []]);
      expect([request, await states(storage)]).toEqual([request, wanted]);
    }
  },
);

it('can be run again wherever it was interrupted, and every page is there all the time', async () => {
  for (let moment = 1, isOver = false; !isOver; moment += nextMoment) {
    const storage = await frozenOrigin();
    let changes = 0;
    const before = async (call: string) => {
      if (call === 'write' || call === 'remove') changes += 1;
      if (changes >= moment) throw new Error('killed');
    };
    isOver = await upgrade(instrumentedStorage(storage, { before })).then(
      () => true,
      () => false,
    );
    for (const path of ['buy-food.html', '_v/shop@1.4.0/buy-food.html', 'discovery.json'])
      expect([moment, await readText(storage, path)]).toEqual([moment, expect.stringContaining('shop')]);
    await upgrade(storage);
    expect([moment, (await verify(storage)).problems]).toEqual([moment, []]);
  }
});

it('gives every file that it composes the compressed copies of what it is now, whatever copies were there', async () => {
  const origin = await mkdtemp(join(tmpdir(), 'upgrade-'));
  try {
    const storage = folderStorage(origin);
    for (const [path, text] of Object.entries(frozen)) await storage.write(path, text);
    // As after a restore of single files from a backup.
    await copyFile(join(origin, 'buy-food.html.br'), join(origin, 'discovery.json.br'));
    await rm(join(origin, 'buy-food.html.gz'));
    await upgrade(storage);
    for (const path of ['discovery.json', 'buy-food.html', '404.html']) {
      const text = await readText(storage, path);
      const copies = [
        brotliDecompressSync(await readFile(join(origin, `${path}.br`))),
        gunzipSync(await readFile(join(origin, `${path}.gz`))),
      ];
      expect([path, ...copies.map(String)]).toEqual([path, text, text]);
    }
    expect((await verify(storage)).problems).toEqual([]);
  } finally {
    await rm(origin, { recursive: true });
  }
});
